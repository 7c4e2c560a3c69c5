package hexfront.app.referee;

import hexfront.engine.dice.Source;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.games.Arrangement;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Answers requests, one at a time. It holds at most one game; a request that cannot be understood
 * changes nothing.
 */
public final class Referee {
  /** Answers one kind of request. */
  @FunctionalInterface
  interface Clerk {
    ObjectNode answer(Fields request);
  }

  /** Hears of mistakes in the program itself. */
  @FunctionalInterface
  public interface Alarm {
    void raise(Throwable mistake);
  }

  private final Map<String, Clerk> clerks = new TreeMap<>();
  private final Alarm alarm;
  private @Nullable Table table;

  public Referee(Tables tables, Alarm alarm) {
    this.alarm = alarm;
    new SettingUp(this, tables).serve(clerks);
    new Asking(this).serve(clerks);
    new Playing(this).serve(clerks);
    Describing describing = new Describing(tables);
    clerks.put("describe", request -> describing.answer(request, this));
  }

  /** The game on the table. */
  public Table table() {
    if (table == null) {
      throw new Malformed("no game is open; send open, position or load first");
    }
    return table;
  }

  boolean hasTable() {
    return table != null;
  }

  void setTable(Table newTable) {
    table = newTable;
  }

  /** The words of the requests. */
  Iterable<String> words() {
    return clerks.keySet();
  }

  /** The answer to a line, as a line. */
  public String answer(String line) {
    return Json.write(answerTo(line));
  }

  private ObjectNode answerTo(String line) {
    try {
      Fields request = Fields.of(Json.read(line), "request");
      String word = request.text("do", "one of " + clerks.keySet());
      Clerk clerk = clerks.get(word);
      if (clerk == null) {
        throw new Malformed(
            "request: 'do' is " + Malformed.quote(word) + ", expected one of " + clerks.keySet());
      }
      return clerk.answer(request);
    } catch (Malformed | JournalProblem e) {
      return error(e.getMessage());
    } catch (Source.OutOfNumbers e) {
      return error("dice: " + e.getMessage() + "; nothing happened");
    } catch (Arrangement.Impossible e) {
      return impossible(e);
    } catch (RuntimeException | StackOverflowError e) {
      alarm.raise(e);
      return error("a mistake in Hexfront itself, please report it: " + e);
    }
  }

  private static ObjectNode impossible(Arrangement.Impossible e) {
    if (e.refusals().isEmpty()) {
      return error(e.getMessage());
    }
    String reasons =
        e.refusals().stream()
            .map(refusal -> refusal.why() + " [" + refusal.rule() + "]")
            .collect(Collectors.joining("; "));
    ObjectNode answer = error("the position breaks the rules: " + reasons).put("legal", false);
    answer.set("refusals", FactJson.refusals(e.refusals()));
    return answer;
  }

  static ObjectNode ok() {
    return Json.object().put("ok", true);
  }

  static ObjectNode error(@Nullable String sentence) {
    return Json.object().put("ok", false).put("error", sentence == null ? "unknown" : sentence);
  }
}
