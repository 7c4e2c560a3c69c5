package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.orders.OrderText;
import hexfront.games.Box;
import hexfront.games.ags.kiev.KievBox;
import hexfront.games.ags.korsun.KorsunBox;
import hexfront.games.ags.rostov.RostovBox;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Counters of the game in positions that somebody describes. */
class CountersInPositionsTest {
  private static Game position(Box box, String phase, String side, String... units) {
    return position(2, box, phase, side, units);
  }

  private static Game position(int turn, Box box, String phase, String side, String... units) {
    String text =
        """
        {"turn":%d,"side":"%s","phase":"%s","map":{"columns":10,"rows":10},"units":[%s]}
        """
            .formatted(turn, side, phase, String.join(",", units));
    Table table = new Tables(List.of(box)).arrange(box, Json.read(text), Optional.of(1L));
    return table.game();
  }

  private static String unit(String id, String counter, String hex) {
    return """
    {"id":"%s","unit":"%s","hex":"%s"}\
    """
        .formatted(id, counter, hex);
  }

  private static String untried(String id, String counter, String hex) {
    return """
    {"id":"%s","unit":"%s","hex":"%s","flags":["untried"]}\
    """
        .formatted(id, counter, hex);
  }

  private static void eliminate(Game game, String id) {
    int unit = game.position().board().unit(id).orElseThrow();
    game.position().takeOff(unit, Position.GONE);
  }

  private static Score scoreWithout(Game game, String... ids) {
    for (String id : ids) {
      eliminate(game, id);
    }
    return game.rulebook().score(game.position());
  }

  private static Order order(Game game, String text) {
    return new OrderText(game.position().board(), game.rulebook().orderTypes()).read(text);
  }

  // ---- rules hang on the counter, not on the id

  @Test
  @Case("KIEV-24.2")
  void guderianIsWorthTwentyPointsUnderAnyName() {
    Game game =
        position(new KievBox(), "combat", "axis", unit("boss", "kiev-ge-hq-2pz-guderian", "0505"));
    assertThat(scoreWithout(game, "boss").soviet()).isEqualTo(20);
  }

  @Test
  @Case("KIEV-24.3")
  void aFrontHeadquartersIsWorthTenPointsUnderAnyName() {
    Game game = position(new KievBox(), "combat", "axis", unit("hq", "kiev-su-hq-agsw", "0505"));
    assertThat(scoreWithout(game, "hq").axis()).isEqualTo(10);
  }

  @Test
  @Case("KORSUN-23.12")
  void theTwoTankArmiesOfTurn1MustBeActiveUnderAnyName() {
    Game game =
        position(
            1,
            new KorsunBox(),
            "headquarters",
            "soviet",
            unit("x", "korsun-su-hq-5gta", "0505"),
            unit("y", "korsun-su-hq-2ta", "0606"),
            unit("z", "korsun-su-hq-40a", "0707"));
    assertThat(refusal(game, "activate units=y,z")).isEqualTo("KORSUN-23.12");
    assertThat(refusal(game, "activate units=x,z")).isEqualTo("KORSUN-23.12");
    assertThat(game.check(order(game, "activate units=x,y")).isLegal()).isTrue();
  }

  private static String refusal(Game game, String order) {
    return game.check(order(game, order)).refusals().getFirst().rule();
  }

  // ---- divisions are whole only with all counters of the roster

  @Test
  @Case("ROSTOV-19.52")
  void aDivisionIsNotDoubledIfThePositionLeavesOutARegiment() {
    String[] two = {
      unit("a", "rostov-ge-4pzr-13pz", "0404"),
      unit("b", "rostov-ge-66sr-13pz", "0404"),
      unit("x", "rostov-su-383rd", "0405")
    };
    Game without = position(new RostovBox(), "combat", "axis", two);
    Game with =
        position(
            new RostovBox(),
            "combat",
            "axis",
            two[0],
            two[1],
            two[2],
            unit("c", "rostov-ge-93sr-13pz", "0404"));
    String attack = "attack attackers=a,b hexes=0405";
    int plain = odds(without, attack).attack();
    assertThat(odds(with, attack).attack()).isEqualTo(2 * plain);
  }

  @Test
  @Case("KIEV-24.2")
  void aDivisionIsNotWhollyGoneIfThePositionLeavesOutARegiment() {
    Game game =
        position(
            new KievBox(),
            "combat",
            "axis",
            unit("a", "kiev-ge-11sr-9pz", "0505"),
            unit("b", "kiev-ge-33pzr-9pz", "0505"));
    assertThat(scoreWithout(game, "a", "b").soviet()).isEqualTo(8 + 5);
  }

  // ---- nobody knows an untried unit

  private static Forecast odds(Game game, String order) {
    return game.rulebook().odds(game.position(), order(game, order));
  }

  private static Forecast oddsAgainstUntried(String counter) {
    Game game =
        position(
            new KievBox(),
            "combat",
            "axis",
            unit("g", "kiev-ge-111id", "0505"),
            untried("u", counter, "0506"));
    return odds(game, "attack attackers=g hexes=0506");
  }

  @Test
  @Case({"AGS-13.1", "AGS-13.2"})
  void theOddsAreTheSameWhoeverAnUntriedUnitIs() {
    Forecast weak = oddsAgainstUntried("kiev-su-137rd");
    Forecast strong = oddsAgainstUntried("kiev-su-24rd");
    assertThat(weak).isEqualTo(strong);
    assertThat(weak.defence()).isZero();
    assertThat(weak.outcomes()).hasSizeGreaterThan(3);
  }
}
