package hexfront.app.toy;

import hexfront.engine.Board;
import hexfront.engine.FixedZones;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.View;
import hexfront.engine.ZoneRule;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * The toy game with stacks of which the enemy sees the top counter only, the first of its hex. All
 * that can be asked depends on what lies beneath: strengths and with them what may attack, zones of
 * strong units, command, points.
 */
public final class CoveredRulebook extends ToyRulebook {
  static final ZoneRule.Layout ZONES_OF_THE_STRONG =
      FixedZones.layout((map, hex, direction) -> true, (unit, purpose) -> strength(unit) > 4);

  private final Board board;

  CoveredRulebook(Board board) {
    super(board);
    this.board = board;
  }

  private static int strength(Unit unit) {
    return unit.steps().getFirst().attack();
  }

  private int strength(Position p, int hex) {
    return Arrays.stream(p.stack(hex)).map(unit -> strength(board.unit(unit))).sum();
  }

  private static boolean isTop(Position p, int unit) {
    return p.onMap(unit) && p.first(p.hex(unit)) == unit;
  }

  // ---- what a side may know

  private boolean hides(Position p, Side viewer, int unit) {
    return board.side(unit) != viewer && !isTop(p, unit) && !p.gone(unit);
  }

  @Override
  public View view(Position p, Side side) {
    View all = super.view(p, side);
    return new View(
        side,
        all.turn(),
        all.phasing(),
        all.stage(),
        all.units().stream()
            .filter(u -> !hides(p, side, board.unit(u.id()).orElseThrow()))
            .toList(),
        Map.of(),
        Map.of());
  }

  /** Whoever is hidden lies under any counter of his side that can cover him, or waits. */
  @Override
  public Position imagine(Position position, Side side, RandomGenerator random) {
    Position p = position.copy();
    List<Integer> hidden = new ArrayList<>();
    List<Integer> tops = new ArrayList<>();
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (hides(position, side, unit)) {
        hidden.add(unit);
        p.takeOff(unit, Position.WAITING);
        p.unmark(unit, ~0);
        p.setLost(unit, 0);
      } else if (board.side(unit) != side && p.onMap(unit)) {
        tops.add(unit);
      }
    }
    for (int unit : hidden) {
      int[] above = tops.stream().mapToInt(top -> top).filter(top -> top < unit).toArray();
      int drawn = random.nextInt(above.length + 1);
      if (drawn < above.length) {
        p.place(unit, p.hex(above[drawn]));
      }
    }
    return p;
  }

  // ---- what depends on it

  @Override
  public Verdict check(Position p, Order order) {
    Verdict verdict = super.check(p, order);
    return verdict.isLegal() && order instanceof Attack attack && isHopeless(p, attack)
        ? Verdict.refused("TOY-10", "the enemy is too strong")
        : verdict;
  }

  private boolean isHopeless(Position p, Attack attack) {
    return attack(attack) * 3 < strength(p, attack.hexes().first());
  }

  private int attack(Attack attack) {
    return strength(board.unit(attack.attackers().get(0)));
  }

  @Override
  public List<Verdict.Refusal> warnings(Position p, Order order) {
    return order instanceof Attack attack && attack(attack) < strength(p, attack.hexes().first())
        ? List.of(new Verdict.Refusal("TOY-11", "the enemy is stronger"))
        : List.of();
  }

  @Override
  public Forecast odds(Position p, Order order) {
    Attack attack = (Attack) order;
    int own = attack(attack);
    int enemy = strength(p, attack.hexes().first());
    double hit = (double) own / (own + enemy);
    return new Forecast(
        own,
        enemy,
        own + "-" + enemy,
        0,
        List.of(),
        List.of(new Forecast.Chance("hit", hit), new Forecast.Chance("miss", 1 - hit)));
  }

  @Override
  public Toll toll(Position p, Order order, String result) {
    int units = p.stack(((Attack) order).hexes().first()).length;
    return new Toll(Toll.Span.ZERO, Toll.Span.exactly(units), Toll.Span.ZERO);
  }

  @Override
  public List<Commanded> commanded(Position p, Side side) {
    List<Commanded> commanded = new ArrayList<>();
    for (Unit unit : board.units()) {
      if (unit.side() == side && p.onMap(unit.index())) {
        HexSet hexes = new HexSet(board.hexes());
        hexes.add(p.hex(unit.index()));
        commanded.add(new Commanded(unit.index(), hexes));
      }
    }
    return commanded;
  }

  /** Points for strength on the map. */
  @Override
  public Score score(Position p) {
    List<Score.Item> items = new ArrayList<>();
    for (Side side : Side.values()) {
      int points = 0;
      for (Unit unit : board.units()) {
        points += unit.side() == side && p.onMap(unit.index()) ? strength(unit) : 0;
      }
      items.add(new Score.Item(side, "TOY-12", points, "strength"));
    }
    return Score.of(items, "draw", null);
  }
}
