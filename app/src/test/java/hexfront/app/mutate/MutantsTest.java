package hexfront.app.mutate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutantsTest {
  @TempDir Path folder;

  private static String mutation(String status, String type, int line, String description) {
    return """
    <mutation status='%s'><sourceFile>Combat.java</sourceFile><mutatedClass>%s</mutatedClass>\
    <mutatedMethod>check</mutatedMethod><lineNumber>%d</lineNumber>\
    <description>%s</description></mutation>\
    """
        .formatted(status, type, line, description);
  }

  private Mutants read(String... mutations) throws IOException {
    Path file = folder.resolve("mutations.xml");
    Files.writeString(file, "<mutations>" + String.join("", mutations) + "</mutations>");
    return Mutants.read(file);
  }

  @Test
  void aTestThatFailsHangsOrRunsOutOfMemoryHasNoticed() throws IOException {
    Mutants mutants =
        read(
            mutation("KILLED", "a.B", 1, "x"),
            mutation("TIMED_OUT", "a.B", 2, "x"),
            mutation("MEMORY_ERROR", "a.B", 3, "x"),
            mutation("SURVIVED", "a.B", 4, "x"),
            mutation("NO_COVERAGE", "a.B", 5, "x"));
    assertThat(mutants.count(Mutant.Fate.KILLED)).isEqualTo(3);
    assertThat(mutants.killed()).isCloseTo(60, within(1e-9));
    assertThat(mutants.alive())
        .extracting(Mutant::fate)
        .containsExactly(Mutant.Fate.SURVIVED, Mutant.Fate.NOT_COVERED);
  }

  @Test
  void mutantsAreSortedByFileAndLineAndCountedByClass() throws IOException {
    Mutants mutants =
        read(
            mutation("KILLED", "a.C", 1, "x"),
            mutation("KILLED", "a.B$Inner", 9, "x"),
            mutation("SURVIVED", "a.B", 3, "x"));
    assertThat(mutants.all()).extracting(Mutant::line).containsExactly(3, 9, 1);
    assertThat(mutants.byClass()).containsOnlyKeys("a.B", "a.C");
    assertThat(mutants.byClass().get("a.B").killed()).isEqualTo(50);
  }

  @Test
  void aRunWithoutMutantsHasNothingToComplainOf() {
    assertThat(new Mutants(List.of()).killed()).isEqualTo(100);
  }

  @Test
  void aChangeIsToldWithoutPackages() throws IOException {
    Mutants mutants =
        read(
            mutation("SURVIVED", "a.B", 1, "removed call to hexfront/engine/Position::mark"),
            mutation("SURVIVED", "a.B", 2, "replaced boolean return with true for a/B::check"));
    assertThat(mutants.alive())
        .extracting(Mutant::inWords)
        .containsExactly("removed call to Position::mark", "replaced boolean return with true");
  }

  @Test
  void aFileThatIsNoXmlIsNamed() throws IOException {
    Path file = folder.resolve("mutations.xml");
    Files.writeString(file, "nothing");
    assertThatThrownBy(() -> Mutants.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("mutations.xml");
  }
}
