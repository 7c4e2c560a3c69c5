package hexfront.games.ags.korsun;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Section 24.2: corps that attack at double strength on the first two turns. */
final class SupportedCorps {
  private static final int SECOND_TURN = 2;

  private final Board board;
  private final int onSecondTurn;

  SupportedCorps(Board board, KorsunData data) {
    this.board = board;
    onSecondTurn = data.supportedOnSecondTurn();
  }

  @Case({"KORSUN-24.2", "KORSUN-24.21", "KORSUN-24.24"})
  static int attackMultiplier(Position p, int unit) {
    return p.is(unit, KorsunFlag.SUPPORTED) ? 2 : 1;
  }

  private int[] supported(Position p) {
    return IntStream.range(0, board.unitCount())
        .filter(unit -> p.onMap(unit) && p.is(unit, KorsunFlag.SUPPORTED))
        .toArray();
  }

  /** Markers of unsupplied corps come off on the second turn, all others on the third. */
  @Case({"KORSUN-24.22", "KORSUN-24.23"})
  void beginSovietTurn(Position p, AgsRules rules) {
    if (p.turn() < SECOND_TURN) {
      return;
    }
    for (int unit : supported(p)) {
      if (p.turn() > SECOND_TURN || !rules.isSupplied(p, unit)) {
        p.unmark(unit, KorsunFlag.SUPPORTED);
      }
    }
  }

  @Nullable AgsStage question(Position p, Phase phase) {
    return p.turn() == SECOND_TURN && excess(p) > 0 ? new SupportStage(phase) : null;
  }

  /** How many markers still have to come off. */
  int excess(Position p) {
    return supported(p).length - onSecondTurn;
  }

  Ask.Some ask(Position p) {
    return new Ask.Some("unsupport", Units.of(supported(p)), excess(p), excess(p), Unsupport::new);
  }

  @Case("KORSUN-24.22")
  Verdict check(Position p, Unsupport order) {
    Units units = order.units();
    boolean supported =
        units.stream().allMatch(unit -> p.onMap(unit) && p.is(unit, KorsunFlag.SUPPORTED));
    return supported && !units.hasDoubles() && units.size() == excess(p)
        ? Verdict.legal()
        : Verdict.refused("KORSUN-24.22", "name " + excess(p) + " supported corps, each once");
  }

  @Case("KORSUN-24.24")
  static void carryOut(Position p, Unsupport order) {
    order.units().stream().forEach(unit -> p.unmark(unit, KorsunFlag.SUPPORTED));
  }
}
