package hexfront.app.referee;

import hexfront.engine.journal.Journal;
import hexfront.games.Box;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The requests that put a game on the table: games, open, position, load; and save. */
final class SettingUp {
  private final Referee referee;
  private final Tables tables;

  SettingUp(Referee referee, Tables tables) {
    this.referee = referee;
    this.tables = tables;
  }

  void serve(Map<String, Referee.Clerk> clerks) {
    clerks.put("games", this::games);
    clerks.put("open", this::open);
    clerks.put("position", this::position);
    clerks.put("load", this::load);
    clerks.put("save", this::save);
  }

  private ObjectNode games(Fields request) {
    request.done();
    ObjectNode answer = Referee.ok();
    answer.set("games", list(tables.boxes()));
    return answer;
  }

  /** The games with their scenarios and options. */
  static ArrayNode list(List<Box> boxes) {
    ArrayNode games = Json.array();
    for (Box box : boxes) {
      ObjectNode game = games.addObject().put("id", box.id()).put("title", box.title());
      ArrayNode scenarios = game.putArray("scenarios");
      box.scenarios().forEach(s -> scenarios.addObject().put("id", s.id()).put("title", s.title()));
      ArrayNode options = game.putArray("options");
      for (Box.Option o : box.options()) {
        options
            .addObject()
            .put("id", o.id())
            .put("title", o.title())
            .put("default", o.byDefault())
            .put("case", o.rule());
      }
      game.set("rulebooks", Json.texts(box.rulebooks()));
      ArrayNode provenance = game.putArray("provenance");
      for (Box.Provenance p : box.provenance()) {
        provenance
            .addObject()
            .put("what", p.what())
            .put("status", p.given() ? "given" : "reconstructed")
            .put("why", p.why());
      }
    }
    return games;
  }

  private ObjectNode open(Fields request) {
    Box box = box(request);
    Optional<String> scenario = request.maybeText("scenario");
    Map<String, Boolean> options = OptionWords.read(request.object("options"));
    Optional<Long> seed = request.maybeSeed("seed");
    request.done();
    return put(tables.open(box, scenario, options, seed));
  }

  private ObjectNode position(Fields request) {
    Box box = box(request);
    Optional<Long> seed = request.maybeSeed("seed");
    ObjectNode description = request.rest();
    return put(tables.arrange(box, description, seed));
  }

  /** The game a request names; if it names none, the game already open or the only one there is. */
  private Box box(Fields request) {
    Optional<String> id = request.maybeText("game");
    if (id.isPresent()) {
      return tables.box(id.get());
    } else if (referee.hasTable()) {
      return referee.table().box();
    } else if (tables.boxes().size() == 1) {
      return tables.boxes().getFirst();
    }
    throw new Malformed(
        "request: 'game' is missing, expected one of "
            + tables.boxes().stream().map(Box::id).toList());
  }

  private ObjectNode load(Fields request) {
    String journal = request.text("journal", "the text that save answered");
    request.done();
    Table table = tables.load(journal);
    ObjectNode answer = put(table);
    List<Journal.Resumed> resumed = table.game().journal().resumed();
    if (!resumed.isEmpty()) {
      answer.set("resumed", Json.texts(resumed.stream().map(Journal.Resumed::inWords).toList()));
    }
    return answer;
  }

  private ObjectNode put(Table table) {
    ObjectNode decision = table.decision();
    referee.setTable(table);
    ObjectNode answer = Referee.ok().put("game", table.box().id());
    answer.set("decision", decision);
    return answer;
  }

  private ObjectNode save(Fields request) {
    request.done();
    return Referee.ok().put("journal", referee.table().game().save());
  }
}
