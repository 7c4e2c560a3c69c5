package hexfront.ai;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.staff.Intent;
import hexfront.engine.staff.Staff;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays a position forward by script, through some of the enemy's player turns, and says how it
 * then stands. What the side does not know and the dice are drawn from a seed; simulations of
 * different openings with the same seed roll the same for battles about the same hex, so that what
 * they differ in is owed to the openings. One simulation serves one side and one thread.
 */
final class Simulation {
  private static final int MOST_ORDERS = 9000;

  private final Rulebook rulebook;
  private final Side side;
  private final Script own;
  private final Script enemy;
  private final Outlook outlook;
  private final Staff staff;
  private @Nullable Position at;
  private @Nullable List<Leg> legs;

  /** One in which both sides decide quickly and not as well as they could. */
  Simulation(Rulebook rulebook, Side side) {
    this(rulebook, side, true);
  }

  /**
   * A simulation.
   *
   * @param hurried whether both sides decide quickly; if not, they play as captains do
   */
  Simulation(Rulebook rulebook, Side side, boolean hurried) {
    this.rulebook = rulebook;
    this.side = side;
    own = new Script(rulebook, Temper.EVEN);
    enemy = new Script(rulebook, Temper.EVEN);
    if (hurried) {
      own.hurry();
      enemy.hurry();
    }
    own.setPlanner(new Given());
    outlook = new Outlook(rulebook);
    staff = rulebook.staff();
  }

  /** From now on the side's standing orders have an intent. */
  void follow(Intent intent) {
    own.follow(intent);
  }

  /** The moves of the opening, until they are taken. */
  private final class Given implements Planner {
    @Override
    public @Nullable List<Leg> legs(Position p) {
      List<Leg> given = legs;
      legs = null;
      return given;
    }

    @Override
    public boolean isSettled() {
      return legs != null;
    }
  }

  /** How the side stands after so many rounds of the enemy's player turns. */
  Account play(Position seen, Opening opening, long seed, int replies, BooleanSupplier over) {
    RandomGenerator random = new SplittableRandom(seed);
    Position p = imagined(seen, random);
    outlook.begin(p, side);
    legs = opening.legs();
    own.forget();
    own.setTemper(opening.temper());
    own.spare(opening.spared());
    enemy.forget();
    if (opening.order() != null) {
      if (!rulebook.check(p, opening.order()).isLegal()) {
        return Account.GIVEN_UP;
      }
      carryOut(p, opening.order(), seed);
    }
    boolean replying = p.phasing() != side;
    int replied = 0;
    int round = staff.playerTurnsInARound(p);
    for (int n = 0; n < MOST_ORDERS; n++) {
      if (replying && p.phasing() == side) {
        replied++;
      }
      replying = p.phasing() != side;
      if (rulebook.isOver(p) || replied / round >= replies) {
        break;
      }
      if (over.getAsBoolean()) {
        return Account.GIVEN_UP;
      }
      Script script = rulebook.decides(p) == side ? own : enemy;
      carryOut(p, script.answer(p, random).order(), seed);
    }
    return outlook.account(p, side);
  }

  private Position imagined(Position seen, RandomGenerator random) {
    Position drawn = rulebook.imagine(seen, side, random);
    if (at == null) {
      at = drawn;
    } else {
      at.copyFrom(drawn);
    }
    return at;
  }

  private void carryOut(Position p, Order order, long seed) {
    long rolled = CommonDice.mix(seed + CommonDice.key(p, order));
    rulebook.carryOut(p, order, Dice.unrecorded(rolled), Chronicle.SILENT);
  }
}
