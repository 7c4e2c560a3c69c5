package hexfront.app.lab;

import hexfront.app.Home;
import hexfront.engine.Side;
import hexfront.games.common.kept.Proof;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Tables;
import hexfront.games.table.Words;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * What the commands have in common that look for a better way to lead a side, and keep what they
 * find beside the game's other data.
 */
abstract class SearchTask extends LabTask {
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
      description = "how many are compared (default: ${DEFAULT-VALUE})")
  private int candidates;

  @Option(
      names = "--games",
      defaultValue = "8",
      paramLabel = "NUMBER",
      description = {
        "how many games each of them plays in the first round; after each round the worse half",
        "drops out and the others play twice as many (default: ${DEFAULT-VALUE})"
      })
  private int games;

  @Option(
      names = "--proof",
      defaultValue = "60",
      paramLabel = "NUMBER",
      description = {
        "on how many other seeds the best is compared with what captains do without it;",
        "a third of them, if it is no better there (default: ${DEFAULT-VALUE})"
      })
  private int proof;

  /** What is looked for. */
  record Search(int candidates, int games, int proof, String command) {}

  /**
   * What was found.
   *
   * @param better whether it is better by more than luck
   * @param file where it is kept, below the folder with the data of the games
   * @param text the file
   */
  record Found(Proof proof, boolean better, String file, String text) {}

  /** The name of the command. */
  abstract String name();

  /** What else is asked for, in the words of the command; empty for what is usual. */
  String more() {
    return "";
  }

  /** Looks for the best; nothing if there is nothing to choose. */
  abstract Optional<Found> found(
      Tables tables, Ground played, Side one, Search search, RunOptions options)
      throws InterruptedException;

  @Override
  final int work(Tables tables, RunOptions options) throws IOException, InterruptedException {
    RunOptions.atLeastOne("--games", games);
    RunOptions.atLeastOne("--proof", proof);
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
    Search search = new Search(candidates, games, proof, command(tables, played, one, options));
    Optional<Found> result = found(tables, played, one, search, options);
    if (result.isEmpty()) {
      say("Every candidate plays as the captain does: there is nothing to choose.");
      return;
    }
    Found found = result.get();
    say(words(found.proof));
    if (!found.better) {
      say("That may be luck: nothing is kept.");
      return;
    }
    Path file = folder(options).resolve(found.file);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.writeString(file, found.text);
    say("Kept: " + file);
  }

  private static String words(Proof proof) {
    return String.format(
        Locale.ROOT,
        "%d candidates, %d games to choose; on %d other seeds the lead of the side was %s with the"
            + " captain's own, %s with the best: %s more",
        proof.candidates(),
        proof.choosing(),
        proof.games(),
        proof.before().words(),
        proof.after().words(),
        proof.gain().words());
  }

  /** The folder with the data of the games, or a new one where there is no checkout. */
  private Path folder(RunOptions options) {
    Optional<Path> data =
        Home.find()
            .map(home -> home.resolve(Path.of("games", "src", "main", "resources")))
            .filter(Files::isDirectory);
    return options.folderOr(data.orElseGet(() -> options.folder(name())));
  }

  /** The command that does this again. */
  private String command(Tables tables, Ground played, Side one, RunOptions options) {
    boolean usual =
        played.options().equals(OptionWords.complete(tables.box(played.game()), Map.of()));
    List<String> words =
        List.of(
            "hexfront lab " + name() + " --game " + played.game(),
            "--scenario " + played.scenario(),
            usual ? "" : "--options " + OptionWords.write(played.options()),
            "--side " + one.word(),
            "--candidates " + candidates,
            "--games " + games,
            "--proof " + proof,
            "--seed " + options.seed(),
            more());
    return String.join(" ", words.stream().filter(word -> !word.isEmpty()).toList());
  }

  final void say(String line) {
    PrintWriter out = spec().commandLine().getOut();
    out.println(line);
    out.flush();
  }
}
