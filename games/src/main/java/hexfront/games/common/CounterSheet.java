package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Unit;
import hexfront.games.data.CounterRow;
import hexfront.games.data.UnitsFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The counters that come in a box, and the hexes in which some of them begin the game. */
public final class CounterSheet {
  private static final Pattern HEX = Pattern.compile("[A-Z]?\\d{4}");

  private final List<Unit> counters;
  private final Map<String, String> hexes;

  private CounterSheet(List<Unit> counters, Map<String, String> hexes) {
    this.counters = List.copyOf(counters);
    this.hexes = hexes;
  }

  /**
   * Reads {@code units.csv} of a game.
   *
   * @param counter what the game keeps of a line
   */
  public static CounterSheet of(String game, Function<CounterRow, Unit> counter) {
    List<Unit> counters = new ArrayList<>();
    Map<String, String> hexes = new LinkedHashMap<>();
    for (CounterRow row : UnitsFile.resource(game + "/units.csv")) {
      counters.add(counter.apply(row));
      if (beginsOnMap(row)) {
        hexes.put(row.unit().id(), row.setup());
      }
    }
    return new CounterSheet(counters, hexes);
  }

  /** Whether a line names the hex in which its counter begins the game. */
  public static boolean beginsOnMap(CounterRow row) {
    return HEX.matcher(row.setup()).matches();
  }

  /**
   * The traits of a line's counter, with what the line says of its arrival among them. Whether a
   * unit is untried is a flag of the position, not a trait.
   */
  public static Set<String> traits(CounterRow row) {
    Set<String> traits = new HashSet<>(row.unit().traits());
    traits.remove("untried");
    if (!beginsOnMap(row)) {
      traits.add(row.setup());
    }
    return traits;
  }

  public List<Unit> counters() {
    return counters;
  }

  /** Puts those counters of the board on the map that begin the game there. */
  public void place(Position p, Predicate<Unit> which) {
    Board board = p.board();
    hexes.forEach(
        (id, number) ->
            board
                .unit(id)
                .ifPresent(
                    unit -> {
                      if (which.test(board.unit(unit))) {
                        p.place(unit, board.grid().hex(number).orElseThrow());
                      }
                    }));
  }
}
