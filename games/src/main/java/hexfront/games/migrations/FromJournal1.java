package hexfront.games.migrations;

import hexfront.engine.journal.Journal;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The first format: the hash of a position was made of the names of classes, so that it cannot be
 * had again. The text is protected by its running hash all the same. It did not say where its game
 * stood, nor under which rules: those of its day, version 1.
 */
final class FromJournal1 implements Migration {
  @Override
  public int from() {
    return 1;
  }

  @Override
  public Map<String, String> header(Map<String, String> header) {
    Map<String, String> now = new LinkedHashMap<>(header);
    now.put(Journal.RULES, "1");
    return now;
  }

  @Override
  public boolean keepsHashes() {
    return false;
  }
}
