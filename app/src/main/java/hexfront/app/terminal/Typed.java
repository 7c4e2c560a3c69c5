package hexfront.app.terminal;

import hexfront.engine.Board;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import hexfront.games.inquiry.Inquiry;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Makes orders of what a player types: the journal's words, or the short forms. */
final class Typed {
  private final Game game;
  private final Inquiry inquiry;

  Typed(Game game, Inquiry inquiry) {
    this.game = game;
    this.inquiry = inquiry;
  }

  /** The order a line asks for. */
  Order order(List<String> words) {
    List<String> rest = words.subList(1, words.size());
    boolean spelledOut = rest.stream().anyMatch(word -> word.contains("="));
    if (spelledOut) {
      return game.orderText().read(String.join(" ", words));
    }
    return switch (words.getFirst()) {
      case "m", "move" -> move(rest);
      case "a", "attack" -> attack(rest);
      case "o", "overrun" -> overrun(rest);
      case "end", "e", "end-phase" -> new EndPhase();
      case "p", "pass" -> new Pass();
      case "choose", "c" -> new Choose(String.join(" ", rest));
      default -> game.orderText().read(String.join(" ", words));
    };
  }

  private Order move(List<String> words) {
    if (words.size() < 2) {
      throw new Malformed("expected: move 0304 0306, or move UNIT 0306, or a whole path");
    }
    Units units = units(words.getFirst());
    int from = position().hex(units.get(0));
    List<Integer> stops = new ArrayList<>();
    stops.add(from);
    words.stream()
        .skip(1)
        .flatMap(word -> Arrays.stream(word.split("[,-]")))
        .map(this::hex)
        .forEach(stops::add);
    if (stops.size() == 2 && !board().grid().adjacent(from, stops.getLast())) {
      return wayTo(units, stops.getLast()).move(units);
    }
    return new Move(units, Hexes.of(stops.stream().mapToInt(Integer::intValue).toArray()));
  }

  private Rulebook.Reached wayTo(Units units, int hex) {
    return inquiry.reach(units).stream()
        .filter(reached -> reached.hex() == hex)
        .findFirst()
        .orElseThrow(
            () ->
                new Malformed(
                    board().grid().number(hex) + " is out of reach; see: reach " + names(units)));
  }

  Order attack(List<String> words) {
    if (words.isEmpty()) {
      throw new Malformed("expected: attack 0404, or attack 0404 UNIT,UNIT");
    }
    Hexes target = Hexes.of(hex(words.getFirst()));
    if (words.size() > 1) {
      return new Attack(units(String.join(",", words.subList(1, words.size()))), target);
    }
    int[] able =
        unitsAround(target.first())
            .filter(unit -> inquiry.check(new Attack(Units.of(unit), target)).isLegal())
            .toArray();
    int[] asked = able.length > 0 ? able : unitsAround(target.first()).toArray();
    if (asked.length == 0) {
      throw new Malformed("no unit of yours is adjacent to " + words.getFirst());
    }
    return new Attack(Units.of(asked), target);
  }

  private Order overrun(List<String> words) {
    if (words.size() != 2) {
      throw new Malformed("expected: overrun 0304 0404, or overrun UNIT,UNIT 0404");
    }
    return new Overrun(units(words.getFirst()), new Hex(hex(words.getLast())));
  }

  private IntStream unitsAround(int hex) {
    return IntStream.range(0, 6)
        .map(direction -> board().grid().neighbour(hex, direction))
        .filter(near -> near >= 0 && position().holds(mover(), near))
        .flatMap(near -> Arrays.stream(position().stack(near)));
  }

  /** The side that now decides. */
  private Side mover() {
    return game.decides();
  }

  /** Units named by their ids, or all own units of a hex. */
  Units units(String words) {
    List<Integer> found = new ArrayList<>();
    for (String word : words.split(",")) {
      var hex = board().grid().hex(word);
      if (hex.isPresent()) {
        if (!position().holds(mover(), hex.getAsInt())) {
          throw new Malformed("no unit of yours is in " + word);
        }
        Arrays.stream(position().stack(hex.getAsInt())).forEach(found::add);
      } else {
        found.add(unit(word));
      }
    }
    return Units.of(found.stream().mapToInt(Integer::intValue).toArray());
  }

  private int unit(String id) {
    int unit =
        board()
            .unit(id)
            .orElseThrow(
                () ->
                    new Malformed(
                        "unknown unit or hex " + Malformed.quote(id) + "; units lists yours"));
    if (!position().onMap(unit)) {
      throw new Malformed(id + " is not on the map");
    }
    return unit;
  }

  int hex(String number) {
    return board()
        .grid()
        .hex(number)
        .orElseThrow(() -> new Malformed("unknown hex " + Malformed.quote(number)));
  }

  private String names(Units units) {
    return String.join(",", units.stream().mapToObj(u -> board().unit(u).id()).toList());
  }

  private Position position() {
    return inquiry.seen();
  }

  private Board board() {
    return game.rulebook().board();
  }
}
