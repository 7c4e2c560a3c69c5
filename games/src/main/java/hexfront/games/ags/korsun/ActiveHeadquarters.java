package hexfront.games.ags.korsun;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Section 23.1: Soviet headquarters are active or not, and what an inactive one cannot do. */
final class ActiveHeadquarters {
  /** Headquarters and units move towards each other before they fight. */
  private static final int NEARLY = 2;

  private final Board board;
  private final KorsunData.Headquarters data;
  private final int[] headquarters;
  private final int firstLine;

  /** The Soviet headquarters of a board. */
  static int[] all(Board board) {
    return board.units().stream()
        .filter(u -> u.side() == Side.SOVIET && u.arm().equals("headquarters"))
        .mapToInt(Unit::index)
        .toArray();
  }

  /**
   * @param firstLine the first of the position's values in which lines to headquarters are noted,
   *     one for each unit
   */
  ActiveHeadquarters(Board board, KorsunData data, int[] headquarters, int firstLine) {
    this.board = board;
    this.data = data.headquarters();
    this.headquarters = headquarters;
    this.firstLine = firstLine;
  }

  boolean isActive(Position p, int hq) {
    return !p.is(hq, KorsunFlag.INACTIVE);
  }

  /** How many headquarters may be active on a turn. */
  @Case("KORSUN-23.11")
  int limit(int turn) {
    return data.active().get(Math.clamp(turn, 1, data.active().size()) - 1);
  }

  // ---- choosing them

  @Nullable AgsStage question(Position p, Phase phase) {
    return onMap(p).length == 0 ? null : new ActivationStage(phase);
  }

  private int[] onMap(Position p) {
    return IntStream.of(headquarters).filter(p::onMap).toArray();
  }

  /** Those that have no choice on the first turn. */
  @Case("KORSUN-23.12")
  private int[] musts(Position p) {
    return p.turn() > 1
        ? new int[0]
        : IntStream.of(onMap(p))
            .filter(hq -> data.firstTurn().contains(board.unit(hq).counter()))
            .toArray();
  }

  Ask.Some ask(Position p) {
    return new Ask.Some("activate", Units.of(onMap(p)), 0, limit(p.turn()), Activate::new);
  }

  @Case({"KORSUN-18.15", "KORSUN-23.11", "KORSUN-23.12"})
  Verdict check(Position p, Activate order) {
    Units units = order.units();
    if (units.hasDoubles() || !units.stream().allMatch(unit -> isOurs(p, unit))) {
      return Verdict.refused(
          "KORSUN-23.1", "name Soviet headquarters on the map, each of them once");
    }
    if (units.size() > limit(p.turn())) {
      return Verdict.refused(
          "KORSUN-23.11",
          "no more than " + limit(p.turn()) + " headquarters are active on turn " + p.turn());
    }
    for (int must : musts(p)) {
      if (!units.has(must)) {
        return Verdict.refused("KORSUN-23.12", board.unit(must).id() + " must be active on turn 1");
      }
    }
    return Verdict.legal();
  }

  private boolean isOurs(Position p, int unit) {
    return p.onMap(unit) && IntStream.of(headquarters).anyMatch(hq -> hq == unit);
  }

  void carryOut(Position p, Activate order) {
    for (int hq : headquarters) {
      if (p.onMap(hq)) {
        p.mark(hq, KorsunFlag.INACTIVE, !order.units().has(hq));
      }
    }
  }

  private static Activate activate(int[] all, int group) {
    return new Activate(
        Units.of(
            IntStream.range(0, all.length)
                .filter(i -> (group & (1 << i)) != 0)
                .map(i -> all[i])
                .toArray()));
  }

  Order draft(Position p, RandomGenerator random) {
    int[] all = onMap(p);
    int[] musts = musts(p);
    int group = 0;
    for (int i = 0; i < all.length; i++) {
      int hq = all[i];
      group |= IntStream.of(musts).anyMatch(must -> must == hq) ? 1 << i : 0;
    }
    for (int tries = 0; tries < 2 * limit(p.turn()); tries++) {
      int more = group | 1 << random.nextInt(all.length);
      group = Integer.bitCount(more) <= limit(p.turn()) ? more : group;
    }
    return activate(all, group);
  }

  /** The headquarters that lead most, one after the other. */
  Activate mostUseful(Position p) {
    int[] all = onMap(p);
    int group = 0;
    for (int i = 0; i < all.length; i++) {
      int hq = all[i];
      group |= IntStream.of(musts(p)).anyMatch(must -> must == hq) ? 1 << i : 0;
    }
    while (Integer.bitCount(group) < Math.min(limit(p.turn()), all.length)) {
      int best = -1;
      double most = -1;
      for (int i = 0; i < all.length; i++) {
        double useful = (group & (1 << i)) != 0 ? -1 : usefulness(p, activate(all, group | 1 << i));
        if (useful > most) {
          best = i;
          most = useful;
        }
      }
      group |= 1 << best;
    }
    return activate(all, group);
  }

  /** How much strength near the enemy the named headquarters could send into attacks. */
  double usefulness(Position p, Activate order) {
    double sum = 0;
    for (Unit unit : board.units()) {
      int hex = p.hex(unit.index());
      if (unit.side() == Side.SOVIET && hex >= 0 && unit.leadership() == 0) {
        boolean led =
            order.units().stream()
                .anyMatch(
                    hq ->
                        board.grid().distance(p.hex(hq), hex)
                            <= board.unit(hq).leadership() + NEARLY);
        sum += led ? p.step(unit.index()).attack() * nearness(p, hex) : 0;
      }
    }
    return 0.1 * sum;
  }

  private double nearness(Position p, int hex) {
    int nearest = 20;
    for (Unit unit : board.units()) {
      if (unit.side() == Side.AXIS && p.onMap(unit.index())) {
        nearest = Math.min(nearest, board.grid().distance(p.hex(unit.index()), hex));
      }
    }
    return 2.0 / (2 + nearest);
  }

  // ---- what inactive ones cannot do

  /**
   * Whether at this moment only active headquarters give supply and command: when Soviet units
   * attack and in their second movement phase. For the first movement phase and for defence all
   * count.
   */
  @Case({"KORSUN-23.1", "KORSUN-23.13"})
  static boolean onlyActiveCount(Position p) {
    Phase phase = AgsRules.stage(p).phase();
    return p.phasing() == Side.SOVIET
        && (phase == Phase.COMBAT || phase == Phase.MECHANIZED_MOVEMENT);
  }

  boolean commands(Position p, int hq) {
    return isActive(p, hq) || !onlyActiveCount(p);
  }

  /** Notes for each Soviet unit which headquarters it reaches as a movement phase begins. */
  @Case({"KORSUN-23.13", "KORSUN-23.14"})
  void noteLines(Position p, AgsRules rules) {
    int[] units = rules.roster().units(Side.SOVIET);
    int[] lines = new int[units.length];
    for (int i = 0; i < headquarters.length; i++) {
      HexSet reached = rules.supply().commandedBy(p, headquarters[i]);
      for (int u = 0; u < units.length; u++) {
        lines[u] |= p.onMap(units[u]) && reached.has(p.hex(units[u])) ? 1 << i : 0;
      }
    }
    for (int u = 0; u < units.length; u++) {
      if (p.value(firstLine + units[u]) != lines[u]) {
        p.setValue(firstLine + units[u], lines[u]);
      }
    }
  }

  /** The headquarters a unit reached when the movement phase began, as bits. */
  int linesOf(Position p, int unit) {
    return p.value(firstLine + unit);
  }

  /** The active headquarters, as bits. */
  int active(Position p) {
    int bits = 0;
    for (int i = 0; i < headquarters.length; i++) {
      bits |= p.onMap(headquarters[i]) && isActive(p, headquarters[i]) ? 1 << i : 0;
    }
    return bits;
  }

  int[] headquarters() {
    return headquarters;
  }

  /** The number of a unit among the headquarters, or -1. */
  int index(int unit) {
    for (int i = 0; i < headquarters.length; i++) {
      if (headquarters[i] == unit) {
        return i;
      }
    }
    return -1;
  }

  /** Who cannot move in the second movement phase. */
  @Case({"KORSUN-23.13", "KORSUN-23.14"})
  @Nullable Refusal immobile(Position p, Phase phase, int unit) {
    if (phase != Phase.MECHANIZED_MOVEMENT || board.side(unit) != Side.SOVIET) {
      return null;
    }
    if (p.is(unit, KorsunFlag.INACTIVE)) {
      return new Refusal("KORSUN-23.13", board.unit(unit).id() + " is inactive");
    }
    int lines = linesOf(p, unit);
    return lines != 0 && (lines & active(p)) == 0
        ? new Refusal("KORSUN-23.14", board.unit(unit).id() + " reached only inactive headquarters")
        : null;
  }

  /** Whether a line leads from a unit to an inactive headquarters now. */
  boolean reachesInactive(Position p, int unit, AgsRules rules) {
    return IntStream.of(headquarters)
        .filter(hq -> p.onMap(hq) && !isActive(p, hq))
        .anyMatch(hq -> rules.supply().commandedBy(p, hq).has(p.hex(unit)));
  }
}
