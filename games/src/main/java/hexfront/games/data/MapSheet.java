package hexfront.games.data;

import hexfront.engine.map.HexMap;
import java.util.List;
import java.util.Map;

/**
 * A map with what stands in its margin.
 *
 * @param hexKm the width of a hex, side to side
 * @param given what the printed game gave
 * @param reconstructed what had to be reconstructed
 * @param origins of areas and lines, by name: whether given, and why they lie where they do
 * @param labels of areas, by name, where the map prints another word
 * @param notes on places, by hex number
 */
public record MapSheet(
    HexMap map,
    String title,
    double hexKm,
    List<String> given,
    List<String> reconstructed,
    List<String> credits,
    Map<String, Origin> origins,
    Map<String, String> labels,
    Map<String, String> notes) {

  /** Whether the printed game gave a thing, and otherwise why it lies where it does. */
  public record Origin(boolean given, String why) {}

  public MapSheet {
    given = List.copyOf(given);
    reconstructed = List.copyOf(reconstructed);
    credits = List.copyOf(credits);
    origins = Map.copyOf(origins);
    labels = Map.copyOf(labels);
    notes = Map.copyOf(notes);
  }
}
