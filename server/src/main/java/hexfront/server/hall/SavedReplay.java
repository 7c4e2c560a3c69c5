package hexfront.server.hall;

import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Saved;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;

/** A saved game told from its beginning. Who has the file may know all that is in it. */
public final class SavedReplay {
  private final Tables tables;
  private final Table saved;
  private final List<Saved.Note> notes;

  /**
   * Loads a saved game, checking every order and every position.
   *
   * @throws Journal.JournalProblem when the journal is damaged
   */
  public SavedReplay(Tables tables, String journal) {
    this.tables = tables;
    this.saved = tables.load(journal);
    this.notes = Saved.read(journal).notes();
  }

  /** What readers have noted, as JSON. */
  public ArrayNode notes() {
    ArrayNode json = Json.array();
    notes.forEach(note -> json.addObject().put("after", note.after()).put("words", note.words()));
    return json;
  }

  public Table table() {
    return saved;
  }

  /** Its first position and all its frames, as {@code GET /replay} tells them. */
  public String json() {
    Course course =
        new Course(tables.setUp(saved.game().journal().header(), saved.game().dice().source()));
    Teller teller = new Teller(course, true);
    StringBuilder json = new StringBuilder("{\"box\":");
    json.append(Json.write(Json.node(saved.box().id())));
    json.append(",\"start\":").append(Json.write(FactJson.view(teller.view(Seat.SPECTATOR))));
    json.append(",\"frames\":[");
    Rerun.of(
            course,
            NewGames.entries("", saved),
            step -> {
              Frame frame = teller.frames(step).get(Seat.SPECTATOR);
              if (frame != null) {
                json.append(step.sequence() == 1 ? "" : ",").append(frame.json());
              }
            })
        .ifPresent(
            problem -> {
              throw problem;
            });
    return json.append("]}").toString();
  }
}
