package hexfront.server.hall;

import hexfront.engine.Side;
import hexfront.engine.dice.Chained;
import hexfront.engine.dice.Committed;
import hexfront.engine.dice.Proof;
import hexfront.engine.dice.Seeded;
import hexfront.engine.dice.Source;
import hexfront.server.store.Chair;
import hexfront.server.store.GameRecord;
import hexfront.server.store.StoreProblem;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How the database writes down where the dice of a game come from. */
final class DiceWords {
  private static final String SEED = "seed ";
  private static final String SECRET = "secret ";
  private static final String CHAIN = "chain ";

  private DiceWords() {}

  static String seeded(long seed) {
    return SEED + seed;
  }

  /**
   * Dice that everybody can check.
   *
   * @param first how many throws the game had before them
   */
  static String chained(String secret, long first) {
    return CHAIN + secret + " " + first;
  }

  /** The dice of a game as it stands; what its players have not added yet is not in them. */
  static Source source(GameRecord game) {
    String words = game.dice();
    if (words.startsWith(SEED)) {
      return new Seeded(Long.parseLong(words.substring(SEED.length())));
    }
    if (words.startsWith(SECRET)) {
      return new Committed(words.substring(SECRET.length()));
    }
    return chain(game).orElseThrow(() -> new StoreProblem("the game's dice are not known"));
  }

  /** The dice of a game that everybody can check; none if it is seeded or of an earlier server. */
  static Optional<Chained> chain(GameRecord game) {
    if (!game.dice().startsWith(CHAIN)) {
      return Optional.empty();
    }
    String[] words = game.dice().substring(CHAIN.length()).split(" ");
    String shares = Chained.shares(game.axisChair().share(), game.sovietChair().share());
    return Optional.of(new Chained(words[0], shares, first(game)));
  }

  /** How many throws a game had before its dice. */
  static long first(GameRecord game) {
    return Long.parseLong(game.dice().substring(game.dice().lastIndexOf(' ') + 1));
  }

  /** What the dice of a game still wait for, as a sentence; none if they can be thrown. */
  static Optional<String> waitFor(GameRecord game) {
    if (!game.dice().startsWith(CHAIN)) {
      return Optional.empty();
    }
    List<Side> people =
        Arrays.stream(Side.values()).filter(side -> !game.hasCommander(side)).toList();
    Optional<String> empty =
        people.stream()
            .filter(side -> !game.chair(side).isTaken())
            .findFirst()
            .map(
                side ->
                    "the dice wait for both players: nobody sits at the "
                        + side.title()
                        + " side yet");
    return empty.or(
        () ->
            people.stream()
                .filter(side -> game.chair(side).owes())
                .findFirst()
                .map(
                    side ->
                        "the dice wait for what the "
                            + side.title()
                            + " player has promised to add to them"));
  }

  /**
   * What may be told of a game's dice.
   *
   * @param opened how many throws are laid open; below 0 if nothing is
   */
  static Optional<Proof> proof(GameRecord game, int opened) {
    boolean ready = waitFor(game).isEmpty();
    return chain(game)
        .map(
            chain ->
                new Proof(
                    game.header().getOrDefault(Proof.COMMITMENT, ""),
                    share(game.axisChair(), ready),
                    share(game.sovietChair(), ready),
                    Math.max(0, opened),
                    opened < 0 ? "" : chain.key(opened),
                    Proof.imported(game.header()),
                    Set.of()));
  }

  /** What a player adds is shown to others when all have laid theirs open. */
  private static Proof.Share share(Chair chair, boolean ready) {
    return new Proof.Share(chair.promise(), ready ? chair.share() : "");
  }
}
