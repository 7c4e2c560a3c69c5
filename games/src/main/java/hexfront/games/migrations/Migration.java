package hexfront.games.migrations;

import java.util.Map;

/** What a change of the format means for games that were saved before it. */
public interface Migration {
  /** The format it turns into the next one. */
  int from();

  /** The header as the next format has it. */
  default Map<String, String> header(Map<String, String> header) {
    return header;
  }

  /**
   * An order as the next format has it.
   *
   * @param game the id of the game
   */
  default String order(String game, String order) {
    return order;
  }

  /**
   * A written position as the next format has it.
   *
   * @param game the id of the game
   */
  default String position(String game, String position) {
    return position;
  }

  /** Whether the hashes of positions can still be compared. */
  boolean keepsHashes();
}
