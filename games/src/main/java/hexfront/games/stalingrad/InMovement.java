package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.kernels.Reach;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The Movement Phase.
 *
 * @param moving the units whose move is not over
 * @param open hexes with an enemy Bond that one of the side's own met as the phase began
 * @param openSides hexsides with such a Bond, both hexes of each one after the other
 */
@Word("movement")
record InMovement(Units moving, Hexes open, Hexes openSides) implements Part {
  static final InMovement BEGUN = new InMovement(Units.of(), Hexes.of(), Hexes.of());
  private static final int TRIES = 16;

  /** How many orders a random player gives in a phase, more or less. */
  private static final int MOVES = 24;

  @Override
  public Step step() {
    return Step.MOVEMENT;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return true;
  }

  @Override
  @Case({"CTS-6.8", "CTS-SEQ-II.A.8"})
  public void begin(StalingradRules rules, Position p, Dice dice, Chronicle chronicle) {
    InMovement begun =
        new InMovement(
            Units.of(),
            rules.bonds.openHexes(p, p.phasing()),
            rules.bonds.openSides(p, p.phasing()));
    p.setStage(begun);
    chronicle.tell(new hexfront.engine.events.Phase(word(), p.phasing(), "CTS-3.1a"));
  }

  InMovement with(Units now) {
    return new InMovement(now, open, openSides);
  }

  /** Whether an enemy Bond on the hexside between two hexes met one's own as the phase began. */
  boolean isOpen(int a, int b) {
    for (int i = 0; i + 1 < openSides.size(); i += 2) {
      int near = openSides.get(i);
      int far = openSides.get(i + 1);
      if (near == a && far == b || near == b && far == a) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Move your units.";
  }

  // ---- asking

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase("move", each -> listMoves(rules, p, each)),
        new Ask.Phase("rail", each -> rules.rails.list(p, each)),
        new Ask.Phase("enter", each -> listEntries(rules, p, each)),
        new Ask.Phase("transfer", each -> rules.caucasus.listTransfers(p, each)),
        new Ask.Phase("overrun", each -> rules.overruns.list(p, each)),
        new Ask.Phase("activate", each -> rules.headquarters.list(p, each)),
        new Ask.Phase("detach", each -> listDetachments(rules, p, each)),
        Ask.END);
  }

  private boolean listMoves(StalingradRules rules, Position p, Predicate<Order> each) {
    Ways ways = new Ways(rules);
    for (int unit : rules.roster.units(p.phasing())) {
      if (rules.movement.canMove(p, unit)) {
        if (!ways.of(p, this, unit).moves(each)
            || rules.offMap.beyond(p, unit, p.hex(unit)) != 0
                && !each.test(new Move(Units.of(unit), Hexes.of(p.hex(unit), -1)))) {
          return false;
        }
      }
    }
    return false;
  }

  private static boolean listEntries(StalingradRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.units(p.phasing())) {
      if (!p.onMap(unit) && rules.offMap.mayEnter(p, unit)) {
        for (int hex : rules.offMap.gates()) {
          if (rules.offMap.isEntry(p, unit, hex)
              && !each.test(new Enter(Units.of(unit), new Hex(hex)))) {
            return false;
          }
        }
      }
    }
    return false;
  }

  private static boolean listDetachments(StalingradRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.ground(p.phasing())) {
      if (rules.regiments.mayDetach(p, unit).isLegal()
          && !each.test(new Detach(new UnitRef(unit)))) {
        return false;
      }
    }
    return true;
  }

  // ---- answers

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case Move o -> rules.movement.check(p, this, o);
      case Rail o -> rules.rails.check(p, o);
      case Enter o -> rules.offMap.check(p, o);
      case Transfer o -> rules.caucasus.check(p, o);
      case Overrun o -> rules.overruns.check(p, o);
      case Activate o -> rules.headquarters.check(p, o);
      case Detach o -> rules.regiments.mayDetach(p, o.unit().index());
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Move o -> rules.movement.carryOut(p, this, o, chronicle);
      case Rail o -> {
        settle(p, Units.of());
        rules.rails.carryOut(p, o, chronicle);
        p.setStage(with(Units.of()));
      }
      case Enter o -> rules.offMap.carryOut(p, this, o, chronicle);
      case Transfer o -> {
        settle(p, Units.of());
        rules.caucasus.carryOut(p, o, chronicle);
        p.setStage(with(Units.of()));
      }
      case Overrun o -> {
        settle(p, Units.of());
        rules.overruns.carryOut(p, o, chronicle);
        p.setStage(with(Units.of()));
      }
      case Activate o -> rules.headquarters.carryOut(p, o, chronicle);
      case Detach o -> rules.regiments.detach(p, o.unit().index(), chronicle);
      default -> rules.sequence.after(p, this, dice, chronicle);
    }
  }

  /** The moves of all but some units are over. */
  private void settle(Position p, Units but) {
    moving.stream().filter(u -> !but.has(u)).forEach(u -> p.mark(u, Flag.MOVED));
  }

  @Override
  public void ended(StalingradRules rules, Position p, Dice dice, Chronicle chronicle) {
    rules.supply.removeSpent(p, chronicle);
  }

  // ---- drawing

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    if (random.nextInt(MOVES) == 0) {
      return new EndPhase();
    }
    int kind = random.nextInt(64);
    Order other = kind < 4 ? drawOther(rules, p, random) : null;
    if (other != null && rules.check(p, other).isLegal()) {
      return other;
    }
    Order entry = kind < 12 ? drawEntry(rules, p, random) : null;
    if (entry != null) {
      return entry;
    }
    int[] roster = rules.roster.units(p.phasing());
    boolean opening = Ledger.is(p, Ledger.OPENING);
    for (int i = 0; i < TRIES; i++) {
      int unit = roster[random.nextInt(roster.length)];
      if (rules.movement.canMove(p, unit) && !(opening && rules.movement.isHeldBack(p, unit))) {
        Order move = drawMove(rules, p, unit, random);
        if (move != null) {
          return move;
        }
      }
    }
    return new EndPhase();
  }

  /** One of the rarer orders, which may not be legal. */
  private static @Nullable Order drawOther(
      StalingradRules rules, Position p, RandomGenerator random) {
    int[] units = rules.roster.ground(p.phasing());
    int[] hqs = rules.roster.armyHqs(p.phasing());
    int unit = units[random.nextInt(units.length)];
    return switch (random.nextInt(5)) {
      case 0 ->
          hqs.length == 0
              ? null
              : new Activate(Units.of(hqs[random.nextInt(hqs.length)]), UnitRef.NONE);
      case 1 -> new Detach(new UnitRef(unit));
      case 2 -> drawOverrun(rules, p, unit, random);
      case 3 -> p.onMap(unit) ? drawRail(rules, p, unit, random) : null;
      default -> new Transfer(Units.of(unit), Boxes.NAMES.get(random.nextInt(Boxes.NAMES.size())));
    };
  }

  private static @Nullable Order drawOverrun(
      StalingradRules rules, Position p, int unit, RandomGenerator random) {
    int near = p.onMap(unit) ? rules.board().grid().neighbour(p.hex(unit), random.nextInt(6)) : -1;
    int[] able = near < 0 ? new int[0] : rules.overruns.able(p, near);
    return able.length == 0 ? null : new Overrun(Units.of(able), new Hex(near));
  }

  /** A walk along the rails. */
  private static @Nullable Order drawRail(
      StalingradRules rules, Position p, int unit, RandomGenerator random) {
    int[] path = new int[2 + random.nextInt(12)];
    int n = 0;
    path[n++] = p.hex(unit);
    while (n < path.length) {
      int from = path[n - 1];
      int to = rules.board().grid().neighbour(from, random.nextInt(6));
      boolean back = n > 1 && to == path[n - 2];
      if (to < 0 || back || !rules.rails.isJoined(from, to)) {
        if (random.nextInt(8) == 0) {
          break;
        }
        continue;
      }
      path[n++] = to;
    }
    return n < 2 ? null : new Rail(new UnitRef(unit), Hexes.of(Arrays.copyOf(path, n)));
  }

  private @Nullable Order drawMove(
      StalingradRules rules, Position p, int unit, RandomGenerator random) {
    boolean strategic =
        random.nextInt(4) == 0 && rules.movement.mayMoveStrategically(p, unit).isLegal();
    Reach reach = StalingradScratch.of(p).reach();
    rules.movement.spread(p, unit, strategic, reach);
    int hex = reach.hex(random.nextInt(reach.size()));
    boolean fits = hex != p.hex(unit) && rules.stacking.hasRoom(p, unit, hex);
    boolean goes =
        fits
            && (!p.is(unit, Flag.OUT_OF_SUPPLY)
                || rules.movement.isNearer(p, unit, p.hex(unit), hex));
    return goes
        ? new Move(
            Units.of(unit), Hexes.of(reach.path(hex)), strategic ? Strategic.YES : Manner.PLAIN)
        : null;
  }

  private static @Nullable Order drawEntry(
      StalingradRules rules, Position p, RandomGenerator random) {
    int[] roster = rules.roster.units(p.phasing());
    int from = random.nextInt(roster.length);
    for (int i = 0; i < roster.length; i++) {
      int unit = roster[(from + i) % roster.length];
      if (!p.onMap(unit) && rules.offMap.mayEnter(p, unit)) {
        int[] gates = rules.offMap.gates();
        int at = Arrays.binarySearch(gates, random.nextInt(rules.board().hexes()));
        int first = at < 0 ? -at - 1 : at;
        for (int j = 0; j < gates.length; j++) {
          int hex = gates[(first + j) % gates.length];
          if (rules.offMap.isEntry(p, unit, hex)) {
            Enter order = new Enter(Units.of(unit), new Hex(hex));
            if (rules.offMap.check(p, order).isLegal()) {
              return order;
            }
          }
        }
        return null;
      }
    }
    return null;
  }
}
