package hexfront.games.blitzkrieg57;

import hexfront.engine.GameOver;

/** The game is over. */
record Over() implements GameOver<BlitzkriegRules> {
  @Override
  public String rule() {
    return "GJ-5.0";
  }
}
