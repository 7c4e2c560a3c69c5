package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.kesselschlacht.Formations.Group;
import java.util.List;
import java.util.stream.IntStream;

/** Modules 8 and 9: who may act this turn, by die, by priority, by order from above. */
final class Activation {
  private final KesselRules rules;
  private final HexSet nearRoads;

  Activation(KesselRules rules) {
    this.rules = rules;
    HexGrid grid = rules.board().grid();
    nearRoads = rules.terrain.roads.copy();
    rules.terrain.roads.forEach(
        hex -> {
          for (int d = 0; d < Direction.COUNT; d++) {
            if (grid.neighbour(hex, d) != HexGrid.OFF) {
              nearRoads.add(grid.neighbour(hex, d));
            }
          }
        });
  }

  // ---- who is eligible

  /** Whether a hex is on a road or next to one, of either kind in any weather. */
  @Case("KS-9.1.1-1")
  boolean isNearRoad(int hex) {
    return nearRoads.has(hex);
  }

  /** Why a formation cannot even try; legal if it can. */
  @Case({"KS-9.1.1-1", "KS-9.1.1-2", "KS-13.3.6"})
  Verdict eligible(Position p, int hq) {
    if (!p.onMap(hq)) {
      return Verdict.refused("KS-9.1.1-1", rules.name(hq) + " is not on the map");
    }
    if (p.is(hq, Flag.DISORDER)) {
      return Verdict.refused("KS-13.3.6", rules.name(hq) + " is in disorder");
    }
    if (!isNearRoad(p.hex(hq))) {
      return Verdict.refused("KS-9.1.1-1", rules.name(hq) + " is not within one hex of a road");
    }
    for (int unit : rules.unitsOf(p, rules.roster.printed(hq))) {
      if (rules.supply.distance(p, unit) > rules.data.ranges().soviet() * Terrain.POINT) {
        return Verdict.refused(
            "KS-9.1.1-2", rules.name(unit) + " is too far from its headquarters");
      }
    }
    return Verdict.legal();
  }

  /** The same, with a road to a source for the die. */
  @Case("KS-9.1.2")
  Verdict mayTry(Position p, int hq) {
    Verdict eligible = eligible(p, hq);
    if (!eligible.isLegal()) {
      return eligible;
    }
    return rules.supply.roadLength(p, p.hex(hq)) == Field.FAR
        ? Verdict.refused("KS-9.1.2", rules.name(hq) + " has no road to a source")
        : Verdict.legal();
  }

  /** The headquarters whose formations cannot activate and may regroup. */
  @Case("KS-11.3.4")
  Units regrouping(Position p) {
    return Units.of(
        IntStream.of(rules.roster.ground(Side.SOVIET))
            .filter(hq -> rules.roster.isHeadquarters(hq) && p.onMap(hq))
            .filter(hq -> !p.is(hq, Flag.ACTIVE) && !eligible(p, hq).isLegal())
            .toArray());
  }

  // ---- activating

  /** A headquarters and all its units may act. */
  @Case({"KS-9.1", "KS-4.H"})
  void activate(Position p, int formation, String rule, Chronicle chronicle) {
    int hq = rules.roster.formations.headquarters(formation);
    int[] units = rules.unitsOf(p, formation);
    int[] all =
        hq >= 0 && p.onMap(hq)
            ? IntStream.concat(IntStream.of(hq), IntStream.of(units)).toArray()
            : units;
    activate(p, all, rule, chronicle);
  }

  private void activate(Position p, int[] units, String rule, Chronicle chronicle) {
    for (int unit : units) {
      p.mark(unit, Flag.ACTIVE);
    }
    chronicle.tell(new Activated(Units.of(units), rule));
  }

  private boolean isArmy(int hq) {
    return rules.roster.formations.isArmy(rules.roster.printed(hq));
  }

  @Case({"KS-9.1.3", "KS-4.G", "KS-9.2.2C"})
  Verdict check(Position p, Activate order) {
    if (order.units().size() != 1) {
      return Verdict.refused("KS-9.1.3", "one headquarters tries at a time");
    }
    int hq = order.units().get(0);
    if (rules.board().side(hq) != Side.SOVIET || !rules.roster.isHeadquarters(hq)) {
      return Verdict.refused("KS-9.1", rules.name(hq) + " is no Soviet headquarters");
    }
    Refusals no = new Refusals();
    no.addIf(
        p.is(hq, Flag.ACTIVE | Flag.TRIED),
        "KS-9.1.3",
        () -> rules.name(hq) + " was activated or tried this turn");
    int made = p.value(isArmy(hq) ? Ledger.ARMY_ATTEMPTS : Ledger.CORPS_ATTEMPTS);
    int most = isArmy(hq) ? rules.data.armyAttempts() : rules.data.corpsAttempts();
    no.addIf(made >= most, "KS-9.1.3", () -> "no more attempts are left this turn");
    if (!no.any()) {
      no.addAll(mayTry(p, hq));
    }
    return no.verdict();
  }

  @Case({"KS-9.1.2", "KS-9.1.3"})
  void attempt(Position p, int hq, Dice dice, Chronicle chronicle) {
    Ledger.add(p, isArmy(hq) ? Ledger.ARMY_ATTEMPTS : Ledger.CORPS_ATTEMPTS, 1);
    roll(p, hq, dice, chronicle);
  }

  private boolean roll(Position p, int hq, Dice dice, Chronicle chronicle) {
    p.mark(hq, Flag.TRIED);
    int halves = rules.supply.roadLength(p, p.hex(hq));
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "activation", Side.SOVIET, "KS-9.1.2"));
    boolean active = die <= rules.tables.activation().roll(halves);
    if (active) {
      activate(p, rules.roster.printed(hq), "KS-9.1.2", chronicle);
    }
    return active;
  }

  // ---- the armies with priority

  private int priority(boolean high) {
    String code = high ? rules.data.highPriority() : rules.data.lowPriority();
    int formation = rules.roster.formations.of(code);
    return formation < 0 ? -1 : rules.roster.formations.headquarters(formation);
  }

  private boolean canTry(Position p, int hq) {
    return hq >= 0 && !p.is(hq, Flag.ACTIVE | Flag.TRIED) && mayTry(p, hq).isLegal();
  }

  /** Whether one of the two armies with priority can try. */
  @Case("KS-9.2.1")
  boolean hasPriority(Position p) {
    return p.value(Ledger.ARMY_ATTEMPTS) < rules.data.armyAttempts()
        && (canTry(p, priority(false)) || canTry(p, priority(true)));
  }

  /** A die names one of the two; a failure is no attempt. */
  @Case("KS-9.2.1")
  void rollPriority(Position p, Dice dice, Chronicle chronicle) {
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "army-priority", Side.SOVIET, "KS-9.2.1"));
    int named = priority(die > 3);
    int hq = canTry(p, named) ? named : priority(die <= 3);
    if (roll(p, hq, dice, chronicle)) {
      Ledger.add(p, Ledger.ARMY_ATTEMPTS, 1);
    }
  }

  // ---- the corps that leaves

  /** Whether a formation has been ordered to leave by the south edge. */
  @Case("KS-9.2.2A")
  boolean mustLeave(Position p, int formation) {
    return p.value(Ledger.EXIT_ORDERED) > 0
        && rules.roster.formations.code(formation).equals(rules.data.leaver());
  }

  /** Whether the corps that may be ordered away is on the map. */
  @Case({"KS-9.2.2", "KS-9.2.2C"})
  boolean hasLeaver(Position p) {
    int formation = rules.roster.formations.of(rules.data.leaver());
    if (formation < 0) {
      return false;
    }
    int hq = rules.roster.formations.headquarters(formation);
    return hq >= 0 && p.onMap(hq) || rules.unitsOf(p, formation).length > 0;
  }

  @Case({"KS-9.2.2A", "KS-9.2.2B"})
  void rollLeaver(Position p, Dice dice, Chronicle chronicle) {
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "fifth-guards-tank", Side.SOVIET, "KS-9.2.2"));
    if (die <= rules.data.leavesUpTo()) {
      p.setValue(Ledger.EXIT_ORDERED, 1);
      activateLeaver(p, chronicle);
    }
  }

  private void activateLeaver(Position p, Chronicle chronicle) {
    Ledger.add(p, Ledger.CORPS_ATTEMPTS, 1);
    activate(p, rules.roster.formations.of(rules.data.leaver()), "KS-9.2.2A", chronicle);
  }

  // ---- directive and recall

  /** Whether the directive is due now. */
  @Case({"KS-4.F", "KS-8.1", "KS-8.1.1", "KS-19.2.1"})
  boolean isDirectiveDue(Position p) {
    return p.value(Ledger.DIRECTIVE_ISSUED) == 0
        && p.value(Ledger.CROSSED) > 0
        && p.turn() >= rules.data.directiveFrom()
        && p.turn() <= rules.data.directiveTo()
        && !rules.options.has(p, Options.VATUTIN)
        && IntStream.of(rules.roster.ground(Side.SOVIET)).anyMatch(hq -> isCorpsOfFront(p, hq));
  }

  /** A corps headquarters of the 1st Ukrainian Front on the map. */
  @Case({"KS-8.1.2", "KS-8.2.1", "KS-9.2.2D"})
  boolean isCorpsOfFront(Position p, int hq) {
    return rules.roster.isHeadquarters(hq)
        && p.onMap(hq)
        && !isArmy(hq)
        && rules.group(p, hq) == Group.FIRST_UKRAINIAN;
  }

  /** The brigades of a corps that the directive can send south. */
  @Case({"KS-8.1.2", "KS-8.1.4"})
  int[] brigades(Position p, int hq) {
    return IntStream.of(rules.unitsOf(p, rules.roster.printed(hq)))
        .filter(unit -> rules.roster.isBrigade(unit) && !rules.terrain.south.has(p.hex(unit)))
        .toArray();
  }

  void endDirective(Position p) {
    p.setValue(Ledger.DIRECTIVE_HQ, 0);
    p.unmarkAll(Flag.DIRECTED);
  }

  /** What the orders from above activate before anybody tries. */
  @Case({"KS-8.1.3", "KS-8.2.2", "KS-9.2.2A"})
  void obey(Position p, Chronicle chronicle) {
    int hq = Ledger.unit(p, Ledger.DIRECTIVE_HQ);
    if (hq >= 0) {
      int[] bound =
          IntStream.of(rules.roster.ground(Side.SOVIET))
              .filter(unit -> p.onMap(unit) && rules.marches.isDirected(p, unit))
              .toArray();
      if (IntStream.of(bound).anyMatch(unit -> !rules.terrain.south.has(p.hex(unit)))) {
        Ledger.add(p, Ledger.CORPS_ATTEMPTS, 1);
        activate(p, bound, "KS-8.1.3", chronicle);
      }
    }
    int recalled = Ledger.unit(p, Ledger.RECALL_HQ);
    if (recalled >= 0) {
      recall(p, recalled, chronicle);
    }
    if (p.value(Ledger.EXIT_ORDERED) > 0 && hasLeaver(p)) {
      activateLeaver(p, chronicle);
    }
  }

  /** A recalled corps acts until all of it is north. */
  @Case("KS-8.2.2")
  private void recall(Position p, int hq, Chronicle chronicle) {
    int formation = rules.roster.printed(hq);
    boolean south =
        p.onMap(hq) && rules.terrain.south.has(p.hex(hq))
            || IntStream.of(rules.unitsOf(p, formation))
                .anyMatch(unit -> rules.terrain.south.has(p.hex(unit)));
    if (south) {
      Ledger.add(p, Ledger.CORPS_ATTEMPTS, 1);
      activate(p, formation, "KS-8.2.2", chronicle);
    } else {
      p.setValue(Ledger.RECALL_HQ, 0);
    }
  }

  /** Whether somebody can be recalled now. */
  @Case({"KS-8.2", "KS-8.2.1", "KS-4.F"})
  boolean isRecallDue(Position p) {
    return p.turn() == rules.data.recallTurn()
        && p.value(Ledger.DIRECTIVE_ISSUED) > 0
        && p.value(Ledger.RECALL_HQ) == 0
        && IntStream.of(rules.roster.ground(Side.SOVIET)).anyMatch(hq -> mayBeRecalled(p, hq));
  }

  boolean mayBeRecalled(Position p, int hq) {
    return isCorpsOfFront(p, hq) && rules.terrain.south.has(p.hex(hq));
  }

  @Case("KS-8.2.1")
  void recallFirst(Position p, int hq, Chronicle chronicle) {
    if (Ledger.unit(p, Ledger.DIRECTIVE_HQ) == hq) {
      endDirective(p);
    }
    Ledger.setUnit(p, Ledger.RECALL_HQ, hq);
    recall(p, hq, chronicle);
  }
}
