package hexfront.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Side;
import hexfront.server.store.Chair;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What an operator may say, and what is refused before a server starts. */
class ServeCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int run(Object command, String... args) {
    return new CommandLine(command)
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  @ParameterizedTest
  @CsvSource({
    "--max-request, 2147483647, expected at most 64000000",
    "--max-request, 10, expected at least 1000",
    "--trusted-proxy, proxy.example.org, is no address",
    "--trusted-proxy, 10.0.0.0/99, is no net",
    "--clear-idle, -1, expected at least 0",
    "--max-streams-of-one, 0, expected at least 1"
  })
  void whatCannotBeIsRefusedWithASentence(String option, String value, String why) {
    assertThat(run(new ServeCommand(), "--database", folder + "/x.db", option, value)).isEqualTo(2);
    assertThat(err.toString()).contains(option).contains(why);
  }

  @Test
  void theOperatorDeletesGamesByTheirIds() {
    String file = folder.resolve("games.db").toString();
    Entry entry = new Entry("g1", 1, Entry.What.ORDER, Side.AXIS, "pass", "", 0, "", "axis", 9);
    try (Store store = Store.open("jdbc:sqlite:" + file)) {
      Store.durable(store.create(game("g1"), List.of(entry)));
      Store.durable(store.create(game("g2"), List.of()));
    }
    assertThat(run(new DeleteCommand(), "--database", file, "g1", "nobody")).isEqualTo(1);
    assertThat(out.toString()).contains("g1 deleted").contains("nobody is not there");
    try (Store store = Store.open("jdbc:sqlite:" + file)) {
      assertThat(store.game("g1")).isEmpty();
      assertThat(store.entries("g1", 0)).isEmpty();
      assertThat(store.game("g2")).isPresent();
    }
  }

  private static GameRecord game(String id) {
    return new GameRecord(
        id,
        "",
        2,
        Map.of("game", "kiev"),
        "person",
        "person",
        "",
        "",
        "",
        null,
        "seed 1",
        "axis",
        5,
        Chair.PLAIN,
        Chair.PLAIN);
  }
}
