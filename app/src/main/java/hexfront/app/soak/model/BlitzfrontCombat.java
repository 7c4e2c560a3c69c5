package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** Strengths and column of one attack. */
final class BlitzfrontCombat {
  private static final List<String> COLUMNS =
      List.of(
          "1:5", "1:4", "1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1", "8:1",
          "9:1");
  private static final int EVEN = 4;
  private static final int TWO = 6;
  private static final Set<String> PLACES =
      Set.of("town", "major-city", "fortress-city", "victory-city");

  private final BlitzfrontModel m;
  private final Scene s;
  private final List<Piece> joining;

  /** With those who were allocated to this hex before. */
  private final List<Piece> attackers;

  private final List<Piece> elsewhere = new ArrayList<>();
  private final List<Integer> targets;
  private final int target;
  private final List<Piece> defenders;

  BlitzfrontCombat(BlitzfrontModel model, List<Piece> attackers, List<Integer> targets) {
    m = model;
    s = model.s;
    this.targets = targets;
    target = targets.getFirst();
    joining = attackers;
    this.attackers = new ArrayList<>(attackers);
    for (JsonNode attack : s.shown.path("attacks").values()) {
      boolean here = s.hex(attack.get("hexes").get(0).stringValue()) == target;
      for (JsonNode id : attack.get("attackers").values()) {
        (here ? this.attackers : elsewhere).add(s.piece(id.stringValue()));
      }
    }
    defenders = s.at(target);
  }

  @Case("BF-GEN-1")
  Model.Odds odds() {
    boolean once = new HashSet<>(attackers).size() == attackers.size();
    boolean legal =
        targets.size() == 1
            && once
            && joining.stream().allMatch(this::mayAttack)
            && joining.stream().noneMatch(elsewhere::contains);
    int attack = attackers.stream().mapToInt(Piece::attack).sum();
    int defence = defence();
    int column = column(attack, defence);
    if (!legal || column < 0) {
      return Model.Odds.ILLEGAL;
    }
    int shifts = shifts();
    for (Piece unit : defenders) {
      if (column + shifts + own(unit) < 0) {
        return Model.Odds.ILLEGAL;
      }
    }
    int shown = Math.clamp(column + shifts, 0, COLUMNS.size() - 1);
    return new Model.Odds(true, attack, defence, COLUMNS.get(shown));
  }

  @Case({"BF-DIS-1", "BF-SEQ-A2", "BF-SEQ-A3", "BF-SEQ-A6", "BF-KAT-1", "BF-TER-5"})
  private boolean mayAttack(Piece unit) {
    boolean germansOnly = s.phasing == Side.AXIS && !s.phase.equals("movement");
    int d = s.grid.direction(unit.hex, target);
    return unit.side() == s.phasing
        && s.holds(s.phasing.enemy(), target)
        && d >= 0
        && m.isOpen(unit.hex, d)
        && !BlitzfrontModel.isDisrupted(unit)
        && !unit.is("attacked")
        && !(s.phase.equals("breakthrough") && unit.is("moved"))
        && !BlitzfrontModel.isRocket(unit)
        && (!germansOnly || BlitzfrontModel.isGerman(unit))
        && (s.phase.equals("preliminary-attack")
            || !(paysForRivers(unit) && m.isRiver(unit.hex, d))
            || BlitzfrontMoves.factor(m, unit) >= 1);
  }

  @Case("BF-TER-5")
  static boolean paysForRivers(Piece unit) {
    return BlitzfrontModel.isTank(unit)
        || BlitzfrontModel.isArmy(unit) && BlitzfrontModel.isGerman(unit);
  }

  // ---- strengths

  @Case({"BF-TER-1", "BF-TER-2", "BF-TER-3", "BF-TER-6", "BF-TER-7", "BF-TER-8", "BF-DIS-5"})
  private int defence() {
    int sum = defenders.stream().mapToInt(Piece::defence).sum();
    List<Piece> foot = defenders.stream().filter(BlitzfrontModel::isInfantry).toList();
    int all = foot.stream().mapToInt(Piece::defence).sum();
    int best = foot.stream().mapToInt(Piece::defence).max().orElse(0);
    if (s.has(target, "victory-city") || s.has(target, "hill")) {
      sum += all;
    } else if (s.has(target, "mountain")) {
      sum += Math.max(0, all - mountaineers());
    } else if (s.has(target, "fortress-city")) {
      sum += best;
    }
    if (!foot.isEmpty()) {
      sum += s.has(target, "major-city") ? 1 : 0;
      sum += s.has(target, "forest") || m.isSwamp(target) ? 1 : 0;
    }
    return sum;
  }

  @Case("BF-TER-9")
  private int mountaineers() {
    return attackers.stream()
        .filter(unit -> unit.unit.arm().equals("mountain"))
        .mapToInt(Piece::attack)
        .sum();
  }

  @Case("BF-CRT-2")
  private static int column(int attack, int defence) {
    if (defence == 0) {
      return COLUMNS.size() - 1;
    }
    if (attack >= 2 * defence) {
      return Math.min(COLUMNS.size() - 1, TWO + attack / defence - 2);
    }
    if (attack >= defence) {
      return 2 * attack >= 3 * defence ? EVEN + 1 : EVEN;
    }
    for (int n = 2; n <= 5; n++) {
      if (attack * n >= defence) {
        return EVEN + 1 - n;
      }
    }
    return -1;
  }

  // ---- shifts

  @Case({"BF-TER-4", "BF-TER-5", "BF-WX-3", "BF-SUP-4"})
  private int shifts() {
    int shifts = 0;
    shifts -= isMostly(unit -> m.isRiver(unit.hex, towards(unit))) ? 1 : 0;
    shifts -= isMostly(unit -> s.crosses(unit.hex, towards(unit), "fortification")) ? 1 : 0;
    boolean axis = s.phasing == Side.AXIS;
    shifts -= m.isMud() || m.isSnow() && axis ? 1 : 0;
    boolean place = PLACES.stream().anyMatch(kind -> s.has(target, kind));
    shifts += m.isSnow() && !axis && !place ? 1 : 0;
    shifts -= attackers.stream().allMatch(m::isSupplied) ? 0 : 1;
    shifts += defenders.stream().allMatch(m::isSupplied) ? 0 : 1;
    return shifts;
  }

  private int towards(Piece unit) {
    return s.grid.direction(unit.hex, target);
  }

  /** Whether not more than half of the factors attack without what lies between. */
  @Case({"BF-TER-4", "BF-TER-5"})
  private boolean isMostly(Predicate<Piece> across) {
    int all = attackers.stream().mapToInt(Piece::attack).sum();
    int over = attackers.stream().filter(across).mapToInt(Piece::attack).sum();
    return over > 0 && 2 * (all - over) <= all;
  }

  @Case({"BF-DIS-4", "BF-ENT-2"})
  private static int own(Piece unit) {
    return (BlitzfrontModel.isDisrupted(unit) ? 1 : 0) - (unit.is("entrenched") ? 1 : 0);
  }
}
