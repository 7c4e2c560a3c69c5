package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Section 24.2: corps that attack at double strength on the first two turns. */
final class SupportedCorps {
  private static final int SECOND_TURN = 2;

  /** The Soviet player names the corps that lose their support on the second turn. */
  record Choice() implements Stage {
    @Override
    public String word() {
      return "support";
    }
  }

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

  @Nullable Stage question(Position p) {
    return p.turn() == SECOND_TURN && excess(p) > 0 ? new Choice() : null;
  }

  /** How many markers still have to come off. */
  private int excess(Position p) {
    return supported(p).length - onSecondTurn;
  }

  Decision decision(Position p) {
    return new Decision(
        Side.SOVIET,
        new Choice().word(),
        "Name " + excess(p) + " of the supported corps that lose their support.",
        List.of("unsupport"));
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

  boolean propose(Position p, Predicate<Order> propose) {
    int[] all = supported(p);
    for (int group = 0; group < 1 << all.length; group++) {
      if (Integer.bitCount(group) == excess(p) && !propose.test(unsupport(all, group))) {
        return false;
      }
    }
    return true;
  }

  private static Unsupport unsupport(int[] all, int group) {
    return new Unsupport(
        Units.of(
            IntStream.range(0, all.length)
                .filter(i -> (group & (1 << i)) != 0)
                .map(i -> all[i])
                .toArray()));
  }

  Order draft(Position p, RandomGenerator random) {
    int[] all = supported(p);
    int group = 0;
    while (Integer.bitCount(group) < excess(p)) {
      group |= 1 << random.nextInt(all.length);
    }
    return unsupport(all, group);
  }
}
