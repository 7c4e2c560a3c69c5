package hexfront.games.stalingrad;

import java.util.List;

/** Sections 33 and 34: the boxes beyond the edges, and the war for the Caucasus. */
final class Caucasus {
  /** The boxes with tracks. */
  static final List<String> BOXES = List.of("caucasus", "black-sea-coast");

  private final StalingradRules rules;

  Caucasus(StalingradRules rules) {
    this.rules = rules;
  }

  /** The number of the track of a box, or -1. */
  static int track(String box) {
    return BOXES.indexOf(box);
  }

  List<StalingradTables.Space> spaceList(int track) {
    return track == 0 ? rules.tables.caucasus() : rules.tables.coast();
  }

  /** The words of the spaces of a track. */
  List<String> spaces(int track) {
    return spaceList(track).stream().map(StalingradTables.Space::space).toList();
  }
}
