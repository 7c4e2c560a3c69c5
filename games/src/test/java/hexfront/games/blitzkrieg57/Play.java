package hexfront.games.blitzkrieg57;

import hexfront.engine.Rulebook.Reached;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import hexfront.games.common.PlayedGame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game of Kiev Blitzkrieg played in the words of the journal. */
final class Play extends PlayedGame<Play> {
  private final BlitzkriegRules rules;

  Play(Setting setting) {
    this(setting, 1);
  }

  Play(Setting setting, long seed) {
    super(setting, seed);
    rules = (BlitzkriegRules) setting.rulebook();
  }

  static Play campaign(String... options) {
    Map<String, Boolean> chosen = new HashMap<>();
    for (String option : options) {
      chosen.put(option, true);
    }
    return new Play(Sketch.BOX.open("campaign", chosen));
  }

  BlitzkriegRules rules() {
    return rules;
  }

  boolean hasLine(String id) {
    return rules.communications.hasLine(position(), unit(id));
  }

  /** What it costs to get a unit to a hex, in points; nothing if it is out of reach. */
  Optional<Double> cost(String id, String to) {
    return rules.reach(position(), Units.of(unit(id))).stream()
        .filter(r -> r.hex() == hex(to) && r.manner().isNothing())
        .map(Reached::cost)
        .map(points -> points.value())
        .findFirst();
  }

  List<String> drawn() {
    return events().stream()
        .filter(Drawn.class::isInstance)
        .map(event -> ((Drawn) event).chit())
        .toList();
  }
}
