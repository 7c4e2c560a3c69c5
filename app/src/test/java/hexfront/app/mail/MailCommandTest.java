package hexfront.app.mail;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.app.terminal.Questioner;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A game by letter, from the trial of a phase to the game that both players have afterwards. */
class MailCommandTest {
  private static final String POSITION =
      """
      {"turn":3,"side":"axis","phase":"combat","units":[
        {"id":"pz","side":"axis","arm":"panzer","designation":"3","steps":["8-6-10","4-3-10"],"hex":"1519","supplied":true},
        {"id":"ri","side":"soviet","arm":"rifle","designation":"24","steps":["2-2-6"],"hex":"1520","supplied":true},
        {"id":"far","side":"soviet","arm":"rifle","designation":"9","steps":["2-3-6"],"hex":"2527"}]}
      """;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  @TempDir private Path folder;
  private String game = "";

  @BeforeEach
  void save() throws IOException {
    game = write("game.hxf", table().game().save());
  }

  private String write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static Table table() {
    return table(POSITION);
  }

  private static Table table(String position) {
    Tables tables = new Tables(Shelf.boxes());
    return tables.arrange(tables.box("kiev"), Json.read(position), Optional.of(3L));
  }

  private int run(String... args) {
    BufferedReader nobody = new BufferedReader(new StringReader(""));
    return new CommandLine(new MailCommand(Questioner.reading(nobody, new PrintWriter(out, true))))
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  @Test
  void aPhaseThatWasTriedOutBecomesALetterThatIsCarriedOutByPublishedFigures() throws IOException {
    Table tried = table();
    tried.game().play(tried.orderText().read("attack attackers=pz hexes=1520"));
    String trial = write("tried.hxf", tried.game().save());
    Path letter = folder.resolve("letter.txt");
    assertThat(run("write", game, "--from", trial, "--out", letter.toString())).isZero();
    assertThat(letter)
        .content()
        .startsWith("letter axis 3 combat\nattack attackers=pz hexes=1520\n");

    assertThat(run("check", game, letter.toString())).as(err.toString()).isZero();
    assertThat(out.toString()).contains("line 2: attack attackers=pz hexes=1520: played");

    Path after = folder.resolve("after.hxf");
    assertThat(
            run(
                "resolve",
                game,
                letter.toString(),
                "--figures",
                "17,121,250,400",
                "--out",
                after.toString(),
                "--captain",
                "--reply",
                folder.resolve("reply.txt").toString()))
        .as(err.toString())
        .isZero();
    assertThat(folder.resolve("reply.txt")).content().contains("played");
    Table now = new Tables(Shelf.boxes()).load(Files.readString(after));
    assertThat(now.game().decision().stage()).isNotEqualTo("combat");
  }

  @Test
  void anOrderThatIsNotLegalLapsesWithItsCase() throws IOException {
    String letter = write("l.txt", "letter axis 3 combat\nattack attackers=pz hexes=2527\n");
    assertThat(run("check", game, letter)).isZero();
    assertThat(out.toString()).contains("lapsed").contains("AGS-");
  }

  @Test
  void tooFewFiguresAndLettersForAnotherPhaseChangeNothing() throws IOException {
    String letter = write("l.txt", "letter axis 3 combat\nattack attackers=pz hexes=1520\n");
    Path after = folder.resolve("after.hxf");
    assertThat(run("resolve", game, letter, "--figures", "17", "--out", after.toString()))
        .isEqualTo(2);
    assertThat(err.toString()).contains("too few figures");
    String other = write("o.txt", "letter axis 4 combat\n");
    assertThat(run("check", game, other)).isEqualTo(2);
    assertThat(err.toString()).contains("letter axis 3 combat");
    assertThat(after).doesNotExist();
  }

  /** A figure with which the attack on a weak unit asks its owner something. */
  private String asking(String letter) {
    for (int figure = 601; figure <= 606; figure++) {
      Path after = folder.resolve("asked.hxf");
      if (run("resolve", game, letter, "--figures", "" + figure, "--out", after.toString()) == 2) {
        assertThat(after).doesNotExist();
        return "" + figure;
      }
    }
    throw new IllegalStateException("no roll asks the defender anything");
  }

  @Test
  void theReceiverIsAskedAndHisAnswersMayStandInAFile() throws IOException {
    game = write("even.hxf", table(POSITION.replace("8-6-10", "5-5-10")).game().save());
    String letter = write("l.txt", "letter axis 3 combat\nattack attackers=pz hexes=1520\n");
    String figure = asking(letter);
    assertThat(err.toString()).contains("nothing has changed. Soviet:");
    assertThat(out.toString()).as("what he may answer").contains("   1  ");
    String answer = out.toString().replaceAll("(?s).*\\R   1  ([^\\n]+)\\n.*", "$1").strip();
    Path after = folder.resolve("after.hxf");
    String[] resolve = {"resolve", game, letter, "--figures", figure, "--out", after.toString()};
    String answers = write("a.txt", "# what the Soviet side decides\n" + answer + "\n");
    assertThat(run(with(resolve, "--answers", answers))).as(err.toString()).isZero();
    assertThat(out.toString()).contains(answer + ": decided by the receiver");
    String wrong = write("w.txt", "move units=far path=2527,2526\n");
    assertThat(run(with(resolve, "--answers", wrong))).isEqualTo(2);
    assertThat(err.toString()).contains("is not legal");
  }

  private static String[] with(String[] args, String... more) {
    return Stream.concat(Arrays.stream(args), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void aGameThatHidesSomethingIsRefusedByName() throws IOException {
    Tables tables = new Tables(Shelf.boxes());
    Table hiding =
        tables.open(tables.box("blitzkrieg57"), Optional.empty(), Map.of(), Optional.of(3L));
    assertThat(run("write", write("b.hxf", hiding.game().save()))).isEqualTo(2);
    assertThat(err.toString()).contains("Kiev Blitzkrieg").contains("cannot be played by letter");
  }
}
