package hexfront.app.terminal;

import hexfront.app.Home;
import hexfront.app.cases.CaseFile;
import hexfront.app.cases.CaseReport;
import hexfront.app.cases.Sightings;
import hexfront.engine.Board;
import hexfront.engine.Forecast;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Rulebook;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.View;
import hexfront.engine.journal.Journal;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import hexfront.games.inquiry.Inquiry;
import hexfront.games.inquiry.Threats;
import hexfront.games.inquiry.Todo;
import hexfront.games.table.Table;
import hexfront.games.table.Words;
import hexfront.games.wire.Malformed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The questions a player can type about the game. They change nothing. */
final class TypedInquiries {
  private final Table table;
  private final Conversation talk;
  private final Narrator narrator;

  TypedInquiries(Table table, Conversation talk) {
    this.table = table;
    this.talk = talk;
    this.narrator = new Narrator(table.game().rulebook().board());
  }

  Narrator narrator() {
    return narrator;
  }

  /** Answers a question; false if it is none. */
  boolean answer(List<String> words) {
    List<String> rest = words.subList(1, words.size());
    switch (words.getFirst()) {
      case "map" -> map(rest);
      case "look", "l" -> look(one(rest, "a hex, for example look 0304"));
      case "units" -> units();
      case "reach", "r" -> reach(one(rest, "a unit or a hex, for example reach 0304"));
      case "odds" -> odds(rest);
      case "zoc" -> zoc(rest.isEmpty() ? me().enemy() : Words.side(rest.getFirst()));
      case "supply" -> supply();
      case "command" -> command();
      case "threats" -> threats();
      case "todo" -> todo();
      case "score" -> score();
      case "log" -> log(rest);
      case "why" -> why(one(rest, "a case, for example why AGS-8.21"));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static String one(List<String> words, String expected) {
    if (words.size() != 1) {
      throw new Malformed("expected " + expected);
    }
    return words.getFirst();
  }

  void map(List<String> words) {
    int centre = words.isEmpty() ? front() : typed().hex(one(words, "a hex"));
    MapPainter painter = new MapPainter(board(), talk.ink(), talk.width(), talk.height() - 5);
    talk.say(painter.paint(view(), centre));
  }

  /** The hex of a unit of the side to decide that is nearest to an enemy. */
  private int front() {
    int best = board().hexes() / 2;
    int nearest = Integer.MAX_VALUE;
    View view = view();
    List<Integer> mine = hexes(view, me(), board().grid());
    List<Integer> theirs = hexes(view, me().enemy(), board().grid());
    for (int hex : mine) {
      for (int other : theirs) {
        int distance = board().grid().distance(hex, other);
        if (distance < nearest) {
          nearest = distance;
          best = hex;
        }
      }
    }
    return nearest == Integer.MAX_VALUE && !mine.isEmpty() ? mine.getFirst() : best;
  }

  private static List<Integer> hexes(View view, Side side, HexGrid grid) {
    return view.units().stream()
        .filter(unit -> unit.side() == side && unit.hex() != null)
        .map(unit -> grid.hex(unit.hex()).orElseThrow())
        .distinct()
        .sorted()
        .toList();
  }

  private void look(String number) {
    int hex = typed().hex(number);
    var map = board().map();
    talk.say(narrator.place(hex) + ": " + String.join(", ", map.hexKinds().in(map.terrain(hex))));
    for (int d = 0; d < Direction.COUNT; d++) {
      List<String> kinds = map.hexsideKinds().in(map.hexside(hex, d));
      if (!kinds.isEmpty()) {
        talk.say("  " + map.compass().word(d) + ": " + String.join(", ", kinds));
      }
    }
    View view = view();
    Side.of(view.control().getOrDefault(number, ""))
        .ifPresent(side -> talk.say("  controlled by the " + side.title() + " side"));
    view.units().stream().filter(u -> number.equals(u.hex())).forEach(u -> talk.say(line(u)));
  }

  private void units() {
    view().units().stream().filter(u -> u.side() == me()).forEach(u -> talk.say(line(u)));
  }

  private static String line(View.Counter unit) {
    return String.format(
        Locale.ROOT,
        "  %-4s %-24s %-14s %-10s %-9s %s",
        unit.hex() == null ? "off" : unit.hex(),
        unit.id(),
        unit.arm(),
        unit.size(),
        unit.strengths() == null ? "?" : unit.strengths(),
        String.join(" ", unit.flags()));
  }

  private void reach(String words) {
    Units units = typed().units(words);
    String reached =
        inquiry().reach(units).stream()
            .map(r -> board().grid().number(r.hex()) + "(" + cost(r) + ")")
            .collect(Collectors.joining(" "));
    talk.say(reached.isEmpty() ? "Nowhere." : reached);
  }

  private static String cost(Rulebook.Reached reached) {
    int halves = reached.cost().halves();
    return halves % 2 == 0 ? Integer.toString(halves / 2) : Double.toString(halves / 2.0);
  }

  private void odds(List<String> words) {
    Order order = typed().attack(words);
    Inquiry.Odds odds = inquiry().odds(order);
    Forecast forecast = odds.forecast();
    if (forecast == null) {
      odds.verdict().refusals().forEach(r -> talk.say("! " + r.why() + " [" + r.rule() + "]"));
      return;
    }
    talk.say(table.orderText().write(order));
    talk.say(
        forecast.attack() + " against " + forecast.defence() + ", column " + forecast.column());
    forecast
        .steps()
        .forEach(s -> talk.say("  " + s.what() + " " + s.effect() + " [" + s.rule() + "]"));
    for (Forecast.Chance chance : forecast.outcomes()) {
      talk.say(
          String.format(
              Locale.ROOT,
              "  %-8s %5.1f%% %s",
              chance.result(),
              100 * chance.p(),
              "#".repeat((int) Math.round(40 * chance.p()))));
    }
    Toll toll = odds.expected();
    talk.say("hex vacated " + span(toll.vacated(), 100, "%.0f") + "%");
    talk.say(
        "expected losses in steps: attacker "
            + span(toll.attackerSteps(), 1, "%.2f")
            + ", defender "
            + span(toll.defenderSteps(), 1, "%.2f"));
  }

  /** A number, or from the least to the most that the sides can make of it. */
  private static String span(Toll.Span span, double factor, String format) {
    String least = String.format(Locale.ROOT, format, factor * span.least());
    String most = String.format(Locale.ROOT, format, factor * span.most());
    return least.equals(most) ? least : least + " to " + most;
  }

  private void zoc(Side side) {
    talk.say(side.title() + " zones: " + hexes(inquiry().zones(side, "movement")));
  }

  private String hexes(HexSet hexes) {
    return hexes.stream().mapToObj(board().grid()::number).collect(Collectors.joining(" "));
  }

  private void supply() {
    Inquiry inquiry = inquiry();
    for (Rulebook.SupplyLine line : inquiry.supply(me())) {
      String id = board().unit(line.unit()).id();
      talk.say(
          line.in()
              ? "  in   " + id
              : "  OUT  "
                  + id
                  + " in "
                  + board().grid().number(inquiry.seen().hex(line.unit()))
                  + " ["
                  + line.rule()
                  + "]");
    }
  }

  private void command() {
    for (Rulebook.Commanded commanded : inquiry().commanded(me())) {
      talk.say(
          "  " + board().unit(commanded.headquarters()).id() + ": " + hexes(commanded.hexes()));
    }
  }

  private void threats() {
    List<Threats.Threat> threats = inquiry().threats(me());
    threats.forEach(
        threat ->
            talk.say("  " + board().grid().number(threat.hex()) + " at " + threat.oddsInWords()));
    if (threats.isEmpty()) {
      talk.say("None.");
    }
  }

  private void todo() {
    List<Todo.Item> items = inquiry().todo();
    items.forEach(item -> talk.say("  " + item.text()));
    if (items.isEmpty()) {
      talk.say("Nothing.");
    }
  }

  void score() {
    Score score = inquiry().score();
    score
        .items()
        .forEach(
            i ->
                talk.say(
                    String.format(
                        Locale.ROOT,
                        "  %-7s %4d  %s [%s]",
                        i.side().title(),
                        i.points(),
                        i.why(),
                        i.rule())));
    talk.say("Axis " + score.axis() + ", Soviet " + score.soviet() + ": " + score.level());
  }

  private void log(List<String> words) {
    int count = words.isEmpty() ? 20 : number(words.getFirst());
    List<String> lines =
        table.game().journal().entries().stream()
            .flatMap(entry -> heard(entry).stream().map(narrator::tell))
            .toList();
    lines.subList(Math.max(0, lines.size() - count), lines.size()).forEach(talk::say);
  }

  private List<Journal.Told> heard(Journal.Entry entry) {
    return game().isOver()
        ? entry.events()
        : entry.seenBy(me(), game().rulebook().board()).events();
  }

  private static int number(String word) {
    if (!word.matches("\\d{1,6}")) {
      throw new Malformed("expected a number, found " + Malformed.quote(word));
    }
    return Integer.parseInt(word);
  }

  private void why(String id) {
    try {
      var home = Home.find().orElseThrow(() -> new Malformed("the case files are not at hand"));
      var report = new CaseReport(CaseFile.readAll(home), Sightings.none());
      var rule =
          report.find(id).orElseThrow(() -> new Malformed("unknown case " + Malformed.quote(id)));
      talk.say(rule.id() + ": " + rule.summary());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads orders and what else is typed, as the side that decides knows the map. */
  Typed typed() {
    return new Typed(game(), inquiry());
  }

  private Game game() {
    return table.game();
  }

  private Side me() {
    return game().decides();
  }

  private View view() {
    return inquiry().view();
  }

  /** What the side that decides asks. */
  Inquiry inquiry() {
    return new Inquiry(rulebook(), game().position(), Optional.of(me()));
  }

  private Rulebook rulebook() {
    return game().rulebook();
  }

  private Board board() {
    return rulebook().board();
  }
}
