package hexfront.games.blitzfront;

import hexfront.engine.Worded;
import java.util.Arrays;
import java.util.List;

/** The weather of a turn. */
enum Weather implements Worded {
  GOOD,
  MUD,
  SNOW;

  static final List<String> WORDS = Arrays.stream(values()).map(Weather::word).toList();

  private static final Weather[] ALL = values();

  @Override
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  static Weather at(int ordinal) {
    return ALL[ordinal];
  }
}
