package hexfront.app.terminal;

import hexfront.engine.Board;
import hexfront.engine.Event;
import hexfront.engine.Side;
import hexfront.engine.events.Advanced;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Control;
import hexfront.engine.events.Declared;
import hexfront.engine.events.Disrupted;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.Entered;
import hexfront.engine.events.InWords;
import hexfront.engine.events.LostSteps;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Phase;
import hexfront.engine.events.Points;
import hexfront.engine.events.Railed;
import hexfront.engine.events.Recovered;
import hexfront.engine.events.Replaced;
import hexfront.engine.events.Retreated;
import hexfront.engine.events.Revealed;
import hexfront.engine.events.Rolled;
import hexfront.engine.events.Supply;
import hexfront.engine.events.Turn;
import hexfront.engine.events.Victory;
import hexfront.engine.events.Weather;
import hexfront.engine.journal.Journal;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says in plain words what happened, with the case at the end. */
public final class Narrator {
  private final Board board;
  private final FactJson facts;

  public Narrator(Board board) {
    this.board = board;
    this.facts = new FactJson(board);
  }

  public String tell(Journal.Told told) {
    String words = words(told);
    String rule = told.event().rule();
    return rule.isEmpty() || words.isEmpty() ? words : words + " [" + rule + "]";
  }

  /** Whether an event is only a unit on its way. */
  static boolean isMarch(Event event) {
    return event instanceof Moved || event instanceof Railed || event instanceof Entered;
  }

  private String words(Journal.Told told) {
    return switch (told.event()) {
      case Moved e ->
          units(e.units()) + verb(e.units(), " moves ", " move ") + path(e.path()) + cost(e.cost());
      case Entered e ->
          units(e.units())
              + verb(e.units(), " enters at ", " enter at ")
              + hex(e.hex().index())
              + cost(e.cost());
      case Railed e -> unit(e.unit()) + " goes by rail " + path(e.path());
      case Retreated e -> unit(e.unit()) + " retreats " + path(e.path());
      case Advanced e -> unit(e.unit()) + " advances " + path(e.path());
      case Rolled e -> "The " + e.who().title() + " side rolls " + dice(e) + " for " + e.purpose();
      case Revealed e ->
          unit(e.unit())
              + " is revealed"
              + (e.as().equals(e.unit()) ? "" : " as " + unit(e.as()))
              + (e.strengths().isEmpty() ? "" : ": " + e.strengths());
      case Combat e -> combat(e);
      case LostSteps e ->
          unit(e.unit())
              + (e.steps() == 1 ? " loses a step" : " loses " + e.steps() + " steps")
              + because(e.reason());
      case Eliminated e -> unit(e.unit()) + " is eliminated" + because(e.reason());
      case Disrupted e -> unit(e.unit()) + " is disrupted";
      case Recovered e -> unit(e.unit()) + " recovers";
      case Supply e -> supply(e);
      case Control e -> place(e.hex().index()) + " is now " + e.to().title();
      case Weather e -> "The weather: " + e.weather();
      case Declared e -> (e.value() ? "now: " : "no longer: ") + e.what();
      case Phase e -> "-- " + e.of().title() + " " + e.name().replace('-', ' ') + " --";
      case Turn e -> "== Turn " + e.number() + " ==";
      case Victory e ->
          "The game is over: "
              + e.level()
              + winner(e)
              + " (axis "
              + e.axis()
              + ", soviet "
              + e.soviet()
              + ")";
      case Replaced e -> unit(e.unit()) + " gives place to " + unit(e.by());
      case InWords e -> e.inWords(board);
      default -> Json.write(facts.event(told));
    };
  }

  private static String winner(Victory e) {
    Side winner = e.winner();
    return winner == null ? "" : ", " + winner.word() + " wins";
  }

  private String combat(Combat e) {
    String where = e.hexes().stream().mapToObj(this::place).collect(Collectors.joining(" and "));
    return (e.overrun() ? "Overrun of " : "Attack on ")
        + where
        + " by "
        + units(e.attackers())
        + ": "
        + e.attack()
        + " against "
        + e.defence()
        + ", column "
        + e.column()
        + (e.shifts() == 0 ? "" : String.format(Locale.ROOT, " (%+d)", e.shifts()))
        + (e.dice().size() == 1 ? ", die " : ", dice ")
        + e.dice().stream().map(String::valueOf).collect(Collectors.joining(" "))
        + ": "
        + e.result();
  }

  private String supply(Supply e) {
    String in = e.in().size() == 0 ? "" : "In supply again: " + units(e.in());
    String out = e.out().size() == 0 ? "" : "Out of supply: " + units(e.out());
    return in.isEmpty() || out.isEmpty() ? in + out : in + ". " + out;
  }

  private static String dice(Rolled e) {
    return e.dice().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private static String because(String reason) {
    return reason.isEmpty() ? "" : " (" + reason + ")";
  }

  private static String cost(Points points) {
    return points.halves() % 2 == 0 ? " for " + points.halves() / 2 : " for " + points.value();
  }

  private static String verb(Units units, String one, String many) {
    return units.size() == 1 ? one : many;
  }

  private String units(Units units) {
    return units.stream().mapToObj(unit -> board.unit(unit).id()).collect(Collectors.joining(", "));
  }

  private String unit(UnitRef unit) {
    return board.unit(unit.index()).id();
  }

  private String path(Hexes path) {
    String way = path.stream().mapToObj(this::hex).collect(Collectors.joining("-"));
    return path.size() > 4 ? hex(path.first()) + "-...-" + hex(path.last()) : way;
  }

  private String hex(int hex) {
    return hex < 0 ? "off the map" : board.grid().number(hex);
  }

  /** A hex with the name of what lies in it. */
  String place(int hex) {
    return board.map().places().stream()
        .filter(place -> place.hex() == hex)
        .findFirst()
        .map(place -> hex(hex) + " " + place.name())
        .orElse(hex(hex));
  }
}
