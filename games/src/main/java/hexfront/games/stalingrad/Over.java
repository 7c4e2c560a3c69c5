package hexfront.games.stalingrad;

import hexfront.engine.GameOver;

/** The game is over. */
record Over() implements GameOver<StalingradRules> {
  @Override
  public String rule() {
    return "CTS-3.1b";
  }
}
