package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import java.util.List;

/** The weathers, in the order in which the position numbers them from 1 on. */
@Case("KS-5.0")
final class Weather {
  static final int SNOW = 0;
  static final int MUD = 1;
  static final int HEAVY_SNOW = 2;
  static final int COUNT = 3;

  static final List<String> WORDS = List.of("snow", "mud", "heavy-snow");

  /** The word of the track for weather that is rolled for. */
  static final String ROLLED = "rolled";

  private Weather() {}
}
