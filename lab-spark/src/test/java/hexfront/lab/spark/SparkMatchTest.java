package hexfront.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.lab.GameResult;
import hexfront.lab.Ground;
import hexfront.lab.Runner;
import hexfront.lab.Sitting;
import hexfront.lab.Thinking;
import hexfront.lab.study.Match;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparkMatchTest {
  private static final Tables TABLES = new Tables(Shelf.boxes());
  private static final Match MATCH =
      new Match(
          Ground.of(TABLES, "kiev", Optional.empty(), Map.of()),
          "random",
          "recruit",
          3,
          7,
          Thinking.ofSimulations(10));

  @TempDir private Path folder;

  @Test
  void aClusterPlaysTheSameGamesAsOneMachine() throws InterruptedException, IOException {
    String parquet = folder.resolve("games.parquet").toString();
    List<Sitting.Played> onSpark = new ArrayList<>();
    try (SparkSession spark =
        SparkSession.builder()
            .master("local[2]")
            .appName("test")
            .config("spark.ui.enabled", "false")
            .config("spark.log.level", "ERROR")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.sql.warehouse.dir", folder.resolve("warehouse").toString())
            .getOrCreate()) {
      SparkMatch.play(spark, MATCH, parquet);
      SparkMatch.read(spark, parquet).forEachRemaining(onSpark::add);
      assertThat(spark.read().parquet(parquet).agg(functions.sum("orders")).first().getLong(0))
          .isEqualTo(onSpark.stream().mapToLong(p -> p.result().orders()).sum());
    }

    Map<Integer, String> plain = new TreeMap<>();
    new Runner(TABLES, 1)
        .play(
            MATCH.fixtures(),
            played -> plain.put(played.result().fixture().number(), played.journal()),
            () -> false);

    assertThat(onSpark).extracting(p -> p.result().fixture().number()).containsExactly(1, 2, 3);
    assertThat(onSpark)
        .extracting(Sitting.Played::journal)
        .containsExactlyElementsOf(plain.values());
    assertThat(onSpark).extracting(Sitting.Played::result).allMatch(GameResult::counts);
  }
}
