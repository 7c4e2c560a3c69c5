package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Backstage.class)
class OverlaysTest {
  private static final Map<String, String> KEYS =
      Map.of(
          "z", "zones-enemy",
          "Z", "zones-own",
          "s", "supply",
          "c", "command",
          "t", "threats",
          "v", "control",
          "l", "losses");

  @Test
  void everyOverlayHasAKeyAndAButton(House house) {
    var game =
        house
            .caller()
            .open("{\"game\":\"kiev\",\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}");
    Player player = house.player().sitDown(game.link("soviet")).waitsForMyTurn();
    KEYS.forEach(
        (key, overlay) -> {
          player.press(key);
          player
              .page()
              .waitForFunction("id => hexfront.play.overlays.layers.value.has(id)", overlay);
        });
    assertThat(player.page().locator(".overlays button[aria-pressed=true]").count())
        .isEqualTo(KEYS.size());
    KEYS.keySet().forEach(player::press);
    assertThat(player.page().locator(".overlays button[aria-pressed=true]").count()).isZero();
    player.page().getByLabel("Who is in supply, and by which line").click();
    player.page().waitForFunction("() => hexfront.play.overlays.on.value.includes('supply')");
    assertThat(hexes(player, "zones-enemy", 0)).isGreaterThan(50);
    assertThat(lines(player)).isGreaterThan(10);
    assertThat(player.complaints()).isEmpty();
  }

  private static int hexes(Player player, String overlay, int mark) {
    return ((Number)
            player
                .page()
                .evaluate(
                    "([id, i]) =>"
                        + " [...hexfront.play.overlays.layers.value.get(id).marked[i].hexes].length",
                    List.of(overlay, mark)))
        .intValue();
  }

  private static int lines(Player player) {
    return ((Number)
            player.evaluate("() => hexfront.play.overlays.layers.value.get('supply').lines.length"))
        .intValue();
  }
}
