package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sections 10 and 11: strengths, column and shifts of one attack. */
final class StalingradCombat {
  private static final List<String> COLUMNS =
      List.of("1-4", "1-3", "1-2", "1-1", "1.5-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1");
  private static final int EVEN = 3;
  private static final Set<String> INFANTRY =
      Set.of("infantry", "jaeger", "mountain", "security", "rifle", "naval-infantry");
  private static final Set<String> ARMOUR = Set.of("panzer", "tank", "heavy-tank");

  private final StalingradModel m;
  private final Scene s;
  private final List<Piece> attackers;
  private final List<Integer> targets;
  private final List<Piece> defenders = new ArrayList<>();

  StalingradCombat(StalingradModel model, List<Piece> attackers, List<Integer> targets) {
    m = model;
    s = model.s;
    this.attackers = attackers;
    this.targets = targets;
    for (int target : targets) {
      s.at(target).stream().filter(unit -> !unit.is("retreated")).forEach(defenders::add);
    }
  }

  Model.Odds odds() {
    if (!attackers.stream().allMatch(this::mayAttack)
        || !targets.stream().allMatch(this::mayBeAttacked)
        || tooManyTanks()) {
      return Model.Odds.ILLEGAL;
    }
    int attack = attack();
    Model.Odds best = Model.Odds.ILLEGAL;
    int lowest = Integer.MAX_VALUE;
    for (Set<Integer> rivers : choices()) {
      double defence = 0;
      for (Piece unit : defenders) {
        defence += defence(unit, rivers.contains(unit.hex));
      }
      int column = column(attack, defence);
      if (column < 0) {
        return Model.Odds.ILLEGAL;
      }
      int shifted = Math.clamp(column + shifts(rivers), 0, COLUMNS.size() - 1);
      if (shifted < lowest || shifted == lowest && defence > best.defence()) {
        lowest = shifted;
        best = new Model.Odds(true, attack, defence, COLUMNS.get(shifted));
      }
    }
    return best;
  }

  /** The attacked hexes that take the benefit of their rivers, not of their ground: any of them. */
  @Case({"CTS-10.1.5", "CTS-11.1b"})
  private List<Set<Integer>> choices() {
    List<Set<Integer>> choices = new ArrayList<>();
    for (int mask = (1 << targets.size()) - 1; mask >= 0; mask--) {
      Set<Integer> some = new HashSet<>();
      for (int i = 0; i < targets.size(); i++) {
        if ((mask & 1 << i) != 0) {
          some.add(targets.get(i));
        }
      }
      choices.add(some);
    }
    return choices;
  }

  // ---- who attacks

  @Case({"CTS-10.0", "CTS-10.1.4", "CTS-10.1.6", "CTS-10.1.9", "CTS-11.1l", "CTS-13.0b"})
  private boolean mayAttack(Piece unit) {
    for (int target : targets) {
      int d = s.grid.direction(unit.hex, target);
      if (d < 0 || !m.isOpen(unit.hex, d) || s.crosses(unit.hex, d, "lake")) {
        return false;
      }
    }
    return unit.side() == s.phasing
        && !unit.is("disrupted")
        && !unit.is("attacked")
        && unit.attack() > 0;
  }

  @Case({"CTS-10.1.4", "CTS-12.3"})
  private boolean mayBeAttacked(int target) {
    return s.holds(s.phasing.enemy(), target)
        && !s.attacked.contains(target)
        && s.at(target).stream().anyMatch(unit -> !unit.is("retreated"));
  }

  @Case({"CTS-10.1.10a", "CTS-10.1.10b"})
  private boolean tooManyTanks() {
    Map<Integer, Integer> tanks = new HashMap<>();
    Map<Integer, Integer> corps = new HashMap<>();
    for (Piece unit : s.of(s.phasing)) {
      boolean fights = attackers.contains(unit) || unit.is("attacked");
      if (unit.side() == Side.SOVIET
          && fights
          && Set.of("tank", "heavy-tank").contains(unit.unit.arm())
          && !unit.unit.has("guards")) {
        tanks.merge(unit.hex, 1, Integer::sum);
        corps.merge(unit.hex, unit.isCorps() ? 1 : 0, Integer::sum);
      }
    }
    return tanks.values().stream().anyMatch(n -> n > 2)
        || corps.values().stream().anyMatch(n -> n > 1);
  }

  // ---- strengths

  /** Those at full strength whole; the others' parts together, rounded down. */
  @Case({"CTS-11.1g", "CTS-11.4", "CTS-16.6a"})
  private int attack() {
    int whole = 0;
    double parts = 0;
    boolean rivals = StalingradModel.areRivals(attackers);
    for (Piece unit : attackers) {
      double part = m.hasAttackSupply(unit) ? 1 : 0.5;
      part *= isMarshy(unit) ? 0.5 : 1;
      boolean rival = Set.of("hungarian", "rumanian").contains(unit.unit.nationality());
      part *= rivals && rival ? 0.5 : 1;
      if (part == 1) {
        whole += unit.attack();
      } else {
        parts += part * unit.attack();
      }
    }
    return whole + (int) parts;
  }

  private boolean isMarshy(Piece unit) {
    return s.has(unit.hex, "marsh") || targets.stream().anyMatch(target -> s.has(target, "marsh"));
  }

  @Case({"CTS-9.3a", "CTS-9.3b", "CTS-11.1c", "CTS-11.1e", "CTS-11.1f", "CTS-11.3a", "CTS-11.3b"})
  private double defence(Piece unit, boolean rivers) {
    double strength = unit.defence();
    if (rivers) {
      strength *= riverFactor(unit.hex);
    } else if (m.isCity(unit.hex) && !ARMOUR.contains(unit.unit.arm())) {
      strength *= 2;
    }
    boolean weak =
        StalingradModel.isMinorAlly(unit)
            || unit.side() == Side.SOVIET && !unit.unit.has("guards") && !unit.unit.has("nkvd");
    boolean led =
        s.of(unit.side()).stream()
            .anyMatch(
                hq ->
                    StalingradModel.isArmyHeadquarters(hq)
                        && !hq.is("disrupted")
                        && m.isInLine(hq, unit));
    boolean cutOff = weak && !s.has(unit.hex, "major-city") && !led && m.isIsolated(unit);
    return cutOff ? strength / 2 : strength;
  }

  /** 1 without a river before every attacker, or with Minor Rivers only. */
  @Case({"CTS-11.1d", "CTS-11.1e", "CTS-11.1f"})
  private int riverFactor(int target) {
    int factor = 1;
    for (Piece unit : attackers) {
      String river = river(unit, target);
      if (river.isEmpty()) {
        return 1;
      }
      factor = Math.max(factor, river.equals("volga") ? 3 : river.equals("major-river") ? 2 : 1);
    }
    return factor;
  }

  /** The river an attacker attacks across; none if it lies along a Marsh hex. */
  @Case("CTS-11.1h")
  private String river(Piece unit, int target) {
    int d = s.grid.direction(unit.hex, target);
    boolean marsh = s.has(unit.hex, "marsh") || s.has(target, "marsh");
    if (s.crosses(unit.hex, d, "volga")) {
      return "volga";
    }
    for (String kind : List.of("major-river", "minor-river")) {
      if (!marsh && s.crosses(unit.hex, d, kind)) {
        return kind;
      }
    }
    return "";
  }

  // ---- column

  @Case({"CTS-10.1.8a", "CTS-10.1.8b", "CTS-10.2a", "CTS-10.2b"})
  private static int column(int attack, double defence) {
    if (attack >= 2 * defence) {
      return Math.min(COLUMNS.size() - 1, EVEN + (int) Math.floor(attack / defence));
    }
    if (attack >= defence) {
      return attack >= 1.5 * defence ? EVEN + 1 : EVEN;
    }
    int n = (int) Math.ceil(defence / Math.max(1e-9, attack));
    return n > 4 ? -1 : EVEN + 1 - n;
  }

  @Case({"CTS-11.1b", "CTS-11.1d", "CTS-11.1j", "CTS-11.1k", "CTS-11.7a", "CTS-11.7b"})
  private int shifts(Set<Integer> rivers) {
    boolean all =
        targets.stream().allMatch(t -> attackers.stream().noneMatch(u -> river(u, t).isEmpty()));
    boolean minor = all && rivers.stream().anyMatch(t -> riverFactor(t) == 1);
    boolean ground =
        defenders.stream().filter(u -> !rivers.contains(u.hex)).anyMatch(this::isOnCoveredGround);
    int shifts = minor || ground ? -1 : 0;
    boolean led = attackers.stream().allMatch(this::isLedByGuards);
    shifts -= s.phasing == Side.SOVIET && !led ? 1 : 0;
    return shifts + armour();
  }

  @Case({"CTS-11.1j", "CTS-11.1k"})
  private boolean isOnCoveredGround(Piece unit) {
    return s.has(unit.hex, "hill")
        || s.has(unit.hex, "forest") && INFANTRY.contains(unit.unit.arm());
  }

  @Case("CTS-11.7b")
  private boolean isLedByGuards(Piece unit) {
    return s.of(Side.SOVIET).stream()
        .anyMatch(hq -> hq.unit.has("guards") && m.isAttackSource(hq) && m.isInLine(hq, unit));
  }

  // ---- 11.2 armor superiority

  private static int halfSteps(Piece unit, boolean attacks, boolean againstArmour) {
    int steps = unit.stepsLeft();
    return switch (unit.unit.arm()) {
      case "panzer" -> StalingradModel.isGerman(unit) ? 2 * steps : steps;
      case "tank" -> 2 * steps;
      case "heavy-tank" -> 4;
      case "mechanized" -> steps;
      case "flak" -> unit.side() == Side.SOVIET ? 0 : attacks ? againstArmour ? 2 : 0 : 6;
      default -> 0;
    };
  }

  /** Whether an attacker can earn the shift: over open ground. */
  @Case({"CTS-11.2h", "CTS-11.1i"})
  private boolean isOnOpenGround(Piece unit) {
    boolean rough =
        targets.stream().anyMatch(t -> s.has(t, "forest") || s.has(t, "marsh") || m.isCity(t));
    boolean river = targets.stream().anyMatch(t -> hasRiver(unit, t));
    return !rough && !river && !s.has(unit.hex, "marsh");
  }

  private boolean hasRiver(Piece unit, int target) {
    int d = s.grid.direction(unit.hex, target);
    return s.crosses(unit.hex, d, "volga")
        || s.crosses(unit.hex, d, "major-river")
        || s.crosses(unit.hex, d, "minor-river");
  }

  @Case({"CTS-11.2a", "CTS-11.2b", "CTS-11.2c", "CTS-11.2e", "CTS-11.2f", "CTS-11.2g"})
  private int armour() {
    boolean armoured = defenders.stream().anyMatch(u -> halfSteps(u, false, false) > 0);
    int all = 0;
    int open = 0;
    for (Piece unit : attackers) {
      int steps = halfSteps(unit, true, armoured);
      all += steps;
      open += isOnOpenGround(unit) ? steps : 0;
    }
    int against = defenders.stream().mapToInt(u -> halfSteps(u, false, false)).sum();
    if (earns(s.phasing, open, against)) {
      return 1 + second(attackers, s.phasing, against);
    }
    if (earns(s.phasing.enemy(), against, all)) {
      return -1 - second(defenders, s.phasing.enemy(), all);
    }
    return 0;
  }

  @Case({"CTS-11.2a", "CTS-11.2b", "CTS-11.2c"})
  private static boolean earns(Side side, int own, int others) {
    return own > 0 && (side == Side.AXIS ? own >= others : own >= 2 * others);
  }

  @Case({"CTS-11.2i", "CTS-11.2l"})
  private int second(List<Piece> force, Side side, int others) {
    boolean all =
        force.stream().allMatch(u -> StalingradModel.isGerman(u) && StalingradModel.isMotorized(u));
    boolean tanks =
        force.stream()
            .anyMatch(
                u -> ARMOUR.contains(u.unit.arm()) && (side != s.phasing || isOnOpenGround(u)));
    return side == Side.AXIS && others == 0 && all && tanks ? 1 : 0;
  }
}
