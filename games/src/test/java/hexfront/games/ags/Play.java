package hexfront.games.ags;

import hexfront.games.Setting;

/** A game of the family played in the words of the journal. */
public final class Play extends AgsPlay<Play> {
  public Play(Setting setting) {
    super(setting, 1);
  }
}
