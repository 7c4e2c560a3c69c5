package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;

/** The Exclusive rules of Kiev, read plainly. */
final class KievModel extends AgsModel {
  KievModel(Scene scene) {
    super(scene);
  }

  @Override
  public Model on(Scene other) {
    return new KievModel(other);
  }

  @Override
  @Case({"KIEV-19.67", "KIEV-21.0"})
  protected boolean exerts(Piece unit, String purpose) {
    return !unit.isHeadquarters() || purpose.equals("movement");
  }

  // ---- supply

  @Override
  @Case({"KIEV-19.82", "KIEV-19.83", "KIEV-19.84", "KIEV-19.85"})
  protected boolean hasLine(Piece unit) {
    boolean first = s.turn == 1 && unit.side() == Side.SOVIET;
    return first && s.phasing == Side.SOVIET || super.hasLine(unit);
  }

  @Override
  @Case("KIEV-19.85")
  protected boolean isSuppliedDirectly(Side side) {
    return s.turn == 1 || super.isSuppliedDirectly(side);
  }

  // ---- movement

  @Override
  @Case({"KIEV-19.13", "KIEV-19.9"})
  protected boolean mayMove(Piece unit) {
    boolean second = s.phase.equals("mechanized-movement");
    return super.mayMove(unit) && !(second && (unit.side() == Side.SOVIET || isMud()));
  }

  private boolean isMud() {
    return s.turn == 8 || s.turn == 9;
  }

  @Override
  @Case("KIEV-19.9")
  protected int weathered(Piece unit, int points) {
    return !isMud() ? points : unit.isCavalry() ? 6 : points / 2;
  }

  @Override
  @Case({"KIEV-19.51", "KIEV-22.1", "KIEV-22.22", "KIEV-22.25"})
  protected boolean mayStep(Piece unit, int hex, int d, boolean escorted) {
    boolean road = s.crosses(hex, d, "road");
    boolean east = d == 1 || d == 2;
    boolean intoSwamp = s.crosses(hex, d, "major-river") && s.has(s.next(hex, d), "swamp");
    return super.mayStep(unit, hex, d, escorted)
        && (!intoSwamp || road)
        && !(isBound(unit) && east && !road);
  }

  @Override
  @Case({"KIEV-22.1", "KIEV-22.25"})
  protected boolean mayEnd(List<Piece> units, int hex) {
    return units.stream()
        .noneMatch(unit -> isBound(unit) && s.grid.column(hex) > s.grid.column(unit.hex));
  }

  /** Whether Stalin's directive holds a unit. */
  @Case("KIEV-22.1")
  private boolean isBound(Piece unit) {
    boolean west = false;
    for (var hex : s.state.path("west-of-river").values()) {
      west |= s.hex(hex.stringValue()) == unit.hex;
    }
    return s.state.path("stand-fast").asBoolean(false)
        && unit.side() == Side.SOVIET
        && !unit.isHeadquarters()
        && !west;
  }

  // ---- strengths

  @Override
  @Case({"KIEV-20.0", "KIEV-20.11", "KIEV-20.12"})
  protected boolean hasIntegrity(Piece unit) {
    return hasSisters(unit) || hasGuest(unit, true);
  }

  @Override
  protected int attackFactor(Piece unit, List<Piece> attackers) {
    return hasSisters(unit) || hasGuest(unit, true) ? 2 : 1;
  }

  @Override
  protected int defenceFactor(Piece unit) {
    return hasSisters(unit) || hasGuest(unit, false) ? 2 : 1;
  }

  private static boolean isRegiment(Piece unit) {
    return unit.side() == Side.AXIS && unit.unit.size().equals("regiment") && unit.isMechanized();
  }

  private static boolean isGrossdeutschland(Piece unit) {
    return unit.unit.designation().equals("GD");
  }

  private boolean hasSisters(Piece unit) {
    return isRegiment(unit)
        && !unit.unit.formation().isEmpty()
        && s.at(unit.hex).stream()
            .anyMatch(o -> o != unit && o.unit.formation().equals(unit.unit.formation()));
  }

  /** Whether Grossdeutschland makes a division of a regiment, or a regiment of it. */
  @Case("KIEV-20.2")
  private boolean hasGuest(Piece unit, boolean attacking) {
    List<Piece> regiments = new ArrayList<>();
    boolean present = false;
    for (Piece other : s.at(unit.hex)) {
      if (isGrossdeutschland(other)) {
        present = true;
      } else if (isRegiment(other)) {
        regiments.add(other);
      }
    }
    if (!present || regiments.isEmpty()) {
      return false;
    }
    boolean strangers = regiments.stream().noneMatch(this::hasSisters);
    int best =
        regiments.stream().mapToInt(r -> attacking ? r.attack() : r.defence()).max().orElse(0);
    Piece partner =
        regiments.stream()
            .filter(r -> (attacking ? r.attack() : r.defence()) == best)
            .findFirst()
            .orElseThrow();
    return isGrossdeutschland(unit) || strangers && unit == partner;
  }

  @Override
  @Case("KIEV-19.66")
  protected int ratingInDefence(Piece headquarters) {
    return headquarters.rating() / 2;
  }

  @Override
  @Case("KIEV-21.0")
  protected boolean ratingIsAdded(Piece headquarters) {
    return headquarters.unit.arm().equals("leader");
  }

  @Override
  @Case("KIEV-19.53")
  protected int terrainFactor(Piece unit, int hex, List<Piece> attackers) {
    boolean kiev = s.number(hex).equals("0319") && s.has(hex, "city");
    return kiev && isSupplied(unit) ? 3 : super.terrainFactor(unit, hex, attackers);
  }

  // ---- overruns, retreats

  @Override
  @Case("KIEV-19.41")
  protected boolean mayOverrun(Piece unit, int hex, int d) {
    return unit.isMechanized() && super.mayOverrun(unit, hex, d);
  }

  @Override
  @Case("KIEV-19.43")
  protected boolean overrunsAreLed() {
    return true;
  }

  @Override
  @Case("KIEV-19.52")
  protected boolean retreatsOver(int hex, int d) {
    return s.crosses(hex, d, "road") || s.crosses(hex, d, "railroad");
  }
}
