package hexfront.games.blitzfront;

import hexfront.engine.events.Combat;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import hexfront.games.common.PlayedGame;
import java.util.Map;
import java.util.TreeMap;

/** A game of Blitzfront played in the words of the journal. */
final class Play extends PlayedGame<Play> {
  private final BlitzfrontRules rules;

  Play(Setting setting) {
    this(setting, 1);
  }

  Play(Setting setting, long seed) {
    super(setting, seed);
    rules = (BlitzfrontRules) setting.rulebook();
  }

  static Play open(String scenario) {
    return new Play(Sketch.BOX.open(scenario, Map.of()));
  }

  BlitzfrontRules rules() {
    return rules;
  }

  /** Fights the allocated attack on a hex; nobody is ordered to stand. */
  Play fights(String hex, int die) {
    return plays("resolve hex=" + hex).plays("pass", die);
  }

  boolean isDisrupted(String id) {
    return is(id, Flag.DISRUPTED);
  }

  boolean isSupplied(String id) {
    return rules.supply.isSupplied(position(), unit(id));
  }

  boolean needsBonus(String id, String to) {
    return rules.reach(position(), Units.of(unit(id))).stream()
        .anyMatch(r -> r.hex() == hex(to) && r.remarks().contains("bonus"));
  }

  /** The results of the last battle, by unit. */
  Map<String, String> results() {
    Map<String, String> results = new TreeMap<>();
    events().stream()
        .filter(Combat.class::isInstance)
        .map(Combat.class::cast)
        .reduce((first, last) -> last)
        .orElseThrow()
        .results()
        .words()
        .forEach((unit, result) -> results.put(rules.name(unit), result));
    return results;
  }
}
