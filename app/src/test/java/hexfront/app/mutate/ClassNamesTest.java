package hexfront.app.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassNamesTest {
  private static final List<String> NAMES = List.of("Air", "AirAllocation", "Combat", "InCombat");

  @Test
  void aNameStandsForItselfAndAStarForAnyLetters() {
    assertThat(ClassNames.matching(NAMES, List.of("Combat"))).containsExactly("Combat");
    assertThat(ClassNames.matching(NAMES, List.of("Air*"))).containsExactly("Air", "AirAllocation");
    assertThat(ClassNames.matching(NAMES, List.of("*Combat", "Air")))
        .containsExactly("Air", "Combat", "InCombat");
    assertThat(ClassNames.matching(NAMES, List.of("C.mbat", "Comb"))).isEmpty();
    assertThat(ClassNames.matching(NAMES, List.of())).isEmpty();
  }

  @Test
  void classesAreNamedAfterTheirSources(@TempDir Path folder) throws IOException {
    for (String file : List.of("Combat.java", "Air.java", "notes.txt")) {
      Files.createFile(folder.resolve(file));
    }
    assertThat(ClassNames.in(folder)).containsExactly("Air", "Combat");
  }
}
