package hexfront.app.terminal;

import hexfront.app.serve.DeleteCommand;
import hexfront.games.Box;
import hexfront.games.Shelf;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code hexfront games}. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Lists the games with their scenarios and options.",
    subcommands = DeleteCommand.class)
public final class GamesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Shelf.boxes().forEach(box -> print(box, out));
    return 0;
  }

  static void print(Box box, PrintWriter out) {
    out.printf("%s: %s%n", box.id(), box.title());
    out.println("  rulebooks " + String.join(", ", box.rulebooks()));
    for (Box.Scenario s : box.scenarios()) {
      out.printf("  scenario %s: %s%s%n", s.id(), s.title(), s.brief() == null ? "" : " (ours)");
    }
    for (Box.Option o : box.options()) {
      out.printf(
          "  option %s: %s [%s] (%s)%n",
          o.id(), o.title(), o.rule(), o.byDefault() ? "on by default" : "off by default");
    }
    for (Box.Provenance p : box.provenance()) {
      out.printf("  %s %s%n", p.what(), p.given() ? "given" : "reconstructed: " + p.why());
    }
  }
}
