package hexfront.games.ags.rostov;

import hexfront.engine.Side;
import hexfront.games.Setting;
import hexfront.games.ags.AgsPlay;
import hexfront.games.ags.Phase;

/** A game of Rostov played in the words of the journal. */
final class Play extends AgsPlay<Play> {
  Play(Setting setting) {
    this(setting, 1);
  }

  private Play(Setting setting, long seed) {
    super(setting, seed);
  }

  /** A fresh game, set-up not yet ended. */
  static Play open(long seed, String... options) {
    return new Play(open(Sketch.BOX, "campaign", options), seed);
  }

  /** A game at its first Axis movement. */
  static Play started(long seed) {
    return open(seed).plays("end-phase").plays("end-phase");
  }

  Rostov rostov() {
    return (Rostov) rules().exclusive();
  }

  /** Changes the weather and begins the phase again. */
  Play weather(int north, int south) {
    rostov().weather.set(position(), north, south);
    Phase phase = Phase.of(position().stage().word()).orElseThrow();
    rules().enterPhase(position(), position().turn(), position().phasing(), phase);
    return this;
  }

  /** How many units, or how many markers, a side has on the map. */
  long onMap(Side side, boolean markers) {
    return rules().board().units().stream()
        .filter(u -> u.side() == side && position().onMap(u.index()))
        .filter(u -> rules().board().occupies(u.index()) != markers)
        .count();
  }
}
