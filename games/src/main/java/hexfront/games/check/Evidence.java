package hexfront.games.check;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.data.DataNode;
import hexfront.games.data.HexWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Tests the points of an {@code evidence.yaml}, except those of the set-up. */
final class Evidence {
  private final HexMap map;
  private final HexGrid grid;
  private final Ground ground;
  private final HexMeaning meaning;
  private final HexWords words;
  private final List<Finding> findings = new ArrayList<>();

  Evidence(HexMap map) {
    this.map = map;
    this.grid = map.grid();
    this.ground = new Ground(map);
    this.meaning = new HexMeaning(map);
    this.words = new HexWords(grid);
  }

  List<Finding> check(DataNode file) {
    file.items("hexes").forEach(this::hexes);
    file.items("hexsides").forEach(this::hexsides);
    file.items("lines").forEach(this::line);
    file.items("areas").forEach(this::area);
    file.items("between").forEach(this::between);
    file.items("apart").forEach(this::apart);
    file.items("banks").forEach(this::banks);
    file.items("adjacent").forEach(this::adjacent);
    file.items("distances").forEach(this::distance);
    file.items("places").forEach(this::place);
    file.items("absent").forEach(this::absent);
    file.items("connected").forEach(this::connected);
    file.items("uncrossed").forEach(this::uncrossed);
    return findings;
  }

  private void note(String topic, boolean holds, DataNode node, String message) {
    findings.add(Finding.of(topic, holds, node, message));
  }

  /** Hexes that the rules say something of. */
  private void hexes(DataNode node) {
    node.onlyKeys("hexes", "is", "named", "points", "case");
    for (DataNode item : node.required("hexes").list()) {
      int hex = words.hex(item);
      node.optional("is")
          .ifPresent(
              is ->
                  note(
                      "named hexes",
                      meaning.hexIs(is, hex),
                      item,
                      expected(item.text() + " to be " + is.text(), meaning.describe(hex), node)));
      node.optional("named").ifPresent(name -> named(node, item, hex, name.text()));
    }
  }

  private void named(DataNode node, DataNode item, int hex, String name) {
    var place = map.places().stream().filter(p -> p.hex() == hex).findFirst();
    boolean right = place.isPresent() && place.get().name().equals(name);
    note(
        "named hexes",
        right,
        item,
        expected(item.text() + " to be " + name, meaning.describe(hex), node));
    node.optional("points")
        .ifPresent(
            points ->
                note(
                    "named hexes",
                    right && place.get().points() == points.number(),
                    item,
                    expected(
                        name + " to count " + points.text(),
                        place.map(p -> Integer.toString(p.points())).orElse("nothing"),
                        node)));
  }

  private static String expected(String what, String found, DataNode node) {
    return "expected " + what + ", found " + found + cases(node);
  }

  private static String cases(DataNode node) {
    return node.optional("case").map(c -> " (" + c.text() + ")").orElse("");
  }

  private void hexsides(DataNode node) {
    node.onlyKeys("hexsides", "is", "case");
    DataNode is = node.required("is");
    for (DataNode item : node.required("hexsides").list()) {
      int side = words.hexside(item);
      note(
          "hexsides",
          meaning.hexsideIs(is, side),
          item,
          expected(item.text() + " to be " + is.text(), meaning.describeSide(side), node));
    }
  }

  /** A line of the rules: where it begins and ends, what it follows. */
  private void line(DataNode node) {
    node.onlyKeys("line", "from", "to", "along", "between", "case");
    HexMap.Line line = lineNamed(node.required("line"));
    List<Integer> sides = line.hexsides().stream().map(words::either).toList();
    node.optional("from").ifPresent(end -> ends(node, end, line, sides));
    node.optional("to").ifPresent(end -> ends(node, end, line, sides));
    node.optional("along")
        .ifPresent(
            along ->
                line.hexsides()
                    .forEach(
                        side ->
                            note(
                                "lines",
                                meaning.hexsideIs(along, side),
                                along,
                                expected(
                                    words.name(side) + " of " + line.name() + " to follow a river",
                                    meaning.describeSide(side),
                                    node))));
    node.optional("between").ifPresent(hexrows -> between(line, hexrows, node));
  }

  private HexMap.Line lineNamed(DataNode name) {
    return map.lines().stream()
        .filter(line -> line.name().equals(name.text()))
        .findFirst()
        .orElseThrow(() -> name.problem("the map has no line or river '" + name.text() + "'"));
  }

  private void ends(DataNode node, DataNode end, HexMap.Line line, List<Integer> sides) {
    int wanted = words.either(words.hexside(end));
    boolean holds = sides.getFirst() == wanted || sides.getLast() == wanted;
    String found =
        words.name(line.hexsides().getFirst()) + " and " + words.name(line.hexsides().getLast());
    note("lines", holds, end, expected(line.name() + " to end at " + end.text(), found, node));
  }

  /** Every hexside of the line lies between two hexrows. */
  private void between(HexMap.Line line, DataNode hexrows, DataNode node) {
    List<String> pair = hexrows.texts();
    for (int side : line.hexsides()) {
      String name = words.name(side);
      boolean holds = pair.contains(name.substring(0, 2)) && pair.contains(name.substring(5, 7));
      note("lines", holds, hexrows, expected(line.name() + " between hexrows " + pair, name, node));
    }
  }

  private void area(DataNode node) {
    node.onlyKeys("area", "side", "edge", "has", "lacks", "leaves", "is", "case");
    String name = node.required("area").text();
    HexMap.Area area = map.areas().get(name);
    note("areas", area != null, node, "the map has no area " + name + cases(node));
    if (area == null) {
      return;
    }
    node.optional("side")
        .ifPresent(
            side ->
                note(
                    "areas",
                    side.text().equals(area.side()),
                    node,
                    expected(name + " to be " + side.text(), "" + area.side(), node)));
    node.optional("edge")
        .ifPresent(
            edge ->
                note(
                    "areas",
                    area.hexes().stream().allMatch(ground::isEdge)
                        && area.hexes().stream().anyMatch(hex -> ground.isOn(edge.text(), hex)),
                    node,
                    "expected area " + name + " on the " + edge.text() + " edge" + cases(node)));
    node.optional("leaves").ifPresent(way -> leaves(node, area, way));
    node.optional("is")
        .ifPresent(
            is ->
                note(
                    "areas",
                    area.hexes().stream().allMatch(hex -> meaning.hexIs(is, hex)),
                    node,
                    "expected every hex of " + name + " to be " + is.text() + cases(node)));
    node.items("has").forEach(item -> member(node, area, item, true));
    node.items("lacks").forEach(item -> member(node, area, item, false));
  }

  /** A road or railroad leads off the map from the area. */
  private void leaves(DataNode node, HexMap.Area area, DataNode ways) {
    List<String> kinds = ways.isList() ? ways.texts() : List.of(ways.text());
    boolean holds =
        area.hexes().stream()
            .anyMatch(hex -> kinds.stream().anyMatch(way -> ground.leaves(way, hex)));
    note(
        "supply",
        holds,
        node,
        "expected a "
            + String.join(" or ", kinds)
            + " to leave the map in area "
            + area.name()
            + cases(node));
  }

  private void member(DataNode node, HexMap.Area area, DataNode item, boolean wanted) {
    note(
        "areas",
        area.hexes().has(words.hex(item)) == wanted,
        item,
        "expected area "
            + area.name()
            + (wanted ? " to hold " : " to leave out ")
            + item.text()
            + cases(node));
  }

  /** Two hexes with a river between them: no straight way from one to the other avoids it. */
  private void between(DataNode node) {
    node.onlyKeys("hexes", "is", "case");
    List<DataNode> pair = node.required("hexes").list();
    int a = words.hex(pair.get(0));
    int b = words.hex(pair.get(1));
    DataNode is = node.required("is");
    note(
        "banks",
        !straight(a, b, is),
        node,
        "expected "
            + is.text()
            + " between "
            + pair.get(0).text()
            + " and "
            + pair.get(1).text()
            + cases(node));
  }

  private boolean straight(int from, int to, DataNode river) {
    if (from == to) {
      return true;
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = grid.neighbour(from, d);
      if (next != HexGrid.OFF
          && grid.distance(next, to) < grid.distance(from, to)
          && !meaning.hexsideIs(river, from * Direction.COUNT + d)
          && straight(next, to, river)) {
        return true;
      }
    }
    return false;
  }

  /** Hexes or areas on two sides of a line. */
  private void apart(DataNode node) {
    node.onlyKeys("lines", "one", "other", "case");
    List<DataNode> lines = node.required("lines").list();
    HexSet closed = new HexSet(grid.size() * Direction.COUNT);
    lines.forEach(
        name -> lineNamed(name).hexsides().forEach(side -> closed.add(words.either(side))));
    for (DataNode item : node.required("one").list()) {
      HexSet reached = ground.flood(hexesOf(item), side -> !closed.has(words.either(side)));
      for (DataNode other : node.required("other").list()) {
        note(
            "banks",
            !reached.meets(hexesOf(other)),
            other,
            "expected "
                + lines.getFirst().text()
                + " between "
                + item.text()
                + " and "
                + other.text()
                + cases(node));
      }
    }
  }

  /** On which bank of a river cities stand, looking downstream. */
  private void banks(DataNode node) {
    node.onlyKeys("of", "left", "right", "case");
    String river = node.required("of").text();
    Banks banks = new Banks(map, river);
    note("city banks", banks.known(), node, "the map has no river " + river + cases(node));
    for (Banks.Bank bank : Banks.Bank.values()) {
      for (DataNode city : banks.known() ? node.items(bank.word()) : List.<DataNode>of()) {
        for (int hex : cityHexes(city)) {
          Set<Banks.Bank> found = banks.of(hex);
          note(
              "city banks",
              found.equals(Set.of(bank)),
              city,
              expected(
                  city.text() + " on the " + bank.word() + " bank of the " + river,
                  found.size() == 1 ? "it on the other" : "it on neither",
                  node));
        }
      }
    }
  }

  /** The hexes of a place by name, or the one with a number. */
  private List<Integer> cityHexes(DataNode city) {
    List<Integer> hexes =
        map.places().stream()
            .filter(place -> place.name().equals(city.text()))
            .map(HexMap.Place::hex)
            .toList();
    return hexes.isEmpty() ? List.of(words.hex(city)) : hexes;
  }

  /** A hex, or all hexes of an area. */
  private HexSet hexesOf(DataNode item) {
    HexMap.Area area = map.areas().get(item.text());
    return area != null ? area.hexes() : HexSet.of(grid.size(), words.hex(item));
  }

  private void adjacent(DataNode node) {
    node.onlyKeys("hex", "to", "case");
    int hex = words.hex(node.required("hex"));
    for (DataNode item : node.required("to").list()) {
      note(
          "numbering",
          grid.adjacent(hex, words.hex(item)),
          item,
          "expected " + node.required("hex").text() + " to touch " + item.text() + cases(node));
    }
  }

  /** How far a hex lies from the nearest hex that touches a line. */
  private void distance(DataNode node) {
    node.onlyKeys("hex", "line", "is", "case");
    int hex = words.hex(node.required("hex"));
    int found =
        lineNamed(node.required("line")).hexsides().stream()
            .mapToInt(
                side ->
                    Math.min(
                        grid.distance(hex, side / 6),
                        grid.distance(hex, grid.neighbour(side / 6, side % 6))))
            .min()
            .orElse(-1);
    int wanted = node.required("is").number();
    note(
        "distances",
        found == wanted,
        node,
        expected(
            node.required("hex").text() + " at " + wanted + " hexes",
            Integer.toString(found),
            node));
  }

  /** A city of several hexes. */
  private void place(DataNode node) {
    node.onlyKeys("named", "hexes", "case");
    String name = node.required("named").text();
    List<Integer> hexes =
        map.places().stream()
            .filter(place -> place.name().startsWith(name))
            .map(HexMap.Place::hex)
            .toList();
    int wanted = node.required("hexes").number();
    note(
        "places",
        hexes.size() == wanted,
        node,
        expected(name + " in " + wanted + " hexes", Integer.toString(hexes.size()), node));
    boolean together =
        hexes.stream()
            .allMatch(a -> hexes.size() == 1 || hexes.stream().anyMatch(b -> grid.adjacent(a, b)));
    note("places", together, node, "expected the hexes of " + name + " to touch" + cases(node));
  }

  /** A kind of terrain, hexside or way that the map does not have. */
  private void absent(DataNode node) {
    String kind = node.text();
    boolean ways = map.ways().stream().anyMatch(way -> Ground.isA(kind, way.kind()));
    boolean hexes = !map.hexesWith(map.hexKinds().bit(kind)).isEmpty();
    int bit = map.hexsideKinds().bit(kind);
    boolean sides =
        IntStream.range(0, grid.size() * Direction.COUNT)
            .anyMatch(side -> (map.hexside(side / 6, side % 6) & bit) != 0);
    note("absent", !ways && !hexes && !sides, node, "expected no " + kind + " on this map");
  }

  /** A river that no road or railroad crosses. */
  private void uncrossed(DataNode river) {
    lineNamed(river);
    Set<Integer> sides = new HashSet<>();
    map.lines().stream()
        .filter(line -> line.name().equals(river.text()))
        .forEach(line -> line.hexsides().forEach(side -> sides.add(words.either(side))));
    for (HexMap.Way way : map.ways()) {
      for (int i = 1; i < way.hexes().size(); i++) {
        int from = way.hexes().get(i - 1);
        int to = way.hexes().get(i);
        boolean crosses =
            from != HexGrid.OFF
                && to != HexGrid.OFF
                && sides.contains(words.either(from * Direction.COUNT + grid.direction(from, to)));
        if (crosses) {
          String where = grid.number(from) + "/" + grid.number(to);
          note(
              "uncrossed",
              false,
              river,
              way.name() + " crosses the " + river.text() + " at " + where);
        }
      }
      note("uncrossed", true, river, "");
    }
  }

  /** Hexes that a road or railroad joins. */
  private void connected(DataNode node) {
    node.onlyKeys("by", "hexes", "case");
    String way = node.required("by").oneOf(List.of("road", "railroad"));
    List<DataNode> items = node.required("hexes").list();
    HexSet reached = ground.along(way, HexSet.of(grid.size(), words.hex(items.getFirst())));
    for (DataNode item : items.subList(1, items.size())) {
      note(
          "supply",
          reached.has(words.hex(item)),
          item,
          "expected a "
              + way
              + " from "
              + items.getFirst().text()
              + " to "
              + item.text()
              + cases(node));
    }
  }
}
