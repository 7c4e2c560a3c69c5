package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal;
import hexfront.engine.orders.Units;
import hexfront.games.wire.FactJson;
import org.junit.jupiter.api.Test;

/** The game's own events say themselves what happened, wherever they are told. */
class InWordsTest {
  private final Board board = Play.campaign().rules().board();

  @Test
  void chitsAreToldAsPlayersTellThem() {
    assertThat(new ChitsSelected(Side.AXIS, 4, "GJ-6.1.1").inWords(board))
        .isEqualTo("The Axis puts 4 chits into the cup");
    assertThat(new Drawn("6A", "axis", false, 1, "GJ-13.2").inWords(board))
        .isEqualTo("Drawn from the cup: the chit 6A of the Axis, without effect; one is left");
    assertThat(new Drawn("SUPPLY", "both", true, 0, "GJ-7.1").inWords(board))
        .isEqualTo("Drawn from the cup: the chit SUPPLY; the cup is empty");
  }

  @Test
  void manyUnitsAreCounted() {
    assertThat(new Activated(Units.of(0, 1), "GJ-8.1.2").inWords(board))
        .isEqualTo("Activated: " + board.unit(0).id() + ", " + board.unit(1).id());
    assertThat(new Activated(Units.of(0, 1, 2, 3, 4), "GJ-8.1.2").inWords(board))
        .isEqualTo("5 units may move and fight now");
  }

  @Test
  void theWordsAreInTheEventThatIsSent() {
    var told =
        new Journal.Told(
            1, "chit-selection", Side.SOVIET, new ChitsSelected(Side.SOVIET, 1, "GJ-6.1.1"));
    assertThat(new FactJson(board).event(told).get("text").stringValue())
        .isEqualTo("The Soviet side puts a chit into the cup");
  }
}
