package hexfront.app.terminal;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.orders.OrderType;
import hexfront.games.table.Table;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/** Completes commands, then units and hexes of the side that decides. */
final class OrderCompleter implements Completer {
  private static final List<String> COMMANDS =
      List.of(
          "move", "attack", "overrun", "choose", "pass", "end", "map", "look", "units", "list",
          "reach", "odds", "zoc", "supply", "score", "log", "why", "undo", "save", "load", "help",
          "quit");

  private final Supplier<Table> table;

  OrderCompleter(Supplier<Table> table) {
    this.table = table;
  }

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    Stream<String> words = line.wordIndex() == 0 ? commands() : things();
    words.distinct().map(Candidate::new).forEach(candidates::add);
  }

  private Stream<String> commands() {
    return Stream.concat(
        COMMANDS.stream(),
        table.get().game().rulebook().orderTypes().stream().map(OrderType::word));
  }

  private Stream<String> things() {
    Position position = table.get().game().position();
    Side side = table.get().game().decides();
    return position.board().units().stream()
        .filter(unit -> position.onMap(unit.index()))
        .flatMap(
            (Unit unit) -> {
              String hex = position.board().grid().number(position.hex(unit.index()));
              return unit.side() == side ? Stream.of(unit.id(), hex) : Stream.of(hex);
            });
  }
}
