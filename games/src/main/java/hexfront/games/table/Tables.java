package hexfront.games.table;

import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.dice.Seeded;
import hexfront.engine.dice.Source;
import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Saved;
import hexfront.games.Arrangement;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.migrations.Migrations;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * Sets up games from the boxes at hand. A journal's header tells how its game was set up, so that
 * {@link #load} can do it again: the box, then scenario and options, or a whole position. A seed
 * stands there only if somebody asked for it; other games have dice nobody can foresee.
 */
public final class Tables {
  private static final String GAME = "game";
  private static final String SCENARIO = "scenario";
  private static final String OPTIONS = "options";
  private static final String SEED = "seed";
  private static final String POSITION = "position";

  private static final int MOST_TRIES = 20_000;

  private final List<Box> boxes;
  private final SecureRandom fresh = new SecureRandom();

  public Tables(List<Box> boxes) {
    this.boxes = List.copyOf(boxes);
  }

  public List<Box> boxes() {
    return boxes;
  }

  /** The box of a game. */
  public Box box(String id) {
    return boxes.stream()
        .filter(box -> box.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new Malformed(
                    "unknown game "
                        + Malformed.quote(id)
                        + ", expected one of "
                        + boxes.stream().map(Box::id).toList()));
  }

  /** Opens a scenario of a game, by default its first; options left out have their default. */
  public Table open(
      Box box, Optional<String> scenario, Map<String, Boolean> options, Optional<Long> seed) {
    String chosen = scenario(box, scenario);
    Map<String, Boolean> all = OptionWords.complete(box, options);
    Map<String, String> header = new LinkedHashMap<>();
    header.put(GAME, box.id());
    header.put(SCENARIO, chosen);
    if (!all.isEmpty()) {
      header.put(OPTIONS, OptionWords.write(all));
    }
    seed.ifPresent(s -> header.put(SEED, Long.toString(s)));
    Setting setting = box.open(chosen, all);
    return Table.of(box, new Game(setting.rulebook(), setting.position(), source(seed), header));
  }

  private static String scenario(Box box, Optional<String> asked) {
    List<String> known = box.scenarios().stream().map(Box.Scenario::id).toList();
    String chosen = asked.orElse(known.getFirst());
    if (!known.contains(chosen)) {
      throw new Malformed(
          "unknown scenario " + Malformed.quote(chosen) + ", expected one of " + known);
    }
    return chosen;
  }

  /** Sets up any position, from its description as the referee takes it. */
  public Table arrange(Box box, ObjectNode description, Optional<Long> seed) {
    Setting setting = box.arrange(arrangement(box, description));
    expectOrders(setting.rulebook(), setting.position());
    Map<String, String> header = new LinkedHashMap<>();
    header.put(GAME, box.id());
    header.put(POSITION, Json.write(description));
    seed.ifPresent(s -> header.put(SEED, Long.toString(s)));
    return Table.of(box, new Game(setting.rulebook(), setting.position(), source(seed), header));
  }

  /**
   * Refuses a position in which nothing can be ordered, though the game is not over.
   *
   * @throws Arrangement.Impossible with the question that nobody could answer
   */
  public static void expectOrders(Rulebook rulebook, Position position) {
    if (!rulebook.isOver(position) && !rulebook.isAnswerable(position, MOST_TRIES)) {
      throw new Arrangement.Impossible(
          "no order is legal here, so that the game could never go on: "
              + rulebook.decision(position).prompt());
    }
  }

  private static Arrangement arrangement(Box box, ObjectNode description) {
    return new ArrangementReader(box).read(Fields.of(description, POSITION));
  }

  /**
   * Sets up the game that a journal's header tells of, before its first order, with dice of one's
   * own.
   */
  public Table setUp(Map<String, String> saved, Source source) {
    Box box = box(saved.getOrDefault(GAME, ""));
    Map<String, String> header = FormerRules.header(box, saved);
    Setting setting = setting(box, header);
    return Table.of(box, new Game(setting.rulebook(), setting.position(), source, header));
  }

  private static Setting setting(Box box, Map<String, String> header) {
    String position = header.get(POSITION);
    return position == null
        ? box.open(
            scenario(box, Optional.ofNullable(header.get(SCENARIO))),
            OptionWords.complete(box, OptionWords.read(header.getOrDefault(OPTIONS, ""))))
        : box.arrange(arrangement(box, Json.read(position)));
  }

  /**
   * Plays a journal of any format again, checking every order and every position. Where its orders
   * were given under other rules and lead elsewhere today, the game goes on from the position the
   * journal carries, and its own journal says so.
   *
   * @throws Journal.JournalProblem when the journal is damaged
   * @throws Malformed when its header names what is not there
   */
  public Table load(String text) {
    Saved read = Migrations.today(Saved.read(text));
    Box box = box(read.header().getOrDefault(GAME, ""));
    Map<String, String> header = FormerRules.header(box, read.header());
    Saved saved = new Saved(read.format(), header, read.stretches(), read.notes());
    Optional<Long> seed = Optional.ofNullable(header.get(SEED)).map(Tables::readSeed);
    Setting setting = setting(box, header);
    return Table.of(box, Game.replay(saved, setting.rulebook(), setting.position(), source(seed)));
  }

  private static long readSeed(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new Malformed("seed: expected a whole number, found " + Malformed.quote(text));
    }
  }

  private Source source(Optional<Long> seed) {
    return new Seeded(seed.orElseGet(fresh::nextLong));
  }
}
