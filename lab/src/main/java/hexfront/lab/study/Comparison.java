package hexfront.lab.study;

import hexfront.engine.Side;
import hexfront.games.wire.Json;
import hexfront.lab.Fixture;
import hexfront.lab.GameResult;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.Thinking;
import hexfront.lab.report.Report;
import hexfront.lab.statistics.PairedTest;
import hexfront.lab.statistics.SequentialTest;
import hexfront.lab.statistics.SequentialTest.Verdict;
import hexfront.lab.statistics.Sprt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * Is the new commander better than the old one? Games are played in rounds; the games of a round
 * have the same seed. After each round a sequential test says whether it knows; what comes after
 * that in the schedule is not played.
 *
 * @param seats on which sides the new commander is tried
 * @param rounds how many rounds at most
 */
public record Comparison(
    Ground ground,
    String old,
    String fresh,
    Seats seats,
    Measure measure,
    int rounds,
    long seed,
    Thinking thinking)
    implements Study {

  /** Where the new commander sits. */
  public enum Seats {
    AXIS,
    SOVIET,
    /** Both sides, one game each with the same seed. */
    BOTH;

    List<Side> sides() {
      return switch (this) {
        case AXIS -> List.of(Side.AXIS);
        case SOVIET -> List.of(Side.SOVIET);
        case BOTH -> List.of(Side.AXIS, Side.SOVIET);
      };
    }
  }

  /** What is compared. */
  public sealed interface Measure {
    /** Scores in games against the old commander: wins and half of the draws. */
    record Wins(Sprt.Design design) implements Measure {}

    /**
     * Leads in victory points against the same opponent, the new commander's less the old one's. On
     * both sides they play each other and need no third.
     */
    record Points(PairedTest.Design design, Optional<String> opponent) implements Measure {}
  }

  @Override
  public ObjectNode describe() {
    ObjectNode node = Json.object().put("study", "comparison").put("ground", ground.words());
    node.set("options", Json.node(ground.options()));
    return node.put("old", old)
        .put("new", fresh)
        .put("seats", seats.name())
        .put("measure", measure.toString())
        .put("games", rounds)
        .put("seed", seed)
        .put("thinking", thinking.words());
  }

  @Override
  public List<Fixture> fixtures() {
    List<Fixture> fixtures = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      for (Pairing pairing : pairings()) {
        fixtures.add(
            new Fixture(
                fixtures.size() + 1,
                ground,
                pairing.axis,
                pairing.soviet,
                Seeds.of(seed, round),
                thinking));
      }
    }
    return fixtures;
  }

  private record Pairing(String axis, String soviet) {
    static Pairing of(Side side, String commander, String opponent) {
      return side == Side.AXIS
          ? new Pairing(commander, opponent)
          : new Pairing(opponent, commander);
    }
  }

  /** Who plays whom in a round. */
  private List<Pairing> pairings() {
    if (comparesWithOpponent()) {
      Side side = seats.sides().getFirst();
      return List.of(Pairing.of(side, fresh, opponent()), Pairing.of(side, old, opponent()));
    }
    return seats.sides().stream().map(side -> Pairing.of(side, fresh, old)).toList();
  }

  /** Whether both commanders take the same side in turn; on both sides they meet each other. */
  boolean comparesWithOpponent() {
    return measure instanceof Measure.Points && seats != Seats.BOTH;
  }

  /** Against whom both are tried: whoever was named, or else the old commander itself. */
  String opponent() {
    return measure instanceof Measure.Points points ? points.opponent().orElse(old) : old;
  }

  /** The same question with another limit. */
  public Comparison withRounds(int most) {
    return new Comparison(ground, old, fresh, seats, measure, most, seed, thinking);
  }

  /** How many games a round has. */
  public int roundSize() {
    return pairings().size();
  }

  /** The number that a round tells the test; nothing if one of its games ended in trouble. */
  Optional<Double> number(List<GameResult> round) {
    if (!round.stream().allMatch(GameResult::counts)) {
      return Optional.empty();
    }
    List<Side> sides = seats.sides();
    if (comparesWithOpponent()) {
      Side side = sides.getFirst();
      return Optional.of((double) round.get(0).margin(side) - round.get(1).margin(side));
    }
    double sum = 0;
    for (int i = 0; i < round.size(); i++) {
      Side side = sides.get(i);
      sum +=
          switch (measure) {
            case Measure.Wins _ -> round.get(i).score(side);
            case Measure.Points _ -> round.get(i).margin(side);
          };
    }
    return Optional.of(sum / round.size());
  }

  /** A test that has been told nothing. */
  SequentialTest newTest() {
    return switch (measure) {
      case Measure.Wins(Sprt.Design design) -> new Sprt(design);
      case Measure.Points(PairedTest.Design design, Optional<String> _) -> new PairedTest(design);
    };
  }

  /** Tells a test the rounds one by one until it knows. */
  Course course(List<GameResult> results) {
    SequentialTest test = newTest();
    Course course = new Course(test);
    int size = roundSize();
    for (int at = 0; at + size <= results.size() && test.verdict() == Verdict.UNDECIDED; ) {
      List<GameResult> round = results.subList(at, at + size);
      if (round.getLast().fixture().number() != at + size) {
        break;
      }
      course.tell(round, number(round));
      at += size;
    }
    return course;
  }

  @Override
  public boolean isAnswered(List<GameResult> results) {
    return course(results).test().verdict() != Verdict.UNDECIDED;
  }

  /** What the test says after these games. */
  public Verdict verdict(List<GameResult> results) {
    return course(results).test().verdict();
  }

  @Override
  public Report report(List<GameResult> results) {
    return new ComparisonReport(this).write(course(results));
  }
}
