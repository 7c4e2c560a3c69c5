package hexfront.games.ags.star;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.common.StandIn;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The five kinds of Soviet units whose strength nobody knows until they fight. */
@Case({"STAR-18.1", "STAR-19.92", "AGS-13.1"})
enum UntriedPool {
  RIFLE_DIVISION("rifle-division", "division", "rifle", false, 6),
  RIFLE_BRIGADE("rifle-brigade", "brigade", "rifle", false, 6),
  MOTORIZED_RIFLE_BRIGADE("motorized-rifle-brigade", "brigade", "motorized-rifle", true, 8),
  TANK_BRIGADE("tank-brigade", "brigade", "tank", true, 8),
  ANTITANK_BRIGADE("antitank-brigade", "brigade", "antitank", true, 8);

  private static final String TRAIT = "pool-";

  private final String word;
  private final String size;
  private final String arm;
  private final boolean mechanized;
  private final int movement;

  UntriedPool(String word, String size, String arm, boolean mechanized, int movement) {
    this.word = word;
    this.size = size;
    this.arm = arm;
    this.mechanized = mechanized;
    this.movement = movement;
  }

  String word() {
    return word;
  }

  static List<String> words() {
    return Arrays.stream(values()).map(UntriedPool::word).toList();
  }

  static Optional<UntriedPool> of(String word) {
    return Arrays.stream(values()).filter(pool -> pool.word.equals(word)).findFirst();
  }

  /** The pool a counter or a stand-in belongs to, if any. */
  static Optional<UntriedPool> of(Unit unit) {
    return Arrays.stream(values()).filter(pool -> unit.has(pool.trait())).findFirst();
  }

  /** The trait of the units of this pool; it is what the counter's line says of its set-up. */
  String trait() {
    return TRAIT + word;
  }

  /**
   * An anonymous counter that stands for a unit of the pool until it is revealed.
   *
   * @param arrival what is known of where or when it comes
   */
  Unit standIn(int number, String arrival) {
    return new StandIn(Side.SOVIET, word, size, arm, mechanized, movement)
        .counter("star", number, trait(), arrival);
  }
}
