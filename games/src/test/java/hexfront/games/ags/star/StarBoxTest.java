package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.Arrangement.Piece;
import hexfront.games.Setting;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The box: any position, with the state of the game's own. */
class StarBoxTest {
  private static final StarBox BOX = new StarBox();

  private static Unit counter(String id) {
    return BOX.counters().stream().filter(u -> u.id().equals(id)).findFirst().orElseThrow();
  }

  private static int hex(String number) {
    return BOX.map().grid().hex(number).orElseThrow();
  }

  private static Piece piece(String id, String hex, String... flags) {
    return new Piece(counter(id), hex.equals("off") ? null : hex(hex), 0, Set.of(flags), null);
  }

  private static Setting arrange(String phase, Map<String, Object> state, Piece... pieces) {
    return BOX.arrange(
        new Arrangement(BOX.map(), 4, Side.SOVIET, phase, List.of(pieces), state, Map.of(), false));
  }

  private static List<String> refusals(Setting setting, String... path) {
    Rulebook rules = setting.rulebook();
    Hexes way = Hexes.of(List.of(path).stream().mapToInt(StarBoxTest::hex).toArray());
    return rules.check(setting.position(), new Move(Units.of(0), way)).refusals().stream()
        .map(Refusal::rule)
        .toList();
  }

  @Test
  @Case({"STAR-21.0", "STAR-21.22"})
  void aPositionMaySayThatAUnitOrItsHeadquartersIsDefensive() {
    Piece tank = piece("star-su-15tc", "1502");
    Piece fixed = piece("star-su-15tc", "1502", "defensive");
    Piece staff = piece("star-su-hq-6a", "1501");
    Piece defending = piece("star-su-hq-6a", "1501", "defensive");
    String phase = "mechanized-movement";
    assertThat(refusals(arrange(phase, Map.of(), tank, staff), "1502", "1503")).isEmpty();
    assertThat(refusals(arrange(phase, Map.of(), fixed, staff), "1502", "1503"))
        .containsExactly("STAR-21.22");
    assertThat(refusals(arrange(phase, Map.of(), tank, defending), "1502", "1503"))
        .containsExactly("STAR-21.22");
  }

  @Test
  @Case({"STAR-24.0", "STAR-25.1"})
  void aPositionMaySayWhoIsOffTheMap() {
    Setting setting =
        arrange(
            "initial-movement",
            Map.of(
                "exited", Map.of("star-su-18tc", "3026"),
                "forced-off", Map.of("star-su-12tc", "0126"),
                "control", Map.of("0916", "soviet"),
                "rail-used", 3),
            piece("star-su-18tc", "off"),
            piece("star-su-12tc", "off"));
    Position p = setting.position();
    assertThat(p.is(0, StarFlag.EXITED)).isTrue();
    assertThat(p.is(1, StarFlag.FORCED_OFF)).isTrue();
    assertThat(setting.rulebook().view(p, Side.SOVIET).state())
        .containsEntry("exited", Map.of("star-su-18tc", "3026"))
        .containsEntry("forced-off", Map.of("star-su-12tc", "0126"))
        .containsEntry("rail-used", 3);
    assertThat(setting.rulebook().score(p).items()).anyMatch(i -> i.why().equals("Belgorod"));
  }

  @Test
  @Case("STAR-19.8")
  void anOverstackedPositionIsRefusedWithItsCase() {
    assertThatThrownBy(
            () ->
                arrange(
                    "combat",
                    Map.of(),
                    piece("star-su-18tc", "1502"),
                    piece("star-su-12tc", "1502")))
        .isInstanceOfSatisfying(
            Impossible.class,
            e -> assertThat(e.refusals()).extracting(Refusal::rule).contains("STAR-19.8"));
  }

  @Test
  void whatItDoesNotKnowIsRefused() {
    assertThatThrownBy(() -> arrange("combat", Map.of("exited", "nobody")))
        .isInstanceOf(Impossible.class)
        .hasMessageContaining("exited expects");
    assertThatThrownBy(() -> arrange("combat", Map.of("rail-used", "many")))
        .isInstanceOf(Impossible.class)
        .hasMessageContaining("rail-used expects");
  }
}
