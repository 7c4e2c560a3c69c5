package hexfront.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Board;
import hexfront.engine.Boards;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A journal's text says what was played, and shows when somebody has changed it. */
class JournalTest {
  private static final Board BOARD = Boards.plain(9, 9, 4);
  private static final OrderText ORDERS =
      new OrderText(BOARD, OrderType.all(Move.class, Choose.class, EndPhase.class));

  private static Journal journal(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Journal journal = new Journal(Map.of("game", "toy"));
    for (int number = 1; number <= 12; number++) {
      Order order =
          switch (random.nextInt(3)) {
            case 0 -> new Move(Units.of(random.nextInt(4)), Hexes.of(random.nextInt(80), 80));
            case 1 -> new Choose("retreat");
            default -> new EndPhase();
          };
      List<Dice.Throw> thrown =
          random.nextBoolean() ? List.of() : List.of(new Dice.Throw(1 + random.nextInt(6), 0));
      Side side = random.nextBoolean() ? Side.AXIS : Side.SOVIET;
      journal.append(new Journal.Entry(number, side, order, thrown, List.of(), random.nextLong()));
    }
    return journal;
  }

  @Test
  void itsTextIsReadAsItWasWritten() {
    Journal journal = journal(1);
    String text = journal.text(ORDERS);
    assertThat(Journal.readHeader(text)).isEqualTo(journal.header());
    List<Journal.Line> lines = Journal.readLines(text);
    assertThat(lines).hasSize(12);
    for (Journal.Line line : lines) {
      Journal.Entry entry = journal.entries().get(line.number() - 1);
      assertThat(ORDERS.read(line.order())).isEqualTo(entry.order());
      assertThat(line.thrown()).isEqualTo(entry.thrown());
      assertThat(line.side()).isEqualTo(entry.side());
      assertThat(line.positionHash()).isEqualTo(entry.positionHash());
    }
  }

  @Test
  void anyCharacterThatWasChangedIsFound() {
    String text = journal(2).text(ORDERS);
    for (int i = text.indexOf('\n') + 1; i < text.length(); i++) {
      char was = text.charAt(i);
      if (was != '\n') {
        String changed = text.substring(0, i) + (was == '1' ? '2' : '1') + text.substring(i + 1);
        assertThatThrownBy(() -> Journal.readLines(changed))
            .as("character %d, '%s'", i, was)
            .isInstanceOf(JournalProblem.class);
      }
    }
  }

  @Test
  void aLineLeftOutRepeatedOrMovedIsFoundAtItsPlace() {
    List<String> lines = journal(3).text(ORDERS).lines().toList();
    int first = lines.indexOf("") + 1;
    for (int i = first; i < lines.size() - 1; i++) {
      List<String> without = new ArrayList<>(lines);
      without.remove(i);
      assertChangedAt(i + 1, without);
      List<String> twice = new ArrayList<>(lines);
      twice.add(i, lines.get(i));
      assertChangedAt(i + 2, twice);
      List<String> swapped = new ArrayList<>(lines);
      Collections.swap(swapped, i, i + 1);
      assertChangedAt(i + 1, swapped);
    }
  }

  private static void assertChangedAt(int line, List<String> lines) {
    assertThatThrownBy(() -> Journal.readLines(String.join("\n", lines)))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining("journal line " + line + ":")
        .hasMessageContaining("changed or cut");
  }

  @Test
  void aLineOfAnotherJournalDoesNotFit() {
    List<String> one = new ArrayList<>(journal(4).text(ORDERS).lines().toList());
    List<String> other = journal(5).text(ORDERS).lines().toList();
    one.set(6, other.get(6));
    assertThatThrownBy(() -> Journal.readLines(String.join("\n", one)))
        .isInstanceOf(JournalProblem.class);
  }

  @Test
  void aTextThatIsNoJournalIsSaidToBeNone() {
    assertThatThrownBy(() -> Journal.readHeader("hexfront-journal 99\n"))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining("expected 'hexfront-journal 1'");
    assertThatThrownBy(() -> Journal.readHeader("")).isInstanceOf(JournalProblem.class);
  }

  @Test
  void theFingerprintStandsForTheWholeJournal() {
    assertThat(journal(6).fingerprint(ORDERS))
        .isEqualTo(journal(6).fingerprint(ORDERS))
        .isNotEqualTo(journal(7).fingerprint(ORDERS));
  }
}
