package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.engine.written.HexIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A combat whose result is being carried out.
 *
 * @param hex the attacked hex
 * @param retreats the forces that have still to retreat, in order
 * @param trail the way the defenders went, from the attacked hex on
 * @param advances whether the attackers may follow if the hex is empty
 */
record Battle(
    Units attackers, @HexIndex int hex, List<Force> retreats, Hexes trail, boolean advances) {
  private static final int GOOD_QUALITY = 2;

  Battle {
    retreats = List.copyOf(retreats);
  }

  /** What a result does, part by part; where somebody has to choose, a stage asks him. */
  @Case({"KS-13.0", "KS-13.1", "KS-13.2", "KS-13.3.7-7", "KS-13.4"})
  static void begin(
      KesselRules rules,
      Position p,
      Units attackers,
      int hex,
      Result result,
      Dice dice,
      Chronicle chronicle) {
    Battle battle = new Battle(attackers, hex, List.of(), Hexes.of(hex), false);
    Side enemy = p.phasing().enemy();
    switch (result) {
      case AE1 -> Losing.begin(rules, p, battle, true, chronicle);
      case DE1 -> Losing.begin(rules, p, battle.advancing(), false, chronicle);
      case ADO, ADIS -> {
        int status = result == Result.ADO ? Status.DISORGANIZED : Status.DISRUPTED;
        attackersSuffer(rules, p, attackers, status, chronicle);
        battle.next(rules, p, chronicle);
      }
      case DDO, DDIS -> {
        int status = result == Result.DDO ? Status.DISORGANIZED : Status.DISRUPTED;
        rules.status.sufferAll(p, enemy, hex, status, "KS-13.3", chronicle);
        battle.next(rules, p, chronicle);
      }
      case BR1 -> battle.with(bothRetreat(rules, p, attackers, hex)).next(rules, p, chronicle);
      case DR1, DR2, DR3 -> {
        Force force = new Force(hex, Units.of(p.stack(hex)), result.hexes(), false, false);
        battle.advancing().with(List.of(force)).next(rules, p, chronicle);
      }
      case DRT -> {
        Units routed = rout(rules, p, hex, dice, chronicle);
        Force force = new Force(hex, routed, result.hexes(), true, false);
        battle.advancing().with(List.of(force)).next(rules, p, chronicle);
      }
    }
  }

  private Battle advancing() {
    return new Battle(attackers, hex, retreats, trail, true);
  }

  private Battle with(List<Force> forces) {
    return new Battle(attackers, hex, forces, trail, advances);
  }

  /** All who attacked are disorganized or disrupted; nobody retreats. */
  @Case("KS-13.3.7-7")
  private static void attackersSuffer(
      KesselRules rules, Position p, Units attackers, int status, Chronicle chronicle) {
    for (int unit : attackers.toArray()) {
      rules.status.set(
          p, unit, Status.suffer(Status.of(p, unit), status), "KS-13.3.7-7", chronicle);
    }
    for (int unit : attackers.toArray()) {
      if (p.onMap(unit)) {
        rules.status.spread(p, p.phasing(), p.hex(unit), chronicle);
      }
    }
  }

  /** The force of each attacking hex, guns that fired from afar excepted, then the defenders. */
  @Case({"KS-13.2", "KS-16.1.3"})
  private static List<Force> bothRetreat(KesselRules rules, Position p, Units attackers, int hex) {
    List<Force> forces = new ArrayList<>();
    int[] hexes =
        attackers.stream()
            .map(p::hex)
            .distinct()
            .filter(from -> adjacent(rules, from, hex))
            .toArray();
    for (int from : hexes) {
      int[] units = attackers.stream().filter(unit -> p.hex(unit) == from).toArray();
      forces.add(new Force(from, Units.of(units), Result.BR1.hexes(), false, true));
    }
    forces.add(new Force(hex, Units.of(p.stack(hex)), Result.BR1.hexes(), false, false));
    return forces;
  }

  private static boolean adjacent(KesselRules rules, int a, int b) {
    return rules.board().grid().adjacent(a, b);
  }

  /** Who routs; German units of some quality may only be disrupted. */
  @Case({"KS-13.2", "KS-13.3.3"})
  private static Units rout(
      KesselRules rules, Position p, int hex, Dice dice, Chronicle chronicle) {
    IntStream.Builder routed = IntStream.builder();
    for (int unit : p.stack(hex)) {
      boolean steady = rules.roster.isGerman(unit) && rules.roster.quality(unit) >= GOOD_QUALITY;
      int die = steady ? dice.roll() : 0;
      if (steady) {
        chronicle.tell(new Rolled(List.of(die), "rout", p.phasing().enemy(), "KS-13.2"));
      }
      if (die > rules.data.routUpTo()) {
        int status = Status.suffer(Status.of(p, unit), Status.DISRUPTED);
        rules.status.set(p, unit, status, "KS-13.2", chronicle);
      } else if (p.is(unit, Flag.ROUTED)) {
        rules.losses.eliminate(p, unit, "routed again", "KS-13.3.3", chronicle);
      } else {
        routed.add(unit);
      }
    }
    return Units.of(routed.build().toArray());
  }

  // ---- part by part

  /** Goes on until somebody has to choose or the battle is over. */
  void next(KesselRules rules, Position p, Chronicle chronicle) {
    if (!retreats.isEmpty()) {
      Retreating.begin(rules, p, this, chronicle);
    } else if (!Reassigning.begin(rules, p, this, chronicle)) {
      if (p.holds(p.phasing().enemy(), hex)) {
        rules.status.spread(p, p.phasing().enemy(), hex, chronicle);
      }
      Advancing.begin(rules, p, this);
    }
  }

  /** The force whose turn it is, without those it has lost. */
  Force first(Position p) {
    Force force = retreats.getFirst();
    return new Force(
        force.hex(),
        Units.of(
            force.units().stream().filter(u -> p.onMap(u) && p.hex(u) == force.hex()).toArray()),
        force.hexes(),
        force.routs(),
        force.attacker());
  }

  /** The first force is through; the attackers may follow the defenders' way. */
  Battle done(Hexes path) {
    boolean followed = !retreats.getFirst().attacker() && path.size() > 0;
    return new Battle(
        attackers, hex, retreats.subList(1, retreats.size()), followed ? path : trail, advances);
  }

  static Side owner(Position p, boolean attacker) {
    return attacker ? p.phasing() : p.phasing().enemy();
  }
}
