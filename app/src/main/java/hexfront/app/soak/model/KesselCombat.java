package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Section 12: strengths, percentage and column of one attack. */
final class KesselCombat {
  private static final int LIMIT = 4;

  private final KesselModel m;
  private final Scene s;
  private final List<Piece> attackers;
  private final List<Integer> targets;
  private final int target;

  /** Those who came there by a retreat add nothing (KS-13.2.5). */
  private final List<Piece> defenders;

  KesselCombat(KesselModel model, List<Piece> attackers, List<Integer> targets) {
    m = model;
    s = model.s;
    this.attackers = attackers;
    this.targets = targets;
    target = targets.getFirst();
    defenders = s.at(target).stream().filter(unit -> !unit.is("retreated")).toList();
  }

  @Case({"KS-12.1.1", "KS-12.1.3", "KS-13.2.5"})
  Model.Odds odds() {
    if (targets.size() > 1
        || defenders.isEmpty()
        || defenders.stream().anyMatch(unit -> unit.is("defended"))
        || !attackers.stream().allMatch(this::mayAttack)
        || !attackTogether()
        || !isWithinLimits(attackers)) {
      return Model.Odds.ILLEGAL;
    }
    int attack = attack();
    int defence = defenders.stream().mapToInt(this::defence).sum();
    int percent = 50;
    for (int table = 50; table <= 200; table += 25) {
      percent = 100 * attack >= table * defence ? table : percent;
    }
    int column = Math.clamp(rating(attackers) - rating(defenders) + shifts(), -LIMIT, LIMIT);
    String sign = column > 0 ? "+" : "";
    return new Model.Odds(true, attack, defence, percent + "/" + sign + column);
  }

  // ---- who attacks

  @Case({"KS-12.1", "KS-12.1.1", "KS-2.2.4", "KS-10.2", "KS-9.1", "KS-13.3.1", "KS-13.3.5B"})
  private boolean mayAttack(Piece unit) {
    boolean leaderless =
        KesselModel.isFirstPanzerArmy(unit)
            && m.headquarters(unit).filter(hq -> hq.is("disrupted") || hq.is("routed")).isPresent();
    return unit.side() == s.phasing
        && unit.isCombatUnit()
        && unit.attack() > 0
        && s.grid.adjacent(unit.hex, target)
        && KesselModel.isInGoodOrder(unit)
        && !unit.is("attacked")
        && !leaderless
        && (unit.side() == Side.AXIS || unit.is("active") && m.level(unit).equals("attack"));
  }

  /** Whether nobody stays behind who could join the force he stands with. */
  @Case("KS-12.0")
  private boolean attackTogether() {
    for (Piece attacker : attackers) {
      for (Piece other : s.at(attacker.hex)) {
        List<Piece> more = new ArrayList<>(attackers);
        more.add(other);
        if (!attackers.contains(other) && mayAttack(other) && isWithinLimits(more)) {
          return false;
        }
      }
    }
    return true;
  }

  /** With a headquarters that is disorganized, four units a turn. */
  @Case("KS-13.3.5B")
  private boolean isWithinLimits(List<Piece> force) {
    Map<String, Integer> units = new HashMap<>();
    for (Piece unit : force) {
      boolean slack =
          KesselModel.isFirstPanzerArmy(unit)
              && m.headquarters(unit).filter(hq -> hq.is("disorganized")).isPresent();
      if (slack) {
        units.merge(unit.unit.formation(), 1, Integer::sum);
      }
    }
    return units.entrySet().stream()
        .allMatch(e -> e.getValue() + s.shown.path("attacks-made").path(e.getKey()).asInt(0) <= 4);
  }

  // ---- strengths

  @Case({"KS-12.1.2", "KS-10.3.2", "KS-10.4.1-3", "KS-10.4.2", "KS-10.6.3", "KS-5.0.2-3"})
  private int attack() {
    Set<Piece> armed = armed();
    int sum = 0;
    for (Piece unit : attackers) {
      int part = 1;
      boolean hungry = !m.isSupplied(unit);
      boolean dry = KesselModel.isFirstPanzerArmy(unit) && !armed.contains(unit);
      part *= hungry || dry ? 2 : 1;
      part *= m.isHeavySnow() ? 2 : 1;
      part *= isWet(unit) ? 2 : 1;
      sum += (unit.attack() + part - 1) / part;
    }
    return sum;
  }

  /** The units of First Panzer Army for which there is ammunition: the strongest first. */
  @Case({"KS-10.6.1", "KS-10.6.2", "KS-10.6.4"})
  private Set<Piece> armed() {
    Map<String, Integer> left = new HashMap<>();
    Set<Piece> armed = new HashSet<>();
    List<Piece> strongest = new ArrayList<>(attackers);
    strongest.sort(Comparator.comparingInt(Piece::attack).reversed());
    for (Piece unit : strongest) {
      String corps = unit.unit.formation();
      int points = left.computeIfAbsent(corps, c -> s.shown.path("ammo").path(corps).asInt(0));
      if (KesselModel.isFirstPanzerArmy(unit) && m.isSupplied(unit) && points > 0) {
        left.put(corps, points - 1);
        armed.add(unit);
      }
    }
    return armed;
  }

  /** Across a major river, or a minor one without a bridge. */
  @Case("KS-12.2.1")
  private boolean isWet(Piece unit) {
    int d = s.grid.direction(unit.hex, target);
    return s.crosses(unit.hex, d, "major-river")
        || s.crosses(unit.hex, d, "minor-river") && !m.isBridged(unit.hex, d);
  }

  @Case({"KS-12.1.2", "KS-10.2.3", "KS-13.3.2", "KS-13.3.7-3", "KS-5.0.2-3"})
  private int defence(Piece unit) {
    if (unit.is("routed")) {
      return 1;
    }
    int part = m.isHeavySnow() ? 2 : 1;
    part *= unit.is("disrupted") ? 2 : 1;
    part *= unit.side() == Side.SOVIET && m.isTurnedOver(unit) ? 2 : 1;
    return Math.max(1, (unit.defence() + part - 1) / part);
  }

  // ---- column

  @Case({"KS-3.3.1", "KS-12.1.4", "KS-12.1.4A", "KS-13.3.7-6"})
  private static int rating(List<Piece> units) {
    int sum = units.stream().mapToInt(KesselModel::quality).sum();
    return sum <= 3
        ? units.stream().mapToInt(KesselModel::quality).min().orElse(0)
        : units.stream().mapToInt(KesselModel::quality).max().orElse(0);
  }

  @Case({"KS-12.2", "KS-12.2.1", "KS-12.2.3", "KS-13.3.7-2", "KS-13.3.7-4"})
  private int shifts() {
    int terrain = s.has(target, "mountain") ? -2 : s.has(target, "rough") ? -1 : 0;
    if (defenders.stream().noneMatch(unit -> unit.is("routed"))) {
      terrain = Math.min(terrain, s.has(target, "city") ? -2 : s.has(target, "town") ? -1 : 0);
    }
    boolean closed =
        attackers.stream()
            .anyMatch(unit -> m.isClosed(unit.hex, s.grid.direction(unit.hex, target)));
    String position = s.shown.path("positions").path(s.number(target)).asString("");
    int dug = position.equals("prepared") ? -2 : position.equals("hasty") ? -1 : 0;
    boolean disrupted = defenders.stream().anyMatch(unit -> unit.is("disrupted"));
    return terrain + (closed ? -1 : 0) + dug + (disrupted ? 1 : 0) + combinedArms();
  }

  @Case({"KS-12.2.2", "KS-12.2.2A", "KS-12.2.2B", "KS-12.2.2C", "KS-12.2.2D", "KS-13.3.7-5"})
  private int combinedArms() {
    boolean together = false;
    boolean claims = false;
    for (Piece armour : attackers) {
      for (Piece other : attackers) {
        if (KesselModel.isArmour(armour)
            && !KesselModel.isArmour(other)
            && armour.hex == other.hex) {
          together = true;
          claims |=
              m.isSupplied(armour)
                  && m.isSupplied(other)
                  && !m.isClosed(armour.hex, s.grid.direction(armour.hex, target));
        }
      }
    }
    boolean oneArmy =
        s.phasing == Side.AXIS
            || attackers.stream().map(unit -> unit.unit.formation()).distinct().count() == 1;
    boolean against =
        defenders.stream()
            .anyMatch(unit -> KesselModel.isArmour(unit) && KesselModel.isInGoodOrder(unit));
    return claims && oneArmy && !against ? 1 : against && !together ? -1 : 0;
  }
}
