package hexfront.games.blitzkrieg57;

import hexfront.games.Setting;
import hexfront.games.common.PlayedGame;
import java.util.List;

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
    return scenario("campaign", options);
  }

  static Play scenario(String id, String... options) {
    return new Play(open(Sketch.BOX, id, options));
  }

  BlitzkriegRules rules() {
    return rules;
  }

  boolean hasLine(String id) {
    return rules.communications.hasLine(position(), unit(id));
  }

  List<String> drawn() {
    return events().stream()
        .filter(Drawn.class::isInstance)
        .map(event -> ((Drawn) event).chit())
        .toList();
  }
}
