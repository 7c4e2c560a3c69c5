package hexfront.games.ags.kiev;

import hexfront.games.ags.Flag;
import hexfront.games.common.Flags;

/** What units carry in this game besides the family's flags, as bits. */
final class KievFlag {
  /** Somebody from a higher hexrow has relieved this unit. */
  static final int RELIEVED = Flag.FIRST_OWN;

  /** This unit has relieved another in this turn. */
  static final int HAS_RELIEVED = Flag.FIRST_OWN << 1;

  static final Flags WORDS =
      Flags.NONE.with("relieved", RELIEVED).with("has-relieved", HAS_RELIEVED);

  private KievFlag() {}
}
