package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.Revealed;
import hexfront.engine.orders.UnitRef;
import hexfront.games.ags.Flag;
import hexfront.games.ags.UntriedQuestions;
import hexfront.games.ags.UntriedUnits;
import hexfront.games.common.Pools;
import hexfront.games.common.StandIn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Sections 18.17, 19.61 and 25.3: the pool of Soviet reinforcements. An untried unit is a stand-in
 * of its kind. One that has been in no fight since the game began may be any counter of its kind
 * that nobody has seen, and is drawn when it is revealed. One drawn from the counters that went
 * back to the pool hides that counter.
 */
final class ReinforcementPool implements UntriedQuestions {
  private static final List<String> KINDS = List.of("rifle", "rifle-brigade", "cavalry", "tank");

  private final Board board;
  private final Pools pools;

  ReinforcementPool(Board board) {
    this.board = board;
    pools = new Pools(board, ReinforcementPool::poolOf);
  }

  private static String poolOf(Unit unit) {
    String kind = SecondStep.kind(unit);
    return unit.side() == Side.SOVIET && KINDS.contains(kind) ? kind : "";
  }

  /** As many anonymous counters of each kind as there are counters of it. */
  @Case({"AGS-13.1", "ROSTOV-18.1", "ROSTOV-18.12"})
  static List<Unit> standIns(List<Unit> counters) {
    List<Unit> units = new ArrayList<>();
    for (String kind : KINDS) {
      List<Unit> like = counters.stream().filter(u -> poolOf(u).equals(kind)).toList();
      if (like.isEmpty()) {
        continue;
      }
      Unit model = like.getFirst();
      String arm = kind.startsWith("rifle") ? "rifle" : kind;
      StandIn standIn = new StandIn(Side.SOVIET, kind, model.size(), arm, model.mechanized(), 8);
      for (int n = 1; n <= like.size(); n++) {
        units.add(standIn.counter("rostov", n));
      }
    }
    return units;
  }

  // ---- what is hidden

  /** The counters of a kind that nobody has seen since the game began. */
  private int[] unseen(Position p, String kind) {
    return Arrays.stream(pools.counters(kind)).filter(u -> isUnseen(p, u)).toArray();
  }

  private static boolean isUnseen(Position p, int counter) {
    return p.hex(counter) == Position.WAITING
        && !p.is(counter, RostovFlag.POOLED | RostovFlag.HIDDEN | RostovFlag.DRAWN);
  }

  /** Whether a stand-in is in play: on the map or drawn to enter. */
  private static boolean inPlay(Position p, int standIn) {
    return p.onMap(standIn) || p.is(standIn, RostovFlag.DRAWN);
  }

  /** How many unseen counters of a kind lie in the pool. */
  @Case("ROSTOV-18.17")
  private int unseenInPool(Position p, String kind) {
    int lying = 0;
    for (int counter : pools.counters(kind)) {
      lying += isUnseen(p, counter) ? 1 : 0;
    }
    for (int standIn : pools.standIns(kind)) {
      lying -= inPlay(p, standIn) && p.value(RostovValue.of(standIn)) == 0 ? 1 : 0;
    }
    return lying;
  }

  /** The known counters that went back to the pool. */
  private int[] returned(Position p) {
    return IntStream.range(0, board.unitCount()).filter(u -> p.is(u, RostovFlag.POOLED)).toArray();
  }

  /** How many counters lie in the pool. */
  int size(Position p) {
    int n = 0;
    for (int unit = 0; unit < board.unitCount(); unit++) {
      n += p.is(unit, RostovFlag.POOLED) ? 1 : 0;
    }
    for (String kind : KINDS) {
      n += unseenInPool(p, kind);
    }
    return n;
  }

  /** The counters a stand-in is drawn from when it is revealed. */
  @Override
  @Case({"AGS-13.1", "ROSTOV-25.3"})
  public int[] drawPool(Position p, int unit) {
    if (!StandIn.is(board.unit(unit))) {
      return new int[0];
    }
    int hidden = p.value(RostovValue.of(unit)) - 1;
    return hidden >= 0 ? new int[] {hidden} : unseen(p, pools.of(unit));
  }

  /**
   * What the players can know of a stand-in; nobody knows which of the later ones is a returned.
   */
  @Override
  @Case("ROSTOV-25.3")
  public int[] mayBe(Position p, int unit) {
    if (!StandIn.is(board.unit(unit)) || !p.is(unit, RostovFlag.CAME_LATER)) {
      return drawPool(p, unit);
    }
    String kind = pools.of(unit);
    return IntStream.concat(
            IntStream.of(unseen(p, kind)),
            Arrays.stream(pools.counters(kind)).filter(u -> p.is(u, RostovFlag.HIDDEN)))
        .distinct()
        .sorted()
        .toArray();
  }

  @Override
  public boolean isRedrawn() {
    return true;
  }

  /** Deals the counters that came a second time anew to the stand-ins that may hide them. */
  @Override
  @Case("ROSTOV-25.3")
  public void redraw(Position p, RandomGenerator random) {
    for (String kind : KINDS) {
      int[] later =
          Arrays.stream(pools.standIns(kind))
              .filter(u -> inPlay(p, u) && p.is(u, RostovFlag.CAME_LATER))
              .toArray();
      int[] notes = Arrays.stream(later).map(u -> p.value(RostovValue.of(u))).sorted().toArray();
      for (int i = 0; i < later.length; i++) {
        int swap = i + random.nextInt(later.length - i);
        p.setValue(RostovValue.of(later[i]), notes[swap]);
        notes[swap] = notes[i];
      }
    }
  }

  /** A stand-in was revealed: nothing of it clings to the counter. */
  @Override
  public void revealed(Position p, int unit, int counter) {
    if (unit != counter) {
      p.setValue(RostovValue.of(unit), 0);
    }
    p.unmark(
        counter,
        RostovFlag.DRAWN | RostovFlag.EXTRA | RostovFlag.CAME_LATER | RostovFlag.STANDS_TRIED);
  }

  // ---- drawing

  /** Draws units to enter in this player-turn; what the pool lacks is lost. */
  @Case({"ROSTOV-25.3", "ROSTOV-25.32", "ROSTOV-18.16"})
  void draw(Position p, int units, boolean extra, Dice dice) {
    for (int n = 0; n < units; n++) {
      int lyingInAll = size(p);
      if (lyingInAll == 0) {
        return;
      }
      int at = dice.draw(lyingInAll);
      int drawn = -1;
      for (String kind : KINDS) {
        int lying = unseenInPool(p, kind);
        if (drawn < 0 && at < lying) {
          drawn = free(p, kind);
        }
        at -= lying;
      }
      if (drawn < 0) {
        drawn = drawReturned(p, returned(p)[at]);
      }
      p.takeOff(drawn, Position.WAITING);
      p.unmark(drawn, ~0);
      p.mark(
          drawn,
          Flag.UNTRIED | RostovFlag.DRAWN | RostovFlag.CAME_LATER | (extra ? RostovFlag.EXTRA : 0));
    }
  }

  /**
   * A counter that comes a second time hides behind a stand-in, if there are others of its kind; a
   * described position may have no stand-ins.
   */
  private int drawReturned(Position p, int counter) {
    p.unmark(counter, RostovFlag.POOLED);
    String kind = pools.of(counter);
    if (kind.isEmpty() || pools.standIns(kind).length == 0) {
      return counter;
    }
    int standIn = free(p, kind);
    p.mark(counter, RostovFlag.HIDDEN);
    p.setValue(RostovValue.of(standIn), counter + 1);
    return standIn;
  }

  private int free(Position p, String kind) {
    return Arrays.stream(pools.standIns(kind))
        .filter(u -> !inPlay(p, u) && !p.is(u, RostovFlag.UNDECIDED))
        .findFirst()
        .orElseThrow();
  }

  /** What was drawn and could not enter goes back, or is lost as an option. */
  @Case("ROSTOV-25.32")
  void putBack(Position p, boolean lost, Dice dice, Chronicle chronicle) {
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (p.is(unit, RostovFlag.DRAWN)) {
        int hidden = p.value(RostovValue.of(unit)) - 1;
        if (lost) {
          int counter = identify(p, unit, dice, chronicle);
          int steps = p.stepsLeft(counter);
          p.unmark(counter, ~0);
          p.takeOff(counter, Position.GONE);
          chronicle.tell(
              new Eliminated(new UnitRef(counter), steps, "could not enter", "ROSTOV-25.32"));
        } else if (!StandIn.is(board.unit(unit))) {
          p.unmark(unit, ~0);
          p.mark(unit, RostovFlag.POOLED);
        } else {
          p.unmark(unit, ~0);
          p.setValue(RostovValue.of(unit), 0);
          if (hidden >= 0) {
            p.unmark(hidden, ~0);
            p.mark(hidden, RostovFlag.POOLED);
          }
        }
      }
    }
  }

  // ---- turning over

  /** Says who an untried unit is that is no longer on the map; the stand-in is free again. */
  int identify(Position p, int unit, Dice dice, Chronicle chronicle) {
    if (!StandIn.is(board.unit(unit))) {
      return unit;
    }
    int[] pool = drawPool(p, unit);
    int counter = pool[dice.draw(pool.length)];
    p.takeOff(unit, Position.GONE);
    p.unmark(unit, ~0);
    p.setValue(RostovValue.of(unit), 0);
    p.unmark(counter, ~0);
    p.takeOff(counter, Position.GONE);
    chronicle.tell(
        new Revealed(
            new UnitRef(unit), new UnitRef(counter), p.step(counter).toString(), "AGS-13.2"));
    return counter;
  }

  /**
   * Turns over the units that stand tried from the start; one without strength goes to the pool and
   * another is drawn.
   */
  @Case({"ROSTOV-18.12", "ROSTOV-18.18"})
  void turnOver(Position p, Dice dice, Chronicle chronicle) {
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (p.onMap(unit) && p.is(unit, RostovFlag.STANDS_TRIED)) {
        int[] pool = unseen(p, pools.of(unit));
        int counter = pool[dice.draw(pool.length)];
        while (hasNoStrength(counter)) {
          p.mark(counter, RostovFlag.POOLED);
          pool = unseen(p, pools.of(unit));
          counter = pool[dice.draw(pool.length)];
        }
        UntriedUnits.standIn(p, unit, counter);
        p.unmark(counter, Flag.UNTRIED);
        revealed(p, unit, counter);
        chronicle.tell(
            new Revealed(
                new UnitRef(unit),
                new UnitRef(counter),
                p.step(counter).toString(),
                "ROSTOV-18.12"));
      }
    }
  }

  private boolean hasNoStrength(int counter) {
    Unit.Step step = board.unit(counter).steps().getFirst();
    return step.attack() == 0 && step.defence() == 0;
  }

  /** The next stand-in of a kind that is not in play, for setting up. */
  int standIn(Position p, String kind) {
    return free(p, kind);
  }
}
