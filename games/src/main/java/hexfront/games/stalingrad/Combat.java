package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Forecast;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.ByUnit;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 10: odds, dice and what they say. */
final class Combat {
  /** The odds of a Movement Phase Overrun. */
  private static final int OVERRUN_ODDS = 10;

  private static final int ONE = 1;
  private static final int SIX = 6;

  private final StalingradRules rules;
  final CombatTable table;
  final Strength strength;
  final Shifts shifts;
  final ArmorSuperiority armor;
  final GroundSupport support;
  final Attacks attacks;
  final Battles battles;

  Combat(StalingradRules rules) {
    this.rules = rules;
    table = new CombatTable(rules.tables.combat());
    strength = new Strength(rules);
    shifts = new Shifts(rules);
    armor = new ArmorSuperiority(rules);
    support = new GroundSupport(rules);
    attacks = new Attacks(rules);
    battles = new Battles(rules);
  }

  // ---- odds

  /**
   * Reckons a combat.
   *
   * @param air the columns that Ground Support shifts
   * @param told where what changes the column is told; null if nobody wants to know
   */
  @Case({"CTS-10.2a", "CTS-10.2b", "CTS-11.1a", "CTS-11.1b", "CTS-4.7e"})
  Reckoning reckon(Position p, Assault assault, int air, @Nullable List<Modifier> told) {
    Units defenders = strength.defenders(p, assault);
    AttackSupply supply =
        rules.supply.forAttack(p, assault.attackers(), assault.means().spareDepots());
    ArmorSuperiority.Effect effect = armor.effect(p, assault, defenders);
    int sum = shifts.sum(p, assault, defenders, supply, effect.shift(), air, told);
    int attack = strength.attack(p, assault, supply, false);
    int n = assault.hexes().size();
    boolean option = rules.riverFractions;
    int best = Integer.MAX_VALUE;
    int bestAttack = attack;
    int bestDefence = 0;
    int bestShift = 0;
    int bestLadder = 0;
    for (int rivers = 0; rivers < (option ? 2 : 1 << n); rivers++) {
      int mask = option && rivers > 0 ? (1 << n) - 1 : rivers;
      int force = option && rivers > 0 ? strength.attack(p, assault, supply, true) : attack;
      int defence = defence(p, assault, defenders, mask, option);
      int shift = ground(p, assault, defenders, mask, option);
      int ladder = table.ladder(force, defence);
      int column =
          ladder == CombatTable.NONE ? CombatTable.NONE : table.shifted(ladder, sum + shift);
      int worse = Integer.compare(ladder + shift, bestLadder + bestShift);
      if (column < best || column == best && (worse < 0 || worse == 0 && defence > bestDefence)) {
        best = column;
        bestAttack = force;
        bestDefence = defence;
        bestShift = shift;
        bestLadder = ladder;
      }
    }
    Shifts.tell(told, "terrain", "CTS-11.1b", bestShift);
    boolean overrun = !assault.isInBox() && isBound(p, assault);
    int column = overrun ? table.shifted(Integer.MAX_VALUE / 2, 0) : Math.max(0, best);
    return new Reckoning(
        defenders,
        supply,
        bestAttack,
        bestDefence,
        bestLadder,
        sum + bestShift,
        column,
        strength.whiteDice(p, assault.attackers(), defenders),
        reroll(p, assault, defenders),
        effect,
        shifts.hasEngineer(assault));
  }

  private static boolean isBound(Position p, Assault assault) {
    return !assault.overrun()
        && assault.hexes().size() == 1
        && assault.attackers().size() > 0
        && Flag.bound(p.flags(assault.attackers().get(0))) > 0
        && StalingradState.overrunAt(p, assault.hexes().first())
            == Flag.bound(p.flags(assault.attackers().get(0)));
  }

  /** The defence in halves, if the hexes of a mask take the benefit of their rivers. */
  @Case({"CTS-10.1.5", "CTS-11.1b", "CTS-11.1c", "CTS-11.1e", "CTS-11.1f"})
  private int defence(Position p, Assault assault, Units defenders, int mask, boolean option) {
    int sum = 0;
    for (int i = 0; i < defenders.size(); i++) {
      int unit = defenders.get(i);
      int at = 0;
      while (at < assault.hexes().size() && assault.hexes().get(at) != p.hex(unit)) {
        at++;
      }
      boolean onMap = at < assault.hexes().size();
      boolean river = onMap && (mask & 1 << at) != 0;
      boolean city = onMap && !river && rules.terrain.is(p.hex(unit), Terrain.CITY);
      int times = 1;
      if (river && !option) {
        int kind = strength.riverOfAll(p, assault.attackers(), p.hex(unit));
        times = kind > 1 ? kind : 1;
      }
      sum += strength.defence(p, unit, city) * times;
    }
    return sum;
  }

  /** The shift by the ground: forest, hills, or a Minor River. */
  @Case({"CTS-11.1d", "CTS-11.1j", "CTS-11.1k"})
  private int ground(Position p, Assault assault, Units defenders, int mask, boolean option) {
    int minor = 0;
    int across = 0;
    int n = assault.hexes().size();
    for (int i = 0; i < n && !option; i++) {
      int kind = strength.riverOfAll(p, assault.attackers(), assault.hexes().get(i));
      across += kind > 0 ? 1 : 0;
      minor += kind == 1 && (mask & 1 << i) != 0 ? 1 : 0;
    }
    if (minor > 0 && across == n) {
      return -1;
    }
    for (int i = 0; i < defenders.size(); i++) {
      int unit = defenders.get(i);
      int hex = p.hex(unit);
      if (hex < 0) {
        continue;
      }
      boolean river = false;
      for (int j = 0; j < n; j++) {
        river |= assault.hexes().get(j) == hex && (mask & 1 << j) != 0;
      }
      if (!river
          && (rules.terrain.is(hex, Terrain.HILL)
              || rules.terrain.is(hex, Terrain.FOREST) && rules.roster.isInfantryType(unit))) {
        return -1;
      }
    }
    return 0;
  }

  /** The face that is rolled again: ones of the Axis, sixes against Germans. */
  @Case({"CTS-11.5a", "CTS-11.5b"})
  private int reroll(Position p, Assault assault, Units defenders) {
    boolean axis = p.phasing() == Side.AXIS;
    Units units = axis ? assault.attackers() : defenders;
    int german = 0;
    for (int i = 0; i < units.size(); i++) {
      german += rules.roster.isGerman(units.get(i)) ? 1 : 0;
      german -= rules.roster.isAllied(units.get(i)) ? 1 : 0;
    }
    if (german <= 0 || axis && assault.means().keepOnes()) {
      return 0;
    }
    return axis ? ONE : SIX;
  }

  /** Whether units next to a hex reach the odds of a Movement Phase Overrun with these means. */
  @Case({"CTS-4.7a", "CTS-4.7g"})
  boolean reachesTen(Position p, Overrun order) {
    Assault assault = Assault.of(order, false);
    if (attacks.againstMeans(p, assault) != null) {
      return false;
    }
    int air = GroundSupport.sure(support.net(assault, Units.of()));
    Reckoning r = reckon(p, assault, air, null);
    return r.ladder() != CombatTable.NONE && r.ladder() + r.shifts() >= table.above(OVERRUN_ODDS);
  }

  /** What an attack would come to; Ground Support counts as far as it is sure. */
  Forecast odds(Position p, Order order) {
    Assault assault = assault(p, order);
    List<Modifier> told = new ArrayList<>();
    int air = GroundSupport.sure(support.net(assault, Units.of()));
    Reckoning r = reckon(p, assault, air, told);
    return new Forecast(
        r.attack(),
        r.defence() / 2,
        table.name(r.column()),
        r.shifts(),
        told,
        table.chances(r.column(), r.white(), assault.means().effort(), r.reroll()),
        List.of(),
        ByUnit.NOTHING,
        List.of(),
        r.white(),
        r.defence() % 2 != 0);
  }

  private Assault assault(Position p, Order order) {
    return switch (order) {
      case Attack o -> Assault.of(o);
      case AttackBox o -> Assault.of(o);
      case Overrun o -> Assault.of(o, p.stage() instanceof Advancing);
      default ->
          throw new IllegalArgumentException(
              "odds are asked for an attack, not for " + order.type());
    };
  }

  /** What a result costs both sides, as far as dice alone say it. */
  @Case({"CTS-10.4a", "CTS-10.4d", "CTS-12.5a"})
  Toll toll(Position p, Order order, String result) {
    Assault assault = assault(p, order);
    Units defenders = strength.defenders(p, assault);
    int steps = steps(p, defenders);
    int loss = CombatTable.steps(result, 'D');
    int own = CombatTable.steps(result, 'A') - Math.max(0, loss - steps);
    boolean gone = loss >= steps;
    boolean leaves = gone || CombatTable.advance(result) > 0;
    int most = leaves && !gone ? Math.min(steps, 3 * Math.max(1, loss)) : Math.min(steps, loss);
    return new Toll(
        Toll.Span.exactly(Math.max(0, Math.min(own, steps(p, assault.attackers())))),
        new Toll.Span(Math.min(steps, loss), most),
        Toll.Span.chance(gone, leaves));
  }

  static int steps(Position p, Units units) {
    int steps = 0;
    for (int i = 0; i < units.size(); i++) {
      steps += p.stepsLeft(units.get(i));
    }
    return steps;
  }

  // ---- dice

  /** The dice fall: Ground Support, white, black, then those that are rolled again. */
  @Case({
    "CTS-10.2d",
    "CTS-10.2e",
    "CTS-10.4a",
    "CTS-10.4b",
    "CTS-11.5c",
    "CTS-12.4l",
    "CTS-23.11d",
    "CTS-25.0d",
    "CTS-32.0a",
    "CTS-32.0b"
  })
  void roll(
      Position p,
      Assault assault,
      Units air,
      @Nullable Advancing outer,
      Dice dice,
      Chronicle chronicle) {
    int net = support.net(assault, air);
    int columns = GroundSupport.sure(net);
    if (GroundSupport.least(net) <= CombatTable.FACES) {
      int die = dice.roll();
      Side side = net > 0 ? p.phasing() : p.phasing().enemy();
      chronicle.tell(new Rolled(List.of(die), "ground-support", side, "CTS-23.11d"));
      columns += die >= GroundSupport.least(net) ? Integer.signum(net) : 0;
    }
    Reckoning r = reckon(p, assault, columns, null);
    if (!assault.overrun()) {
      rules.provisions.draw(p, assault.attackers().toArray(), assault.means().spareDepots());
    }
    int overrun = isBound(p, assault) ? Flag.bound(p.flags(assault.attackers().get(0))) : 0;
    for (int i = 0; i < r.defenders().size(); i++) {
      p.mark(r.defenders().get(i), Flag.DEFENDED);
    }
    int n = r.white() + 1;
    List<Integer> rolled = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      rolled.add(dice.roll());
    }
    chronicle.tell(new Rolled(rolled, "combat", p.phasing(), "CTS-10.2d"));
    List<Integer> last = new ArrayList<>(rolled);
    List<Integer> again = new ArrayList<>();
    int doubled = 0;
    for (int i = 0; i < n; i++) {
      if (rolled.get(i) == r.reroll()) {
        int die = dice.roll();
        again.add(die);
        last.set(i, die);
        doubled += die == r.reroll() ? 1 : 0;
      }
    }
    if (!again.isEmpty()) {
      chronicle.tell(new Rolled(again, "combat", p.phasing(), "CTS-11.5c"));
    }
    int effort = assault.means().effort();
    int first = table.defenderLoss(r.column(), last.get(0));
    int second = r.white() == 2 ? table.defenderLoss(r.column(), last.get(1)) : 0;
    int own = CombatTable.multiplied(table.attackerLoss(r.column(), last.get(0)), effort);
    if (r.white() == 2) {
      own += CombatTable.multiplied(table.attackerLoss(r.column(), last.get(1)), effort);
    }
    int raw = table.advance(r.column(), last.get(n - 1));
    chronicle.tell(
        new hexfront.engine.events.Combat(
            assault.attackers(),
            r.defenders(),
            assault.hexes(),
            assault.overrun() || overrun > 0,
            r.attack(),
            (r.defence() + 1) / 2,
            table.name(r.column()),
            r.shifts(),
            last,
            CombatTable.result(own, first + second),
            null,
            raw,
            "CTS-10.2d"));
    boolean rain = rules.isAdvanced() && Weather.isRain(p);
    battles.begin(
        p,
        new Fight(
            assault.attackers(),
            r.defenders(),
            assault.hexes(),
            assault.box(),
            r.white(),
            own,
            first,
            second,
            raw,
            rain ? (raw + 1) / 2 : raw,
            r.armor().shift(),
            r.armor().attackers(),
            r.armor().defenders(),
            r.engineer(),
            Ledger.isCampaign(p) && rules.isAdvanced() ? doubled : 0,
            overrun,
            outer),
        chronicle);
  }
}
