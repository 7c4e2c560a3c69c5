package hexfront.games.blitzfront;

import hexfront.engine.GameOver;

/** The game is over. */
record Over() implements GameOver<BlitzfrontRules> {
  @Override
  public String rule() {
    return "BF-ROS-5";
  }
}
