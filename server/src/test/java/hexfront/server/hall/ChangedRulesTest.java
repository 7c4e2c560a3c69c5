package hexfront.server.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Game;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.games.Box;
import hexfront.games.table.Tables;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.server.Databases;
import hexfront.server.Guest;
import hexfront.server.store.Store;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/** A change of the rules ends no game that was begun before it. */
@Timeout(60)
class ChangedRulesTest {
  private static Tables tables(Box box) {
    return new Tables(List.of(box));
  }

  /** A game on a server: what it is under one set of rules, then under others. */
  @Nested
  class OnAServer {
    @TempDir private Path folder;
    private String database;
    private String id;
    private String axis;
    private String soviet;
    private String spectator;

    @BeforeEach
    void open() {
      database = Databases.sqlite(folder);
      under(
          CountingGame.first(),
          reception -> {
            ObjectNode opened =
                reception.open(
                    Fields.of(
                        Json.read(
                            "{\"game\":\"counting\",\"seed\":3,\"take\":[\"axis\",\"soviet\"]}"),
                        "request"),
                    "");
            id = opened.get("id").stringValue();
            axis = opened.get("seats").get("axis").get("token").stringValue();
            soviet = opened.get("seats").get("soviet").get("token").stringValue();
            spectator = opened.get("spectator").get("token").stringValue();
          });
    }

    private void under(Box box, Consumer<Reception> what) {
      try (Store store = Store.open(database);
          Reception reception = new Reception(store, tables(box), Guest.RULES)) {
        what.accept(reception);
      }
    }

    /** The same for a server that falls before it has kept where its games stand. */
    private void fallsAfter(Box box, Consumer<Reception> what) {
      Store store = Store.open(database);
      what.accept(new Reception(store, tables(box), Guest.RULES));
      store.close();
    }

    private void add(Reception reception, int... numbers) {
      for (int number : numbers) {
        give(reception, "add", number);
      }
    }

    private void give(Reception reception, String type, int number) {
      int after = sequence(reception);
      String side = state(reception).get("decision").get("side").stringValue();
      reception.play(
          id,
          side.equals("axis") ? axis : soviet,
          after,
          Json.object().put("type", type).put("number", number),
          "");
    }

    private ObjectNode state(Reception reception) {
      return reception.game(id, spectator);
    }

    private int sequence(Reception reception) {
      return state(reception).get("sequence").intValue();
    }

    private int sum(Reception reception) {
      return state(reception).get("view").get("state").get("sum").intValue();
    }

    private List<ObjectNode> log(Reception reception, String token, int after) {
      List<ObjectNode> frames = new ArrayList<>();
      reception.log(id, token, after, 500, frame -> frames.add(Json.read(frame.json())));
      return frames;
    }

    @Test
    void anOrderThatIsIllegalNowStandsAndTheGameGoesOnWhereItStood() {
      under(CountingGame.first(), r -> add(r, 3, 9, 0, 2));
      int[] sums = new int[2];
      under(CountingGame.first(), r -> sums[0] = sum(r));
      under(
          CountingGame.stricter(),
          r -> {
            assertThat(sum(r)).isEqualTo(sums[0]);
            assertThat(sequence(r)).isEqualTo(5);
            add(r, 5);
            assertThat(sum(r)).isEqualTo(sums[0] + 5);
          });
      under(CountingGame.stricter(), r -> assertThat(sum(r)).isEqualTo(sums[0] + 5));
    }

    @Test
    void itSaysSoToAllSeatsAndShowsWhatCannotBePlayedAgain() {
      under(CountingGame.first(), r -> add(r, 3, 9, 2));
      under(
          CountingGame.stricter(),
          r -> {
            for (String token : List.of(axis, soviet, spectator)) {
              List<ObjectNode> frames = log(r, token, 0);
              assertThat(frames).hasSize(4);
              assertThat(frames.get(0).get("changes").get("state").get("sum").intValue())
                  .isEqualTo(3);
              assertThat(frames.get(1).get("order").get("number").intValue()).isEqualTo(9);
              assertThat(frames.get(1).get("changes").isEmpty()).isTrue();
              ObjectNode last = frames.get(3);
              assertThat(last.get("what").stringValue()).isEqualTo("resume");
              assertThat(last.get("why").stringValue())
                  .isEqualTo(
                      "The rules have been corrected since orders 2 to 3 were given, and number 2"
                          + " would go another way today. What was done up to number 3 stands.");
              assertThat(last.get("changes").get("state").get("sum").intValue()).isEqualTo(14);
              assertThat(last.get("changes").get("gone").get(0).stringValue()).isEqualTo("a");
              assertThat(log(r, token, 3)).containsExactly(last);
            }
          });
    }

    @Test
    void aPositionThatWouldDifferTodayIsKeptAsItWas() {
      under(CountingGame.first(), r -> add(r, 7, 1));
      under(
          CountingGame.generous(),
          r -> {
            assertThat(sum(r)).isEqualTo(8);
            add(r, 7);
            assertThat(sum(r)).isEqualTo(16);
          });
    }

    @Test
    void itGoesOnEvenIfNobodyRaisedTheVersion() {
      under(CountingGame.first(), r -> add(r, 9));
      under(CountingGame.tacitlyStricter(), r -> assertThat(sum(r)).isEqualTo(9));
    }

    @Test
    void anOrderThatNobodyKnowsAnyMoreStaysInTheJournalAsItWas() {
      under(
          CountingGame.first(),
          r -> {
            give(r, "double", 4);
            add(r, 1);
          });
      under(
          CountingGame.withoutDoubles(),
          r -> {
            assertThat(sum(r)).isEqualTo(9);
            assertThat(log(r, axis, 0).getFirst().has("order")).isFalse();
            assertThat(r.journal(id, Pass.token(axis))).contains("| double number=4 |");
          });
    }

    @Test
    void theDiceGoOnAsIfNothingHadHappened() {
      under(CountingGame.first(), r -> add(r, 9, 0, 0, 0));
      List<Integer> rolled = new ArrayList<>();
      under(
          CountingGame.stricter(),
          r -> {
            int before = sum(r);
            add(r, 0, 0, 0);
            rolled.add(sum(r) - before);
          });
      Game twin =
          tables(CountingGame.first())
              .open(CountingGame.first(), Optional.empty(), java.util.Map.of(), Optional.of(3L))
              .game();
      int[] throwsOf = new int[6];
      for (int i = 0; i < 6; i++) {
        int before = twin.position().value(0);
        twin.play(new CountingGame.Add(0));
        throwsOf[i] = twin.position().value(0) - before;
      }
      assertThat(rolled).containsExactly(throwsOf[3] + throwsOf[4] + throwsOf[5]);
    }

    @Test
    void ordersTakenBackAndGivenAgainBeforeItStayTakenBackAndGiven() {
      under(
          CountingGame.first(),
          r -> {
            add(r, 2, 9, 4);
            r.undo(id, axis, 3);
            r.undo(id, soviet, 4);
            r.redo(id, soviet, 5);
            add(r, 6);
          });
      under(
          CountingGame.stricter(),
          r -> {
            assertThat(sum(r)).isEqualTo(17);
            assertThat(r.journal(id, Pass.token(axis)))
                .contains(
                    "1 axis | add number=2", "2 soviet | add number=9", "3 axis | add number=6")
                .doesNotContain("number=4");
          });
    }

    @Test
    void withoutACheckpointItGoesOnWhereItsOrdersStillLead() {
      fallsAfter(CountingGame.first(), r -> add(r, 3, 4, 9, 2));
      under(
          CountingGame.stricter(),
          r -> {
            assertThat(sum(r)).isEqualTo(7);
            assertThat(log(r, axis, 4).getFirst().get("why").stringValue())
                .contains(
                    "What was done before stands; what came after it, number 3 to 4, is taken");
            add(r, 1);
            assertThat(sum(r)).isEqualTo(8);
          });
    }

    @Test
    void ordersAfterTheCheckpointAreKeptAsLongAsTheyLeadWhereTheyLed() {
      under(CountingGame.first(), r -> add(r, 9, 1));
      fallsAfter(CountingGame.first(), r -> add(r, 2, 8, 3));
      under(
          CountingGame.stricter(),
          r -> {
            assertThat(sum(r)).isEqualTo(12);
            assertThat(log(r, axis, 5).getFirst().get("why").stringValue())
                .contains(
                    "up to number 3 stands; what came after it, number 4 to 5, is taken back");
          });
    }

    @Test
    void itsJournalCanBeSavedAndOpenedAsANewGame() {
      under(CountingGame.first(), r -> add(r, 9, 1));
      under(
          CountingGame.stricter(),
          r -> {
            add(r, 2);
            String journal = r.journal(id, Pass.token(axis));
            assertThat(journal.lines().filter(line -> line.startsWith("at ")))
                .hasSize(2)
                .first()
                .asString()
                .startsWith("at 2 rules 1 | (turn 1)");
            ObjectNode opened =
                r.open(Fields.of(Json.object().put("journal", journal), "request"), "");
            id = opened.get("id").stringValue();
            spectator = opened.get("spectator").get("token").stringValue();
            assertThat(sum(r)).isEqualTo(12);
            assertThat(sequence(r)).isEqualTo(4);
          });
      under(CountingGame.stricter(), r -> assertThat(sum(r)).isEqualTo(12));
      under(CountingGame.renamed(), r -> assertThat(sum(r)).isEqualTo(12));
    }
  }

  /** A game in a file. */
  @Nested
  class InAFile {
    private static String saved(int... numbers) {
      Game game =
          tables(CountingGame.first())
              .open(CountingGame.first(), Optional.empty(), java.util.Map.of(), Optional.empty())
              .game();
      for (int number : numbers) {
        game.play(new CountingGame.Add(number));
      }
      return game.save();
    }

    private static int sum(Game game) {
      return game.position().value(0);
    }

    @Test
    void whoRenamesTheRecordOfAStageStillLoadsIt() {
      String journal = saved(1, 9, 4);
      Game game = tables(CountingGame.renamed()).load(journal).game();
      assertThat(sum(game)).isEqualTo(14);
      assertThat(game.journal().resumed()).isEmpty();
      assertThat(game.save()).isEqualTo(journal);
    }

    @ParameterizedTest
    @ValueSource(strings = {"stricter", "generous"})
    void itGoesOnFromThePositionItStandsAt(String rules) {
      Box box = rules.equals("stricter") ? CountingGame.stricter() : CountingGame.generous();
      Game game = tables(box).load(saved(3, 7, 2)).game();
      assertThat(sum(game)).isEqualTo(12);
      assertThat(game.journal().entries()).hasSize(3);
      assertThat(game.journal().resumed()).hasSize(1);
      assertThat(game.journal().resumed().getFirst().inWords())
          .startsWith("The rules have changed since order 3 was given")
          .contains("journal line 7:");
      game.play(new CountingGame.Add(1));
      Game again = tables(box).load(game.save()).game();
      assertThat(sum(again)).isEqualTo(13);
      assertThat(again.save()).isEqualTo(game.save());
    }

    @Test
    void rulesThatChangeNothingForItAreNotSpokenOf() {
      Game game = tables(CountingGame.stricter()).load(saved(3, 4)).game();
      assertThat(game.journal().resumed()).isEmpty();
      assertThat(game.journal().header()).containsEntry("rules", "2");
    }

    @Test
    void ofTheSameRulesAnIllegalOrderIsRefusedWithItsLine() {
      String journal = saved(3, 9, 2);
      Function<Box, String> problem =
          box -> {
            try {
              return tables(box).load(journal).box().id();
            } catch (JournalProblem e) {
              return e.getMessage();
            }
          };
      assertThat(problem.apply(CountingGame.tacitlyStricter()))
          .isEqualTo("journal line 7: order refused, C-1: the number is above 5");
    }

    @Test
    void aChangedJournalIsRefusedWithItsLineUnderAnyRules() {
      String journal = saved(3, 9, 2);
      for (Box box : List.of(CountingGame.first(), CountingGame.stricter())) {
        assertThatThrownBy(() -> tables(box).load(journal.replace("number=9", "number=8")))
            .isInstanceOf(JournalProblem.class)
            .hasMessageContaining("journal line 7:")
            .hasMessageContaining("changed or cut here");
        assertThatThrownBy(() -> tables(box).load(journal.replace("(sum 14)", "(sum 41)")))
            .isInstanceOf(JournalProblem.class)
            .hasMessageContaining("journal line 9:");
      }
    }
  }
}
