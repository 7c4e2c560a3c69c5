package hexfront.app.terminal;

import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Proof;
import hexfront.engine.journal.Journal;
import hexfront.games.Arrangement;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code hexfront verify}. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = {
      "Checks a saved game: every order and position by playing it again, and every "
          + "throw of the dice against what was promised before the first of them.",
      "Ends with 0 if all is as promised, with 1 if not, with 2 if the file is no " + "saved game."
    })
public final class VerifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME.hxf", description = "a journal, as the table saves it")
  private Path file;

  @Option(
      names = "--commitment",
      paramLabel = "HEX",
      description = "the commitment that you noted when the game began")
  private @Nullable String noted;

  @Override
  public Integer call() {
    try {
      return check(new Tables(Shelf.boxes()).load(Files.readString(file)));
    } catch (IOException e) {
      return refuse(FileProblem.words(e));
    } catch (Malformed | Journal.JournalProblem | Arrangement.Impossible e) {
      return refuse(e.getMessage());
    }
  }

  private int refuse(@Nullable String why) {
    spec.commandLine().getErr().println(file + ": " + why);
    return 2;
  }

  private int check(Table table) {
    PrintWriter out = spec.commandLine().getOut();
    Journal journal = table.game().journal();
    List<List<Dice.Throw>> thrown = journal.entries().stream().map(Journal.Entry::thrown).toList();
    out.printf(
        "%s: %d orders, all legal%s%n",
        table.box().title(),
        thrown.size(),
        journal.resumed().isEmpty()
            ? ", and every position is the one recorded"
            : " as far as today's rules allow to say");
    origin(journal, out);
    Optional<Proof> proof = Proof.of(journal.header());
    if (proof.isEmpty()) {
      out.println("Nothing was promised about its dice, so that nothing can be checked of them.");
      return noted == null ? 0 : 1;
    }
    return check(proof.get(), thrown, out);
  }

  private static void origin(Journal journal, PrintWriter out) {
    String words = journal.header().getOrDefault(Proof.ORIGIN, "");
    if (words.contains("seeded") || journal.header().containsKey("seed")) {
      out.println("Its dice came from a seed: whoever knew it could foresee them.");
    }
    int imported = Proof.imported(journal.header());
    if (words.contains("imported")) {
      out.printf("It was opened from a saved game: %d orders came with that.%n", imported);
    }
  }

  private int check(Proof proof, List<List<Dice.Throw>> thrown, PrintWriter out) {
    Proof.Found found = proof.check(thrown);
    out.println("commitment " + proof.commitment());
    player("Axis", proof.axis(), out);
    player("Soviet", proof.soviet(), out);
    if (found.before() > 0) {
      out.printf("%d throws came with the saved game; nobody vouches for them.%n", found.before());
    }
    out.printf("%d throws follow from what was laid open.%n", found.proven());
    if (found.open() > 0) {
      out.printf("%d throws cannot be checked yet.%n", found.open());
    }
    found.problems().stream().limit(20).forEach(problem -> out.println("WRONG: " + problem));
    boolean asNoted = noted == null || noted.equalsIgnoreCase(proof.commitment());
    if (!asNoted) {
      out.println("WRONG: this is not the commitment that you noted");
    }
    boolean good = found.problems().isEmpty() && asNoted;
    out.println(good ? "The dice are as promised." : "The dice are not as promised.");
    return good ? 0 : 1;
  }

  private static void player(String side, Proof.Share share, PrintWriter out) {
    String said =
        share.promise().isEmpty()
            ? "added nothing"
            : share.text().isEmpty() ? "promised something" : "added " + share.text();
    out.printf("The %s player %s.%n", side, said);
  }
}
