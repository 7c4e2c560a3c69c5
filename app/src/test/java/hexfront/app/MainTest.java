package hexfront.app;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.Shelf;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void helpNamesTheProgram() {
    assertThat(run("--help")).isZero();
    assertThat(out.toString()).contains("Usage: hexfront");
  }

  /** A list of commands shows the first line of each. */
  @Test
  void everyCommandBeginsWithAWholeSentence() {
    assertThat(all(Main.commandLine()))
        .allSatisfy(
            command ->
                assertThat(command.getCommandSpec().usageMessage().description()[0])
                    .as(command.getCommandName())
                    .endsWith("."));
  }

  private static Stream<CommandLine> all(CommandLine command) {
    return Stream.concat(
        Stream.of(command), command.getSubcommands().values().stream().flatMap(MainTest::all));
  }

  @Test
  void theVersionNamesTheCommitAndTheRulesOfEveryGame() {
    assertThat(run("--version")).isZero();
    assertThat(out.toString()).contains("commit ").contains("(ags-standard, ags-kiev)");
    assertThat(Shelf.boxes())
        .allSatisfy(box -> assertThat(out.toString()).contains(box.id() + ": rules "));
  }

  @Test
  void noCommandIsAUsageError() {
    assertThat(run()).isEqualTo(2);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString()).contains("Usage: hexfront");
  }

  @Test
  void anUnknownCommandIsAUsageError() {
    assertThat(run("no-such-command")).isEqualTo(2);
    assertThat(err.toString()).contains("no-such-command");
  }

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }
}
