package hexfront.games.ags.rostov;

import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.dice.Seeded;
import hexfront.engine.orders.EndPhase;
import hexfront.games.Setting;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Sketch;
import hexfront.games.ags.Play;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sketched positions and whole games of Rostov, and the orders only this game has. */
final class Played {
  static final RostovData DATA = RostovData.load();
  static final RostovBox BOX = new RostovBox();

  private Played() {}

  // ---- sketches

  static Play begin(Sketch sketch, Side side, Phase phase) {
    return begin(sketch, side, phase, Map.of());
  }

  static Play begin(Sketch sketch, Side side, Phase phase, Map<String, Boolean> options) {
    return sketch.begin(side, phase, BOX.zones(), board -> new Rostov(board, DATA, options));
  }

  static Rostov game(Play table) {
    return (Rostov) table.rules().exclusive();
  }

  static Play weather(Play table, int north, int south) {
    game(table).weather.set(table.position(), north, south);
    table
        .rules()
        .enterPhase(
            table.position(),
            table.position().turn(),
            table.position().phasing(),
            hexfront.games.ags.Phase.of(table.position().stage().word()).orElseThrow());
    return table;
  }

  static Unit supply(String id) {
    return unit(id, Side.AXIS, "german", "supply", true, "0-0-8", 0, Set.of());
  }

  static Unit allied(String id, String steps) {
    return unit(id, Side.AXIS, "rumanian", "mountain", false, steps, 0, Set.of());
  }

  static Unit front(String id) {
    return unit(id + "-swf", Side.SOVIET, "soviet", "headquarters", false, "0-0-10", 4, Set.of());
  }

  static Unit with(String id, Side side, String arm, String steps, String... traits) {
    boolean mechanized = Set.of("cavalry", "tank", "motorized", "panzer", "supply").contains(arm);
    return unit(
        id,
        side,
        side == Side.AXIS ? "german" : "soviet",
        arm,
        mechanized,
        steps,
        0,
        Set.of(traits));
  }

  static Unit brigade(String id, String steps) {
    Unit u = with(id, Side.SOVIET, "rifle", steps);
    return new Unit(
        0,
        id,
        u.side(),
        "soviet",
        id,
        id,
        "",
        "brigade",
        "rifle",
        false,
        u.steps(),
        Values.NONE,
        Set.of());
  }

  private static Unit unit(
      String id,
      Side side,
      String nationality,
      String arm,
      boolean mechanized,
      String steps,
      int rating,
      Set<String> traits) {
    List<Unit.Step> parsed =
        Arrays.stream(steps.split("\\|"))
            .map(
                text -> {
                  int[] n = Arrays.stream(text.split("-")).mapToInt(Integer::parseInt).toArray();
                  return new Unit.Step(n[0], n[1], n[2]);
                })
            .toList();
    return new Unit(
        0,
        id,
        side,
        nationality,
        id,
        id,
        "",
        "division",
        arm,
        mechanized,
        parsed,
        Values.of("leadership", rating),
        traits);
  }

  // ---- whole games

  /** A fresh game, set-up not yet ended. */
  static Game open(long seed) {
    Setting setting = BOX.open("campaign", Map.of());
    return new Game(setting.rulebook(), setting.position(), new Seeded(seed), Map.of());
  }

  /** A game at its first Axis movement. */
  static Game started(long seed) {
    Game game = open(seed);
    game.play(new EndPhase());
    game.play(new EndPhase());
    return game;
  }

  static Rostov rostov(Game game) {
    return (Rostov) ((AgsRules) game.rulebook()).exclusive();
  }

  static long onMap(Position p, Side side, boolean markers) {
    return p.board().units().stream()
        .filter(u -> u.side() == side && p.onMap(u.index()))
        .filter(u -> p.board().occupies(u.index()) != markers)
        .count();
  }

  static String at(Game game, String unit) {
    int hex = game.position().hex(game.rulebook().board().unit(unit).orElseThrow());
    return hex < 0 ? "off" : game.rulebook().board().grid().number(hex);
  }
}
