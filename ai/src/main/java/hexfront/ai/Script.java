package hexfront.ai;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Retreat;
import hexfront.engine.staff.Intent;
import hexfront.engine.staff.Nature;
import hexfront.engine.staff.Staff;
import hexfront.games.common.kept.Temperament;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays a side by rule of thumb, quickly: what a captain does, and what a marshal takes for granted
 * of everybody in his simulations. One script serves one side and one thread; it remembers the plan
 * of the phase it is in and makes a new one whenever it finds itself elsewhere.
 */
public final class Script {
  private static final int MOST_SPECIALS = 12;
  private static final int MOST_AFTER_MENDING = 6;

  private final Rulebook rulebook;
  private final Staff staff;
  private final Survey survey;
  private final Objectives objectives;
  private final Marching marching;
  private final Fighting fighting;
  private final Overruns overruns;
  private final Operations operations;
  private final Aftermath aftermath;
  private final Appraisal appraisal;
  private final Specials specials;
  private @Nullable Temperament temperament;
  private Temper taste;
  private Temper temper;
  private boolean hurried;

  private int turn = -1;
  private @Nullable Side phasing;
  private String phase = "";
  private int specialsGiven;

  /** Whether all overruns of this phase are made, and whether there were any. */
  private boolean overrunsMade;

  private boolean hasOverrun;

  /** Whether an attack of this phase had to be taken back. */
  private boolean mended;

  private @Nullable Order last;

  public Script(Rulebook rulebook, Temper temper) {
    this.rulebook = rulebook;
    taste = temper;
    this.temper = temper;
    staff = rulebook.staff();
    survey = new Survey(rulebook.board(), staff);
    objectives = new Objectives(survey);
    Gains gains = new Gains(survey, objectives);
    operations = new Operations(survey, objectives);
    marching = new Marching(rulebook, survey, objectives, gains, operations);
    fighting = new Fighting(rulebook, survey, gains);
    overruns = new Overruns(rulebook, survey, gains);
    aftermath = new Aftermath(rulebook, survey, gains);
    appraisal = new Appraisal(rulebook.board(), staff);
    specials = new Specials(rulebook, staff, appraisal);
  }

  public Appraisal appraisal() {
    return appraisal;
  }

  public void setTemper(Temper newTemper) {
    taste = newTemper;
    temper = newTemper;
    forget();
  }

  /** Takes on another temper with the next phase, without forgetting the plan of this one. */
  void turnTo(Temper newTemper) {
    taste = newTemper;
  }

  /** From now on is of this temperament instead of the one that the game's staff tells. */
  void behave(Temperament newTemperament) {
    temperament = newTemperament;
  }

  /** From now on gives the staff's standing orders with an intent. */
  void follow(Intent intent) {
    staff.follow(intent);
  }

  /** From now on decides quicker and not as well: for playing forward, not for playing. */
  void hurry() {
    hurried = true;
    specials.hurry();
    marching.hurry();
    fighting.hurry();
    overruns.hurry();
    aftermath.hurry();
  }

  /** From now on thinks of the supply of later turns. */
  void foresee() {
    marching.foresee();
  }

  /** From now on takes some parts of the map for more important than they are. */
  void lean(Leaning leaning) {
    survey.lean(leaning);
  }

  /** Forgets the plan of the phase, so that the next answer plans anew. */
  public void forget() {
    turn = -1;
    last = null;
    objectives.forget();
  }

  /** The answer to the pending decision. */
  public Answer answer(Position p, RandomGenerator random) {
    if (!isCarriedOut(p)) {
      forget();
    }
    Order standing = staff.standingOrder(p);
    if (standing != null && rulebook.check(p, standing).isLegal()) {
      last = standing;
      phase = standing instanceof EndPhase ? "" : phase;
      return new Answer(standing, "a standing order");
    }
    Decision decision = rulebook.decision(p);
    notice(p, decision);
    Answer thought = thought(p, decision);
    Answer answer =
        thought != null
                && (isTried(thought.order()) || rulebook.check(p, thought.order()).isLegal())
            ? thought
            : new Answer(rulebook.anyOrder(p, random), "");
    last = answer.order();
    if (last instanceof EndPhase) {
      phase = "";
    }
    return answer;
  }

  /** Whether the last order was given and not taken back, as far as one can see. */
  private boolean isCarriedOut(Position p) {
    return switch (last) {
      case Move o -> !p.onMap(o.units().get(0)) || p.hex(o.units().get(0)) != o.path().first();
      case Enter o -> !staff.waits(p, o.units().get(0));
      case null, default -> true;
    };
  }

  /**
   * The few hexes where each group of units that can move would be best off, the best first; with
   * staying where it is. For those who search among them.
   */
  public List<Candidates> candidates(Position p, int most) {
    forget();
    notice(p, rulebook.decision(p));
    return marching.candidates(p, most, temper);
  }

  /** What the side's units are to do together, the strongest operation first. */
  public List<Operation> operations(Position p) {
    notice(p, rulebook.decision(p));
    return operations.all(p);
  }

  /** The moves that would be planned now, reinforcements and orders of the game's own apart. */
  List<Leg> draft(Position p) {
    forget();
    notice(p, rulebook.decision(p));
    return marching.draft(p, temper);
  }

  /** The attacks that would be thought of now, the best first. */
  List<Answer> attacks(Position p, int most) {
    forget();
    notice(p, rulebook.decision(p));
    return fighting.attacks(p, temper, most);
  }

  /** Hexes that are not to be attacked in combat phases. */
  void spare(HexSet hexes) {
    fighting.spare(hexes);
  }

  /** Hands the planning of movement phases to somebody else. */
  void setPlanner(Planner planner) {
    marching.setPlanner(planner);
  }

  private @Nullable Answer thought(Position p, Decision decision) {
    if (decision.takes("move")) {
      Answer special = special(p, decision.side());
      Answer overrun = special != null ? special : overrun(p, decision.side());
      Answer move = overrun != null ? overrun : marching.next(p, temper);
      boolean done = move == null || move.order() instanceof EndPhase;
      return done && decision.takes("attack") ? attack(p, decision) : move;
    }
    if (decision.takes("attack")) {
      Answer special = special(p, decision.side());
      return special != null ? special : attack(p, decision);
    }
    Optional<Ask.Spread> losses = decision.ask("lose", Ask.Spread.class);
    if (losses.isPresent() && decision.options().contains("lose")) {
      return loseOrRetreat(p, decision, losses.get());
    }
    Optional<Ask.Ways> retreat = decision.ask("retreat", Ask.Ways.class);
    if (retreat.isPresent()) {
      return explained(aftermath.retreat(p, retreat.get()), "the best of the ways that are open");
    }
    if (losses.isPresent()) {
      return explained(aftermath.lose(p, losses.get()), "the steps that are missed least");
    }
    Optional<Ask.Ways> advance = decision.ask("advance", Ask.Ways.class);
    if (advance.isPresent()) {
      Answer forward = aftermath.advance(p, advance.get(), temper);
      return forward == null ? new Answer(new Pass(), "better where they are") : forward;
    }
    if (decision.takes("air-support")) {
      return explained(first(p), "air points are there to be used");
    }
    Answer best =
        specials.best(p, decision.side(), decision.takes("end-phase") ? 0.01 : Specials.WHATEVER);
    return best != null ? best : new Answer(new EndPhase(), "nothing left to do");
  }

  /** The best attack, or the end of the phase, once nothing stands in its way. */
  private @Nullable Answer attack(Position p, Decision decision) {
    Order end = decision.takes("end-phase") ? new EndPhase() : new Pass();
    for (Answer attack : fighting.attacks(p, temper, mended ? MOST_AFTER_MENDING : 1)) {
      if (!mended || leaves(p, attack.order(), end)) {
        return attack;
      }
    }
    Order mending = rulebook.check(p, end).isLegal() ? null : staff.mend(p);
    mended |= mending != null;
    return mending != null
        ? new Answer(mending, "it cannot be made without others")
        : new Answer(end, "no attack pays any more");
  }

  /** Whether an order is still legal after another. */
  private boolean leaves(Position p, Order order, Order legal) {
    Position after = p.copy();
    rulebook.carryOut(after, order, Dice.unrecorded(1), Chronicle.SILENT);
    return rulebook.check(after, legal).isLegal();
  }

  /** The order that the game lists first. */
  private @Nullable Order first(Position p) {
    List<Order> found = new ArrayList<>();
    rulebook.legal(p, order -> !found.add(order));
    return found.isEmpty() ? null : found.getFirst();
  }

  private static @Nullable Answer explained(@Nullable Order order, String why) {
    return order == null ? null : new Answer(order, why);
  }

  /** Whether an order was found legal when it was thought of. */
  private boolean isTried(Order order) {
    return hurried
        && (order instanceof Move
            || order instanceof Attack
            || order instanceof Lose
            || order instanceof Advance
            || order instanceof Enter
            || order instanceof Rail
            || order instanceof Retreat);
  }

  /** Sees whether a new phase has begun, and takes the picture that its decisions need. */
  private void notice(Position p, Decision decision) {
    Side side = decision.side();
    boolean newPlayerTurn = p.turn() != turn || p.phasing() != phasing || survey.side != side;
    boolean main = decision.takes("move") || decision.takes("attack");
    boolean newPhase = newPlayerTurn || main && !decision.stage().equals(phase);
    boolean goesOn = !newPlayerTurn && !decision.takes("move");
    boolean known =
        hurried
            ? goesOn || !main && survey.side == side && turn >= 0
            : goesOn && staff.movesOnlyLed();
    if (newPhase && !known) {
      survey.take(p, side);
      objectives.judge(p);
      objectives.assignAll(p);
    } else if (newPhase) {
      survey.weigh(p, side);
      survey.supplied.copyFrom(staff.supplied(p, side));
    } else if (!hurried && !decision.takes("move")) {
      survey.weigh(p, side);
      survey.supplied.copyFrom(staff.supplied(p, side));
    }
    if (newPhase) {
      temper =
          taste.of(nature(p, side)).at(staff.lead(p, side), staff.comfortable(), late(p, side));
      turn = p.turn();
      phasing = p.phasing();
      phase = main ? decision.stage() : "";
      specialsGiven = 0;
      mended = false;
      marching.begin();
      fighting.begin();
      overruns.begin();
      overrunsMade = false;
      hasOverrun = false;
    }
  }

  private Nature nature(Position p, Side side) {
    return temperament == null ? staff.nature(p, side) : temperament.on(p.turn());
  }

  /** The part of the game that is over. */
  private double late(Position p, Side side) {
    double gone = p.turn() - 1.0;
    return gone / Math.max(1, gone + staff.turnsLeft(p, side) - 1);
  }

  /** An order of the game's own, as long as some pay and there are not too many. */
  private @Nullable Answer special(Position p, Side side) {
    if (hurried || specialsGiven >= MOST_SPECIALS) {
      return null;
    }
    Answer best = specials.best(p, side, 0.05);
    specialsGiven = best == null ? MOST_SPECIALS : specialsGiven + 1;
    if (best != null) {
      survey.take(p, side);
    }
    return best;
  }

  /** The next overrun of the phase; after the last the picture is taken anew. */
  private @Nullable Answer overrun(Position p, Side side) {
    overrunsMade |= marching.isSettled();
    if (overrunsMade) {
      return null;
    }
    if (hasOverrun && !hurried) {
      survey.weigh(p, side);
    }
    Answer next = overruns.next(p, temper);
    overrunsMade = next == null;
    if (overrunsMade && hasOverrun) {
      survey.take(p, side);
      objectives.judge(p);
      objectives.assignAll(p);
    }
    hasOverrun |= next != null;
    return next;
  }

  private Answer loseOrRetreat(Position p, Decision decision, Ask.Spread losses) {
    Answer lose = new Answer(new Choose("lose"), "the hex is worth more than the steps");
    Answer retreat = new Answer(new Choose("retreat"), "the steps are worth more than the hex");
    if (!rulebook.check(p, lose.order()).isLegal()) {
      return retreat;
    }
    if (!rulebook.check(p, retreat.order()).isLegal()) {
      return lose;
    }
    double retreatCost =
        aftermath.retreatCost(p, decision.concerned(), decision.side())
            + decision
                .ask("retreat", Ask.Ways.class)
                .map(ways -> aftermath.tolls(p, ways))
                .orElse(0.0);
    return aftermath.lossCost(p, losses) <= retreatCost ? lose : retreat;
  }
}
