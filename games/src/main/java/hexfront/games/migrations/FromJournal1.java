package hexfront.games.migrations;

import hexfront.games.wire.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/**
 * The first format: the hash of a position was made of the names of classes, so that it cannot be
 * had again. The text is protected by its running hash all the same. It did not say where its game
 * stood, nor under which rules: those of its day, version 1.
 */
final class FromJournal1 implements Migration {
  private static final Set<String> FAMILY = Set.of("kiev", "rostov", "star", "korsun");
  private static final String OPTIONS = "options";
  private static final String POSITION = "position";
  private static final String BEFORE = "rules-before-2";

  @Override
  public int from() {
    return 1;
  }

  @Override
  public Map<String, String> header(Map<String, String> header) {
    if (!FAMILY.contains(header.getOrDefault("game", ""))) {
      return header;
    }
    Map<String, String> now = new LinkedHashMap<>(header);
    String position = header.get(POSITION);
    if (position == null) {
      String before = BEFORE + "=true";
      now.merge(OPTIONS, before, (chosen, more) -> chosen.isEmpty() ? more : chosen + "," + more);
    } else {
      ObjectNode described = Json.read(position);
      described.withObject("/" + OPTIONS).put(BEFORE, true);
      now.put(POSITION, Json.write(described));
    }
    return now;
  }

  @Override
  public boolean keepsHashes() {
    return false;
  }
}
