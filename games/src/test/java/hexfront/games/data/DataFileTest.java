package hexfront.games.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFileTest {
  private static DataNode yaml(String text) {
    return DataFile.read(new DataText("some.yaml", text));
  }

  @Test
  void everyValueKnowsItsLine() {
    DataNode root =
        yaml(
            """
            title: Kiev

            hexes:
              - 0319
              - {hex: "0602",
                 name: Gomel}
            """);
    assertThat(root.required("title").text()).isEqualTo("Kiev");
    assertThat(root.required("hexes").list().get(0).line()).isEqualTo(4);
    DataNode gomel = root.required("hexes").list().get(1);
    assertThat(gomel.line()).isEqualTo(5);
    assertThat(gomel.required("name").line()).isEqualTo(6);
  }

  @Test
  void aNumberKeepsTheZeroesItWasWrittenWith() {
    assertThat(yaml("hex: 0319").required("hex").text()).isEqualTo("0319");
    assertThat(yaml("hex: 0319").required("hex").number()).isEqualTo(319);
  }

  @Test
  void jsonReadsAlike() {
    DataNode root = DataFile.read(new DataText("some.json", "{\"a\": [1,\n true, 2.5]}"));
    assertThat(root.required("a").list().get(1).truth()).isTrue();
    assertThat(root.required("a").list().get(1).line()).isEqualTo(2);
    assertThat(root.required("a").list().get(2).decimal()).isEqualTo(2.5);
  }

  @Test
  void aFileOnTheDiskReadsAlike(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("some.yaml"), "turns: ten");
    assertThatExceptionOfType(DataProblem.class)
        .isThrownBy(() -> DataFile.file(file).required("turns").number())
        .withMessage(file + ":1: expected a whole number, found 'ten'");
  }

  @Test
  void aMissingFileIsAProblem() {
    refuses(() -> DataFile.resource("nowhere/map.yaml"), "nowhere/map.yaml: there is no such file");
    refuses(() -> DataFile.file(Path.of("nowhere.yaml")), "nowhere.yaml: there is no such file");
  }

  @Test
  void wrongTypesNameWhatWasExpected() {
    refuses(
        () -> yaml("a:\n  - 1").required("a").text(), "some.yaml:2: expected a text, found a list");
    refuses(
        () -> yaml("a: {b: 1}").required("a").list(), "some.yaml:1: expected a list, found a map");
    refuses(
        () -> yaml("\na: yes").required("a").truth(),
        "some.yaml:2: expected true or false, found 'yes'");
    refuses(() -> yaml("a:").required("a").text(), "some.yaml:1: expected a text, found nothing");
    refuses(
        () -> yaml("a: 7").required("a").number(1, 6),
        "some.yaml:1: expected a whole number from 1 to 6, found '7'");
  }

  @Test
  void aMissingKeyIsAProblem() {
    refuses(() -> yaml("a: 1").required("b"), "some.yaml:1: 'b' is missing");
  }

  @Test
  void anUnknownKeyIsAProblemInItsOwnLine() {
    refuses(
        () -> yaml("a: 1\nc: 2").onlyKeys("a", "b"),
        "some.yaml:2: unknown key 'c', expected one of a, b");
  }

  @Test
  void aKeyThatStandsTwiceIsAProblem() {
    refuses(() -> yaml("a: 1\nb: 2\na: 3"), "some.yaml:3: 'a' stands already in line 1");
  }

  @Test
  void brokenSyntaxIsAProblemWithItsLine() {
    assertThatExceptionOfType(DataProblem.class)
        .isThrownBy(() -> yaml("a: 1\nb: [1, 2\n"))
        .satisfies(e -> assertThat(e.problem().file()).isEqualTo("some.yaml"))
        .satisfies(e -> assertThat(e.problem().line()).isPositive());
    refuses(() -> yaml(""), "some.yaml:1: the file is empty");
  }

  @Test
  void aFileThatIsNotTextOrTooLargeIsAProblem(@TempDir Path folder) throws IOException {
    Path binary = Files.write(folder.resolve("a.yaml"), new byte[] {'a', ':', ' ', (byte) 0xff});
    refuses(() -> DataFile.file(binary), binary + ": the file is not text in UTF-8");
    Path large = Files.writeString(folder.resolve("b.yaml"), "a: '" + "x".repeat(20_000_000) + "'");
    assertThatExceptionOfType(DataProblem.class)
        .isThrownBy(() -> DataFile.file(large))
        .withMessageContaining("too large");
    Path scalar = Files.writeString(folder.resolve("c.yaml"), "a: '" + "x".repeat(9_000_000) + "'");
    assertThatExceptionOfType(DataProblem.class)
        .isThrownBy(() -> DataFile.file(scalar))
        .satisfies(e -> assertThat(String.valueOf(e.getMessage())).hasSizeLessThan(500));
  }

  static void refuses(org.assertj.core.api.ThrowableAssert.ThrowingCallable read, String message) {
    assertThatExceptionOfType(DataProblem.class).isThrownBy(read).withMessage(message);
  }
}
