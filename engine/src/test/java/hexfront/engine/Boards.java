package hexfront.engine;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Boards for tests of the engine: one kind of land, units of both sides in turn. */
public final class Boards {
  private Boards() {}

  public static Board plain(int hexrows, int places, int units) {
    HexMap map =
        new HexMap.Builder(
                "plain", new HexGrid(hexrows, places), Kinds.of("clear"), Kinds.of("river"))
            .terrainEverywhere("clear")
            .build();
    List<Unit> roster = new ArrayList<>();
    for (int i = 0; i < units; i++) {
      roster.add(
          new Unit(
              i,
              "u" + i,
              i % 2 == 0 ? Side.AXIS : Side.SOVIET,
              "",
              "u" + i,
              "u" + i,
              "",
              "division",
              "infantry",
              false,
              List.of(new Unit.Step(3, 4, 6), new Unit.Step(1, 2, 6), new Unit.Step(0, 1, 6)),
              Values.NONE,
              Set.of()));
    }
    return new Board(map, roster, ZONES_EVERYWHERE);
  }

  private static final ZoneRule.Layout ZONES_EVERYWHERE =
      FixedZones.layout(
          (map, hex, direction) -> true,
          (unit, purpose) -> purpose == Board.MOVEMENT_ZONE || unit.index() % 3 != 0);
}
