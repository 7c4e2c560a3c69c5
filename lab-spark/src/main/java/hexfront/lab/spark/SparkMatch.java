package hexfront.lab.spark;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.lab.Fixture;
import hexfront.lab.Sitting;
import hexfront.lab.study.Study;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/** Plays the games of a study on a cluster. */
public final class SparkMatch {
  private static final int MOST_TASKS = 10_000;

  private SparkMatch() {}

  /** Plays all games, a task for each, and keeps them as a few files of Parquet. */
  public static void play(SparkSession spark, Study study, String parquet) {
    List<String> fixtures = study.fixtures().stream().map(Fixture::write).toList();
    int tasks = Math.clamp(fixtures.size(), 1, MOST_TASKS);
    JavaRDD<Row> rows =
        JavaSparkContext.fromSparkContext(spark.sparkContext())
            .parallelize(fixtures, tasks)
            .map(SparkMatch::row);
    spark
        .createDataFrame(rows, GameTable.SCHEMA)
        .repartition(Math.min(tasks, spark.sparkContext().defaultParallelism()))
        .write()
        .mode(SaveMode.ErrorIfExists)
        .parquet(parquet);
  }

  /** The games that were kept, by their numbers. */
  public static Iterator<Sitting.Played> read(SparkSession spark, String parquet) {
    Iterator<Row> rows =
        spark.read().parquet(parquet).orderBy(functions.col("number")).toLocalIterator();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return rows.hasNext();
      }

      @Override
      public Sitting.Played next() {
        return GameTable.played(rows.next());
      }
    };
  }

  private static Row row(String fixture) {
    TaskContext task = TaskContext.get();
    return Sitting.play(new Tables(Shelf.boxes()), Fixture.read(fixture), task::isInterrupted)
        .map(GameTable::row)
        .orElseThrow(() -> new IllegalStateException("the task was stopped: " + fixture));
  }
}
