package hexfront.games.check;

import hexfront.engine.Side;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.data.CounterRow;
import hexfront.games.data.DataNode;
import hexfront.games.data.Problem;
import hexfront.games.data.SetupFile;
import hexfront.games.data.UnitsFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Tests where units stand at the start: on land, on their side of the line, not too many. */
final class SetUp {
  /** Some units in a hex, from a line of a file. */
  private record Standing(
      int hex,
      String id,
      Side side,
      int units,
      int headquarters,
      boolean corps,
      String who,
      Problem at) {}

  private final HexMap map;
  private final Ground ground;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Standing> standing = new ArrayList<>();

  SetUp(HexMap map) {
    this.map = map;
    this.ground = new Ground(map);
  }

  List<Finding> check(DataNode node) {
    node.onlyKeys("units", "types", "types-side", "stacking", "regions", "corps-alone", "spread");
    Map<String, Side> fixed = new HashMap<>();
    String folder = node.file().substring(0, node.file().lastIndexOf('/') + 1);
    node.optional("units").ifPresent(file -> units(folder + file.text(), fixed));
    Side side = node.get("types-side", n -> Side.of(n.text()).orElseThrow(), Side.SOVIET);
    node.optional("types").ifPresent(file -> types(folder + file.text(), side, fixed));
    int most = node.get("stacking", DataNode::number, 3);
    boolean alone = node.get("corps-alone", DataNode::truth, false);
    standing.forEach(this::land);
    stacks(most, alone, node.get("spread", DataNode::texts, List.of()));
    node.items("regions").forEach(this::region);
    return findings;
  }

  private void units(String file, Map<String, Side> fixed) {
    for (CounterRow row : UnitsFile.resource(file)) {
      fixed.put(row.unit().id(), row.unit().side());
      if (row.setup().matches("[A-Z]?\\d{4}")) {
        boolean hq = isHeadquarters(row.unit().arm());
        Problem at = new Problem(file, row.line(), "");
        boolean supply = row.unit().arm().equals("supply");
        add(
            row.setup(),
            new Standing(
                0,
                row.unit().id(),
                row.unit().side(),
                hq || supply ? 0 : 1,
                hq ? 1 : 0,
                row.unit().size().equals("corps"),
                row.unit().name(),
                at));
      }
    }
  }

  private void types(String file, Side side, Map<String, Side> fixed) {
    Set<String> placed = new HashSet<>();
    standing.forEach(s -> placed.add(s.id));
    for (SetupFile.Entry entry : SetupFile.resource(file)) {
      if (!entry.unitId().isEmpty() && placed.contains(entry.unitId())) {
        continue;
      }
      boolean hq = isHeadquarters(entry.unitType());
      Problem at = new Problem(file, entry.line(), "");
      add(
          entry.hex(),
          new Standing(
              0,
              entry.unitId(),
              fixed.getOrDefault(entry.unitId(), side),
              hq ? 0 : entry.count(),
              hq ? entry.count() : 0,
              entry.unitType().endsWith("corps"),
              entry.unitType(),
              at));
    }
  }

  private static boolean isHeadquarters(String arm) {
    return arm.equals("headquarters") || arm.equals("leader");
  }

  private void add(String number, Standing s) {
    var hex = map.grid().hex(number);
    if (hex.isEmpty()) {
      note(false, s, "there is no hex " + number);
      return;
    }
    standing.add(
        new Standing(hex.getAsInt(), s.id, s.side, s.units, s.headquarters, s.corps, s.who, s.at));
  }

  private void note(boolean holds, Standing s, String message) {
    findings.add(
        new Finding(
            "set-up", holds, new Problem(s.at.file(), s.at.line(), s.who + ": " + message)));
  }

  /** Every unit stands on land and could march away. */
  private void land(Standing s) {
    String number = map.grid().number(s.hex);
    note(ground.isLand(s.hex), s, number + " is not land");
    HexSet reached = ground.overLand(HexSet.of(map.grid().size(), s.hex));
    boolean free = reached.size() > map.grid().size() / 10;
    note(free, s, number + " is cut off by water");
  }

  /** Nowhere too many, except in hexes whose units are placed around them. */
  private void stacks(int most, boolean corpsAlone, List<String> spread) {
    Map<Integer, Map<Side, List<Standing>>> hexes = new TreeMap<>();
    for (Standing s : standing) {
      hexes
          .computeIfAbsent(s.hex, k -> new TreeMap<>())
          .computeIfAbsent(s.side, k -> new ArrayList<>())
          .add(s);
    }
    hexes.forEach(
        (hex, sides) -> {
          Standing first = sides.values().iterator().next().getFirst();
          String number = map.grid().number(hex);
          note(sides.size() == 1, first, "both sides stand in " + number);
          if (!spread.contains(number)) {
            sides.values().forEach(stack -> stack(stack, number, most, corpsAlone));
          }
        });
  }

  private void stack(List<Standing> stack, String number, int most, boolean corpsAlone) {
    int units =
        stack.stream().mapToInt(s -> corpsAlone && s.corps ? most * s.units : s.units).sum();
    int headquarters = stack.stream().mapToInt(Standing::headquarters).sum();
    note(units <= most, stack.getFirst(), units + " units in " + number + ", at most " + most);
    note(headquarters <= 1, stack.getFirst(), headquarters + " headquarters in " + number);
  }

  /** The units of a side stand all inside an area, or all outside. */
  private void region(DataNode node) {
    node.onlyKeys("side", "inside", "outside", "case");
    Side side = Side.of(node.required("side").text()).orElseThrow(() -> node.expected("a side"));
    @Nullable HexSet inside = hexes(node.optional("inside"));
    @Nullable HexSet outside = hexes(node.optional("outside"));
    for (Standing s : standing) {
      if (s.side == side) {
        boolean holds =
            (inside == null || inside.has(s.hex)) && (outside == null || !outside.has(s.hex));
        String where =
            inside != null
                ? " is not in " + node.required("inside").text()
                : " is in " + node.required("outside").text();
        note(holds, s, map.grid().number(s.hex) + where);
      }
    }
  }

  private @Nullable HexSet hexes(Optional<DataNode> name) {
    return name.map(
            n -> {
              HexMap.Area area = map.areas().get(n.text());
              if (area == null) {
                throw n.problem("the map has no area " + n.text());
              }
              return area.hexes();
            })
        .orElse(null);
  }
}
