package hexfront.games;

import hexfront.engine.Unit;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A boxed game: what stands on the shelf and can be opened. */
public interface Box {
  /**
   * A way to set up the game.
   *
   * @param brief what a short scenario of ours says of itself; null for those of the printed game
   */
  record Scenario(String id, String title, @Nullable Brief brief) {
    /** A scenario of the printed game. */
    public Scenario(String id, String title) {
      this(id, title, null);
    }
  }

  /**
   * A short scenario that is ours, neither given by the printed game nor reconstructed.
   *
   * @param first the turn it begins with
   * @param last the turn it ends with
   * @param minutes about how long it takes
   * @param text what it is about and who wins, in a few sentences
   */
  record Brief(int first, int last, int minutes, String text) {}

  /**
   * A choice about the rules that players make before they open the box.
   *
   * @param rule the case or ruling that leaves it open
   */
  record Option(String id, String title, boolean byDefault, String rule) {}

  /** A fact about the game's data: given by the printed game, or reconstructed and why. */
  record Provenance(String what, boolean given, String why) {}

  /**
   * What the back of the box says.
   *
   * @param subtitle one line under the title
   * @param minutes playing time of the first scenario, or 0 if nobody knows
   * @param complexity 1 (simple) to 10, or 0 if nobody knows
   */
  record Card(
      String subtitle, String dates, int turns, int minutes, int complexity, List<Turn> track) {
    /** A card that says nothing. */
    public static final Card BLANK = new Card("", "", 0, 0, 0, List.of());

    public Card {
      track = List.copyOf(track);
    }
  }

  /**
   * A box of the turn track.
   *
   * @param weather the weather printed on it, or empty
   */
  record Turn(int turn, String label, String weather) {}

  /**
   * A step of the sequence of play.
   *
   * @param stage its word, the one that decisions have
   * @param does what is done in it, in a sentence
   * @param topics the topics of the case files that bear on it
   */
  record SequenceStep(String stage, String does, List<String> topics) {
    public SequenceStep {
      topics = List.copyOf(topics);
    }
  }

  String id();

  String title();

  /** What the back of the box says; a game that has none is shown without it. */
  default Card card() {
    return Card.BLANK;
  }

  /** The rulebooks whose cases this game enforces, by the names of their case files. */
  List<String> rulebooks();

  List<Scenario> scenarios();

  List<Option> options();

  /**
   * An option that nobody chooses: games that began under earlier rules have it, so that they go on
   * as they began.
   *
   * @param before the version of the rules since which games begin without it
   */
  record Former(String id, int before) {}

  default List<Former> formerOptions() {
    return List.of();
  }

  /** The options that a scenario takes; what it does not take, it refuses. */
  default List<Option> options(String scenario) {
    return options();
  }

  List<Provenance> provenance();

  /** The terrain a hex of this game can have. */
  Kinds hexKinds();

  /** The terrain a hexside of this game can have. */
  Kinds hexsideKinds();

  /** The map that comes in the box. */
  HexMap map();

  /** The counters that come in the box. */
  List<Unit> counters();

  /** The phases by their words, in the order of the sequence of play. */
  List<String> phases();

  /** The stages of a turn in order, those that only ask something among them. */
  default List<SequenceStep> sequence() {
    return phases().stream().map(phase -> new SequenceStep(phase, "", List.of())).toList();
  }

  /** The flags a unit can carry, by their words. */
  List<String> flags();

  /**
   * The boxes beside the map in which a unit can be, by their names; those of every game not among
   * them.
   */
  default List<String> boxes() {
    return List.of();
  }

  /** The values a unit can have beside strengths, leadership and command range, by their names. */
  default List<String> valueNames() {
    return List.of();
  }

  /** The words that stand for the numbers of some values, from 1 on: quality C, B, A. */
  default Map<String, List<String>> valueWords() {
    return Map.of();
  }

  /**
   * The other sides that a counter can have, by the names of their fields: strengths such as {@code
   * "3-1-3"}, which become the values {@code mobile-attack}, {@code mobile-defence} and {@code
   * mobile-movement}.
   */
  default List<String> sideNames() {
    return List.of();
  }

  /** The game's own state that a position can set: name and what it expects, in a sentence. */
  Map<String, String> stateNames();

  /** Sets up a scenario on the map of the box. Every option has a value. */
  Setting open(String scenario, Map<String, Boolean> options);

  /**
   * Sets up any position, for tests and studies.
   *
   * @throws Arrangement.Impossible when it breaks the rules or names what the game does not have
   */
  Setting arrange(Arrangement arrangement);
}
