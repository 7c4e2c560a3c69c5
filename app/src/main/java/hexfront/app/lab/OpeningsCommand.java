package hexfront.app.lab;

import hexfront.app.Home;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.games.openings.KeptOpening;
import hexfront.games.openings.KeptOpening.Mean;
import hexfront.games.openings.KeptOpening.Proof;
import hexfront.games.openings.KeptOpenings;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Tables;
import hexfront.games.table.Words;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import hexfront.lab.study.OpeningSearch;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code hexfront lab openings}. */
@Command(
    name = "openings",
    mixinStandardHelpOptions = true,
    description = {
      "Looks for a first player turn that is better than the captain's own, and keeps "
          + "it if it is, beside the game's other data (in a checkout) or under --out.",
      "Captains begin with it then.",
      "The same command with the same seed finds the same, whatever the number of " + "workers."
    })
final class OpeningsCommand extends LabTask {
  @Mixin private GroundOptions ground;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description = "axis or soviet (default: one after the other)")
  private @Nullable String side;

  @Option(
      names = "--candidates",
      defaultValue = "24",
      paramLabel = "NUMBER",
      description = "how many first turns are compared (default: ${DEFAULT-VALUE})")
  private int candidates;

  @Option(
      names = "--games",
      defaultValue = "8",
      paramLabel = "NUMBER",
      description = {
        "how many games each of them plays in a round, after which the worse half drops out",
        "(default: ${DEFAULT-VALUE})"
      })
  private int games;

  @Override
  int work(Tables tables, RunOptions options) throws IOException, InterruptedException {
    RunOptions.atLeastOne("--games", games);
    if (candidates < 2) {
      throw new Malformed("--candidates is " + candidates + ", expected at least 2");
    }
    Ground played = ground.ground(tables);
    if (side != null) {
      search(tables, options, played, Words.side(side));
      return 0;
    }
    for (Side one : Side.values()) {
      try {
        search(tables, options, played, one);
      } catch (Malformed e) {
        say(String.valueOf(e.getMessage()));
      }
    }
    return 0;
  }

  private void search(Tables tables, RunOptions options, Ground played, Side one)
      throws IOException, InterruptedException {
    say(played.words() + ", " + one.word() + ":");
    OpeningSearch search =
        new OpeningSearch(tables, played, one, options.seed(), options.workers(), this::say);
    OpeningSearch.Found found =
        search.search(candidates, games, command(tables, played, one, options));
    if (found.opening().isEmpty()) {
      say("Every candidate plays as the captain does: there is nothing to choose.");
      return;
    }
    KeptOpening opening = found.opening().get();
    say(result(opening.proof()));
    if (!found.better()) {
      say("That may be luck: nothing is kept.");
      return;
    }
    Rulebook rulebook =
        tables.box(played.game()).open(played.scenario(), played.options()).rulebook();
    Path file = folder(options).resolve(opening.fileName());
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.writeString(file, KeptOpenings.write(opening, rulebook));
    say("Kept: " + file);
  }

  private static String result(Proof proof) {
    return String.format(
        Locale.ROOT,
        "%d first turns, %d games to choose; on %d other seeds the lead of the side was %s with the"
            + " captain's own, %s with the best: %s more",
        proof.candidates(),
        proof.choosing(),
        proof.games(),
        words(proof.before()),
        words(proof.after()),
        words(proof.gain()));
  }

  private static String words(Mean mean) {
    return String.format(Locale.ROOT, "%.1f (error %.1f)", mean.value(), mean.error());
  }

  /** The folder with the data of the games, or a new one where there is no checkout. */
  private static Path folder(RunOptions options) {
    Optional<Path> data =
        Home.find()
            .map(home -> home.resolve(Path.of("games", "src", "main", "resources")))
            .filter(Files::isDirectory);
    return options.folderOr(data.orElseGet(() -> options.folder("openings")));
  }

  /** The command that does this again. */
  private String command(Tables tables, Ground played, Side one, RunOptions options) {
    boolean usual =
        played.options().equals(OptionWords.complete(tables.box(played.game()), Map.of()));
    List<String> words =
        List.of(
            "hexfront lab openings --game " + played.game(),
            "--scenario " + played.scenario(),
            usual ? "" : "--options " + OptionWords.write(played.options()),
            "--side " + one.word(),
            "--candidates " + candidates,
            "--games " + games,
            "--seed " + options.seed());
    return String.join(" ", words.stream().filter(word -> !word.isEmpty()).toList());
  }

  private void say(String line) {
    PrintWriter out = spec().commandLine().getOut();
    out.println(line);
    out.flush();
  }
}
