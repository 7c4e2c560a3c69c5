package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Support;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.common.HexAttacks;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Allocating attacks: who may attack whom, and which attacks an attack requires. */
final class Attacks extends HexAttacks {
  private static final int LISTED = 8;

  private final BlitzfrontRules rules;

  Attacks(BlitzfrontRules rules) {
    super(rules, rules.roster);
    this.rules = rules;
  }

  // ---- who may attack

  /** Why a unit may not be allocated to an attack; legal if it may. */
  @Case({
    "BF-DIS-1",
    "BF-MOV-2",
    "BF-KAT-1",
    "BF-AIR-2",
    "BF-SEQ-A2",
    "BF-SEQ-B2",
    "BF-SEQ-A6",
    "BF-BRK-1"
  })
  private Verdict checkAttacker(Position p, Allocating stage, int unit) {
    Verdict may = checkAttacker(p, unit);
    String sequence = stage.step().rule(p.phasing());
    if (!may.isLegal()) {
      return may;
    } else if (p.is(unit, Flag.ATTACKED)) {
      return Verdict.refused(sequence, rules.name(unit) + " has attacked in this turn");
    } else if (p.is(unit, Flag.BONUS)) {
      return Verdict.refused("BF-MOV-2", rules.name(unit) + " used its bonus and cannot attack");
    } else if (stage.step() != Step.OPERATIONAL
        && p.phasing() == Side.AXIS
        && !rules.roster.is(unit, BlitzfrontRoster.GERMAN)) {
      return Verdict.refused(sequence, "only German units attack in this step");
    } else if (stage.step() == Step.BREAKTHROUGH
        && p.is(unit, Flag.MOVED)
        && p.startHex(unit) < 0) {
      return Verdict.refused("BF-BRK-1", rules.name(unit) + " moved before the breakthrough");
    }
    return stage.attackOf(unit) == null
        ? Verdict.legal()
        : Verdict.refused("BF-GEN-1", rules.name(unit) + " is allocated already");
  }

  /** What forbids a unit to attack in any step. */
  @Case({"BF-DIS-1", "BF-KAT-1", "BF-AIR-2"})
  Verdict checkAttacker(Position p, int unit) {
    if (rules.board().side(unit) != p.phasing() || !p.onMap(unit)) {
      return Verdict.refused(
          "BF-GEN-1", rules.name(unit) + " is no unit of the attacking side on the map");
    } else if (rules.roster.is(unit, BlitzfrontRoster.AIR)) {
      return Verdict.refused("BF-AIR-2", "air units support attacks by air-strike");
    } else if (rules.roster.is(unit, BlitzfrontRoster.ROCKET)) {
      return Verdict.refused("BF-KAT-1", "rocket units attack by bombard");
    }
    return p.is(unit, Flag.DISRUPTED)
        ? Verdict.refused("BF-DIS-1", rules.name(unit) + " is disrupted and does not attack")
        : Verdict.legal();
  }

  /** The same without words, for whoever may allocate or has a Blitzkrieg attack. */
  @Override
  public boolean mayAttack(Position p, int unit) {
    return switch (p.stage()) {
      case Allocating stage -> {
        int never = Flag.DISRUPTED | Flag.ATTACKED | Flag.BONUS;
        boolean german = rules.roster.is(unit, BlitzfrontRoster.GERMAN);
        Step step = stage.step();
        yield p.onMap(unit)
            && (p.flags(unit) & never) == 0
            && !rules.roster.is(unit, BlitzfrontRoster.ROCKET | BlitzfrontRoster.AIR)
            && (step == Step.OPERATIONAL || p.phasing() == Side.SOVIET || german)
            && (step != Step.BREAKTHROUGH || !p.is(unit, Flag.MOVED) || p.startHex(unit) >= 0)
            && stage.attackOf(unit) == null;
      }
      case BlitzStage stage -> stage.units().has(unit);
      default -> false;
    };
  }

  @Override
  protected boolean mayAttack(Position p, int unit, int hex) {
    return mayAttack(p, unit)
        && (!(p.stage() instanceof Allocating stage) || paysForRivers(p, stage, unit, hex));
  }

  @Override
  protected boolean isOpen(int from, int direction) {
    return !rules.terrain.isClosed(from, direction);
  }

  @Override
  protected boolean isTarget(Position p, int hex) {
    return true;
  }

  @Override
  protected int mostListed() {
    return LISTED;
  }

  @Override
  protected List<Support> supports(Position p) {
    if (!(p.stage() instanceof BlitzStage stage)) {
      return List.of(Support.NONE);
    }
    Means pressed = new Means(false, true);
    return stage.air().size() == 0
        ? List.of(Support.NONE, pressed)
        : List.of(Support.NONE, pressed, new Means(true, false), new Means(true, true));
  }

  @Override
  protected Support drawSupport(Position p, RandomGenerator random) {
    return p.stage() instanceof BlitzStage stage
        ? new Means(stage.air().size() > 0 && random.nextBoolean(), random.nextInt(4) == 0)
        : Support.NONE;
  }

  @Case({"BF-GEN-1", "BF-CRT-2", "BF-TER-5", "BF-PRS-1", "BF-AIR-2"})
  Verdict check(Position p, Allocating stage, Attack order) {
    Refusals no = new Refusals();
    Means means = order.support(Means.class);
    no.addIf(means.pressed(), "BF-PRS-1", () -> "an attack is pressed when it is taken up");
    no.addIf(means.air(), "BF-AIR-2", () -> "air units fly in the combat phase");
    checkTarget(p, order, no);
    for (int i = 0; i < order.attackers().size() && !no.any(); i++) {
      int unit = order.attackers().get(i);
      no.addAll(checkAttacker(p, stage, unit));
      if (!no.any()) {
        no.addAll(checkPlace(p, unit, order.hexes().first()));
        checkRivers(p, stage, unit, order.hexes().first(), no);
      }
    }
    if (!no.any()) {
      Units all = Assault.joined(stage.attackOn(order.hexes().first()), order.attackers());
      no.addIf(
          !rules.strength.isOnTable(p, all, order.hexes().first(), false),
          "BF-CRT-2",
          () -> "the odds are below 1:5");
    }
    return no.verdict();
  }

  @Case("BF-GEN-1")
  void checkTarget(Position p, Attack order, Refusals no) {
    if (order.hexes().size() != 1) {
      no.add("BF-GEN-1", "an attack is made on one hex");
    } else if (order.hexes().first() < 0 || !p.holds(p.phasing().enemy(), order.hexes().first())) {
      no.add("BF-GEN-1", "no enemy stands in " + rules.number(order.hexes().first()));
    } else if (order.attackers().size() == 0 || order.attackers().hasDoubles()) {
      no.add("BF-GEN-1", "an attack names its units, each once");
    }
  }

  Verdict checkPlace(Position p, int unit, int hex) {
    return reaches(p.hex(unit), hex)
        ? Verdict.legal()
        : Verdict.refused("BF-GEN-1", rules.name(unit) + " is not next to " + rules.number(hex));
  }

  /** Armor and German armies pay a factor for each river they cross to attack. */
  @Case("BF-TER-5")
  private void checkRivers(Position p, Allocating stage, int unit, int hex, Refusals no) {
    if (!paysForRivers(p, stage, unit, hex)) {
      no.add(
          "BF-TER-5",
          rules.name(unit) + " lacks a movement factor for the rivers it crosses to attack");
    }
  }

  @Case("BF-TER-5")
  private boolean paysForRivers(Position p, Allocating stage, int unit, int hex) {
    if (!stage.step().moves() || !isHeavy(unit)) {
      return true;
    }
    int d = grid.direction(p.hex(unit), hex);
    int across = rules.terrain.isRiver(p.hex(unit), d, rules.isFrozen(p)) ? 1 : 0;
    int rivers = Flag.rivers(p.flags(unit)) + across;
    if (rivers == 0) {
      return true;
    }
    March march = rules.march(p);
    march.begin(p, unit, stage.step());
    return march.spent + rivers * Terrain.POINT <= march.limit(march.roads);
  }

  /** Whether rivers cost a unit a factor: panzers, tanks and German armies. */
  @Case("BF-TER-5")
  boolean isHeavy(int unit) {
    return rules.roster.is(unit, BlitzfrontRoster.ARMORED)
        || rules.roster.all(unit, BlitzfrontRoster.GERMAN | BlitzfrontRoster.ARMY);
  }

  // ---- what attacks require

  /** A hex that must be attacked besides, and the attack that requires it. */
  record Duty(Assault of, int hex) {}

  /** The first duty that allocated attacks do not meet, or null. */
  @Case({"BF-GEN-2", "BF-GEN-3"})
  @Nullable Duty unmet(Position p, List<Assault> attacks) {
    for (Assault attack : attacks) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int hex = grid.neighbour(attack.hex(), d);
        if (hex != HexGrid.OFF && isRequired(p, attack, hex) && !isMet(p, attack, hex, attacks)) {
          return new Duty(attack, hex);
        }
      }
    }
    return null;
  }

  /** Whether large units in good order in a hex beside the target and an attacker protect it. */
  @Case({"BF-GEN-2", "BF-GEN-3"})
  boolean isRequired(Position p, Assault attack, int hex) {
    if (!p.holds(p.phasing().enemy(), hex) || !isProtector(p, hex)) {
      return false;
    }
    for (int i = 0; i < attack.attackers().size(); i++) {
      if (reaches(p.hex(attack.attackers().get(i)), hex)) {
        return true;
      }
    }
    return false;
  }

  @Case({"BF-GEN-2", "BF-GEN-3", "BF-ROS-1"})
  private boolean isProtector(Position p, int hex) {
    boolean soviet = p.phasing() == Side.SOVIET;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      boolean large =
          soviet
              ? rules.roster.is(unit, BlitzfrontRoster.GERMAN)
                  && rules.roster.is(unit, BlitzfrontRoster.ARMY | BlitzfrontRoster.CORPS)
              : rules.roster.is(unit, BlitzfrontRoster.ARMY) && p.is(unit, Flag.ENTRENCHED);
      if (large && !p.is(unit, Flag.DISRUPTED)) {
        return true;
      }
    }
    return false;
  }

  private boolean isMet(Position p, Assault attack, int hex, List<Assault> attacks) {
    for (Assault other : attacks) {
      if (other.hex() == hex) {
        return column(p, other) >= column(p, attack);
      }
    }
    return false;
  }

  private int column(Position p, Assault attack) {
    return Math.min(
        rules.table.best(), rules.strength.column(p, attack.attackers(), attack.hex(), Units.NONE));
  }

  /** The attacks with all that each requires, as it stands when allocation ends. */
  @Case({"BF-GEN-3", "BF-GEN-4"})
  List<Assault> bound(Position p, List<Assault> attacks) {
    List<Assault> bound = new ArrayList<>();
    for (Assault attack : attacks) {
      HexSet needs = new HexSet(grid.size());
      addNeeds(p, attack, attacks, needs);
      needs.remove(attack.hex());
      bound.add(
          new Assault(attack.hex(), attack.attackers(), Hexes.of(needs.toArray()), attack.air()));
    }
    return List.copyOf(bound);
  }

  private void addNeeds(Position p, Assault attack, List<Assault> attacks, HexSet needs) {
    for (Assault other : attacks) {
      if (!needs.has(other.hex())
          && grid.adjacent(other.hex(), attack.hex())
          && isRequired(p, attack, other.hex())) {
        needs.add(other.hex());
        addNeeds(p, other, attacks, needs);
      }
    }
  }
}
