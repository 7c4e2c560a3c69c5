package hexfront.ai.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.ai.Answer;
import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Question;
import hexfront.engine.Game;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs are single Java files here, since the tests need nothing else to run them. */
class ProgramsTest {
  private final Programs programs = new Programs();
  @TempDir private Path folder;

  @AfterEach
  void end() {
    programs.close();
  }

  private static Game open(String game) {
    Tables tables = new Tables(Shelf.boxes());
    Table table = tables.open(tables.box(game), Optional.empty(), Map.of(), Optional.of(3L));
    return table.game();
  }

  /** A program that says hello and then, for each further line, whatever the expression gives. */
  private String program(String wants, String expression) {
    String source =
        """
        class Told {
          static String after(String text, String word) {
            int at = text.indexOf(word) + word.length();
            int deep = 0;
            for (int i = at; ; i++) {
              deep += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
              if (deep == 0) {
                return text.substring(at, i + 1);
              }
            }
          }

          public static void main(String[] args) throws Exception {
            var in = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
            var told = new java.io.FileWriter(args[0]);
            for (String line = in.readLine(); line != null; line = in.readLine()) {
              told.write(line + "\\n");
              told.flush();
              System.out.println(line.startsWith("{\\"do\\":\\"begin\\"")
                  ? "{\\"wants\\":[%s]}" : %s);
            }
          }
        }
        """
            .formatted(wants.replace("\"", "\\\""), expression);
    try {
      Path file = Files.writeString(folder.resolve("Told.java"), source);
      Path java = Path.of(System.getProperty("java.home"), "bin", "java");
      return "program:'%s' '%s' '%s'".formatted(java, file, folder.resolve("told"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> told() throws IOException {
    return Files.readAllLines(folder.resolve("told"));
  }

  private static Answer ask(Commander commander, Game game, Duration turn) {
    return commander.answer(Question.about(game, new SplittableRandom(1), Budget.ofTurn(turn)));
  }

  private static final String FIRST_LEGAL =
      "\"{\\\"order\\\":\" + after(line, \"\\\"legal\\\":[\") + \",\\\"why\\\":\\\"so\\\"}\"";

  @Test
  void aProgramIsToldADecisionAndAnswersWithAnOrder() throws IOException {
    Game game = open("kiev");
    Commander commander = programs.of(program("\"legal\",\"entries\"", FIRST_LEGAL));
    for (int i = 0; i < 3; i++) {
      Answer answer = ask(commander, game, Duration.ofSeconds(5));
      assertThat(answer.why()).isEqualTo("so");
      assertThat(game.play(answer.order()).verdict().isLegal()).isTrue();
    }
    assertThat(told()).hasSize(4);
    assertThat(told().getFirst()).contains("\"game\":\"kiev\"").doesNotContain("seed");
    assertThat(told().getLast()).contains("\"keep\":1").contains("\"number\":2");
  }

  @Test
  void whoAnswersNonsenseOrTooLateHasGivenUpForGood() {
    Game game = open("kiev");
    Commander commander = programs.of(program("", "\"a pony\""));
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> ask(commander, game, Duration.ofSeconds(5)))
          .isInstanceOf(GaveUp.class)
          .hasMessageContaining("a pony");
    }
    Commander unknown = programs.of("program:there-is-no-such-command");
    assertThatThrownBy(() -> ask(unknown, game, Duration.ZERO)).isInstanceOf(GaveUp.class);
    Commander ends = programs.of(program("", "String.valueOf(1 / 0)"));
    assertThatThrownBy(() -> ask(ends, game, Duration.ZERO))
        .isInstanceOf(GaveUp.class)
        .hasMessageContaining("ended");
  }

  /** The other side's chits are nobody's business, and a veteran's. */
  @Test
  void aProgramIsNotToldWhatItsSideMayNotKnow() throws IOException {
    for (boolean trusted : new boolean[] {false, true}) {
      Game game = open("blitzkrieg57");
      SplittableRandom random = new SplittableRandom(5);
      while (!game.decision().takes("select-chits")) {
        game.play(game.rulebook().anyOrder(game.position(), random));
      }
      var first = game.decides();
      String name = program("\"entries\",\"legal\"", FIRST_LEGAL);
      Commander other = programs.of(trusted ? name.replace("program:", "veteran:") : name);
      while (game.decides() == first) {
        game.play(game.rulebook().anyOrder(game.position(), random));
      }
      ask(other, game, Duration.ofSeconds(5));
      assertThat(told().getLast().contains("\"order\":{\"type\":\"select-chits\""))
          .isEqualTo(trusted);
    }
  }

  @Test
  void quotesHoldWordsTogether() {
    assertThat(Words.of(" a 'b c' \"d'e\" ''")).containsExactly("a", "b c", "d'e", "");
  }
}
