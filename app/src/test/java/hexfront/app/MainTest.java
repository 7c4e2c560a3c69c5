package hexfront.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void helpNamesTheProgram() {
    assertThat(run("--help")).isZero();
    assertThat(out.toString()).contains("Usage: hexfront");
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
