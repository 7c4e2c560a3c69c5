package hexfront.games.kesselschlacht;

import hexfront.engine.Event;
import hexfront.engine.Side;
import hexfront.games.Setting;
import hexfront.games.common.PlayedGame;
import java.util.List;

/** A game of Kesselschlacht played in the words of the journal. */
final class Play extends PlayedGame<Play> {
  private final KesselRules rules;

  Play(Setting setting) {
    super(setting, 1);
    rules = (KesselRules) setting.rulebook();
  }

  static Play open(String scenario, String... options) {
    return new Play(open(Sketch.BOX, scenario, options));
  }

  KesselRules rules() {
    return rules;
  }

  String status(String id) {
    return List.of("good", "DO", "DIS", "RT").get(Status.of(position(), unit(id)));
  }

  String supply(String id) {
    return rules.supply.level(position(), unit(id)).word();
  }

  int fuel(String code) {
    return rules.ledger.fuel(position(), rules.roster.formations.storeCodes().indexOf(code));
  }

  int ammo(String code) {
    return rules.ledger.ammo(position(), rules.roster.formations.storeCodes().indexOf(code));
  }

  /** What a side is told of the game's own state. */
  Object state(Side side, String name) {
    return view(side).state().get(name);
  }

  <E extends Event> List<E> events(Class<E> type) {
    return events().stream().filter(type::isInstance).map(type::cast).toList();
  }
}
