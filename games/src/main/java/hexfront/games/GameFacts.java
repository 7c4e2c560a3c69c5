package hexfront.games;

import hexfront.engine.Side;
import hexfront.games.Box.Card;
import hexfront.games.Box.Option;
import hexfront.games.Box.Provenance;
import hexfront.games.Box.Scenario;
import hexfront.games.Box.Turn;
import hexfront.games.data.DataNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What every {@code game.yaml} tells, and how it is read. */
public interface GameFacts {
  String title();

  Card card();

  List<Scenario> scenarios();

  List<Option> options();

  List<Provenance> provenance();

  static Side side(DataNode node) {
    return Side.of(node.text()).orElseThrow(() -> node.expected("axis or soviet"));
  }

  /** A small number for each side. */
  static Map<Side, Integer> bySide(DataNode node) {
    return Map.of(
        Side.AXIS,
        node.required("axis").number(0, 9),
        Side.SOVIET,
        node.required("soviet").number(0, 9));
  }

  /**
   * What the back of the box says; the turns come from the track, whose weather may differ by
   * region.
   */
  static Card card(DataNode file) {
    DataNode n = file.required("card");
    List<Turn> track =
        file.items("track").stream()
            .map(
                t ->
                    new Turn(
                        t.required("turn").number(1, 99),
                        t.required("date").text(),
                        t.optional("weather").map(DataNode::text).orElseGet(() -> regions(t))))
            .toList();
    return new Card(
        n.required("subtitle").text(),
        n.required("dates").text(),
        track.size(),
        n.required("minutes").number(0, 9999),
        n.required("complexity").number(1, 10),
        track);
  }

  /** The weather of a turn where it differs by region; nothing in games without weather. */
  private static String regions(DataNode turn) {
    if (turn.optional("north").isEmpty()) {
      return "";
    }
    String north = turn.required("north").text();
    String south = turn.required("south").text();
    return north.equals(south) ? north : north + " in the north, " + south + " in the south";
  }

  static List<Scenario> scenarios(DataNode file) {
    return file.items("scenarios").stream()
        .map(n -> new Scenario(n.required("id").text(), n.required("title").text()))
        .toList();
  }

  static List<Option> options(DataNode file) {
    return file.items("options").stream()
        .map(
            n ->
                new Option(
                    n.required("id").text(),
                    n.required("title").text(),
                    n.required("default").truth(),
                    n.required("rule").text()))
        .toList();
  }

  static List<Provenance> provenance(DataNode file) {
    DataNode n = file.required("provenance");
    List<Provenance> all = new ArrayList<>();
    n.required("given").texts().forEach(what -> all.add(new Provenance(what, true, "")));
    for (DataNode r : n.items("reconstructed")) {
      all.add(new Provenance(r.required("what").text(), false, r.required("why").text()));
    }
    return all;
  }
}
