package hexfront.app.mail;

import hexfront.engine.Side;
import hexfront.engine.journal.Journal;
import hexfront.games.table.Table;
import hexfront.games.wire.Malformed;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A letter made of the orders with which somebody tried a phase out. */
final class Draft {
  /** Orders that answer what a battle asks; they belong to the order before them. */
  private static final Set<String> ANSWERS =
      Set.of("choose", "lose", "retreat", "advance", "air-support", "pass");

  private static final String END = "end-phase";

  private final StringBuilder text = new StringBuilder();

  private Draft() {}

  /**
   * Writes a letter for the phase in which a game stands.
   *
   * @param tried a game that goes on from it, or null for an empty letter
   */
  static Draft of(Table game, @Nullable Table tried) {
    Draft draft = new Draft();
    var decision = game.game().decision();
    if (!decision.takes(END)) {
      throw new Malformed("letters are for phases, but the game asks: " + decision.prompt());
    }
    draft.line(
        "letter "
            + decision.side().word()
            + " "
            + game.game().position().turn()
            + " "
            + decision.stage());
    if (tried == null) {
      draft.line("# one order a line; indented below it what to answer, or what to do instead");
    } else {
      draft.orders(game, tried, decision.side());
    }
    return draft;
  }

  private void orders(Table game, Table tried, Side writer) {
    int before = game.game().journal().entries().size();
    List<Journal.Entry> entries = tried.game().journal().entries();
    if (entries.size() < before || !sameBefore(game, tried, before)) {
      throw new Malformed("the game that was tried out does not go on from this one");
    }
    for (Journal.Entry entry : entries.subList(before, entries.size())) {
      if (entry.side() == writer) {
        if (entry.order().type().equals(END)) {
          return;
        }
        String indent = ANSWERS.contains(entry.order().type()) ? "  " : "";
        line(indent + tried.orderText().write(entry.order()));
      }
    }
  }

  private static boolean sameBefore(Table game, Table tried, int orders) {
    for (int i = 0; i < orders; i++) {
      Journal.Entry a = game.game().journal().entries().get(i);
      Journal.Entry b = tried.game().journal().entries().get(i);
      if (a.positionHash() != b.positionHash()) {
        return false;
      }
    }
    return true;
  }

  private void line(String words) {
    text.append(words).append('\n');
  }

  String text() {
    return text.toString();
  }
}
