package hexfront.games.ags;

import hexfront.engine.written.Forms;

/**
 * How what the games of the family share is written in saves. The names must stay; records may be
 * renamed as they like.
 */
final class AgsForms {
  private AgsForms() {}

  static Forms standard() {
    Forms forms =
        new Forms()
            .record("phase", PhaseStage.class)
            .record("air-answer", AirAnswerStage.class)
            .record("lose-or-retreat", AnswerStage.class)
            .record("lose", LoseStage.class)
            .record("retreat", RetreatStage.class)
            .record("advance", AdvanceStage.class)
            .record("remove", ExcessStage.class)
            .record("over", OverStage.class)
            .record("battle", Battle.class)
            .record("result", Result.class);
    Flag.WORDS.forEach(forms::flag);
    return forms
        .flag("fixed-in-supply", Flag.FIXED_IN)
        .flag("fixed-out-of-supply", Flag.FIXED_OUT)
        .flag("replaced", Flag.REPLACED)
        .flag("repulsed", Flag.REPULSED)
        .flag("battered", Flag.BATTERED);
  }
}
