package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is kept of lines while a game is played at random, against what is found anew. */
class KnownLinesTest {
  private static final int ORDERS = 1200;

  @ParameterizedTest
  @ValueSource(strings = {"uranus", "fall-blau"})
  @Case({"CTS-9.1", "CTS-9.2", "CTS-16.2a", "CTS-16.2c"})
  void keptLinesLeadWhereTheyWouldBeFoundAnew(String scenario) {
    Play play = Play.open(scenario);
    StalingradRules rules = play.rules();
    SplittableRandom random = new SplittableRandom(7);
    for (int n = 0; n < ORDERS && !play.game().isOver(); n++) {
      play.game().play(rules.anyOrder(play.position(), random));
      if (n % 6 == 0) {
        for (Side side : Side.values()) {
          compare(rules, play.position(), side);
        }
      }
    }
  }

  private static void compare(StalingradRules rules, Position p, Side side) {
    Position anew = p.copy();
    HexSet supplied = rules.supply.supplied(p, side);
    assertThat(supplied).isEqualTo(rules.supply.supplied(anew, side));
    for (SupplyLine line : rules.supply.lines(p, side)) {
      int hex = p.hex(line.unit());
      assertThat(supplied.has(hex)).as(rules.name(line.unit())).isEqualTo(line.path().size() > 0);
      assertThat(rules.communications.isConnected(p, side, hex))
          .isEqualTo(rules.communications.isConnected(anew, side, hex));
      assertThat(rules.communications.hasLine(p, side, hex))
          .isEqualTo(rules.communications.hasLine(anew, side, hex));
    }
  }
}
