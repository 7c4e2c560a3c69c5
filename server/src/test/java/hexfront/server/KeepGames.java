package hexfront.server;

import hexfront.games.Shelf;
import hexfront.games.migrations.Ending;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.server.Guest.Opened;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Makes what a release leaves behind for the tests of later ones: a database and journals, and where
 * the games in them stand. Run once for a release, by hand.
 *
 * <p>{@code KeepGames RELEASE DATABASES JOURNALS GAME...}
 */
final class KeepGames {
  private static final int ORDERS = 80;
  private static final int FACTS = 9;

  private final Guest guest;
  private final Path journals;
  private final List<String> databaseEnds = new ArrayList<>();
  private final List<String> journalEnds = new ArrayList<>();

  private KeepGames(Guest guest, Path journals) {
    this.guest = guest;
    this.journals = journals;
    String facts = "orders\tturn\tside\tstage\taxis\tsoviet\tlevel\twinner\tdigest";
    databaseEnds.add("id\tgame\tentries\t" + facts + "\taxis-token\tsoviet-token\tspectator-token");
    journalEnds.add("file\t" + facts);
  }

  public static void main(String[] args) throws IOException, SQLException {
    Path database = Path.of(args[1], args[0] + ".db").toAbsolutePath();
    Path journals = Files.createDirectories(Path.of(args[2], args[0]));
    try (Guest guest = new Guest("jdbc:sqlite:" + database)) {
      KeepGames keeper = new KeepGames(guest, journals);
      for (String box : List.of(args).subList(3, args.length)) {
        keeper.keep(box, "persons", "{\"game\":\"%s\"}".formatted(box));
        keeper.keep(
            box,
            "captain",
            "{\"game\":\"%s\",\"seed\":1941,\"seats\":{\"axis\":\"captain\",\"soviet\":\"person\"}}"
                .formatted(box));
      }
      Files.write(Path.of(args[1], args[0] + "-ends.tsv"), keeper.databaseEnds);
      Files.write(journals.resolve("ends.tsv"), keeper.journalEnds);
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.execute("delete from leases");
      statement.execute("delete from probes");
      statement.execute("pragma journal_mode = delete");
      statement.execute("vacuum");
    }
    Files.deleteIfExists(Path.of(database + ".lock"));
  }

  private void keep(String box, String name, String request) throws IOException {
    Opened game = guest.open(request);
    for (int i = 0; i < ORDERS && !isOver(awaited(game)); i++) {
      play(game, i);
    }
    ObjectNode now = awaited(game);
    String journal = guest.get(game.path("/journal"), game.soviet()).text();
    List<String> facts = Collections.nCopies(FACTS, "");
    // A game with secrets is kept in the database only.
    if (journal.startsWith("hexfront-journal ")) {
      facts = Ending.of(new Tables(Shelf.boxes()).load(journal).game());
      Files.writeString(journals.resolve(box + "-" + name + ".hxf"), journal);
      journalEnds.add(line(Stream.of(box + "-" + name + ".hxf"), facts, Stream.of()));
    }
    databaseEnds.add(
        line(
            Stream.of(game.id(), box, now.get("sequence").asString()),
            facts,
            Stream.of(game.axis(), game.soviet(), game.spectator())));
  }

  /** Any order; now and then one that ends the phase, so that the game goes on. */
  private void play(Opened game, int n) {
    ObjectNode now = guest.look(game, game.spectator());
    String side = now.get("decision").get("side").stringValue();
    JsonNode ends =
        guest.get(game.path("/legal?type=end-phase&limit=1"), game.of(side)).json().path("orders");
    if (n % 4 == 3 && !ends.isEmpty()) {
      guest.order(game, side, now.get("sequence").asInt(), Json.write(ends.get(0)));
    } else {
      guest.playAny(game, n * 7 % 11);
    }
  }

  private static String line(Stream<String> first, List<String> facts, Stream<String> last) {
    return String.join(
        "\t", Stream.concat(Stream.concat(first, facts.stream()), last).toList());
  }

  private static boolean isOver(ObjectNode now) {
    return now.get("decision").path("over").asBoolean(false);
  }

  /** The game when it is a person's turn. */
  private ObjectNode awaited(Opened game) {
    while (true) {
      ObjectNode now = guest.look(game, game.spectator());
      String side = now.get("decision").path("side").asString("");
      if (isOver(now) || !game.of(side).isEmpty()) {
        return now;
      }
      LockSupport.parkNanos(100_000_000);
    }
  }
}
