package hexfront.server.hall;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.Verdict;
import hexfront.engine.View;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.OrderType;
import hexfront.engine.written.Forms;
import hexfront.engine.written.Written;
import hexfront.games.Box;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * A game of numbers whose rules can change, for tests: both sides add a number in turn, and may
 * throw a die for it.
 */
final class CountingGame extends SmallGame {
  /** Adds a number; 0 adds what a die shows. */
  public record Add(int number) implements Order {}

  /** An order that later rules no longer have. */
  public record Double(int number) implements Order {}

  /** How often somebody has added. */
  private record Counting(int orders) implements Stage {
    @Override
    public String word() {
      return "counting";
    }
  }

  /** The same under another name. */
  private record Summing(int soFar, boolean added) implements Stage {
    @Override
    public String word() {
      return "counting";
    }
  }

  private static final int SUM = 0;
  private static final int ORDERS = 1;

  private final int version;
  private final int most;
  private final int bonus;
  private final List<OrderType> orders;
  private final Function<Integer, Stage> stage;
  private final Written written;

  private CountingGame(
      int version,
      int most,
      int bonus,
      List<OrderType> orders,
      Class<? extends Record> stages,
      Function<Integer, Stage> stage) {
    super("counting");
    this.version = version;
    this.most = most;
    this.bonus = bonus;
    this.orders = orders;
    this.stage = stage;
    Forms forms =
        new Forms().record("counting", stages).number("sum", SUM).number("orders", ORDERS);
    written = new Written(board(), new OrderText(board(), orders), forms);
  }

  private static CountingGame of(int version, int most, int bonus) {
    return new CountingGame(
        version,
        most,
        bonus,
        OrderType.all(Add.class, Double.class),
        Counting.class,
        Counting::new);
  }

  /** The game as it first was. */
  static Box first() {
    return of(1, 9, 0).box();
  }

  /** With rules that allow no number above 5. */
  static Box stricter() {
    return of(2, 5, 0).box();
  }

  /** With rules by which a 7 counts for more. */
  static Box generous() {
    return of(2, 9, 1).box();
  }

  /** With rules that were changed although nobody raised their version. */
  static Box tacitlyStricter() {
    return of(1, 5, 0).box();
  }

  /** With rules that no longer know one of the orders. */
  static Box withoutDoubles() {
    return new CountingGame(2, 9, 0, OrderType.all(Add.class), Counting.class, Counting::new).box();
  }

  /** The first rules, with other names in the program. */
  static Box renamed() {
    return new CountingGame(
            1,
            9,
            0,
            OrderType.all(Double.class, Add.class),
            Summing.class,
            orders -> new Summing(orders, false))
        .box();
  }

  @Override
  Stage begin() {
    return stage.apply(0);
  }

  @Override
  public int version() {
    return version;
  }

  @Override
  public Written written() {
    return written;
  }

  @Override
  public List<OrderType> orderTypes() {
    return orders;
  }

  @Override
  public boolean isOpenToAll() {
    return true;
  }

  @Override
  public Decision decision(Position p) {
    Side side = p.value(ORDERS) % 2 == 0 ? Side.AXIS : Side.SOVIET;
    return new Decision(
        side,
        "counting",
        "Add a number",
        List.of(
            new Ask.Phase("add", each -> each.test(new Add(1))),
            new Ask.Phase("double", each -> each.test(new Double(1)))));
  }

  @Override
  public Verdict check(Position p, Order order) {
    return order instanceof Add add && add.number() > most
        ? Verdict.refused("C-1", "the number is above " + most)
        : Verdict.legal();
  }

  @Override
  public void carryOut(Position p, Order order, Dice dice, Chronicle chronicle) {
    int number =
        switch (order) {
          case Add(int n) when n == 0 -> {
            int die = dice.roll();
            chronicle.tell(new Rolled(List.of(die), "add", decision(p).side(), "C-2"));
            yield die;
          }
          case Add(int n) -> n == 7 ? n + bonus : n;
          case Double(int n) -> 2 * n;
          default -> throw new IllegalStateException();
        };
    p.setValue(SUM, p.value(SUM) + number);
    p.setValue(ORDERS, p.value(ORDERS) + 1);
    p.setStage(stage.apply(p.value(ORDERS)));
  }

  @Override
  public boolean legal(Position p, Predicate<Order> each) {
    return each.test(new Add(1));
  }

  @Override
  public Order anyOrder(Position p, RandomGenerator random) {
    return new Add(random.nextInt(5));
  }

  @Override
  public View view(Position p, Side side) {
    return new View(
        side, 1, Side.AXIS, "counting", List.of(), Map.of(), Map.of("sum", p.value(SUM)));
  }

  @Override
  public Score score(Position p) {
    return new Score(p.value(SUM), 0, "even", null, List.of());
  }
}
