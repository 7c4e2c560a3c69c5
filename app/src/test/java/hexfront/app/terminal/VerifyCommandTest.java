package hexfront.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.app.Home;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The command line checks the dice of a game that a server wrote; so does the page's own test. */
class VerifyCommandTest {
  private static final Path GAME = Home.find().orElseThrow().resolve("web/test/fair.hxf");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int run(String... args) {
    return new CommandLine(new VerifyCommand())
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  @Test
  void theDiceOfAGameAreAsPromised() {
    assertThat(run(GAME.toString())).isZero();
    assertThat(out.toString())
        .contains("22 orders, all legal")
        .contains("The Axis player added the-axis-share.")
        .contains("6 throws follow from what was laid open.")
        .contains("The dice are as promised.");
  }

  @Test
  void aCommitmentThatOneNotedIsCompared() throws IOException {
    String commitment = Files.readString(GAME).replaceFirst("(?s).*dice-commitment (\\w+).*", "$1");
    assertThat(run(GAME.toString(), "--commitment", commitment)).isZero();
    assertThat(run(GAME.toString(), "--commitment", "00")).isEqualTo(1);
    assertThat(out.toString()).contains("not the commitment that you noted");
  }

  @Test
  void aJournalThatWasChangedIsNone() throws IOException {
    Path changed =
        Files.writeString(
            folder.resolve("bent.hxf"), Files.readString(GAME).replace("the-axis-share", "mine"));
    assertThat(run(changed.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("the running hash does not fit");
  }
}
