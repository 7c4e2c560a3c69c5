package hexfront.app.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.app.Home;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CasesTest {
  private static final String HEAD = "case\tkind\ttopic\tsummary\tnot-applicable\topen\n";

  @TempDir Path home;

  /** The build fails on unknown numbers, and on open or untested cases of a game on the shelf. */
  @Test
  void theGamesOnTheShelfEnforceAndTestEveryCase() throws IOException {
    List<String> shipped =
        Shelf.boxes().stream().map(Box::rulebooks).flatMap(List::stream).distinct().toList();
    CaseReport report = CaseReport.of(Home.find().orElseThrow());
    assertThat(report.problems(shipped)).isEmpty();
  }

  @Test
  void theCaseFilesOfTheProjectAreComplete() throws IOException {
    assertThat(CaseFile.readAll(Home.find().orElseThrow()))
        .extracting(CaseFile::rulebook, file -> file.cases().size())
        .contains(
            org.assertj.core.groups.Tuple.tuple("ags-standard", 151),
            org.assertj.core.groups.Tuple.tuple("ags-kiev", 66));
  }

  @Test
  void theSequenceOfPlayNamesTopicsThatTheCasesHave() throws IOException {
    List<CaseFile> files = CaseFile.readAll(Home.find().orElseThrow());
    List<String> topics =
        files.stream()
            .flatMap(file -> file.cases().stream())
            .map(RuleCase::topic)
            .distinct()
            .toList();
    for (Box box : Shelf.boxes()) {
      assertThat(box.sequence())
          .as(box.id())
          .isNotEmpty()
          .allSatisfy(step -> assertThat(topics).containsAll(step.topics()));
    }
  }

  private void write(String path, String text) throws IOException {
    Files.createDirectories(home.resolve(path).getParent());
    Files.writeString(home.resolve(path), text);
  }

  private CaseReport toy() throws IOException {
    write(
        "cases/toy.tsv",
        HEAD
            + "TOY-1\trule\tmovement\tOne.\t\t\n"
            + "TOY-2\trule\tmovement\tTwo.\t\t\n"
            + "TOY-3\tinfo\tinfo\tThree.\t\t\n"
            + "TOY-4\trule\tmovement\tFour.\tonly for ships\t\n"
            + "TOY-5\trule\tmovement\tFive.\t\twaits for the map\n");
    write(
        "games/src/main/java/A.java",
        "class A {\n  @Case({\"TOY-1\",\n      \"TOY-9\"})\n  @Deprecated\n  void enforce() {}\n"
            + "  /** Not {@code @Case(\"TOY-2\")}. */\n  void other() {}\n}\n");
    write(
        "app/src/test/java/B.java", "class B {\n  @Test @Nope\n  @Case(\"TOY-1\")\n  void b() {}}");
    return CaseReport.of(home);
  }

  @Test
  void theCountsHaveTheShapeOthersRelyOn() throws IOException {
    assertThat(Json.write(CasesCommand.counts(toy())))
        .isEqualTo(
            "{\"rulebooks\":[{\"id\":\"toy\",\"total\":5,\"enforced\":1,\"tested\":1,\"modelled\":0,"
                + "\"notApplicable\":2,\"open\":[\"TOY-2\",\"TOY-5\"]}]}");
  }

  @Test
  void unknownOpenAndUntestedCasesAreProblems() throws IOException {
    assertThat(toy().problems(List.of("toy")))
        .containsExactly(
            "unknown case TOY-9 in games/src/main/java/A.java:2 enforce",
            "open without a reason: TOY-2",
            "without a test: TOY-2");
  }

  @Test
  void aRulebookNoGameUsesMayBeOpen() throws IOException {
    assertThat(toy().problems(List.of())).hasSize(1).first().asString().contains("TOY-9");
  }

  @Test
  void aSightingNamesTheMethod() {
    Map<String, List<Sightings.Place>> into = new TreeMap<>();
    Sightings.scanText("X.java", "\n  @Case(\"A-1\")\n  @Override\n  public int go(int x) {", into);
    assertThat(into.get("A-1")).hasToString("[X.java:2 go]");
  }

  @Test
  void aMistakeInACaseFileIsNamedWithItsLine() throws IOException {
    write("cases/toy.tsv", HEAD + "TOY-1\trule\tmovement\tOne.\t\t\nTOY-2\tlaw\tx\tTwo.\n");
    assertThatThrownBy(() -> CaseReport.of(home))
        .hasMessage(
            "toy.tsv, line 3: unknown kind 'law', expected one of"
                + " [rule, definition, table, setup, optional, info]");
  }
}
