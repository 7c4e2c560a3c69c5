package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;

/** The Exclusive rules of Korsun, read plainly. */
final class KorsunModel extends AgsModel {
  KorsunModel(Scene scene) {
    super(scene);
  }

  @Override
  public Model on(Scene other) {
    return new KorsunModel(other);
  }

  // ---- 19.7 supply

  @Override
  @Case({"KORSUN-19.71", "KORSUN-19.72"})
  protected boolean carriesSupply(Side side, int hex, int d) {
    return isOpen(hex, d)
        && (side == Side.AXIS || !s.crosses(hex, d, "major-river") || s.crosses(hex, d, "road"));
  }

  @Override
  @Case({"KORSUN-25.31", "KORSUN-25.34"})
  public boolean isSupplied(Piece unit) {
    return !unit.is("heavy-equipment-under") && super.isSupplied(unit);
  }

  // ---- 23 headquarters

  /** In the Soviet combat and second movement phases only active headquarters count. */
  @Override
  @Case({"KORSUN-23.1", "KORSUN-23.13"})
  protected List<Piece> headquarters(Side side) {
    List<Piece> all = super.headquarters(side);
    boolean first = s.phase.equals("initial-movement") || s.phasing == Side.AXIS;
    return first ? all : all.stream().filter(hq -> !hq.is("inactive")).toList();
  }

  @Override
  @Case({"KORSUN-23.13", "KORSUN-23.14"})
  protected boolean mayMove(Piece unit) {
    boolean second = s.phase.equals("mechanized-movement") && unit.side() == Side.SOVIET;
    if (!super.mayMove(unit) || second && unit.isHeadquarters() && unit.is("inactive")) {
      return false;
    }
    boolean onlyInactive =
        reaches(unit, super.headquarters(Side.SOVIET)) && !reaches(unit, active());
    return !(second && unit.isCombatUnit() && onlyInactive);
  }

  private List<Piece> active() {
    return super.headquarters(Side.SOVIET).stream().filter(hq -> !hq.is("inactive")).toList();
  }

  /** Whether active headquarters with an operation left reach all attackers. */
  @Case({"KORSUN-23.14", "KORSUN-23.2", "KORSUN-23.21", "KORSUN-23.22", "KORSUN-23.23"})
  private boolean isCoordinated(List<Piece> attackers) {
    List<Piece> able = active().stream().filter(this::hasOperation).toList();
    return attackers.stream().allMatch(unit -> unit.side() == Side.AXIS || reaches(unit, able));
  }

  @Case("KORSUN-23.2")
  private boolean hasOperation(Piece hq) {
    int all = hq.rating() / 2;
    return s.turn < 5 || Math.min(all, s.shown.path("operations-left").path(hq.id).asInt(all)) > 0;
  }

  @Override
  protected boolean mayAttack(List<Piece> attackers, List<Integer> targets) {
    return super.mayAttack(attackers, targets)
        && isCoordinated(attackers)
        && attackers.stream().noneMatch(unit -> unit.is("heavy-equipment-under"));
  }

  @Override
  @Case("KORSUN-19.4")
  protected boolean mayOverrun(Piece unit, int hex, int d) {
    return super.mayOverrun(unit, hex, d)
        && !unit.is("heavy-equipment-under")
        && (unit.side() == Side.AXIS || unit.isMechanized() && isCoordinated(List.of(unit)));
  }

  // ---- 19.2, 20.1 movement

  @Override
  @Case({"KORSUN-19.22", "KORSUN-19.23", "KORSUN-19.24"})
  protected int riverCost(Piece unit, int hex, int d) {
    if (s.crosses(hex, d, "road")) {
      return 0;
    }
    return s.crosses(hex, d, "major-river") ? 2 : s.crosses(hex, d, "minor-river") ? 1 : 0;
  }

  @Override
  @Case({"KORSUN-20.11", "KORSUN-20.12"})
  protected int weathered(Piece unit, int points) {
    boolean mud = s.turn >= 4 && s.turn <= 8 || s.turn >= 12;
    return mud && (unit.isMechanized() || unit.isHeadquarters()) ? 4 : points;
  }

  // ---- 19.5 integrity, 24.2 support, 25.3 heavy equipment

  @Override
  @Case({"KORSUN-19.51", "KORSUN-24.2", "KORSUN-24.21"})
  protected int attackFactor(Piece unit, List<Piece> attackers) {
    boolean together =
        isIntact(unit)
            && division(unit).stream().allMatch(o -> o.hex == unit.hex && attackers.contains(o));
    return (together ? 2 : 1) * (unit.is("supported") ? 2 : 1);
  }

  @Override
  @Case({"KORSUN-25.31", "KORSUN-25.32", "KORSUN-25.33"})
  protected int defenceFactor(Piece unit) {
    boolean dug = unit.is("heavy-equipment-1") || unit.is("heavy-equipment-2");
    return super.defenceFactor(unit) * (dug ? 2 : 1);
  }

  /** Integrity in defence: all three regiments close to one another, nobody between them. */
  @Override
  @Case({"KORSUN-19.5", "KORSUN-19.52", "KORSUN-19.55"})
  protected boolean hasIntegrity(Piece unit) {
    if (!isIntact(unit)) {
      return false;
    }
    List<Piece> division = division(unit);
    for (Piece a : division) {
      for (Piece b : division) {
        int far = s.grid.distance(a.hex, b.hex);
        if (far > 2 || far == 2 && isParted(division, a, b)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isParted(List<Piece> division, Piece a, Piece b) {
    for (int hex : s.neighbours(a.hex)) {
      List<Piece> there = s.at(hex);
      if (s.grid.adjacent(hex, b.hex)
          && !there.isEmpty()
          && there.stream().noneMatch(division::contains)) {
        return true;
      }
    }
    return false;
  }

  private List<Piece> division(Piece unit) {
    return s.of(Side.AXIS).stream()
        .filter(o -> o.unit.formation().equals(unit.unit.formation()))
        .toList();
  }

  /** Whether a panzer division has all its regiments in play and none stands with strangers. */
  @Case({"KORSUN-19.53", "KORSUN-19.54", "KORSUN-19.57", "KORSUN-19.3"})
  private boolean isIntact(Piece unit) {
    String formation = unit.unit.formation();
    if (unit.side() != Side.AXIS || formation.isEmpty() || !unit.isMechanized()) {
      return false;
    }
    long all = s.roster.stream().filter(u -> u.formation().equals(formation)).count();
    List<Piece> division = division(unit);
    return division.size() == all
        && division.stream()
            .flatMap(o -> s.at(o.hex).stream())
            .allMatch(o -> o.unit.formation().equals(formation) || isGuest(o));
  }

  private static boolean isGuest(Piece unit) {
    return unit.unit.arm().equals("assault-gun") || unit.unit.arm().equals("heavy-tank");
  }

  @Override
  @Case("KORSUN-19.56")
  protected int shift(List<Piece> attackers, List<Integer> targets, boolean overrun) {
    if (s.phasing == Side.AXIS) {
      return 0;
    }
    for (int target : targets) {
      for (Piece unit : s.at(target)) {
        String formation = unit.unit.formation();
        long here =
            s.at(target).stream()
                .filter(o -> o.unit.formation().equals(formation))
                .filter(o -> overrun || !o.is("fell-back"))
                .count();
        if (!formation.isEmpty() && !unit.isMechanized() && here == 3) {
          return -1;
        }
      }
    }
    return 0;
  }

  @Override
  @Case("KORSUN-19.62")
  protected int ratingInDefence(Piece headquarters) {
    return headquarters.rating() / 2;
  }

  // ---- 24.1 corps

  @Override
  @Case({"KORSUN-24.12", "KORSUN-19.3"})
  protected int points(Piece unit) {
    return unit.isCorps() ? 3 : unit.unit.arm().equals("heavy-tank") ? 0 : 1;
  }

  @Override
  @Case("KORSUN-24.12")
  protected boolean retreatsOnto(Piece unit, List<Piece> friends) {
    return !unit.isCorps() || friends.stream().noneMatch(Piece::isCombatUnit);
  }
}
