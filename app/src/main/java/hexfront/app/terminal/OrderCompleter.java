package hexfront.app.terminal;

import hexfront.engine.Game;
import hexfront.engine.Side;
import hexfront.engine.View;
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
          "reach", "odds", "zoc", "supply", "command", "threats", "todo", "score", "log", "why",
          "undo", "save", "load", "help", "quit");

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
    Game game = table.get().game();
    Side side = game.decides();
    return game.rulebook().view(game.position(), side).units().stream()
        .flatMap(
            (View.Counter unit) -> {
              Stream<String> hex = Stream.ofNullable(unit.hex());
              return unit.side() == side && unit.hex() != null
                  ? Stream.concat(Stream.of(unit.id()), hex)
                  : hex;
            });
  }
}
