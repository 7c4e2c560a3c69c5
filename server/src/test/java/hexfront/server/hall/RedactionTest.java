package hexfront.server.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.games.table.Tables;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.server.Databases;
import hexfront.server.Guest;
import hexfront.server.store.Store;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/** What is secret stays so until the game is over. */
class RedactionTest {
  @TempDir private Path folder;
  private Store store;
  private Reception reception;
  private String id;
  private String axis;
  private String soviet;
  private String spectator;

  @BeforeEach
  void open() {
    store = Store.open(Databases.sqlite(folder));
    reception = new Reception(store, new Tables(List.of(new SecretGame().box())), Guest.RULES);
    ObjectNode opened =
        reception.open(
            Fields.of(Json.read("{\"game\":\"secret\",\"take\":[\"axis\",\"soviet\"]}"), "request"),
            "");
    id = opened.get("id").stringValue();
    axis = opened.get("seats").get("axis").get("token").stringValue();
    soviet = opened.get("seats").get("soviet").get("token").stringValue();
    spectator = opened.get("spectator").get("token").stringValue();
  }

  @AfterEach
  void close() {
    reception.close();
    store.close();
  }

  private void hide(String token, int after, int word) {
    reception.play(id, token, after, Json.object().put("type", "hide").put("word", word), "");
  }

  /** All that a seat can get to read. */
  private String everything(String token) {
    StringBuilder all = new StringBuilder(reception.game(id, token).toString());
    reception.log(id, token, 0, 500, frame -> all.append(frame.json()));
    reception.replay(id, token, 500, all::append, all::append, frame -> all.append(frame.json()));
    try (Reception.Following following =
        reception.follow(id, Pass.token(token), OptionalInt.of(0), "")) {
      following.past(frame -> all.append(frame.json()));
    }
    return all.toString();
  }

  @Test
  void theOtherSideAndSpectatorsLearnThatSomethingHappenedAndNotWhat() {
    hide(axis, 0, 0);
    hide(soviet, 1, 1);
    assertThat(everything(axis))
        .contains("axis-hides\":\"pearl")
        .contains("\"done\"")
        .doesNotContain("soviet-hides", "\"word\":1", "\"word\":\"sword");
    assertThat(everything(soviet))
        .contains("soviet-hides\":\"sword")
        .doesNotContain("axis-hides", "\"word\":0", "\"word\":\"pearl");
    assertThat(everything(spectator))
        .contains("\"done\"")
        .doesNotContain("pearl")
        .doesNotContain("sword")
        .doesNotContain("\"type\":\"hide\"")
        .doesNotContain("word\":");
  }

  @Test
  void whatMayBeChosenIsToldOnlyToWhoChooses() {
    assertThat(reception.game(id, axis).get("decision").has("asks")).isTrue();
    ObjectNode other = (ObjectNode) reception.game(id, soviet).get("decision");
    assertThat(other.has("asks")).isFalse();
    assertThat(other.get("prompt").stringValue()).doesNotContain("pearl");
  }

  @Test
  void theJournalIsKeptBackWhileItHoldsSecretsOfOthers() {
    assertThat(reception.journal(id, Pass.token(soviet))).contains("game secret");
    hide(axis, 0, 0);
    assertThat(reception.journal(id, Pass.token(axis))).contains("hide");
    for (String token : List.of(soviet, spectator)) {
      assertThatThrownBy(() -> reception.journal(id, Pass.token(token)))
          .isInstanceOf(Denied.NotYours.class)
          .hasMessageContaining("when the game is over");
    }
  }

  @Test
  void allIsToldWhenTheGameIsOver() {
    hide(axis, 0, 0);
    hide(soviet, 1, 1);
    hide(axis, 2, 2);
    hide(soviet, 3, 3);
    assertThat(reception.journal(id, Pass.token(spectator))).contains("hide word=2");
    List<String> frames = new ArrayList<>();
    reception.replay(id, spectator, 500, box -> {}, start -> {}, frame -> frames.add(frame.json()));
    assertThat(frames).hasSize(4);
    assertThat(String.join("", frames)).contains("pearl", "sword", "crown", "rose");
  }

  @Test
  void aSpectatorSeesWhatBothMaySee() {
    hide(axis, 0, 0);
    ObjectNode state = (ObjectNode) reception.game(id, spectator).get("view").get("state");
    assertThat(state).isEqualTo(Json.object().put("orders", 1));
  }
}
