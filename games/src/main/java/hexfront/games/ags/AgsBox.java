package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.ZoneRule;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexMap;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Piece;
import hexfront.games.common.Flags;
import hexfront.games.common.GameBox;
import hexfront.games.common.Header;
import hexfront.games.common.Later;
import hexfront.games.common.SequenceOfPlay;
import hexfront.games.common.Terms;
import hexfront.games.data.CounterRow;
import hexfront.games.data.UnitsFile;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the boxes of the family have in common.
 *
 * @param <G> the game's Exclusive rules
 */
public abstract class AgsBox<G extends ExclusiveRules> extends GameBox<G> {
  private static final String GAME_OVER = "game-over";

  private final Flags flags;
  private final Later<List<Unit>> untried;

  /**
   * A box whose data lie in the folder of this name.
   *
   * @param own the game's own flags
   */
  protected AgsBox(String id, Header header, Flags own) {
    super(id, header, Terrain.HEXES, Terrain.HEXSIDES);
    flags = Flag.WORDS.and(own);
    untried =
        new Later<>(
            () ->
                UnitsFile.resource(id + "/units.csv").stream()
                    .filter(CounterRow::untried)
                    .map(CounterRow::unit)
                    .toList());
  }

  /** The Exclusive rules for a board. */
  protected abstract G exclusive(Board on, Terms terms);

  /** The zones of control that the game's units have. */
  protected abstract ZoneRule.Layout zones();

  /**
   * Puts an arranged position into a stage of the game's own that has this word.
   *
   * @return whether the game has such a stage
   */
  protected boolean enterOwn(G game, Position p, String word) {
    return false;
  }

  /** Gives every town and city to a side. */
  protected static void controlPlaces(Position p, IntPredicate axis) {
    HexMap on = p.board().map();
    on.hexesWith(Terrain.CITY | Terrain.TOWN)
        .forEach(hex -> p.setControl(hex, axis.test(hex) ? Side.AXIS : Side.SOVIET));
  }

  // ---- what the family has

  @Override
  public final List<String> rulebooks() {
    return List.of("ags-standard", "ags-" + id());
  }

  @Override
  public List<String> phases() {
    return Stream.concat(Stream.of(Phase.values()).map(Phase::word), Stream.of(GAME_OVER)).toList();
  }

  @Override
  public final List<SequenceStep> sequence() {
    return SequenceOfPlay.read("ags/sequence.yaml", id());
  }

  @Override
  public final List<Former> formerOptions() {
    return List.of(new Former("rules-before-2", 2), new Former("rules-before-4", 4));
  }

  @Override
  protected final Flags unitFlags() {
    return flags;
  }

  @Override
  protected final Board board(HexMap on, List<Unit> units) {
    return new Board(on, units, zones());
  }

  @Override
  protected final G game(Board on, Terms terms) {
    G game = exclusive(on, terms);
    game.join(new AgsRules(on, game, AgsTables.combat(), untried.get(), terms));
    return game;
  }

  @Override
  protected final Rulebook rulebook(G game) {
    return game.standard();
  }

  @Override
  protected final Position empty(G game) {
    return game.standard().empty();
  }

  @Override
  protected void begin(G game, Position p) {
    game.standard().begin(p, Dice.unrecorded(0), Chronicle.SILENT);
  }

  // ---- any position

  @Override
  protected final int lastTurn(G game) {
    return game.standard().lastTurn();
  }

  /** Somebody who says that a unit is out of supply fixes that. */
  @Override
  protected final int flags(Piece piece) {
    int words = super.flags(piece);
    boolean out = piece.supplied() == null && (words & Flag.OUT_OF_SUPPLY) != 0;
    return out ? words | Flag.FIXED_OUT : words;
  }

  @Override
  protected final int fixedSupply(boolean in) {
    return in ? Flag.FIXED_IN : Flag.FIXED_OUT;
  }

  @Override
  @Case("AGS-10.16")
  protected final @Nullable Refusal barred(G game, Unit unit, int hex) {
    AgsRules rules = game.standard();
    return rules.terrain().noLand().has(hex)
        ? new Refusal(
            "AGS-10.16", unit.id() + " stands in " + rules.number(hex) + " where no land is")
        : null;
  }

  @Override
  protected final void occupied(G game, Position p, int unit) {
    AgsRules rules = game.standard();
    rules.control().occupied(p, rules.board().side(unit), p.hex(unit), Chronicle.SILENT);
  }

  @Override
  protected final void enter(G game, Position p, Arrangement arrangement) {
    String word = arrangement.phase();
    if (word.equals(GAME_OVER)) {
      p.setStage(new OverStage(Phase.COMBAT));
    } else if (!enterOwn(game, p, word)) {
      Phase phase = Phase.of(word).orElseThrow();
      game.standard().enterPhase(p, arrangement.turn(), arrangement.side(), phase);
    }
  }

  @Override
  protected final List<Refusal> overfull(G game, Position p) {
    AgsRules rules = game.standard();
    return rules.overfull(p).stream()
        .map(
            hex ->
                new Refusal(
                    rules.stacking().caseAgainst(p, hex), "too many units in " + rules.number(hex)))
        .toList();
  }
}
