package hexfront.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.ai.Commanders;
import hexfront.app.SixInRetreat;
import hexfront.app.toy.CoveredBox;
import hexfront.app.toy.ToyBox;
import hexfront.engine.Side;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

class TerminalGameTest {
  private final Tables tables = new Tables(List.of(new ToyBox()));

  private String play(String... lines) {
    return play(tables.open(tables.box("toy"), Optional.empty(), Map.of(), Optional.of(1L)), lines);
  }

  private String play(Table table, String... lines) {
    StringWriter out = new StringWriter();
    var talk =
        new TerminalConversation.Piped(
            new BufferedReader(new StringReader(String.join("\n", lines))),
            new PrintWriter(out, true));
    new TerminalGame(
            tables,
            table,
            talk,
            EnumSet.of(Side.AXIS),
            Commanders.of("random"),
            new SplittableRandom(1))
        .run();
    return out.toString();
  }

  @Test
  void theMapShowsBothSides() {
    assertThat(play("map 0303")).contains("A1 4-4").contains("S1 ?").contains("0202");
  }

  @Test
  void aMoveMayBeTypedInManyWays() {
    for (String move :
        List.of(
            "m 0202 0203",
            "move toy-ge-1 0203",
            "m toy-ge-1 0203",
            "move units=toy-ge-1 path=0202,0203")) {
      assertThat(play(move)).contains("toy-ge-1 moves 0202-0203 for 2.5 [TOY-4]");
    }
  }

  @Test
  void aRefusedOrderSaysWhyWithItsCase() {
    assertThat(play("attack units=toy-ge-1", "m 0202 0203", "m 0203 0204"))
        .contains("! attack has no field [units]")
        .contains("! one unit of yours moves one hex [TOY-3]");
  }

  @Test
  void nonsenseIsAnErrorAndNeverAStackTrace() {
    assertThat(
            play(
                "xyzzy",
                "m",
                "m 9999 1",
                "m 0202 0505",
                "attack",
                "attack 0101",
                "reach",
                "look",
                "why",
                "why X-1",
                "99",
                "load /no/such/file",
                "save",
                "undo",
                "log x",
                "zoc mars",
                "\u0000"))
        .contains("! unknown order 'xyzzy'")
        .contains("! unknown unit or hex '9999'")
        .contains("! 0505 is out of reach")
        .contains("! unknown case 'X-1'")
        .contains("! there is no file /no/such/file")
        .contains("! there is nothing to take back")
        .contains("! unknown side 'mars'")
        .doesNotContain("Exception", "mistake in Hexfront");
  }

  @Test
  void aNumberPlaysTheOrderOfTheList() {
    assertThat(play("list", "7")).contains("   7  end-phase").contains("-- Axis combat --");
  }

  @Test
  void undoTakesBackTheLastOrder() {
    assertThat(play("m 0202 0203", "undo", "look 0202"))
        .contains("Taken back: move units=toy-ge-1 path=0202,0203")
        .contains("0202: clear\n  0202 toy-ge-1");
  }

  @Test
  void theOtherSidePlaysByItselfAndTheGameEnds() {
    assertThat(play("end", "end", "end", "end", "end", "end"))
        .contains("-- Soviet initial movement --")
        .contains("The game is over.")
        .contains("Axis 0, Soviet 0: draw");
  }

  @Test
  void aSavedGameLoads(@TempDir Path folder) {
    String file = folder.resolve("a.journal").toString();
    assertThat(play("m 0202 0203", "save " + file, "undo", "load " + file, "look 0203"))
        .contains("Loaded " + file)
        .contains("0203: clear\n  0203 toy-ge-1");
  }

  @Test
  void questionsAreAnswered() {
    assertThat(play("reach 0202", "zoc", "supply", "score", "units", "why AGS-8.21", "help", "log"))
        .contains("0203(2.5)")
        .contains("Soviet zones: ")
        .contains("in   toy-ge-1")
        .contains("AGS-8.21: Who moves into an enemy zone stops")
        .contains("the journal's words");
  }

  // ---- questions that are answered unit by unit

  private static Table sixInRetreat() {
    Tables shelf = new Tables(Shelf.boxes());
    ObjectNode position = Json.read(SixInRetreat.POSITION);
    Table table = shelf.arrange(shelf.box("star"), position, Optional.of(1L));
    table
        .game()
        .play(table.orders().read(Json.read(SixInRetreat.ATTACK)), List.of(SixInRetreat.DIE));
    return table;
  }

  private static String answer(Table table, String... lines) {
    StringWriter out = new StringWriter();
    var talk =
        new TerminalConversation.Piped(
            new BufferedReader(new StringReader(String.join("\n", lines))),
            new PrintWriter(out, true));
    new TerminalGame(
            new Tables(Shelf.boxes()),
            table,
            talk,
            EnumSet.allOf(Side.class),
            Commanders.of("random"),
            new SplittableRandom(1))
        .run();
    return out.toString();
  }

  @Test
  void everyUnitThatRetreatsIsOfferedAllItsWays() {
    String said = answer(sixInRetreat(), "choose retreat");
    assertThat(said).contains("retreat: a way for each of these");
    for (String unit : List.of("a", "b", "c")) {
      assertThat(said)
          .contains("  " + unit + " 0606-0706-0705 0606-0706-0805")
          .contains("0606-0607-0508\n");
    }
  }

  @Test
  void waysAreAskedForUnitByUnit() {
    Table table = sixInRetreat();
    String said = answer(table, "retreat", "1", "99", "2", "3", "4", "5", "6");
    assertThat(said)
        .contains("   9  0606-0607-0508")
        .contains("a, which way (1 to 9)?")
        .contains("! expected a number from 1 to 9")
        .contains("f, which way (1 to 9)?")
        .contains("a retreats 0606-0706-0705")
        .contains("f retreats 0507-0508-0408");
    assertThat(table.game().isOver()).isFalse();
  }

  @Test
  void stepsAreAskedForUnitByUnitUntilNoneIsLeft() {
    String said = answer(sixInRetreat(), "lose", "0", "1", "0", "1");
    assertThat(said)
        .contains("a, how many of 2 (0 to 1)?")
        .contains("d, how many of 1 (0 to 1)?")
        .doesNotContain("e, how many")
        .contains("b is eliminated")
        .contains("d is eliminated");
  }

  @Test
  void anEmptyLineBreaksTheQuestionsOff() {
    Table table = sixInRetreat();
    String said = answer(table, "retreat", "1", "", "score");
    assertThat(said).doesNotContain("! ").doesNotContain(" retreats ");
    assertThat(table.game().decision().stage()).isEqualTo("lose-or-retreat");
  }

  @Test
  void whatLiesUnderTheTopCounterOfAnEnemyStackIsNotTold() {
    Tables covered = new Tables(List.of(new CoveredBox()));
    List<String> heard =
        covered.boxes().getFirst().scenarios().stream()
            .map(
                scenario ->
                    play(
                        covered.open(
                            covered.boxes().getFirst(),
                            Optional.of(scenario.id()),
                            Map.of(),
                            Optional.of(1L)),
                        "look 0203",
                        "reach toy-su-strong",
                        "end",
                        "list",
                        "odds 0203",
                        "zoc",
                        "supply",
                        "command",
                        "threats",
                        "todo",
                        "score",
                        "log",
                        "map 0203"))
            .toList();
    assertThat(heard).containsOnly(heard.getFirst());
    assertThat(heard.getFirst())
        .contains("4 against ", "an attack on 0203 is possible", "hex vacated")
        .doesNotContain("mistake", "toy-su-weak");
  }
}
