package hexfront.ai;

import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal;
import hexfront.engine.orders.Move;
import hexfront.games.data.DataProblem;
import hexfront.games.openings.KeptOpening;
import hexfront.games.openings.KeptOpening.Line;
import hexfront.games.openings.KeptOpenings;
import hexfront.games.table.OptionWords;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a commander knows by heart: the opening of its side. It is played while the game has
 * followed it to the letter and all that is left of it is legal; otherwise the commander thinks.
 */
final class Prepared {
  /** What is known for a side. */
  private static final class Known {
    final @Nullable KeptOpening opening;

    /** How many orders had been given when it was last looked whether the rest is legal. */
    int checkedAfter = Integer.MAX_VALUE;

    boolean fits;

    Known(@Nullable KeptOpening opening) {
      this.opening = opening;
    }
  }

  private final boolean fromTheShelf;
  private final Map<Side, Known> bySide = new EnumMap<>(Side.class);
  private Map<String, String> header = Map.of();

  private Prepared(boolean fromTheShelf) {
    this.fromTheShelf = fromTheShelf;
  }

  /** Knows the openings that are kept with the game. */
  static Prepared kept() {
    return new Prepared(true);
  }

  /** Knows no opening. */
  static Prepared without() {
    return new Prepared(false);
  }

  /** Knows this opening. */
  static Prepared with(KeptOpening opening) {
    Prepared prepared = new Prepared(false);
    prepared.bySide.put(opening.side(), new Known(opening));
    return prepared;
  }

  /** The next order of the opening, with the reason; null if the commander has to think. */
  @Nullable Answer next(Question question) {
    KeptOpening known = followed(question);
    if (known == null) {
      return null;
    }
    int given = question.course().entries().size();
    Line line = known.lines().get(given);
    return line.side() == question.side() ? new Answer(line.order(), why(known, given)) : null;
  }

  private static String why(KeptOpening known, int given) {
    String where =
        "order " + (given + 1) + " of " + known.lines().size() + " of the opening kept for this";
    return given > 0 && known.lines().get(given - 1).side() == known.side()
        ? where
        : where
            + String.format(
                Locale.ROOT,
                "; %+.1f points better than the captain's own in %d games (error %.1f)",
                known.proof().gain().value(),
                known.proof().games(),
                known.proof().gain().error());
  }

  /** The moves that are left of the opening, for those who compare it with other plans. */
  List<Leg> legs(Question question) {
    KeptOpening known = followed(question);
    List<Leg> legs = new ArrayList<>();
    int given = question.course().entries().size();
    for (int i = given; known != null && i < known.lines().size(); i++) {
      Line line = known.lines().get(i);
      if (line.order() instanceof Move move && line.side() == known.side()) {
        legs.add(new Leg(move.units(), move.path().last(), "the opening kept for this"));
      }
    }
    return legs;
  }

  /** The opening, if the game has followed it so far and it goes on. */
  private @Nullable KeptOpening followed(Question question) {
    if (question.course().header().isEmpty()) {
      return null;
    }
    Known known = known(question);
    KeptOpening opening = known == null ? null : known.opening;
    List<Journal.Entry> entries = question.course().entries();
    if (known == null || opening == null || entries.size() >= opening.lines().size()) {
      return null;
    }
    for (int i = 0; i < entries.size(); i++) {
      Line line = opening.lines().get(i);
      if (entries.get(i).side() != line.side() || !entries.get(i).order().equals(line.order())) {
        return null;
      }
    }
    if (entries.size() < known.checkedAfter) {
      known.checkedAfter = entries.size();
      known.fits =
          KeptOpenings.problem(opening, entries.size(), question.rulebook(), question.seen())
              .isEmpty();
    }
    Order next = opening.lines().get(entries.size()).order();
    return known.fits && question.rulebook().check(question.seen(), next).isLegal()
        ? opening
        : null;
  }

  /** What is known for the side that is asked; looked up once for a game. */
  private @Nullable Known known(Question question) {
    if (!fromTheShelf) {
      return bySide.get(question.side());
    }
    if (!header.equals(question.course().header())) {
      header = Map.copyOf(question.course().header());
      bySide.clear();
    }
    return bySide.computeIfAbsent(question.side(), side -> new Known(read(question).orElse(null)));
  }

  /** An opening that cannot be read any more fits no longer; a test of the games tells. */
  private Optional<KeptOpening> read(Question question) {
    String game = header.get("game");
    String scenario = header.get("scenario");
    if (game == null || scenario == null) {
      return Optional.empty();
    }
    try {
      Map<String, Boolean> options = OptionWords.read(header.getOrDefault("options", ""));
      return KeptOpenings.find(game, scenario, question.side(), question.rulebook())
          .filter(kept -> kept.options().equals(options));
    } catch (DataProblem | Malformed e) {
      return Optional.empty();
    }
  }
}
