package hexfront.app.toy;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Chronicle;
import hexfront.engine.Decision;
import hexfront.engine.FixedZones;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.View;
import hexfront.engine.ZoneRule;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.LostSteps;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Phase;
import hexfront.engine.events.Points;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.engine.written.Forms;
import hexfront.engine.written.Written;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The rules of the toy game: a unit steps into an empty adjacent hex, attacks an adjacent enemy and
 * on a 4 or more takes a step from it. Three turns.
 */
public class ToyRulebook implements Rulebook {
  record Stage(String word) implements hexfront.engine.Stage {}

  record Salute(boolean use) implements Order {}

  static final ZoneRule.Layout ZONES =
      FixedZones.layout((map, hex, direction) -> true, (unit, purpose) -> true);

  private static final int MOVED = 2;
  private static final int FOUGHT = 4;

  private final Board board;
  private final Written written;

  ToyRulebook(Board board) {
    this.board = board;
    this.written =
        new Written(
            board,
            new OrderText(board, orderTypes()),
            new Forms()
                .record("phase", Stage.class)
                .flag("tired", 1)
                .flag("moved", MOVED)
                .flag("fought", FOUGHT)
                .number("own", 0));
  }

  @Override
  public Written written() {
    return written;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public List<OrderType> orderTypes() {
    return OrderType.all(
        Move.class,
        Attack.class,
        EndPhase.class,
        Rail.class,
        Lose.class,
        Retreat.class,
        Salute.class);
  }

  @Override
  public Decision decision(Position p) {
    List<Ask> asks =
        switch (p.stage().word()) {
          case "initial-movement" -> List.of(listed(p, "move"), new Ask.OneOf(new EndPhase()));
          case "combat" -> List.of(listed(p, "attack"), new Ask.OneOf(new EndPhase()));
          default -> List.of();
        };
    return new Decision(p.phasing(), p.stage().word(), "Your orders?", asks);
  }

  private Ask listed(Position p, String type) {
    return new Ask.Phase(
        type, each -> all(p).stream().filter(order -> order.type().equals(type)).allMatch(each));
  }

  @Override
  public Verdict check(Position p, Order order) {
    if (!decision(p).takes(order.type())) {
      return Verdict.refused("TOY-1", "not in this phase");
    }
    return switch (order) {
      case Move move -> checkMove(p, move);
      case Attack attack -> checkAttack(p, attack);
      default -> Verdict.legal();
    };
  }

  private Verdict checkMove(Position p, Move move) {
    if (move.units().size() != 1 || move.path().size() != 2 || !mine(p, move.units(), MOVED)) {
      return Verdict.refused("TOY-3", "one unit of yours moves one hex");
    }
    int from = move.path().first();
    int to = move.path().last();
    boolean good =
        p.hex(move.units().get(0)) == from
            && to >= 0
            && board.grid().adjacent(from, to)
            && p.isEmpty(to);
    return good ? Verdict.legal() : Verdict.refused("TOY-4", "to an empty adjacent hex");
  }

  private Verdict checkAttack(Position p, Attack attack) {
    if (attack.attackers().size() != 1
        || attack.hexes().size() != 1
        || attack.hexes().first() < 0
        || !mine(p, attack.attackers(), FOUGHT)
        || !board.grid().adjacent(p.hex(attack.attackers().get(0)), attack.hexes().first())
        || !p.holds(p.phasing().enemy(), attack.hexes().first())) {
      return Verdict.refused("TOY-5", "one unit attacks an enemy in an adjacent hex, once");
    }
    return Verdict.legal();
  }

  private boolean mine(Position p, Units units, int done) {
    int unit = units.get(0);
    return p.onMap(unit) && board.side(unit) == p.phasing() && !p.is(unit, done);
  }

  @Override
  public void carryOut(Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Move move -> {
        p.place(move.units().get(0), move.path().last());
        p.mark(move.units().get(0), MOVED);
        chronicle.tell(new Moved(move.units(), move.path(), new Points(5), "TOY-4"));
      }
      case Attack attack -> attack(p, attack, dice, chronicle);
      case EndPhase end -> endPhase(p, chronicle);
      default -> throw new IllegalStateException("not checked: " + order);
    }
  }

  private void attack(Position p, Attack attack, Dice dice, Chronicle chronicle) {
    int die = dice.roll();
    int target = p.first(attack.hexes().first());
    p.mark(attack.attackers().get(0), FOUGHT);
    chronicle.tell(new Rolled(List.of(die), "combat", p.phasing(), "TOY-5"));
    chronicle.tell(
        new Combat(
            attack.attackers(),
            Units.of(target),
            attack.hexes(),
            false,
            4,
            4,
            "1-1",
            0,
            List.of(die),
            die >= 4 ? "hit" : "miss",
            "TOY-5"));
    if (die >= 4 && p.stepsLeft(target) > 1) {
      p.setLost(target, p.lost(target) + 1);
      chronicle.tell(new LostSteps(new UnitRef(target), 1, "combat", "TOY-6"));
    } else if (die >= 4) {
      p.takeOff(target, Position.GONE);
      chronicle.tell(new Eliminated(new UnitRef(target), 1, "combat", "TOY-6"));
    }
  }

  private void endPhase(Position p, Chronicle chronicle) {
    boolean moving = p.stage().word().equals("initial-movement");
    if (!moving) {
      p.unmarkAll(MOVED | FOUGHT);
      p.setPhasing(p.phasing().enemy());
      if (p.phasing() == Side.AXIS) {
        p.setTurn(p.turn() + 1);
      }
    }
    p.setStage(new Stage(p.turn() > 3 ? "game-over" : moving ? "combat" : "initial-movement"));
    chronicle.tell(new Phase(p.stage().word(), p.phasing(), "TOY-1"));
  }

  private List<Order> all(Position p) {
    List<Order> orders = new ArrayList<>();
    for (Unit unit : board.units()) {
      for (int d = 0; d < 6 && p.onMap(unit.index()); d++) {
        int to = board.grid().neighbour(p.hex(unit.index()), d);
        if (to >= 0) {
          orders.add(new Move(Units.of(unit.index()), Hexes.of(p.hex(unit.index()), to)));
          orders.add(new Attack(Units.of(unit.index()), Hexes.of(to)));
        }
      }
    }
    return orders;
  }

  @Override
  public List<Reached> reach(Position p, Units units) {
    int from = p.hex(units.get(0));
    List<Reached> reached = new ArrayList<>();
    for (int d = 0; d < 6; d++) {
      int to = board.grid().neighbour(from, d);
      if (to >= 0 && p.isEmpty(to)) {
        reached.add(new Reached(to, new Points(5), Hexes.of(from, to)));
      }
    }
    return reached;
  }

  @Override
  public HexSet zones(Position p, Side side, String purpose) {
    HexSet zones = new HexSet(board.hexes());
    for (int hex = 0; hex < board.hexes(); hex++) {
      if (p.inZone(side, Board.MOVEMENT_ZONE, hex)) {
        zones.add(hex);
      }
    }
    return zones;
  }

  @Override
  public List<SupplyLine> supply(Position p, Side side) {
    return board.units().stream()
        .filter(u -> u.side() == side && p.onMap(u.index()))
        .map(u -> new SupplyLine(u.index(), true, Hexes.of(p.hex(u.index())), "TOY-7"))
        .toList();
  }

  @Override
  public Forecast odds(Position p, Order order) {
    return new Forecast(
        4,
        4,
        "1-1",
        0,
        List.of(new Forecast.Modifier("woods", "TOY-8", "x2")),
        List.of(new Forecast.Chance("hit", 0.5), new Forecast.Chance("miss", 0.5)));
  }

  @Override
  public Toll toll(Position p, Order order, String result) {
    return result.equals("hit")
        ? new Toll(Toll.Span.ZERO, Toll.Span.exactly(1), new Toll.Span(0, 1))
        : Toll.NOTHING;
  }

  @Override
  public View view(Position p, Side side) {
    List<View.Counter> units =
        board.units().stream()
            .filter(u -> !p.gone(u.index()))
            .map(
                u ->
                    new View.Counter(
                        u.id(),
                        u.side(),
                        p.onMap(u.index()) ? p.place(u.index()) : null,
                        p.onMap(u.index()) ? null : p.place(u.index()),
                        u.designation(),
                        u.arm(),
                        u.size(),
                        p.stepsLeft(u.index()),
                        u.side() == side ? p.step(u.index()).toString() : null,
                        p.is(u.index(), 1) ? List.of("tired") : List.of()))
            .toList();
    return new View(
        side,
        p.turn(),
        p.phasing(),
        p.stage().word(),
        units,
        Map.of(),
        Map.of("moon", p.value(0) == 1));
  }

  @Override
  public Score score(Position p) {
    List<Score.Item> items = new ArrayList<>();
    for (Unit unit : board.units()) {
      if (p.gone(unit.index())) {
        items.add(new Score.Item(unit.side().enemy(), "TOY-6", 5, unit.id() + " destroyed"));
      }
    }
    return Score.of(items, items.isEmpty() ? "draw" : "victory", null);
  }

  @Override
  public List<String> invariants(Position p) {
    return List.of();
  }
}
