package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Pictures of the table, kept with the build to be looked at. */
@ExtendWith(Backstage.class)
class PicturesTest {
  private static final String KIEV =
      "{\"game\":\"kiev\",\"seed\":3,\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}";

  private static final String COMMANDERS =
      "{\"game\":\"kiev\",\"seed\":3,\"seats\":{\"axis\":\"recruit\",\"soviet\":\"recruit\"}}";

  @Test
  void theShelfTheMapWithOverlaysAnAttackAndAReplay(House house) throws Exception {
    Player player = house.player().toTheShelf();
    player
        .page()
        .waitForFunction("() => document.querySelectorAll('canvas.art[data-painted]').length >= 4");
    player.picture("shelf");

    var game = house.caller().open(KIEV);
    player.sitDown(game.link("soviet")).waitsForMyTurn().picture("map");
    player.lookAt("0815", 1.05);
    player.page().getByLabel("Enemy zones of control").click();
    player.page().getByLabel("Who is in supply, and by which line").click();
    player.click("0411").seesReach().pointAt("0914");
    player.page().waitForFunction("() => hexfront.play.overlays.layers.value.has('supply')");
    player.settled().picture("overlays");
    player.press("d").settled().picture("dark").press("d");

    var battle = house.caller().open(Situations.attack("person", "recruit"));
    player.sitDown(battle.link("axis")).waitsForMyTurn().lookAt("1519", 1.3).click("1520");
    player.part("column").waitFor();
    player.settled().picture("attack");
    player.press("Enter");
    player.page().waitForFunction("() => hexfront.play.session.sequence > 0");
    player.waitsForMyTurn().settled().picture("question");

    var watched = house.caller().open(COMMANDERS);
    player.sitDown(watched.link("spectator"));
    player.page().waitForFunction("() => hexfront.play.session.sequence > 250");
    player.press("p").part("moment").waitFor();
    player.page().getByLabel("Moment of the game").fill("240");
    player.page().getByLabel("Next combat").click();
    player.button("Front lines").click();
    player.settled().picture("replay");
    for (String name :
        List.of("shelf", "map", "overlays", "dark", "attack", "question", "replay")) {
      assertThat(Files.size(House.pictures().resolve(name + ".png"))).isGreaterThan(50_000);
    }
    assertThat(player.complaints()).isEmpty();
  }
}
