package hexfront.games.blitzfront;

import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Where the game stands. */
interface BlitzfrontStage extends PlayedStage<BlitzfrontRules> {
  /** The attacks that are allocated and not yet fought. */
  default List<Assault> pending() {
    return List.of();
  }

  /** The same of any position. */
  static List<Assault> pending(Position p) {
    return p.stage() instanceof BlitzfrontStage stage ? stage.pending() : List.of();
  }

  /** The pending attack on a hex, or null. */
  default @Nullable Assault attackOn(int hex) {
    return find(attack -> attack.hex() == hex);
  }

  /** The pending attack of a unit, or null. */
  default @Nullable Assault attackOf(int unit) {
    return find(attack -> attack.attackers().has(unit));
  }

  private @Nullable Assault find(Predicate<Assault> isIt) {
    for (Assault attack : pending()) {
      if (isIt.test(attack)) {
        return attack;
      }
    }
    return null;
  }
}
