package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import hexfront.games.ags.Withdraw;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Advice on whom to send away in time: those of the six that are missed least, as many Germans as
 * must be among them and no more.
 */
final class RostovErrands {
  /** What a hex of the way to the exits counts against a point of strength. */
  private static final double PER_HEX = 0.8;

  /** So many hexes a unit is taken to march in a turn. */
  private static final int PACE = 5;

  /** So many turns more than the way takes, since enemies may be in it. */
  private static final int SLACK = 2;

  private final Board board;
  private final Withdrawal withdrawal;
  private final RostovData.Withdrawing data;
  private final HexSet exits;

  /** Who may be sent away at all. */
  private final int[] axis;

  /** By hex: the nearest exit. */
  private final int[] nearest;

  RostovErrands(Board board, Withdrawal withdrawal, RostovData.Withdrawing data) {
    this.board = board;
    this.withdrawal = withdrawal;
    this.data = data;
    exits = board.map().area(data.area());
    axis =
        IntStream.range(0, board.unitCount())
            .filter(unit -> board.side(unit) == Side.AXIS && board.occupies(unit))
            .toArray();
    nearest = IntStream.range(0, board.hexes()).map(this::nearest).toArray();
  }

  /** The exit a unit should go to now, or -1. */
  int errand(Position p, int unit) {
    if (!withdrawal.isOpen(p) || !isAsked(p, unit)) {
      return -1;
    }
    int exit = nearest[p.hex(unit)];
    int turns = (board.grid().distance(p.hex(unit), exit) + PACE - 1) / PACE;
    return data.byTurn() - p.turn() <= turns + SLACK ? exit : -1;
  }

  /** The orders by which those who should go leave the map. */
  List<Order> departures(Position p) {
    List<Order> orders = new ArrayList<>();
    if (withdrawal.isOpen(p)) {
      for (int unit : chosen(p)) {
        if (exits.has(p.hex(unit)) && errand(p, unit) >= 0) {
          orders.add(new Withdraw(Units.of(unit)));
        }
      }
    }
    return orders;
  }

  /** Whether a unit is among the {@link #chosen}, by how many come before it. */
  private boolean isAsked(Position p, int unit) {
    if (board.side(unit) != Side.AXIS || !board.occupies(unit) || !p.onMap(unit)) {
      return false;
    }
    double missed = missed(p, unit);
    int germans = 0;
    int before = 0;
    int germansBefore = 0;
    for (int other : axis) {
      if (p.onMap(other)) {
        double others = missed(p, other);
        boolean german = withdrawal.isGerman(other);
        boolean first = others < missed || others == missed && other < unit;
        germans += german ? 1 : 0;
        before += first ? 1 : 0;
        germansBefore += first && german ? 1 : 0;
      }
    }
    int left = withdrawal.left(p);
    int germansGoing = Math.min(germans, Math.min(left, withdrawal.germansLeft(p)));
    return withdrawal.isGerman(unit) && germansBefore < germansGoing
        || before - Math.min(germansBefore, germansGoing) < left - germansGoing;
  }

  /** Who should leave: first the Germans that must, then whoever is missed least. */
  int[] chosen(Position p) {
    int left = withdrawal.left(p);
    List<Integer> byLoss =
        IntStream.of(axis)
            .filter(p::onMap)
            .boxed()
            .sorted(Comparator.comparingDouble(u -> missed(p, u)))
            .toList();
    List<Integer> chosen = new ArrayList<>();
    byLoss.stream()
        .filter(withdrawal::isGerman)
        .limit(Math.min(left, withdrawal.germansLeft(p)))
        .forEach(chosen::add);
    byLoss.stream()
        .filter(u -> !chosen.contains(u))
        .limit(Math.max(0, left - chosen.size()))
        .forEach(chosen::add);
    return chosen.stream().mapToInt(Integer::intValue).toArray();
  }

  private double missed(Position p, int unit) {
    int strength = p.step(unit).attack() + p.step(unit).defence();
    boolean ofDivision = !board.unit(unit).formation().isEmpty();
    int way = board.grid().distance(p.hex(unit), nearest[p.hex(unit)]);
    return strength * (ofDivision ? 2 : 1) + PER_HEX * way;
  }

  private int nearest(int hex) {
    return Arrays.stream(exits.toArray())
        .boxed()
        .min(Comparator.comparingInt(exit -> board.grid().distance(hex, exit)))
        .orElse(-1);
  }
}
