package hexfront.engine.staff;

import hexfront.engine.Board;
import hexfront.engine.Decision;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A staff for any game, which knows no more than the rulebook tells everybody: printed strengths,
 * points printed on the map, legal orders. Right enough to play by, not quick; games override what
 * they know better.
 */
public class PlainStaff implements Staff {
  private static final int SPECIALS = 64;
  private static final int STEP = 2;

  protected final Rulebook rulebook;
  protected final Board board;
  protected final HexGrid grid;

  /** All hexes; not to be changed. */
  protected final HexSet everywhere;

  private final HexSet supplied;
  private final HexSet nowhere;

  /** By unit: the number of its formation; 0 for none. */
  private final int[] formations;

  public PlainStaff(Rulebook rulebook) {
    this.rulebook = rulebook;
    board = rulebook.board();
    grid = board.grid();
    supplied = new HexSet(grid.size());
    everywhere = HexSet.all(grid.size());
    nowhere = new HexSet(grid.size());
    formations = new int[board.unitCount()];
    Map<String, Integer> numbers = new HashMap<>(Map.of("", 0));
    for (int unit = 0; unit < formations.length; unit++) {
      String formation = board.unit(unit).formation();
      numbers.putIfAbsent(formation, numbers.size());
      formations[unit] = numbers.get(formation);
    }
  }

  // ---- who is who

  @Override
  public Role role(int unit) {
    if (!board.occupies(unit)) {
      return Role.MARKER;
    }
    return board.unit(unit).leadership() > 0 ? Role.HEADQUARTERS : Role.COMBAT;
  }

  @Override
  public int mobility(int unit) {
    return board.unit(unit).mechanized() ? 1 : 0;
  }

  /** Units of one formation. */
  @Override
  public boolean together(int unit, int other) {
    return formations[unit] != 0 && formations[unit] == formations[other];
  }

  // ---- what things are worth

  @Override
  public void worth(Position p, Side side, double[] into) {
    Arrays.fill(into, 0);
    for (HexMap.Place place : board.map().places()) {
      into[place.hex()] += Math.max(1, place.points());
    }
  }

  @Override
  public double points(Position p, int unit, int steps) {
    return 0;
  }

  @Override
  public double lead(Position p, Side side) {
    Score score = rulebook.score(p);
    int axis = score.axis() - score.soviet();
    return side == Side.AXIS ? axis : -axis;
  }

  @Override
  public double comfortable() {
    return 20;
  }

  @Override
  public int turnsLeft(Position p, Side side) {
    return 3;
  }

  // ---- movement

  /** Hexes in reach as the rulebook lists them. */
  private record Listed(int start, List<Rulebook.Reached> hexes) implements Range {
    @Override
    public int size() {
      return hexes.size() + 1;
    }

    @Override
    public int hex(int i) {
      return i == 0 ? start : hexes.get(i - 1).hex();
    }

    @Override
    public boolean reaches(int hex) {
      return hex == start || find(hex) != null;
    }

    @Override
    public int cost(int hex) {
      Rulebook.Reached found = find(hex);
      return found == null ? 0 : found.cost().halves();
    }

    @Override
    public int[] path(int hex) {
      Rulebook.Reached found = find(hex);
      return found == null ? new int[] {start} : found.path().toArray();
    }

    private Rulebook.@Nullable Reached find(int hex) {
      for (Rulebook.Reached reached : hexes) {
        if (reached.hex() == hex) {
          return reached;
        }
      }
      return null;
    }
  }

  @Override
  public @Nullable Range reach(Position p, int unit) {
    if (!p.onMap(unit)) {
      return null;
    }
    List<Rulebook.Reached> hexes = rulebook.reach(p, Units.of(unit));
    return hexes.isEmpty() ? null : new Listed(p.hex(unit), hexes);
  }

  @Override
  public Order move(Position p, Units units, Hexes path) {
    return new Move(units, path);
  }

  @Override
  public void otherMoves(Position p, int unit, Consumer<Order> each) {}

  @Override
  public boolean hasRoom(Position p, int unit, int hex) {
    return !p.holds(board.side(unit).enemy(), hex) && p.stackSize(hex) < 2;
  }

  @Override
  public int[] entries(Position p, int unit) {
    if (p.hex(unit) != Position.WAITING) {
      return new int[0];
    }
    Set<Integer> hexes = new TreeSet<>();
    rulebook.legal(
        p,
        order -> {
          if (order instanceof Enter enter && enter.units().has(unit)) {
            hexes.add(enter.hex().index());
          }
          return true;
        });
    return hexes.stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public Order enter(Position p, int unit, int hex) {
    return new Enter(Units.of(unit), new Hex(hex));
  }

  @Override
  public int[] distances(Position p, Side side, int mobility, int target) {
    int[] far = new int[grid.size()];
    for (int hex = 0; hex < far.length; hex++) {
      far[hex] = STEP * grid.distance(hex, target);
    }
    return far;
  }

  @Override
  public int allowance(Position p, int unit) {
    return 2 * p.step(unit).movement();
  }

  @Override
  public void strikes(Position p, int unit, HexSet into) {
    into.clear();
    int far = p.onMap(unit) ? p.step(unit).movement() : -1;
    for (int hex = 0; hex < grid.size() && far >= 0; hex++) {
      if (grid.distance(p.hex(unit), hex) <= far) {
        into.add(hex);
      }
    }
  }

  // ---- combat

  @Override
  public double attack(Position p, int unit) {
    return p.step(unit).attack();
  }

  @Override
  public double defence(Position p, int unit) {
    return p.step(unit).defence();
  }

  @Override
  public double ground(Position p, int hex, int from) {
    return 1;
  }

  @Override
  public boolean mayAttack(Position p, int unit) {
    return p.onMap(unit) && role(unit) == Role.COMBAT && p.step(unit).attack() > 0;
  }

  @Override
  public boolean fightsNext(Position p) {
    return true;
  }

  @Override
  public boolean passes(Position p, int from, int to) {
    return grid.adjacent(from, to);
  }

  @Override
  public boolean weigh(Position p, Assault plan, Prospect into) {
    boolean inPlace = plan.size() > 0;
    double attack = 0;
    for (int i = 0; i < plan.size(); i++) {
      inPlace &= p.hex(plan.unit(i)) == plan.from(i);
      attack += attack(p, plan.unit(i));
    }
    double defence = 0;
    for (int unit = p.first(plan.target()); unit >= 0; unit = p.next(unit)) {
      boolean enemy = plan.size() == 0 || board.side(unit) != board.side(plan.unit(0));
      defence += enemy ? defence(p, unit) : 0;
    }
    defence *= ground(p, plan.target(), -1);
    if (inPlace) {
      Order order = plain(plan);
      if (!rulebook.check(p, order).isLegal()) {
        return false;
      }
      Forecast forecast = rulebook.odds(p, order);
      attack = forecast.attack();
      defence = forecast.defence();
    }
    weigh(p, attack, defence, false, into);
    return attack > 0;
  }

  /** A guess that most tables of results come near to: even at two to one, good from three on. */
  @Override
  public void weigh(Position p, double attack, double defence, boolean trapped, Prospect into) {
    into.clear();
    into.odds = defence <= 0 ? 10 : Math.min(10, attack / defence);
    double good = Math.clamp((into.odds - 0.5) / 4, 0, 1);
    into.attackerSteps = 1.2 * (1 - good);
    into.repelled = 0.6 * (1 - good);
    into.ruined = into.odds < 1 ? 0.4 * (1 - into.odds) : 0;
    into.taken = trapped ? good / 2 : good;
    into.defenderSteps = good * (trapped ? 2 : 0.7);
    into.destroyed = good * good * (trapped ? 0.6 : 0.2);
  }

  @Override
  public void weigh(Position p, Order order, Prospect into) {
    Forecast forecast = rulebook.odds(p, order);
    weigh(p, forecast.attack(), forecast.defence(), false, into);
  }

  private static Order plain(Assault plan) {
    return plan.overrun()
        ? new Overrun(plan.units(), new Hex(plan.target()))
        : new Attack(plan.units(), Hexes.of(plan.target()));
  }

  @Override
  public void orders(Position p, Assault plan, Consumer<Order> each) {
    each.accept(plain(plan));
  }

  // ---- supply and command

  @Override
  public HexSet supplied(Position p, Side side) {
    supplied.clear();
    for (Rulebook.SupplyLine line : rulebook.supply(p, side)) {
      if (line.in() && p.onMap(line.unit())) {
        int hex = p.hex(line.unit());
        supplied.add(hex);
        addBeside(hex, (from, d, to) -> true, supplied);
      }
    }
    return supplied;
  }

  /** Adds the hexes beside one that something passes into. */
  protected final void addBeside(int hex, Flood.Passage passage, HexSet into) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      if (to != HexGrid.OFF && passage.isOpen(hex, d, to)) {
        into.add(to);
      }
    }
  }

  @Override
  public HexSet sources(Position p, Side side) {
    return nowhere;
  }

  @Override
  public HexSet commanded(Position p, Side side) {
    return everywhere;
  }

  @Override
  public int commandRange(Position p, int unit) {
    return board.unit(unit).leadership();
  }

  @Override
  public boolean movesOnlyLed() {
    return false;
  }

  @Override
  public boolean leads(int headquarters, int unit) {
    return true;
  }

  // ---- after combat

  @Override
  public int[] concerned(Position p) {
    return rulebook.decision(p).concerned();
  }

  // ---- what only this game has

  /** In stages that take none of the usual orders, what the rulebook lists. */
  @Override
  public boolean specials(Position p, Predicate<Order> each) {
    Decision decision = rulebook.decision(p);
    if (decision.takes("move") || decision.takes("attack")) {
      return true;
    }
    int[] seen = new int[1];
    return rulebook.legal(p, order -> each.test(order) && ++seen[0] < SPECIALS);
  }

  @Override
  public double inclination(Position p, Order order) {
    return 0;
  }
}
