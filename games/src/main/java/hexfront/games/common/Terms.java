package hexfront.games.common;

import java.util.Map;

/**
 * What is settled before a game begins.
 *
 * @param scenario the scenario that is opened; the first one for a position that somebody describes
 * @param options the options that were chosen
 * @param state what somebody who describes a position says of the game's own state
 * @param ending when the game ends and what counts then, where a scenario says so
 * @param experiences what earlier games of the scenario teach commanders
 */
public record Terms(
    String scenario,
    Map<String, Boolean> options,
    StateValues state,
    Ending ending,
    Experiences experiences) {
  public Terms {
    options = Map.copyOf(options);
  }
}
