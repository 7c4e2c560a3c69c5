package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;

/** The Standard rules of Army Group South, read plainly, on one scene. */
abstract class AgsModel extends AgsMovement {
  private static final List<String> COLUMNS =
      List.of("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1", "10-1");
  private static final int EVEN = COLUMNS.indexOf("1-1");
  private static final int OVERRUN_COST = 3;

  AgsModel(Scene scene) {
    super(scene);
  }

  // ---- 9.2 to 9.4, 10.3, 11.37: strengths and column

  @Override
  public Odds odds(List<Piece> attackers, List<Integer> targets, boolean overrun, boolean bonus) {
    List<Piece> lenders = bonus ? lenders(attackers) : List.of();
    if (bonus && lenders.isEmpty() && !stackedHeadquarters(attackers).isEmpty()) {
      return Odds.ILLEGAL;
    }
    if (overrun
        ? !mayOverrun(attackers, targets.getFirst(), lenders)
        : !mayAttack(attackers, targets)) {
      return Odds.ILLEGAL;
    }
    int attack = attack(attackers, lenders, overrun);
    int defence = 0;
    for (int target : targets) {
      defence += defence(target, attackers, overrun);
    }
    if (attack == 0 && attackers.stream().noneMatch(unit -> unit.is("untried"))) {
      return Odds.ILLEGAL;
    }
    int column = defence == 0 ? COLUMNS.size() - 1 : attack == 0 ? 0 : column(attack, defence);
    column = Math.clamp(column + shift(attackers, targets, overrun), 0, COLUMNS.size() - 1);
    return new Odds(true, attack, defence, defence == 0 ? "" : COLUMNS.get(column));
  }

  /** The headquarters that stand with attackers and lend them their rating. */
  @Case({"AGS-11.36", "AGS-11.37"})
  private List<Piece> lenders(List<Piece> attackers) {
    return stackedHeadquarters(attackers).stream()
        .filter(hq -> !hq.is("disrupted") && !hq.is("inactive"))
        .filter(hq -> !hq.is("attacked") && !hq.is("advanced"))
        .toList();
  }

  private List<Piece> stackedHeadquarters(List<Piece> attackers) {
    return s.of(s.phasing).stream()
        .filter(Piece::isHeadquarters)
        .filter(hq -> attackers.stream().anyMatch(unit -> unit.hex == hq.hex))
        .toList();
  }

  @Case({"AGS-9.11", "AGS-9.14", "AGS-9.15", "AGS-9.23", "AGS-6.32", "AGS-11.33", "AGS-10.16"})
  protected boolean mayAttack(List<Piece> attackers, List<Integer> targets) {
    for (Piece unit : attackers) {
      if (unit.side() != s.phasing
          || !unit.isCombatUnit()
          || unit.is("disrupted")
          || unit.is("attacked")
          || unit.is("advanced")
          || unit.side() == Side.SOVIET && !reaches(unit, headquarters(Side.SOVIET))) {
        return false;
      }
      for (int target : targets) {
        int d = s.grid.direction(unit.hex, target);
        if (d < 0 || !isOpen(unit.hex, d) || !mayBeAttacked(unit.side().enemy(), target)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Whether a hex holds a unit that was not attacked in this phase, and nobody who may not be
   * attacked again; those who fell back into it do not count.
   */
  @Case({"AGS-9.14", "AGS-9.76", "AGS-9.83"})
  private boolean mayBeAttacked(Side side, int hex) {
    return s.holds(side, hex)
        && s.at(hex).stream().anyMatch(unit -> !unit.is("fought"))
        && s.at(hex).stream()
            .noneMatch(unit -> unit.is("advanced") || unit.is("fought") && !unit.is("fell-back"));
  }

  @Case({"AGS-6.0", "AGS-6.11", "AGS-6.12", "AGS-6.13", "AGS-6.14", "AGS-6.16", "AGS-6.17"})
  protected boolean mayOverrun(List<Piece> units, int target, List<Piece> lenders) {
    int hex = units.getFirst().hex;
    int d = s.grid.direction(hex, target);
    return d >= 0
        && isOpen(hex, d)
        && !s.crosses(hex, d, "major-river")
        && s.holds(s.phasing.enemy(), target)
        && s.at(hex).stream().filter(Piece::isCombatUnit).allMatch(units::contains)
        && units.stream().allMatch(unit -> mayOverrun(unit, hex, d))
        && (lenders.isEmpty() || overrunsAreLed())
        && lenders.stream().allMatch(hq -> allowance(hq) >= OVERRUN_COST && isSupplied(hq));
  }

  protected boolean mayOverrun(Piece unit, int hex, int d) {
    return unit.isCombatUnit()
        && mayMove(unit)
        && isSupplied(unit)
        && allowance(unit) >= OVERRUN_COST;
  }

  @Case({"AGS-9.0", "AGS-11.37", "AGS-6.0"})
  private int attack(List<Piece> attackers, List<Piece> lenders, boolean overrun) {
    int sum = 0;
    for (Piece unit : attackers) {
      sum += attack(unit, attackers, overrun);
    }
    if (overrun) {
      int half = sum == 0 ? 0 : Math.max(1, sum / 2);
      int lent = lenders.stream().mapToInt(Piece::rating).sum();
      return half + Math.min(half, lent);
    }
    for (Piece hq : lenders) {
      int beside =
          attackers.stream()
              .filter(unit -> unit.hex == hq.hex)
              .mapToInt(unit -> attack(unit, attackers, false))
              .sum();
      sum += Math.min(hq.rating(), beside);
    }
    return sum;
  }

  @Case({"AGS-9.32", "AGS-12.23", "AGS-9.24", "AGS-9.9"})
  private int attack(Piece unit, List<Piece> attackers, boolean overrun) {
    boolean halved = overrun ? false : isHalvedInAttack(unit);
    return strength(unit.attack(), attackFactor(unit, attackers), halved);
  }

  protected boolean isHalvedInAttack(Piece unit) {
    return !isSupplied(unit);
  }

  private static int strength(int printed, int factor, boolean halved) {
    int raised = printed * factor;
    return printed == 0 ? 0 : Math.max(1, halved ? raised / 2 : raised);
  }

  protected int attackFactor(Piece unit, List<Piece> attackers) {
    return hasIntegrity(unit) ? 2 : 1;
  }

  protected int defenceFactor(Piece unit) {
    return hasIntegrity(unit) ? 2 : 1;
  }

  /** Divisional integrity of a regiment where it stands. */
  @Case("AGS-9.9")
  protected abstract boolean hasIntegrity(Piece unit);

  /** Whether headquarters lend their rating to overruns. */
  @Case("AGS-6.17")
  protected boolean overrunsAreLed() {
    return false;
  }

  @Case({"AGS-9.21", "AGS-9.31", "AGS-9.32", "AGS-9.76", "AGS-11.38", "AGS-12.23"})
  private int defence(int hex, List<Piece> attackers, boolean overrun) {
    List<Piece> standing =
        s.at(hex).stream().filter(unit -> overrun || !unit.is("fell-back")).toList();
    boolean alone = standing.stream().noneMatch(unit -> unit.isCombatUnit() && unit.defence() > 0);
    int sum = 0;
    for (Piece unit : standing) {
      int printed = unit.defence();
      if (unit.isHeadquarters()) {
        printed = alone || ratingIsAdded(unit) ? ratingInDefence(unit) : 0;
      }
      int factor = terrainFactor(unit, hex, attackers) * defenceFactor(unit);
      sum += strength(printed, factor, !isSupplied(unit));
    }
    return sum;
  }

  /** What a headquarters that is alone defends with. */
  @Case("AGS-11.38")
  protected int ratingInDefence(Piece headquarters) {
    return headquarters.rating();
  }

  protected boolean ratingIsAdded(Piece headquarters) {
    return false;
  }

  @Case({"AGS-10.12", "AGS-10.14", "AGS-10.24", "AGS-10.26", "AGS-10.32", "AGS-10.4"})
  protected int terrainFactor(Piece unit, int hex, List<Piece> attackers) {
    int bonuses = bonuses(hex, attackers);
    return onlyAcross(hex, attackers, false) ? 3 : Math.min(3, bonuses + 1);
  }

  protected int bonuses(int hex, List<Piece> attackers) {
    int bonuses = 0;
    for (String kind : List.of("woods", "rough", "city")) {
      bonuses += s.has(hex, kind) ? 1 : 0;
    }
    return bonuses + (onlyAcross(hex, attackers, true) ? 1 : 0);
  }

  /** Whether all attackers come across rivers; or across major ones. */
  private boolean onlyAcross(int hex, List<Piece> attackers, boolean anyRiver) {
    for (Piece unit : attackers) {
      int d = s.grid.direction(hex, unit.hex);
      boolean minor = s.crosses(hex, d, "minor-river") && minorRiversCount(hex);
      if (!s.crosses(hex, d, "major-river") && !(anyRiver && minor)) {
        return false;
      }
    }
    return true;
  }

  protected boolean minorRiversCount(int defendersHex) {
    return true;
  }

  @Case({"AGS-9.4", "AGS-9.5"})
  private static int column(int attack, int defence) {
    if (attack >= defence) {
      return Math.min(COLUMNS.size() - 1, EVEN + attack / defence - 1);
    }
    int times = (defence + attack - 1) / attack;
    return Math.max(0, EVEN - times + 1);
  }

  protected int shift(List<Piece> attackers, List<Integer> targets, boolean overrun) {
    return 0;
  }

  // ---- 9.7 retreats, 9.8 advances

  @Override
  public Retreating retreating(Fight fight, Side side) {
    return new AgsRetreats(this, fight, side);
  }

  @Override
  public Advancing advancing(Fight fight, Side side) {
    return new AgsAdvances(this, fight, side);
  }

  /** Whether units of a side may choose to retreat at all. */
  protected boolean mayRetreat(Fight fight, Side side) {
    return true;
  }

  /** Whether a retreat may cross a major river hexside where there is no other way. */
  @Case("AGS-9.78")
  protected boolean retreatsOver(int hex, int d) {
    return true;
  }

  /** Whether a unit may retreat into or through a hex with these friends. */
  @Case("AGS-9.74")
  protected boolean retreatsOnto(Piece unit, List<Piece> friends) {
    return true;
  }

  protected boolean retreatsThroughZones(Side side) {
    return false;
  }

  /** The most hexes a unit may advance. */
  protected int advanceLimit(Piece unit) {
    return 3;
  }
}
