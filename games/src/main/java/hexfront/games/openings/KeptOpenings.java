package hexfront.games.openings;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.OrderText;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.common.kept.Proof;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.DataProblem;
import hexfront.games.data.DataText;
import hexfront.games.data.Problem;
import hexfront.games.openings.KeptOpening.Line;
import hexfront.games.table.OptionWords;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads, checks and writes the openings that are kept with the games. */
public final class KeptOpenings {
  private static final int LAST_VERSION = 9999;
  private static final String BAR = " | ";

  private KeptOpenings() {}

  /** Where the opening of a side is kept, among the files of the product. */
  public static String fileName(String game, String scenario, Side side) {
    return game + "/openings/" + scenario + "-" + side.word() + ".yaml";
  }

  /**
   * The opening that is kept for a side, if there is one.
   *
   * @throws DataProblem when its file cannot be read
   */
  public static Optional<KeptOpening> find(
      String game, String scenario, Side side, Rulebook rulebook) {
    String name = fileName(game, scenario, side);
    return DataText.hasResource(name)
        ? Optional.of(read(DataFile.resource(name), rulebook))
        : Optional.empty();
  }

  /** Reads an opening; its orders are those of a rulebook and not yet checked. */
  public static KeptOpening read(DataNode file, Rulebook rulebook) {
    file.onlyKeys(
        "game", "scenario", "side", "options", "rules", "found", "idea", "proof", "orders");
    OrderText text = new OrderText(rulebook.board(), rulebook.orderTypes());
    List<Line> lines =
        file.required("orders").list().stream().map(node -> line(node, text)).toList();
    if (lines.isEmpty()) {
      throw file.required("orders").expected("at least one order");
    }
    return new KeptOpening(
        file.required("game").text(),
        file.required("scenario").text(),
        side(file.required("side"), file.required("side").text()),
        options(file.required("options")),
        file.required("rules").number(1, LAST_VERSION),
        file.required("found").text(),
        file.required("idea").text(),
        Proof.read(file.required("proof")),
        lines);
  }

  private static Map<String, Boolean> options(DataNode node) {
    try {
      return OptionWords.read(node.anyText());
    } catch (Malformed e) {
      throw node.problem(String.valueOf(e.getMessage()));
    }
  }

  private static Side side(DataNode node, String word) {
    return Side.of(word).orElseThrow(() -> node.expected("axis or soviet"));
  }

  private static Line line(DataNode node, OrderText orders) {
    String words = node.text();
    int bar = words.indexOf(BAR);
    if (bar < 0) {
      throw node.expected("a side and its order, such as 'axis | end-phase'");
    }
    Side side = side(node, words.substring(0, bar));
    try {
      return new Line(side, orders.read(words.substring(bar + BAR.length())), node.line());
    } catch (IllegalArgumentException e) {
      throw node.problem(String.valueOf(e.getMessage()));
    }
  }

  // ---- does it fit

  /**
   * Says what is wrong with an opening, by its line: an option that the game does not have, an
   * order that is not legal when its turn comes. Nothing, if it can be played from the set-up on.
   */
  public static Optional<Problem> problem(KeptOpening opening, Box box) {
    if (box.scenarios().stream().noneMatch(s -> s.id().equals(opening.scenario()))) {
      return Optional.of(problem(opening, 0, "there is no scenario " + opening.scenario()));
    }
    Setting setting;
    try {
      setting = box.open(opening.scenario(), OptionWords.complete(box, opening.options()));
    } catch (Malformed e) {
      return Optional.of(problem(opening, 0, String.valueOf(e.getMessage())));
    }
    return problem(opening, 0, setting.rulebook(), setting.position());
  }

  /** The same for what is left of an opening after so many orders, from where the game stands. */
  public static Optional<Problem> problem(
      KeptOpening opening, int after, Rulebook rulebook, Position now) {
    Position p = now.copy();
    Dice dice = Dice.unrecorded(1);
    List<Line> left = opening.lines().subList(after, opening.lines().size());
    for (Line line : left) {
      if (rulebook.isOver(p)) {
        return Optional.of(problem(opening, line.at(), "the game is over"));
      }
      if (rulebook.decides(p) != line.side()) {
        return Optional.of(
            problem(opening, line.at(), "the other side decides: " + rulebook.decides(p).word()));
      }
      Verdict verdict = rulebook.check(p, line.order());
      if (!verdict.isLegal()) {
        Verdict.Refusal first = verdict.refusals().getFirst();
        return Optional.of(
            problem(opening, line.at(), "order refused, " + first.rule() + ": " + first.why()));
      }
      rulebook.carryOut(p, line.order(), dice, Chronicle.SILENT);
    }
    return Optional.empty();
  }

  private static Problem problem(KeptOpening opening, int line, String message) {
    return new Problem(opening.fileName(), line, message);
  }

  // ---- writing

  /** An opening as it is kept. */
  public static String write(KeptOpening opening, Rulebook rulebook) {
    OrderText text = new OrderText(rulebook.board(), rulebook.orderTypes());
    List<String> lines = new ArrayList<>();
    lines.add("# The first orders of a side, found by games between captains.");
    lines.add("# They are played as long as the game follows them to the letter.");
    lines.add("# The command under found writes this file again. The leads are those of the side.");
    lines.add("game: " + opening.game());
    lines.add("scenario: " + opening.scenario());
    lines.add("side: " + opening.side().word());
    lines.add("options: '" + OptionWords.write(new TreeMap<>(opening.options())) + "'");
    lines.add("rules: " + opening.rules());
    lines.add("found: '" + opening.found() + "'");
    lines.add("idea: '" + opening.idea().replace("'", "''") + "'");
    lines.addAll(opening.proof().written());
    lines.add("orders:");
    for (Line line : opening.lines()) {
      lines.add("  - '" + line.side().word() + BAR + text.write(line.order()) + "'");
    }
    return String.join("\n", lines) + "\n";
  }
}
