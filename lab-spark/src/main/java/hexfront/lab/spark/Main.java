package hexfront.lab.spark;

import hexfront.ai.Commanders;
import hexfront.games.Shelf;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import hexfront.lab.Run;
import hexfront.lab.RunFolder;
import hexfront.lab.Sitting;
import hexfront.lab.Thinking;
import hexfront.lab.report.HtmlReport;
import hexfront.lab.report.Report;
import hexfront.lab.report.TextReport;
import hexfront.lab.study.Match;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What {@code spark-submit} starts. Its options are those of {@code hexfront lab match}. */
@Command(
    name = "hexfront-lab-spark",
    mixinStandardHelpOptions = true,
    description = "Plays a match on Apache Spark and keeps its games as Parquet.")
public final class Main implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--game", required = true, paramLabel = "GAME", description = "which game")
  private String game = "";

  @Option(names = "--scenario", paramLabel = "NAME", description = "which scenario of it")
  private @Nullable String scenario;

  @Option(
      names = "--options",
      paramLabel = "NAME=TRUE,...",
      defaultValue = "",
      description = "choices about the rules, for example mud=true,fog=false")
  private String choices = "";

  @Option(names = "--axis", required = true, paramLabel = "LEVEL", description = "the Axis")
  private String axis = "";

  @Option(names = "--soviet", required = true, paramLabel = "LEVEL", description = "the Soviets")
  private String soviet = "";

  @Option(
      names = "--games",
      defaultValue = "100",
      paramLabel = "NUMBER",
      description = "how many games (default: ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "NUMBER",
      description = "the seed from which every game has its own (default: ${DEFAULT-VALUE})")
  private long seed;

  @Option(
      names = "--turn-seconds",
      paramLabel = "SECONDS",
      defaultValue = "5",
      description = "CPU time a commander has for a player turn (default: ${DEFAULT-VALUE})")
  private double turnSeconds;

  @Option(
      names = "--turn-iterations",
      paramLabel = "NUMBER",
      description = "instead of time, simulations a commander has for a player turn")
  private @Nullable Integer turnIterations;

  @Option(
      names = "--parquet",
      required = true,
      paramLabel = "PATH",
      description = "where the games go: any address Spark can write to; must not exist yet")
  private String parquet = "";

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "also write the files and the report of a run on one machine here")
  private @Nullable Path out;

  public static void main(String[] args) {
    int code = new CommandLine(new Main()).execute(args);
    if (code != 0) {
      System.exit(code);
    }
  }

  @Override
  public Integer call() throws IOException {
    Match match = match();
    try (SparkSession spark =
        SparkSession.builder().appName("hexfront " + match.ground().words()).getOrCreate()) {
      SparkMatch.play(spark, match, parquet);
      return out == null ? 0 : tell(spark, match, out);
    }
  }

  private Match match() {
    try {
      if (games < 1) {
        throw new Malformed("--games is " + games + ", expected at least 1");
      }
      return new Match(
          Ground.of(
              new Tables(Shelf.boxes()),
              game,
              Optional.ofNullable(scenario),
              OptionWords.read(choices)),
          level(axis),
          level(soviet),
          games,
          seed,
          turnIterations == null
              ? Thinking.ofTurn(Duration.ofMillis(Math.round(turnSeconds * 1000)))
              : Thinking.ofSimulations(turnIterations));
    } catch (Malformed e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  private static String level(String level) {
    Commanders.of(level);
    return level;
  }

  private int tell(SparkSession spark, Match match, Path folder) throws IOException {
    try (RunFolder files = RunFolder.open(folder, match.describe())) {
      Iterator<Sitting.Played> played = SparkMatch.read(spark, parquet);
      played.forEachRemaining(files::keep);
    }
    try (RunFolder files = RunFolder.open(folder, match.describe())) {
      Report report = match.report(new Run(match.fixtures(), files).results());
      String text = TextReport.write(report);
      files.write("summary.txt", text);
      files.write("report.html", HtmlReport.write(report));
      spec.commandLine().getOut().println(text);
    }
    return 0;
  }
}
