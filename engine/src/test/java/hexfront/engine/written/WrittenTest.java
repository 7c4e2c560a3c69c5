package hexfront.engine.written;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Board;
import hexfront.engine.Boards;
import hexfront.engine.FixedZones;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.Unit;
import hexfront.engine.Worded;
import hexfront.engine.ZoneRule;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is written hangs on names that a game registers, and on nothing else of the program. */
class WrittenTest {
  private enum Weather implements Worded {
    DRY("dry"),
    MUD("mud");

    private final String word;

    Weather(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }
  }

  private record Fight(Units attackers, Hexes targets, List<Hexes> trails, int due) {}

  private record Retreat(
      Fight fight,
      Side side,
      Weather weather,
      boolean forced,
      String words,
      UnitRef leader,
      Hex hex,
      Steps steps,
      Paths paths,
      @UnitIndex int chosen,
      @HexIndex List<Integer> wiped,
      Choose order,
      Stage back,
      int rest)
      implements Stage {
    @Override
    public String word() {
      return "retreat";
    }
  }

  private record Waiting(int turns) implements Stage {
    @Override
    public String word() {
      return "waiting";
    }
  }

  /** The same fields under other names, in a record of another name. */
  private record Struggle(Units who, Hexes where, List<Hexes> ways, int toLose) {}

  private record Pausing(int howLong, boolean added) implements Stage {
    @Override
    public String word() {
      return "pausing";
    }
  }

  private record GivingWay(
      Struggle a,
      Side b,
      Weather c,
      boolean d,
      String e,
      UnitRef f,
      Hex g,
      Steps h,
      Paths i,
      @UnitIndex int j,
      @HexIndex List<Integer> k,
      Choose l,
      Stage m,
      int n)
      implements Stage {
    @Override
    public String word() {
      return "giving-way";
    }
  }

  private static final Board BOARD = Boards.plain(6, 6, 6);
  private static final Written WRITTEN =
      written(
          BOARD,
          new Forms()
              .record("retreat", Retreat.class)
              .record("fight", Fight.class)
              .record("waiting", Waiting.class));
  private static final Written RENAMED =
      written(
          BOARD,
          new Forms()
              .record("waiting", Pausing.class)
              .record("fight", Struggle.class)
              .record("retreat", GivingWay.class));

  private static Written written(Board board, Forms forms) {
    return new Written(
        board,
        new OrderText(board, List.of(OrderType.of(Choose.class))),
        forms
            .flag("moved", 1)
            .numberInFlags("left", 6)
            .number("rain", 0)
            .oneOf("marker", 1, Forms.hexes(board))
            .someOf("towns", 2, List.of("Kiev", "Old Town", "Rostov")));
  }

  private static Retreat retreat(Stage back) {
    return new Retreat(
        new Fight(Units.of(0, 2), Hexes.of(7, -1), List.of(Hexes.of(3), Hexes.of()), 0),
        Side.SOVIET,
        Weather.MUD,
        true,
        "a \"b\" | (c)\nd\\",
        new UnitRef(4),
        new Hex(9),
        new Steps(Map.of(1, 2, 3, 0)),
        new Paths(Map.of(5, Hexes.of(1, 2))),
        -1,
        List.of(8, 9),
        new Choose("hold"),
        back,
        0);
  }

  private static Position position(Stage stage) {
    Position p = new Position(BOARD, 3, stage);
    p.setTurn(4);
    p.setPhasing(Side.SOVIET);
    p.place(1, 14);
    p.setLost(1, 2);
    p.setSpent(1, 7);
    p.setStartHex(1, 0);
    p.setCameFrom(1, 13);
    p.mark(1, 1 | 4);
    p.takeOff(2, Position.GONE);
    p.setControl(3, Side.AXIS);
    p.setControl(4, Side.SOVIET);
    p.setValue(0, -5);
    p.setValue(1, 12);
    p.setValue(2, 6);
    return p;
  }

  @Test
  void everyKindOfFieldIsReadAsItWasWritten() {
    for (Stage back : new Stage[] {null, new Waiting(3), new Waiting(0)}) {
      Stage stage = retreat(back);
      String text = WRITTEN.text(stage);
      assertThat(text).doesNotContain("\n", "|");
      assertThat(WRITTEN.readStage(text)).isEqualTo(stage);
    }
    assertThat(WRITTEN.text(new Waiting(3))).isEqualTo("(waiting 3)");
    assertThat(WRITTEN.text(new Waiting(0))).isEqualTo("(waiting)");
  }

  @Test
  void aPositionIsWrittenInThisForm() {
    assertThat(WRITTEN.text(position(new Waiting(3))))
        .isEqualTo(
            "(turn 4) (phasing soviet) (stage (waiting 3))"
                + " (values (rain -5) (marker 0206) (towns (\"Old Town\" Rostov)))"
                + " (control (axis 0104) (soviet 0105))"
                + " (units (u1 0303 (lost 2) (spent 7) (start 0101) (from 0302)"
                + " (flags (left 2) moved)) (u2 gone))");
  }

  @Test
  void whoRenamesARecordAndItsFieldsReadsWhatWasWrittenBefore() {
    Position before = position(retreat(new Waiting(2)));
    Position after = RENAMED.read(WRITTEN.text(before));
    assertThat(after.stage()).isInstanceOf(GivingWay.class);
    assertThat(RENAMED.text(after)).isEqualTo(WRITTEN.text(before));
    assertThat(RENAMED.hash(after)).isEqualTo(WRITTEN.hash(before));
    assertThat(WRITTEN.read(RENAMED.text(after))).isEqualTo(before);
  }

  @Test
  void aFieldMoreAtTheEndIsReadAsNothingAndChangesNoHash() {
    Position before = position(new Waiting(2));
    Position after = RENAMED.read(WRITTEN.text(before));
    assertThat(after.stage()).isEqualTo(new Pausing(2, false));
    assertThat(RENAMED.hash(after)).isEqualTo(WRITTEN.hash(before));
    assertThat(RENAMED.hash(position(new Pausing(2, true)))).isNotEqualTo(WRITTEN.hash(before));
  }

  @Test
  void unitsInAnotherOrderAndMoreOfThemChangeNoHash() {
    List<Unit> roster = new ArrayList<>(BOARD.units());
    Collections.reverse(roster);
    Unit more = Boards.plain(6, 6, 7).unit(6);
    roster.add(2, more);
    Board other = new Board(BOARD.map(), roster, SAME_ZONES);
    Forms forms =
        new Forms()
            .record("retreat", Retreat.class)
            .record("fight", Fight.class)
            .record("waiting", Waiting.class);
    Written there = written(other, forms);
    Position before = position(retreat(null));
    Position after = there.read(WRITTEN.text(before));
    assertThat(there.hash(after)).isEqualTo(WRITTEN.hash(before));
    assertThat(after.hex(other.unit("u1").orElseThrow())).isEqualTo(14);
  }

  @Test
  void theRunningHashIsTheHashWhateverHasChanged() {
    List<Consumer<Position>> changes =
        List.of(
            p -> p.setTurn(5),
            p -> p.setPhasing(Side.AXIS),
            p -> p.setStage(new Waiting(2)),
            p -> p.place(1, 15),
            p -> p.takeOff(5, Position.GONE),
            p -> p.setLost(1, 1),
            p -> p.setSpent(0, 3),
            p -> p.setStartHex(1, 2),
            p -> p.setCameFrom(5, 1),
            p -> p.mark(3, 2),
            p -> p.setControl(0, Side.AXIS),
            p -> p.setControl(35, Side.SOVIET),
            p -> p.setControl(3, null),
            p -> p.setValue(0, 0),
            p -> p.setValue(2, 1),
            p -> {});
    RunningHash running = WRITTEN.runningHash();
    Position before = position(new Waiting(3));
    for (Consumer<Position> change : changes) {
      Position after = before.copy();
      change.accept(after);
      assertThat(running.of(before, after)).isEqualTo(WRITTEN.hash(after));
      before = after;
    }
    Position other = position(new Waiting(1));
    assertThat(running.of(position(new Waiting(3)), other)).isEqualTo(WRITTEN.hash(other));
  }

  private static final ZoneRule.Layout SAME_ZONES =
      FixedZones.layout((map, hex, direction) -> true, (unit, purpose) -> true);

  @Test
  void whatTheGameDoesNotKnowIsRefusedByName() {
    String good = WRITTEN.text(position(new Waiting(3)));
    assertRefused(good.replace("waiting", "resting"), "'resting' has no place here");
    assertRefused(good.replace("(waiting 3)", "(fight () ())"), "'fight' has no place here");
    assertRefused(good.replace("(waiting 3)", "(waiting 3 4)"), "more fields");
    assertRefused(good.replace("(waiting 3)", "(retreat)"), "fewer fields");
    assertRefused(good.replace("(waiting 3)", "(waiting many)"), "expected a number, found 'many'");
    assertRefused(good.replace("rain", "snow"), "no number called 'snow'");
    assertRefused(good.replace("Rostov", "Moscow"), "'towns' knows no 'Moscow'");
    assertRefused(good.replace("u1", "u9"), "unknown unit 'u9'");
    assertRefused(good.replace("0303", "9999"), "unknown hex '9999'");
    assertRefused(good.replace("moved", "rested"), "unknown flag 'rested'");
    assertRefused(good.replace("(lost 2)", "(won 2)"), "a unit has no 'won'");
    assertRefused(good.replace("(turn 4) ", ""), "'turn' is missing");
    assertRefused(good + " (turn 4)", "'turn' stands there twice");
    assertRefused(good.replace("(lost 2)", "(lost 4)"), "u1 has no 4 steps");
    assertRefused(good.replace("(rain -5)", "()"), "expected a number and its name");
    assertRefused("(".repeat(100_000), "groups in more than 100 groups");
    assertRefused(good + " (moon 4)", "unknown sections [moon]");
    assertRefused(good + " (moon 4", "not closed");
    assertRefused(good + ")", "not opened");
  }

  private static void assertRefused(String text, String why) {
    assertThatThrownBy(() -> WRITTEN.read(text))
        .isInstanceOf(WrittenProblem.class)
        .hasMessageContaining(why);
  }

  @Test
  void whatHasNoNameCannotBeWritten() {
    Position p = position(new Waiting(1));
    p.mark(3, 32);
    assertThatThrownBy(() -> WRITTEN.text(p)).hasMessageContaining("no word for the flags");
    assertThatThrownBy(() -> WRITTEN.text(new Pausing(1, true)))
        .hasMessageContaining("has no written name");
    assertThatThrownBy(() -> new Forms().flag("a", 1).flag("b", 3)).hasMessageContaining("same");
    assertThatThrownBy(() -> new Forms().flag("a", 1).flag("a", 2)).hasMessageContaining("same");
    Forms gap = new Forms().number("a", 0).number("c", 2);
    assertThatThrownBy(() -> new Written(BOARD, new OrderText(BOARD, List.of()), gap))
        .hasMessageContaining("the number 1 has no name");
  }
}
