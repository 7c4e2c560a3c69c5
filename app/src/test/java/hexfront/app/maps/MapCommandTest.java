package hexfront.app.maps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class MapCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return new CommandLine(new MapCommand())
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  @Test
  void aMapIsDescribed() {
    assertThat(run("kiev")).isZero();
    assertThat(out.toString()).contains("Kiev", "30 hexrows of 33 hexes", "reconstructed: ");
  }

  @Test
  void aMapIsDrawnToAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("kiev.svg");
    assertThat(run("kiev", "--svg", file.toString())).isZero();
    assertThat(Files.readString(file)).startsWith("<svg").contains("Cherkassy");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aMapIsDrawnToStandardOutput() {
    assertThat(run("kiev", "--svg", "-")).isZero();
    assertThat(out.toString()).startsWith("<svg").endsWith("</svg>\n");
  }

  @Test
  void aMapIsChecked() {
    assertThat(run("check", "kiev")).isZero();
    assertThat(out.toString()).contains("kiev: ", " points, all hold", "residual 0.75 hexes");
  }

  @Test
  void anUnknownMapIsAnError() {
    assertThat(run("atlantis")).isEqualTo(1);
    assertThat(err.toString()).contains("atlantis: there is no such map", "kiev");
    assertThat(run("check", "atlantis")).isEqualTo(1);
  }

  @Test
  void aMapFileWithAMistakeIsAnErrorWithItsLine(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("map.yaml"), "map: x\ntitle: X\n");
    assertThat(run(file.toString())).isEqualTo(1);
    assertThat(err.toString()).contains(file + ":1: 'letters' is missing");
  }

  @Test
  void noMapIsAUsageError() {
    assertThat(run()).isEqualTo(2);
    assertThat(run("check")).isEqualTo(2);
  }
}
