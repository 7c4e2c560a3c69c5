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
            .record("phase", AgsStage.InPhase.class)
            .record("air-answer", AgsStage.AirAnswer.class)
            .record("lose-or-retreat", AgsStage.Answer.class)
            .record("lose", AgsStage.Losing.class)
            .record("retreat", AgsStage.Retreat.class)
            .record("advance", AgsStage.Advance.class)
            .record("remove", AgsStage.Excess.class)
            .record("own", AgsStage.Own.class)
            .record("over", AgsStage.Over.class)
            .record("battle", Battle.class)
            .record("result", Result.class);
    Flag.WORDS.forEach(forms::flag);
    return forms
        .flag("fixed-in-supply", Flag.FIXED_IN)
        .flag("fixed-out-of-supply", Flag.FIXED_OUT)
        .flag("replaced", Flag.REPLACED);
  }
}
