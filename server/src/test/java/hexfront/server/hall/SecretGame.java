package hexfront.server.hall;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Decision;
import hexfront.engine.Event;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Secret;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.Verdict;
import hexfront.engine.View;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.OrderType;
import hexfront.engine.written.Forms;
import hexfront.engine.written.Written;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A game of secrets, for tests: both sides hide a word in turn, four times, and each sees only its
 * own. The words are numbers of a list.
 */
final class SecretGame extends SmallGame {
  static final List<String> WORDS = List.of("pearl", "sword", "crown", "rose");
  private static final int ORDERS = 4;

  /** Hides a word. */
  public record Hide(int word) implements Order, Secret {}

  /** A word was hidden. */
  public record Hidden(String word, String rule) implements Event, Secret {}

  /** Something was done. */
  public record Done(String rule) implements Event {}

  private record Hiding(int orders) implements Stage {
    @Override
    public String word() {
      return "hiding";
    }
  }

  private final Written written =
      new Written(
          board(),
          new OrderText(board(), orderTypes()),
          new Forms()
              .record("hiding", Hiding.class)
              .numberForEach("hides", 0, List.of("axis", "soviet")));

  SecretGame() {
    super("secret");
  }

  @Override
  Stage begin() {
    return new Hiding(0);
  }

  @Override
  public Written written() {
    return written;
  }

  @Override
  public List<OrderType> orderTypes() {
    return OrderType.all(Hide.class);
  }

  private static boolean hides(Predicate<Order> each) {
    return IntStream.range(0, WORDS.size()).allMatch(word -> each.test(new Hide(word)));
  }

  private static int orders(Position p) {
    return ((Hiding) p.stage()).orders();
  }

  @Override
  public Decision decision(Position p) {
    Side side = orders(p) % 2 == 0 ? Side.AXIS : Side.SOVIET;
    return new Decision(
        side,
        "hiding",
        "Hide one of " + WORDS,
        orders(p) == ORDERS ? List.of() : List.of(new Ask.Phase("hide", SecretGame::hides)));
  }

  @Override
  public Verdict check(Position p, Order order) {
    return Verdict.legal();
  }

  @Override
  public void carryOut(Position p, Order order, Dice dice, Chronicle chronicle) {
    int word = ((Hide) order).word();
    p.setValue(orders(p) % 2, word + 1);
    p.setStage(new Hiding(orders(p) + 1));
    chronicle.tell(new Hidden(WORDS.get(word), "S-1"));
    chronicle.tell(new Done("S-2"));
  }

  @Override
  public View view(Position p, Side side) {
    int word = p.value(side.ordinal());
    Map<String, Object> state =
        word == 0
            ? Map.of("orders", orders(p))
            : Map.of("orders", orders(p), side.word() + "-hides", WORDS.get(word - 1));
    return new View(side, 1, Side.AXIS, "hiding", List.of(), Map.of(), state);
  }

  @Override
  public Score score(Position p) {
    return new Score(0, 0, "even", null, List.of());
  }
}
