package hexfront.games.ags.rostov;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Battle;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PhaseStage;
import hexfront.games.ags.Result;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.ZonesOfControl;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Section 21: Soviet units that leave an enemy zone, for a point and a die. */
final class Disengagement {
  /** What it costs, in half points. */
  @Case("ROSTOV-21.13")
  static final int COST = 2;

  private static final int RETREAT = 2;

  private final Board board;
  private final Weather weather;
  private final SecondStep secondStep;

  Disengagement(Board board, Weather weather, SecondStep secondStep) {
    this.board = board;
    this.weather = weather;
    this.secondStep = secondStep;
  }

  // ---- who may

  @Case({"ROSTOV-21.0", "ROSTOV-21.21", "ROSTOV-21.25"})
  Verdict checkUnit(Position p, Move order, int unit) {
    String name = board.unit(unit).id();
    if (p.phasing() != Side.SOVIET) {
      return Verdict.refused("ROSTOV-21.0", "only Soviet units disengage");
    }
    if (p.is(unit, Flag.OUT_OF_SUPPLY)) {
      return Verdict.refused("ROSTOV-21.21", name + " is out of supply");
    }
    if (p.spent(unit) > 0 || p.is(unit, Flag.MOVING | RostovFlag.DISENGAGED)) {
      return Verdict.refused("ROSTOV-21.21", name + " has moved in this phase");
    }
    return ZonesOfControl.stops(p, Side.SOVIET, p.hex(unit))
        ? Verdict.legal()
        : Verdict.refused("ROSTOV-21.0", name + " is in no enemy zone and need not disengage");
  }

  /** A disengaging move keeps out of enemy zones and ends no nearer to the west edge. */
  @Case({"ROSTOV-21.22", "ROSTOV-21.23"})
  Verdict checkMove(Position p, Move order) {
    boolean leaves =
        Disengaging.is(order)
            || order.units().stream().anyMatch(u -> p.is(u, RostovFlag.DISENGAGED));
    if (!leaves) {
      return Verdict.legal();
    }
    for (int i = 1; i < order.path().size(); i++) {
      if (ZonesOfControl.stops(p, Side.SOVIET, order.path().get(i))) {
        return Verdict.refused(
            "ROSTOV-21.22",
            "units that disengage enter no enemy zone: "
                + board.grid().number(order.path().get(i)));
      }
    }
    int start = p.startHex(order.units().get(0));
    return board.grid().place(order.path().last()) < board.grid().place(start)
        ? Verdict.refused(
            "ROSTOV-21.23",
            board.grid().number(order.path().last())
                + " is nearer to the west edge than "
                + board.grid().number(start))
        : Verdict.legal();
  }

  @Case("ROSTOV-21.22")
  @Nullable Refusal barredStep(Position p, int unit, int to) {
    return p.is(unit, RostovFlag.DISENGAGED) && ZonesOfControl.stops(p, Side.SOVIET, to)
        ? new Refusal(
            "ROSTOV-21.22",
            board.unit(unit).id() + " has disengaged and enters no enemy zone in this phase")
        : null;
  }

  // ---- the roll

  @Case({"ROSTOV-21.11", "ROSTOV-21.13", "ROSTOV-21.24", "ROSTOV-21.3"})
  void carryOut(
      Position p, Phase phase, Move order, AgsRules rules, Dice dice, Chronicle chronicle) {
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "disengagement", Side.SOVIET, "ROSTOV-21.11"));
    int result = result(die, modifier(p, order.units()));
    order.units().stream().forEach(unit -> p.mark(unit, RostovFlag.DISENGAGED));
    if (fallsBack(result)) {
      fallBack(p, phase, order, rules, chronicle);
    } else if (steps(result) > 0) {
      askLosses(p, phase, order, steps(result), rules, dice, chronicle);
    } else {
      rules.movement().carryOut(p, order, chronicle);
    }
  }

  @Case("ROSTOV-21.3")
  static int result(int die, int modifier) {
    return Math.clamp((long) die + modifier, 0, 7);
  }

  /** How many steps a result of the table costs. */
  @Case("ROSTOV-21.3")
  static int steps(int result) {
    return result == 0 ? 2 : result <= 2 ? 1 : 0;
  }

  @Case("ROSTOV-21.3")
  static boolean fallsBack(int result) {
    return result == 3;
  }

  /** What own arms, enemy arms and minor rivers do to the roll. */
  @Case({"ROSTOV-21.12", "ROSTOV-21.3"})
  int modifier(Position p, Units units) {
    int hex = p.hex(units.get(0));
    boolean quick = units.stream().anyMatch(unit -> isQuick(board.unit(unit)));
    boolean pursued = isInZoneOfMechanized(p, hex);
    int modifier = quick && !pursued ? 1 : !quick && pursued ? -1 : 0;
    return modifier + (isBehindMinorRivers(p, hex) ? 1 : 0);
  }

  private static boolean isQuick(Unit unit) {
    return unit.mechanized() || unit.arm().equals("headquarters");
  }

  private boolean isInZoneOfMechanized(Position p, int hex) {
    HexGrid grid = board.grid();
    return IntStream.range(0, Direction.COUNT)
        .filter(d -> grid.neighbour(hex, d) != HexGrid.OFF)
        .filter(
            d -> ZonesOfControl.extend(board.map(), grid.neighbour(hex, d), Direction.opposite(d)))
        .flatMap(d -> IntStream.of(p.stack(grid.neighbour(hex, d))))
        .mapToObj(board::unit)
        .anyMatch(u -> u.side() == Side.AXIS && u.mechanized() && !Weather.isCavalry(u));
  }

  /** Whether minor rivers, not frozen, lie before every enemy that is not behind a major one. */
  private boolean isBehindMinorRivers(Position p, int hex) {
    HexGrid grid = board.grid();
    if (Weather.riversAreFrozen(weather.at(p, hex))) {
      return false;
    }
    boolean any = false;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = grid.neighbour(hex, d);
      int side = board.map().hexside(hex, d);
      if (next != HexGrid.OFF && p.holds(Side.AXIS, next) && (side & Terrain.MAJOR_RIVER) == 0) {
        any = true;
        if ((side & Terrain.MINOR_RIVER) == 0) {
          return false;
        }
      }
    }
    return any;
  }

  /** The enemy moves the units two hexes back; whoever has no way is lost. */
  @Case("ROSTOV-21.3")
  private void fallBack(Position p, Phase phase, Move order, AgsRules rules, Chronicle chronicle) {
    rules.movement().takeUp(p, order.units());
    for (int unit : order.units().toArray()) {
      p.setSpent(unit, COST);
      p.unmark(unit, Flag.MOVING);
      p.mark(unit, Flag.DONE);
    }
    Battle retreat =
        new Battle(
            true,
            phase,
            Side.AXIS,
            Units.of(),
            Hexes.of(),
            order.units(),
            Hexes.of(p.hex(order.units().get(0))),
            new Result(0, RETREAT, false),
            Battle.mustRetreat(Side.SOVIET),
            Battle.Part.DEFENDER,
            List.of(),
            List.of(),
            false,
            Hexes.of());
    rules.results().proceed(p, retreat, chronicle);
  }

  // ---- losing steps

  private void askLosses(
      Position p, Phase phase, Move move, int due, AgsRules rules, Dice dice, Chronicle chronicle) {
    Units alive = Units.of(move.units().stream().filter(p::onMap).toArray());
    Move rest = new Move(alive, move.path(), Disengaging.YES);
    if (alive.size() == 0) {
      p.setStage(new PhaseStage(phase));
    } else if (due <= 0) {
      p.setStage(new PhaseStage(phase));
      rules.movement().carryOut(p, rest, chronicle);
    } else if (alive.size() == 1) {
      Loss loss = lose(p, alive.get(0), rest.units(), rules, dice, chronicle);
      askLosses(p, phase, with(rest, loss.left()), due - loss.met(), rules, dice, chronicle);
    } else {
      p.setStage(new DisengagementLossStage(rest, due, phase));
    }
  }

  private static Move with(Move move, Units units) {
    return new Move(units, move.path(), move.manner());
  }

  /** The move with another counter in a unit's place. */
  static Move replacing(Move move, int unit, int by) {
    return with(move, Units.of(move.units().stream().map(u -> u == unit ? by : u).toArray()));
  }

  /** What is asked of the units; nobody knows yet how many steps an untried one has. */
  Ask.Spread losses(Position p, DisengagementLossStage stage) {
    List<Ask.Share> shares =
        stage.move().units().stream()
            .mapToObj(unit -> new Ask.Share(unit, most(p, unit, stage.due())))
            .toList();
    int all = shares.stream().mapToInt(Ask.Share::most).sum();
    return new Ask.Spread("lose", shares, Math.min(stage.due(), all), Lose::new);
  }

  private int most(Position p, int unit, int due) {
    return p.is(unit, Flag.UNTRIED) || secondStep.isStrong(p, unit) ? due : 1;
  }

  @Case({"ROSTOV-21.3", "ROSTOV-21.24"})
  Verdict check(Position p, DisengagementLossStage stage, Lose order) {
    int named = order.steps().total();
    boolean known =
        order.steps().byUnit().entrySet().stream()
            .allMatch(e -> stage.move().units().has(e.getKey()) && e.getValue() > 0);
    return known && named > 0 && named <= stage.due()
        ? Verdict.legal()
        : Verdict.refused(
            "ROSTOV-21.3", "name up to " + stage.due() + " steps of the units that disengage");
  }

  void carryOut(
      Position p,
      DisengagementLossStage stage,
      Lose order,
      AgsRules rules,
      Dice dice,
      Chronicle chronicle) {
    int due = stage.due();
    Units units = stage.move().units();
    for (Map.Entry<Integer, Integer> named : order.steps().byUnit().entrySet()) {
      int unit = named.getKey();
      for (int i = 0; i < named.getValue() && due > 0 && unit >= 0; i++) {
        Loss loss = lose(p, unit, units, rules, dice, chronicle);
        due -= loss.met();
        unit = loss.survivor();
        units = loss.left();
      }
    }
    askLosses(p, stage.phase(), with(stage.move(), units), due, rules, dice, chronicle);
  }

  /**
   * What came of a step loss.
   *
   * @param left the units that are left
   * @param met how many of the steps demanded it met
   * @param survivor who stands in the unit's place now, or -1
   */
  private record Loss(Units left, int met, int survivor) {}

  /** One unit loses a step: it is revealed first; without strength or a second step it is gone. */
  @Case({"ROSTOV-21.24", "ROSTOV-19.6", "ROSTOV-19.65"})
  private Loss lose(
      Position p, int unit, Units units, AgsRules rules, Dice dice, Chronicle chronicle) {
    int known = p.is(unit, Flag.UNTRIED) ? rules.untried().reveal(p, unit, dice, chronicle) : unit;
    boolean strong = secondStep.isStrong(p, known);
    int by = secondStep.substitute(p, known, 1, chronicle);
    if (by < 0) {
      rules.eliminate(p, known, "disengagement", "ROSTOV-21.3", chronicle);
    }
    Units left =
        Units.of(units.stream().map(u -> u == unit ? by : u).filter(u -> u >= 0).toArray());
    return new Loss(left, by < 0 && strong ? 2 : 1, by);
  }
}
