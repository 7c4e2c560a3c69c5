package hexfront.app.lab;

import hexfront.games.table.Tables;
import hexfront.lab.GameResult;
import hexfront.lab.Run;
import hexfront.lab.RunFolder;
import hexfront.lab.Runner;
import hexfront.lab.Stop;
import hexfront.lab.report.HtmlReport;
import hexfront.lab.report.Report;
import hexfront.lab.report.TextReport;
import hexfront.lab.study.Study;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/** Carries out a study: plays its games with a bar that shows how far it is, writes its report. */
final class StudyRun {
  /** How long the end of the program waits for a stopped run to write its report. */
  private static final int PATIENCE_SECONDS = 60;

  private final Study study;
  private final Path folder;
  private final PrintWriter out;

  StudyRun(Study study, Path folder, PrintWriter out) {
    this.study = study;
    this.folder = folder;
    this.out = out;
  }

  /** Answers 0, or 1 if a game ended in trouble. */
  int carryOut(Tables tables, int workers) throws IOException, InterruptedException {
    try (RunFolder files = RunFolder.open(folder, study.describe())) {
      Run run = new Run(study.fixtures(), files);
      Stop stop = new Stop();
      CountDownLatch done = new CountDownLatch(1);
      Thread onExit = Thread.ofPlatform().unstarted(() -> endEarly(stop, done));
      if (!remember(onExit)) {
        return 1;
      }
      try {
        play(run, new Runner(tables, workers), stop);
        return tell(run, files);
      } finally {
        done.countDown();
        forget(onExit);
      }
    }
  }

  private static void endEarly(Stop stop, CountDownLatch done) {
    stop.now();
    try {
      if (!done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        System.err.println("The run did not end in time; its games so far are kept.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Answers false if the program is ending already. */
  private static boolean remember(Thread onExit) {
    try {
      Runtime.getRuntime().addShutdownHook(onExit);
      return true;
    } catch (IllegalStateException e) {
      return false;
    }
  }

  private static void forget(Thread onExit) {
    try {
      Runtime.getRuntime().removeShutdownHook(onExit);
    } catch (IllegalStateException e) {
      // the program is ending already
    }
  }

  private void play(Run run, Runner runner, Stop stop) throws InterruptedException {
    int before = run.results().size();
    if (before > 0) {
      out.println(before + " of " + run.size() + " games are in " + folder + " already.");
      out.flush();
    }
    if (run.isComplete() || study.isAnswered(firstOf(run))) {
      return;
    }
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName("games")
            .setInitialMax(run.size())
            .startsFrom(before, Duration.ZERO)
            .build()) {
      run.play(
          runner,
          result -> {
            bar.step();
            if (study.isAnswered(firstOf(run))) {
              stop.now();
            }
          },
          stop);
    }
  }

  /** The results of the first games, none left out. */
  private static List<GameResult> firstOf(Run run) {
    List<GameResult> first = new ArrayList<>();
    for (GameResult result : run.results()) {
      if (result.fixture().number() != first.size() + 1) {
        break;
      }
      first.add(result);
    }
    return first;
  }

  private int tell(Run run, RunFolder files) throws IOException {
    List<GameResult> results = run.results();
    Report report = study.report(results);
    String text = TextReport.write(report);
    files.write("summary.txt", text);
    Path page = files.write("report.html", HtmlReport.write(report));
    out.println();
    out.print(text);
    out.println();
    if (!run.isComplete() && !study.isAnswered(firstOf(run))) {
      out.println(
          "Stopped after "
              + results.size()
              + " of "
              + run.size()
              + " games; the same command with --out "
              + folder
              + " goes on.");
    }
    out.println("Report: " + page + ", games: " + folder.resolve("games"));
    out.flush();
    return results.stream().allMatch(GameResult::counts) ? 0 : 1;
  }
}
