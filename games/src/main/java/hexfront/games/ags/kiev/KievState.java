package hexfront.games.ags.kiev;

import hexfront.games.common.GameState;

/** The game's own state: what a position can set and what a view shows. */
final class KievState {
  /** The hexes west of the river; the rules are made with them. */
  static final String WEST = "west-of-river";

  static final GameState<Kiev> STATE =
      GameState.<Kiev>none()
          .control("town and city hexes")
          .shown("date", (kiev, p, viewer) -> kiev.data.header().date(p.turn()))
          .shown("weather", (kiev, p, viewer) -> kiev.weather(p.turn()))
          .both(
              "stand-fast",
              "whether Stalin's directive is in force",
              (kiev, p, value) -> kiev.directive.set(p, value.truth()),
              (kiev, p, viewer) -> kiev.directive.inForce(p))
          .given(
              WEST,
              "the list of hexes west of the Seim-Desna-Dnieper line",
              (kiev, p, value) -> value.hexes())
          .number("rail-used", "how many units have gone by rail this turn", Kiev.RAIL_USED);

  private KievState() {}
}
