package hexfront.games.common;

import hexfront.games.Box.Card;
import hexfront.games.Box.Option;
import hexfront.games.Box.Provenance;
import hexfront.games.Box.Scenario;
import hexfront.games.Box.Turn;
import hexfront.games.data.DataNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What every {@code game.yaml} tells: the title, the back of the box, scenarios and options. */
public record Header(
    String title,
    Card card,
    List<Scenario> scenarios,
    List<Option> options,
    List<Provenance> provenance) {
  private static final List<String> KEYS =
      List.of("game", "title", "card", "scenarios", "track", "options", "provenance");

  public Header {
    scenarios = List.copyOf(scenarios);
    options = List.copyOf(options);
    provenance = List.copyOf(provenance);
  }

  /**
   * Reads the header of a file that has these keys of the game's own besides, and no others.
   *
   * @throws hexfront.games.data.DataProblem naming file and line
   */
  public static Header read(DataNode file, String... own) {
    file.onlyKeys(Stream.concat(KEYS.stream(), Stream.of(own)).toArray(String[]::new));
    return new Header(
        file.required("title").text(),
        card(file),
        scenarios(file),
        options(file),
        provenance(file));
  }

  /** The date printed in a turn's box; that of the nearest turn if there is none. */
  public String date(int turn) {
    List<Turn> track = card.track();
    int first = track.getFirst().turn();
    return track.get(Math.clamp(turn - first, 0, track.size() - 1)).label();
  }

  /** Whether players who say nothing of an option have it. */
  private boolean byDefault(String option) {
    for (Option one : options) { // asked too often for a stream
      if (one.id().equals(option)) {
        return one.byDefault();
      }
    }
    return false;
  }

  /** Whether an option is in force, among those that were chosen. */
  public boolean has(Map<String, Boolean> chosen, String option) {
    Boolean said = chosen.get(option);
    return said == null ? byDefault(option) : said;
  }

  /**
   * What the back of the box says; the turns come from the track, whose weather may differ by
   * region.
   */
  private static Card card(DataNode file) {
    DataNode n = file.required("card");
    List<Turn> track =
        Facts.track(
            file.required("track"),
            (turn, t) ->
                new Turn(
                    turn,
                    t.required("date").text(),
                    t.optional("weather").map(DataNode::text).orElseGet(() -> regions(t))));
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

  private static List<Scenario> scenarios(DataNode file) {
    return file.items("scenarios").stream()
        .map(n -> new Scenario(n.required("id").text(), n.required("title").text()))
        .toList();
  }

  private static List<Option> options(DataNode file) {
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

  private static List<Provenance> provenance(DataNode file) {
    DataNode n = file.required("provenance");
    List<Provenance> all = new ArrayList<>();
    n.required("given").texts().forEach(what -> all.add(new Provenance(what, true, "")));
    for (DataNode r : n.items("reconstructed")) {
      all.add(new Provenance(r.required("what").text(), false, r.required("why").text()));
    }
    return all;
  }
}
