package hexfront.lab.spark;

import hexfront.engine.Side;
import hexfront.lab.Fixture;
import hexfront.lab.GameResult;
import hexfront.lab.SideResult;
import hexfront.lab.Sitting;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * Games as rows. The plain columns are for asking questions; {@code result} and {@code journal}
 * have all there is to know, as the files of a run on one machine have it.
 */
final class GameTable {
  static final StructType SCHEMA = schema();

  private GameTable() {}

  private static StructType schema() {
    StructType columns =
        new StructType()
            .add("number", DataTypes.IntegerType)
            .add("game", DataTypes.StringType)
            .add("scenario", DataTypes.StringType)
            .add("axis", DataTypes.StringType)
            .add("soviet", DataTypes.StringType)
            .add("seed", DataTypes.LongType)
            .add("orders", DataTypes.IntegerType)
            .add("turn", DataTypes.IntegerType)
            .add("winner", DataTypes.StringType)
            .add("level", DataTypes.StringType);
    for (Side side : Side.values()) {
      columns = addSide(columns, side.word());
    }
    for (String text : List.of("hash", "trouble", "result", "journal")) {
      columns = columns.add(text, DataTypes.StringType);
    }
    return columns;
  }

  private static StructType addSide(StructType columns, String side) {
    DataType number = DataTypes.IntegerType;
    return columns
        .add(side + "_points", number)
        .add(side + "_units_lost", number)
        .add(side + "_steps_lost", number)
        .add(side + "_decisions", DataTypes.LongType)
        .add(side + "_mean_us", DataTypes.DoubleType)
        .add(side + "_p95_us", DataTypes.DoubleType)
        .add(side + "_longest_us", DataTypes.LongType);
  }

  static Row row(Sitting.Played played) {
    GameResult result = played.result();
    Fixture fixture = result.fixture();
    List<Object> cells =
        new ArrayList<>(
            List.of(
                fixture.number(),
                fixture.ground().game(),
                fixture.ground().scenario(),
                fixture.axis(),
                fixture.soviet(),
                fixture.seed(),
                result.orders(),
                result.turn(),
                result.winner() == null ? "none" : result.winner().word(),
                result.level()));
    for (Side side : Side.values()) {
      SideResult own = result.side(side);
      cells.addAll(
          List.of(
              own.points(),
              own.unitsLost(),
              own.stepsLost(),
              own.decisions().count(),
              own.decisions().mean(),
              own.decisions().quantile(0.95),
              own.decisions().longest()));
    }
    cells.addAll(List.of(result.hash(), result.trouble(), result.write(), played.journal()));
    return RowFactory.create(cells.toArray());
  }

  static Sitting.Played played(Row row) {
    return new Sitting.Played(
        GameResult.read(row.getString(row.fieldIndex("result"))),
        row.getString(row.fieldIndex("journal")));
  }
}
