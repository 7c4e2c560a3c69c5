package hexfront.app.soak;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Small versions of the server's soaks, against a server in a process of its own. */
@Timeout(180)
class ServerSoakTest {
  @TempDir private Path folder;

  @Test
  void underLoadNoOrderIsLostOrDoubled() throws IOException, InterruptedException {
    String database = "jdbc:sqlite:" + folder.resolve("load.db");
    Tables tables = new Tables(Shelf.boxes());
    try (ServerProcess server = ServerProcess.start(database, folder.resolve("load.log"));
        LoadSoak soak = new LoadSoak(server.port(), tables, grounds(tables), 1)) {
      LoadSoak.Result result = soak.run(10, 0, 3, () -> {}, () -> {});
      assertThat(result.troubles()).isEmpty();
      assertThat(result.orders()).isPositive();
      assertThat(result.framesSeen()).isGreaterThanOrEqualTo(3 * result.orders());
    }
  }

  private static List<Ground> grounds(Tables tables) {
    return LongStream.range(0, tables.boxes().size())
        .mapToObj(number -> PlayedGame.ground(tables, number))
        .toList();
  }

  @Test
  void nothingIsLostOrPretendedWhenTheDiskFillsAndTheServerIsKilled()
      throws IOException, InterruptedException {
    try (FaultyServers servers = new FaultyServers(folder, false, 1)) {
      FaultsSoak.Result result =
          new FaultsSoak(servers, new Tables(Shelf.boxes()))
              .run(3, 1, List.of(FaultsSoak.Fault.DISK, FaultsSoak.Fault.KILL), 0, told -> {});
      assertThat(result.troubles()).isEmpty();
      assertThat(result.acknowledged()).isPositive();
      // that /health told of the full disk is among what would be a trouble; whether anybody's
      // order met it or hung until there was room is chance
      assertThat(result.faults()).isEqualTo(2);
    }
  }

  @Test
  void noAcknowledgedOrderIsLostWhenTheServerIsKilled() throws IOException, InterruptedException {
    String database = "jdbc:sqlite:" + folder.resolve("kill.db");
    KillSoak.Result result =
        new KillSoak(database, folder.resolve("kill.log"), new Tables(Shelf.boxes()), 5, 1)
            .run(3, kill -> {});
    assertThat(result.troubles()).isEmpty();
    assertThat(result.replayed()).isPositive();
  }
}
