package hexfront.games.ags;

import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import hexfront.games.common.PlayedGame;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What can be asked of a game of the family while it is played.
 *
 * @param <P> the game's own class
 */
public abstract class AgsPlay<P extends AgsPlay<P>> extends PlayedGame<P> {
  private final AgsRules rules;

  protected AgsPlay(Setting setting, long seed) {
    super(setting, seed);
    rules = (AgsRules) setting.rulebook();
  }

  public final AgsRules rules() {
    return rules;
  }

  // ---- names

  final Units units(String ids) {
    return Units.of(Arrays.stream(ids.split(",")).mapToInt(this::unit).toArray());
  }

  final Hexes path(String path) {
    return Hexes.of(Arrays.stream(path.split(",")).mapToInt(this::hex).toArray());
  }

  private String number(int hex) {
    return hex == HexGrid.OFF ? "off" : rules.board().grid().number(hex);
  }

  // ---- orders

  public final boolean isLegal(String text) {
    return game().check(order(text)).isLegal();
  }

  /** The cases that forbid an order; empty if it is legal. */
  public final List<String> refusals(String text) {
    return game().check(order(text)).refusals().stream().map(Refusal::rule).toList();
  }

  /** Why an order is refused, in one sentence. */
  public final String why(String text) {
    return String.join(
        "; ", game().check(order(text)).refusals().stream().map(Refusal::why).toList());
  }

  /** The types of orders that answer the question. */
  public final List<String> answers() {
    return game().decision().orders();
  }

  public final int attackOf(String text) {
    return odds(text).attack();
  }

  public final int defenceAgainst(String text) {
    return odds(text).defence();
  }

  // ---- looking

  public final boolean isSupplied(String id) {
    return rules.isSupplied(position(), unit(id));
  }

  /** What a unit may still spend in this phase. */
  public final double pointsLeft(String id) {
    return rules.movement().left(position(), unit(id)) / 2.0;
  }

  /** The hexes units can get to now. */
  public final List<String> reach(String ids) {
    return rules.reach(position(), units(ids)).stream().map(r -> number(r.hex())).toList();
  }

  /** What it costs to get a unit to each hex it can reach, in points. */
  public final Map<String, Double> costs(String id) {
    Map<String, Double> costs = new HashMap<>();
    rules.reach(position(), units(id)).forEach(r -> costs.put(number(r.hex()), r.cost().value()));
    return costs;
  }

  /** The hexes of a side's zones for a purpose. */
  public final List<String> zones(Side side, String purpose) {
    return rules.zones(position(), side, purpose).stream().mapToObj(this::number).toList();
  }

  /** The hexes in which a unit may end the retreat it is asked for. */
  public final List<String> retreatsOf(String id) {
    return rules.retreating().ways(position(), battle()).movers().stream()
        .filter(mover -> mover.unit() == unit(id))
        .flatMap(mover -> mover.ways().stream())
        .map(way -> number(way.last()))
        .distinct()
        .sorted()
        .toList();
  }

  /** The hexes in which a unit may end the advance that is offered. */
  public final List<String> advancesOf(String id) {
    return position().stage() instanceof AdvanceStage stage
        ? ends(rules.advancing().paths(position(), stage.battle(), stage.side(), unit(id)))
        : List.of();
  }

  private Battle battle() {
    return switch (position().stage()) {
      case AnswerStage s -> s.battle();
      case RetreatStage s -> s.battle();
      default -> throw new IllegalStateException("nobody retreats: " + position().stage());
    };
  }

  private List<String> ends(List<int[]> paths) {
    return paths.stream().map(path -> number(path[path.length - 1])).distinct().sorted().toList();
  }
}
