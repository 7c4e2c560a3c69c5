package hexfront.games.stalingrad;

import hexfront.engine.Event;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import hexfront.games.common.PlayedGame;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** A game of Campaign to Stalingrad played in the words of the journal. */
final class Play extends PlayedGame<Play> {
  private final StalingradRules rules;

  Play(Setting setting) {
    super(setting, 1);
    rules = (StalingradRules) setting.rulebook();
  }

  static Play open(String scenario, String... options) {
    Map<String, Boolean> chosen = new HashMap<>();
    for (String option : options) {
      chosen.put(option, true);
    }
    return new Play(Sketch.BOX.open(scenario, chosen));
  }

  StalingradRules rules() {
    return rules;
  }

  /** The last event of a kind. */
  <E extends Event> E last(Class<E> type) {
    return events().reversed().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst()
        .orElseThrow();
  }

  /** A whole number of the position. */
  int value(int index) {
    return position().value(index);
  }

  /** What the step into an adjacent hex costs a unit, in points. */
  double step(String id, String to) {
    int from = position().hex(unit(id));
    int d = rules.board().grid().direction(from, hex(to));
    return rules.movement.stepCost(position(), unit(id), from, d) / 2.0;
  }

  /** What it costs to get a unit to a hex, in points; nothing if it is out of normal reach. */
  Optional<Double> cost(String id, String to) {
    return rules.reach(position(), Units.of(unit(id))).stream()
        .filter(r -> r.hex() == hex(to) && r.manner().isNothing())
        .map(Reached::cost)
        .map(points -> points.value())
        .findFirst();
  }
}
