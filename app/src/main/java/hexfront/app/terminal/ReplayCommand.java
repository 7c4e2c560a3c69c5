package hexfront.app.terminal;

import hexfront.engine.journal.Journal;
import hexfront.games.Arrangement;
import hexfront.games.Shelf;
import hexfront.games.migrations.Ending;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.server.ReplayPage;
import hexfront.server.hall.SavedReplay;
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

/** The command {@code hexfront replay}. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = {
      "Prints a saved game in plain words, after playing it again and checking every "
          + "order, every position and the running hash."
    })
public final class ReplayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "a journal, as save writes it")
  private Path file;

  @Option(names = "--orders", description = "print the orders as well")
  private boolean orders;

  @Option(
      names = "--ending",
      description = "print only how the game stands, as it is kept beside saved games for tests")
  private boolean ending;

  @Option(
      names = "--html",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "PAGE",
      description = {
        "write the game as one page for a browser, which needs nothing else;",
        "by default beside the file, with the ending .html"
      })
  private @Nullable String html;

  @Override
  public Integer call() {
    try {
      SavedReplay replay = new SavedReplay(new Tables(Shelf.boxes()), Files.readString(file));
      if (html != null) {
        return write(replay, html.isEmpty() ? beside() : Path.of(html));
      }
      if (ending) {
        spec.commandLine().getOut().println(String.join("\t", Ending.of(replay.table().game())));
      } else {
        print(replay.table(), spec.commandLine().getOut());
      }
      return 0;
    } catch (IOException e) {
      return refuse(FileProblem.words(e));
    } catch (Malformed | Journal.JournalProblem | Arrangement.Impossible e) {
      return refuse(e.getMessage());
    }
  }

  private Path beside() {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return file.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + ".html");
  }

  private int write(SavedReplay replay, Path page) throws IOException {
    Optional<String> text = ReplayPage.of(replay);
    if (text.isEmpty()) {
      return refuse(
          "this Hexfront was built without the browser's part, so it has no page to fill");
    }
    Files.writeString(page, text.get());
    spec.commandLine().getErr().println(page + " written");
    return 0;
  }

  private int refuse(@Nullable String why) {
    spec.commandLine().getErr().println(file + ": " + why);
    return 2;
  }

  private void print(Table table, PrintWriter out) {
    Narrator narrator = new Narrator(table.game().rulebook().board());
    Journal journal = table.game().journal();
    List<Journal.Entry> entries = journal.entries();
    for (Journal.Entry entry : entries) {
      if (orders) {
        out.println(
            entry.number()
                + " "
                + entry.side().word()
                + ": "
                + table.orderText().write(entry.order()));
      }
      entry.events().forEach(told -> out.println((orders ? "  " : "") + narrator.tell(told)));
      journal.resumed().stream()
          .filter(resumed -> resumed.stand().number() == entry.number())
          .forEach(resumed -> out.println(resumed.inWords()));
    }
    out.println(
        table.box().title()
            + ": "
            + entries.size()
            + " orders, turn "
            + table.game().position().turn()
            + (journal.resumed().isEmpty() ? ", every hash is right" : "")
            + ", fingerprint "
            + journal.fingerprint(table.orderText()));
  }
}
