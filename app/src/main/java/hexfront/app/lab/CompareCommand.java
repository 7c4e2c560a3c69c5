package hexfront.app.lab;

import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.statistics.PairedTest;
import hexfront.lab.statistics.Sprt;
import hexfront.lab.study.Comparison;
import hexfront.lab.study.Comparison.Measure;
import hexfront.lab.study.Comparison.Seats;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code hexfront lab compare}. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = {
      "Decides whether commander NEW is better than OLD and stops as soon as it knows.",
      "By wins: does NEW score at most --score0 or at least --score1 against OLD?",
      "By points, for lopsided games: does NEW get more victory points than OLD with the same side",
      "against the same opponent?"
    })
final class CompareCommand extends LabTask {
  @Parameters(index = "0", paramLabel = "OLD", description = "the commander to beat")
  private String old = "";

  @Parameters(index = "1", paramLabel = "NEW", description = "the commander that is tried")
  private String fresh = "";

  @Mixin private GroundOptions ground;

  @Option(
      names = "--side",
      defaultValue = "both",
      paramLabel = "SIDE",
      description = {
        "where NEW sits: axis, soviet, both (pairs of games with sides swapped and one answer)",
        "or each (one answer for each side) (default: ${DEFAULT-VALUE})"
      })
  private String side = "";

  @Option(
      names = "--measure",
      defaultValue = "wins",
      paramLabel = "WHAT",
      description = "wins or points (default: ${DEFAULT-VALUE})")
  private String measure = "";

  @Option(
      names = "--opponent",
      paramLabel = "LEVEL",
      description = "with points and one side: against whom both are tried (default: OLD)")
  private @Nullable String opponent;

  @Option(
      names = "--score0",
      paramLabel = "SHARE",
      description = "score that is not good enough (default: 0.5)")
  private @Nullable Double score0;

  @Option(
      names = "--score1",
      paramLabel = "SHARE",
      description = "score that is good enough (default: 0.6)")
  private @Nullable Double score1;

  @Option(names = "--elo0", paramLabel = "ELO", description = "the same as --score0 in Elo points")
  private @Nullable Double elo0;

  @Option(names = "--elo1", paramLabel = "ELO", description = "the same as --score1 in Elo points")
  private @Nullable Double elo1;

  @Option(
      names = "--alpha",
      defaultValue = "0.05",
      paramLabel = "SHARE",
      description = "how often it may say better by mistake (default: ${DEFAULT-VALUE})")
  private double alpha;

  @Option(
      names = "--beta",
      defaultValue = "0.05",
      paramLabel = "SHARE",
      description = "how often it may miss that NEW is better (default: ${DEFAULT-VALUE})")
  private double beta;

  @Option(
      names = "--indifference",
      defaultValue = "0",
      paramLabel = "POINTS",
      description = "with points: a difference that does not matter (default: ${DEFAULT-VALUE})")
  private double indifference;

  @Option(
      names = "--games",
      defaultValue = "2000",
      paramLabel = "NUMBER",
      description = "how many games at most (default: ${DEFAULT-VALUE})")
  private int games;

  @Override
  int work(Tables tables, RunOptions options) throws IOException, InterruptedException {
    List<Seats> seats = seats();
    Path folder = options.folder("compare-" + ground.game() + "-" + old + "-" + fresh);
    int worst = 0;
    for (Seats seat : seats) {
      Path own = seats.size() == 1 ? folder : folder.resolve(seat.name().toLowerCase(Locale.ROOT));
      StudyRun run =
          new StudyRun(comparison(tables, seat, options), own, spec().commandLine().getOut());
      worst = Math.max(worst, run.carryOut(tables, options.workers()));
    }
    return worst;
  }

  private Comparison comparison(Tables tables, Seats seat, RunOptions options) {
    Measure asked = measure(seat);
    Comparison comparison =
        new Comparison(
            ground.ground(tables),
            RunOptions.level("OLD", old),
            RunOptions.level("NEW", fresh),
            seat,
            asked,
            1,
            options.seed(),
            options.thinking());
    return comparison.withRounds(RunOptions.atLeastOne("--games", games / comparison.roundSize()));
  }

  private List<Seats> seats() {
    return switch (side) {
      case "axis" -> List.of(Seats.AXIS);
      case "soviet" -> List.of(Seats.SOVIET);
      case "both" -> List.of(Seats.BOTH);
      case "each" -> List.of(Seats.AXIS, Seats.SOVIET);
      default -> throw unknown("--side", side, "axis, soviet, both or each");
    };
  }

  private Measure measure(Seats seat) {
    return switch (measure) {
      case "wins" -> wins();
      case "points" -> points(seat);
      default -> throw unknown("--measure", measure, "wins or points");
    };
  }

  private Measure wins() {
    if (opponent != null) {
      throw new Malformed("--opponent goes with --measure points; by wins NEW plays OLD");
    }
    return new Measure.Wins(
        new Sprt.Design(bound("0", score0, elo0, 0.5), bound("1", score1, elo1, 0.6), alpha, beta));
  }

  private Measure points(Seats seat) {
    if (opponent != null && seat == Seats.BOTH) {
      throw new Malformed("--opponent goes with --side axis, soviet or each");
    }
    return new Measure.Points(
        new PairedTest.Design(alpha, indifference),
        Optional.ofNullable(opponent).map(level -> RunOptions.level("--opponent", level)));
  }

  private static double bound(
      String which, @Nullable Double score, @Nullable Double elo, double otherwise) {
    if (score != null && elo != null) {
      throw new Malformed("--score" + which + " and --elo" + which + " exclude each other");
    }
    if (elo != null) {
      return Sprt.scoreOfElo(elo);
    }
    return score == null ? otherwise : score;
  }

  private static Malformed unknown(String option, String found, String expected) {
    return new Malformed(option + " is " + Malformed.quote(found) + ", expected " + expected);
  }
}
