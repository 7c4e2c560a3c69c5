package hexfront.lab.study;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.lab.statistics.Interval;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Something that happened in history and can be seen in a game.
 *
 * @param says what it is, in a few words
 * @param side whose units or places it is about
 * @param scenario the only scenario that it is looked for in; empty if in all
 * @param from the turn before which it should not have happened
 * @param by the turn by whose end it should have happened
 * @param share in which part of the games it should happen
 */
public record Yardstick(
    String says, Side side, Sign sign, String scenario, int from, int by, Interval share) {
  /** How it is seen. */
  public sealed interface Sign {}

  /** A side has all these hexes. */
  public record Has(List<String> hexes) implements Sign {}

  /** So many units of a side are out of supply as a player turn begins. */
  public record CutOff(int units) implements Sign {}

  /** So many are so as a turn begins, when the side that was cut off last has had its say. */
  public record StaysCutOff(int units) implements Sign {}

  /** A unit that carries a flag attacks. */
  public record Attacks(String flag) implements Sign {}

  /** A side has no points for something any more. */
  public record Loses(String what) implements Sign {}

  /** The yardsticks for a game that come with the lab. */
  public static List<Yardstick> of(String game) {
    return DataFile.resource("lab/yardsticks.yaml").items(game).stream()
        .map(Yardstick::read)
        .toList();
  }

  /** Those of them that are looked for in a scenario. */
  public static List<Yardstick> of(String game, String scenario) {
    return of(game).stream()
        .filter(y -> y.scenario().isEmpty() || y.scenario().equals(scenario))
        .toList();
  }

  static Yardstick read(DataNode node) {
    node.onlyKeys(
        "says",
        "scenario",
        "side",
        "hexes",
        "cut-off",
        "stays-cut-off",
        "attacks",
        "loses",
        "from",
        "by",
        "share");
    DataNode share = node.required("share").onlyKeys("from", "to");
    DataNode side = node.required("side");
    return new Yardstick(
        node.required("says").text(),
        Side.of(side.text()).orElseThrow(() -> side.expected("axis or soviet")),
        sign(node),
        node.optional("scenario").map(DataNode::text).orElse(""),
        node.optional("from").map(from -> from.number(1, 99)).orElse(1),
        node.required("by").number(1, 99),
        new Interval(share.required("from").decimal(), share.required("to").decimal()));
  }

  private static Sign sign(DataNode node) {
    if (node.optional("hexes").isPresent()) {
      return new Has(node.required("hexes").texts());
    }
    if (node.optional("loses").isPresent()) {
      return new Loses(node.required("loses").text());
    }
    if (node.optional("stays-cut-off").isPresent()) {
      return new StaysCutOff(node.required("stays-cut-off").number(1, 999));
    }
    return node.optional("attacks")
        .map(DataNode::text)
        .<Sign>map(Attacks::new)
        .orElseGet(() -> new CutOff(node.required("cut-off").number(1, 999)));
  }

  /** By which turn it should happen, or on which turns. */
  String when() {
    return from > 1 ? "on turns " + from + " to " + by : "by turn " + by;
  }

  /** Whether a position shows it: what a side has, or who is out of supply. */
  boolean isSeen(Rulebook rulebook, Position p) {
    return switch (sign) {
      case Has(List<String> hexes) -> hexes.stream().allMatch(hex -> has(rulebook, p, hex));
      case CutOff(int units) -> cutOff(rulebook, p) >= units;
      case StaysCutOff(int units) -> cutOff(rulebook, p) >= units;
      case Attacks attacks -> false;
      case Loses(String what) ->
          rulebook.score(p).items().stream()
              .noneMatch(item -> item.side() == side && item.why().equals(what));
    };
  }

  private long cutOff(Rulebook rulebook, Position p) {
    return rulebook.supply(p, side).stream().filter(line -> !line.in()).count();
  }

  private boolean has(Rulebook rulebook, Position p, String hex) {
    return p.controls(side, rulebook.board().grid().hex(hex).orElseThrow());
  }

  /** Whether an order that is about to be given shows it. */
  boolean isSeen(Game game, Order order) {
    if (!(sign instanceof Attacks(String flag)) || !(order instanceof Attack attack)) {
      return false;
    }
    Set<String> carriers =
        game.rulebook().view(game.position(), side).units().stream()
            .filter(unit -> unit.side() == side && unit.flags().contains(flag))
            .map(unit -> unit.id())
            .collect(Collectors.toSet());
    return attack.attackers().stream()
        .anyMatch(unit -> carriers.contains(game.rulebook().board().unit(unit).id()));
  }

  /** Whether it is looked for before an order: what is dear, once a turn, player turn or phase. */
  boolean isLookedFor(Order order, boolean newTurn, boolean newPlayerTurn) {
    return switch (sign) {
      case CutOff cutOff -> newPlayerTurn;
      case StaysCutOff staysCutOff -> newTurn;
      case Loses loses -> newTurn || order instanceof EndPhase;
      default -> true;
    };
  }
}
