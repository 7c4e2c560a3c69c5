package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import java.util.HashSet;
import java.util.Set;

/** A counter and what is true of it now. */
final class Piece {
  private static final Set<String> MARKERS = Set.of("supply", "supply-counter");

  final String id;
  final Unit unit;

  /** Where it stands, or -1 if it is not on the map. */
  int hex;

  int lost;
  final Set<String> flags;

  Piece(String id, Unit unit, int hex, int lost, Set<String> flags) {
    this.id = id;
    this.unit = unit;
    this.hex = hex;
    this.lost = lost;
    this.flags = new HashSet<>(flags);
  }

  Piece copy() {
    return new Piece(id, unit, hex, lost, flags);
  }

  Side side() {
    return unit.side();
  }

  boolean is(String flag) {
    return flags.contains(flag);
  }

  boolean isHeadquarters() {
    return unit.arm().equals("headquarters") || unit.arm().equals("leader");
  }

  /** A supply counter is no unit: it stands in a hex beside the units. */
  boolean isMarker() {
    return MARKERS.contains(unit.arm());
  }

  boolean isCombatUnit() {
    return !isHeadquarters() && !isMarker();
  }

  boolean isMechanized() {
    return unit.mechanized();
  }

  boolean isCavalry() {
    return unit.arm().equals("cavalry");
  }

  boolean isCorps() {
    return unit.size().equals("corps") && !isHeadquarters();
  }

  int rating() {
    return unit.leadership();
  }

  /** What is known of its attack; of an untried unit, nothing. */
  @Case("AGS-13.2")
  int attack() {
    return is("untried") ? 0 : unit.steps().get(lost).attack();
  }

  /** What is known of its defence. */
  @Case("AGS-13.2")
  int defence() {
    return is("untried") ? 0 : unit.steps().get(lost).defence();
  }

  int movement() {
    return unit.steps().get(lost).movement();
  }

  int stepsLeft() {
    return unit.steps().size() - lost;
  }

  @Override
  public String toString() {
    return id;
  }
}
