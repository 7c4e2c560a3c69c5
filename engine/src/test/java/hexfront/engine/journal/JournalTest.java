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

  private static final String POSITION = "(turn 1) (stage (say \"a | b\"))";

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
      journal.append(
          new Journal.Entry(number, side, order, thrown, List.of(), random.nextLong(), Units.of()));
    }
    return journal;
  }

  @Test
  void itsTextIsReadAsItWasWritten() {
    Journal journal = journal(1);
    String text = journal.text(ORDERS, 3, POSITION);
    assertThat(Saved.header(text)).isEqualTo(journal.header());
    Saved saved = Saved.read(text);
    assertThat(saved.format()).isEqualTo(2);
    assertThat(saved.stretches()).hasSize(1);
    assertThat(saved.stretches().getFirst().stand()).isEqualTo(new Saved.Stand(12, 3, POSITION));
    List<Saved.Line> lines = saved.stretches().getFirst().orders();
    assertThat(lines).hasSize(12);
    for (Saved.Line line : lines) {
      Journal.Entry entry = journal.entries().get(line.number() - 1);
      assertThat(ORDERS.read(line.order())).isEqualTo(entry.order());
      assertThat(line.thrown()).isEqualTo(entry.thrown());
      assertThat(line.side()).isEqualTo(entry.side());
      assertThat(line.position()).hasValue(entry.positionHash());
    }
  }

  @Test
  void notesOfReadersAreReadAndChangeNothing() {
    String text = journal(1).text(ORDERS, 3, POSITION);
    Saved plain = Saved.read(text);
    Saved noted = Saved.read(text + "# 3 the bridge | lost\n# 12\n");
    assertThat(noted.notes())
        .containsExactly(new Saved.Note(3, "the bridge | lost"), new Saved.Note(12, ""));
    assertThat(noted.stretches()).isEqualTo(plain.stretches());
    assertThat(plain.notes()).isEmpty();
    assertThatThrownBy(() -> Saved.read(text + "# the bridge is lost\n"))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining("expected a note such as");
  }

  @Test
  void anyCharacterThatWasChangedIsFound() {
    String text = journal(2).text(ORDERS, 3, POSITION);
    for (int i = text.indexOf('\n') + 1; i < text.length(); i++) {
      char was = text.charAt(i);
      if (was != '\n') {
        String changed = text.substring(0, i) + (was == '1' ? '2' : '1') + text.substring(i + 1);
        assertThatThrownBy(() -> Saved.read(changed))
            .as("character %d, '%s'", i, was)
            .isInstanceOf(JournalProblem.class);
      }
    }
  }

  @Test
  void aLineLeftOutRepeatedOrMovedIsFoundAtItsPlace() {
    List<String> lines = journal(3).text(ORDERS, 3, POSITION).lines().toList();
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
    assertThatThrownBy(() -> Saved.read(String.join("\n", lines)))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining("journal line " + line + ":")
        .hasMessageContaining("changed or cut");
  }

  @Test
  void aJournalWithoutItsEndIsFound() {
    List<String> lines = journal(3).text(ORDERS, 3, POSITION).lines().toList();
    assertThatThrownBy(() -> Saved.read(String.join("\n", lines.subList(0, lines.size() - 1))))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining("journal line " + lines.size() + ":")
        .hasMessageContaining("was cut");
  }

  @Test
  void aLineOfAnotherJournalDoesNotFit() {
    List<String> one = new ArrayList<>(journal(4).text(ORDERS, 3, POSITION).lines().toList());
    List<String> other = journal(5).text(ORDERS, 3, POSITION).lines().toList();
    one.set(6, other.get(6));
    assertThatThrownBy(() -> Saved.read(String.join("\n", one))).isInstanceOf(JournalProblem.class);
  }

  @Test
  void aTextThatIsNoJournalIsSaidToBeNone() {
    assertThatThrownBy(() -> Saved.format("hexfront-journal 99\n"))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining("expected 'hexfront-journal 2'");
    assertThatThrownBy(() -> Saved.format("")).isInstanceOf(JournalProblem.class);
  }

  @Test
  void theFingerprintStandsForTheWholeJournal() {
    assertThat(journal(6).fingerprint(ORDERS))
        .isEqualTo(journal(6).fingerprint(ORDERS))
        .isNotEqualTo(journal(7).fingerprint(ORDERS));
  }
}
