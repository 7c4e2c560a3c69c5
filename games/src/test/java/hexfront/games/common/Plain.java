package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.FixedZones;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.ZoneRule;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A small board of open land without zones of control, for tests of what all games share. */
final class Plain {
  private record Idle() implements Stage {
    @Override
    public String word() {
      return "idle";
    }
  }

  private Plain() {}

  /** Units u0, u1 and so on, Axis and Soviet in turn, each with two steps, 4-5-6 and 2-3-6. */
  static Board board(int units, Unit... more) {
    HexMap map =
        new HexMap.Builder("plain", new HexGrid(5, 5), Kinds.of("clear"), Kinds.of("river"))
            .terrainEverywhere("clear")
            .build();
    List<Unit> roster =
        Stream.concat(IntStream.range(0, units).mapToObj(Plain::unit), Stream.of(more)).toList();
    return new Board(map, roster, NO_ZONES);
  }

  static Position position(Board board) {
    return new Position(board, 4, new Idle());
  }

  static int hex(Board board, String number) {
    return board.grid().hex(number).orElseThrow();
  }

  private static Unit unit(int i) {
    return new Unit(
        i,
        "u" + i,
        i % 2 == 0 ? Side.AXIS : Side.SOVIET,
        "",
        "",
        "",
        "",
        "division",
        "infantry",
        false,
        List.of(new Unit.Step(4, 5, 6), new Unit.Step(2, 3, 6)),
        Values.NONE,
        Set.of());
  }

  private static final ZoneRule.Layout NO_ZONES =
      FixedZones.layout((map, hex, direction) -> false, (unit, purpose) -> false);
}
