package hexfront.ai;

import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Pass;
import hexfront.engine.staff.Staff;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A commander that looks ahead: it plays plans for its player turn forward on copies of what it
 * sees, through the enemy's scripted replies, and does what came out best. Battles, advances and
 * retreats are looked at one by one as they come.
 */
final class Marshal implements Commander {
  /** The part of the budget that is thought with: the last simulation takes a little more. */
  private static final double OWN = 0.98;

  /** In the enemy's player turns there is less to decide, and somebody waits. */
  private static final double ENEMYS = 0.25;

  /** What is thought about what standing orders are meant to achieve, once a turn. */
  private static final double INTENT = 0.5;

  private static final double DOCTRINE = 0.2;

  /** What a march takes of the rest at first, if battles follow; and at least and at most. */
  private static final double FIRST_MARCH = 0.6;

  private static final double LEAST_MARCH = 0.5;
  private static final double MOST_MARCH = 0.9;

  /** What battles may well leave over. */
  private static final double SPARE = 0.04;

  private static final double LAST_MARCH = 0.85;

  /** The part of what a plan has left over that proves it. */
  private static final double PROOF = 0.3;

  private static final double LAST_PROOF = 0.95;

  /** Where others of the side may march after these in the same player turn. */
  private static final double MARCH_OF_MANY = 0.5;

  private static final double BATTLE = 0.12;
  private static final double REACTION = 0.2;

  /** The part of a comfortable lead by which another way must be better than the script's. */
  private static final double MARGIN = 0.01;

  /** A decision that leaves no more ways than these is tried out, each of them. */
  private static final int FEW_WAYS = 6;

  private final int threads;
  private final Prepared prepared;
  private final @Nullable Office[] offices = new Office[Side.values().length];

  Marshal(int threads, Prepared prepared) {
    this.threads = threads;
    this.prepared = prepared;
  }

  /** What a marshal needs to lead a side of a game. */
  private final class Office {
    final Rulebook rulebook;
    final Side side;
    final Staff staff;
    final Script script;
    final Script drafting;
    final Simulations simulations;
    final Intents intents;
    final Doctrine doctrine;
    final Changes changes;
    final HexSet spared;
    final Clock clock = new Clock();
    Temper temper = Temper.EVEN;
    int turn = -1;
    int intended = -1;

    /** In which player turn the intent was considered, and what that took of the budget. */
    int considering = -1;

    long considered;
    boolean reconsidered;
    double march = FIRST_MARCH;
    String plan = "";

    /** The moves of the opening that is kept for the game, while the game follows it. */
    List<Leg> opening = List.of();

    SplittableRandom random = new SplittableRandom(0);

    Office(Rulebook rulebook, Side side) {
      this.rulebook = rulebook;
      this.side = side;
      staff = rulebook.staff();
      script = new Script(rulebook, Temper.EVEN);
      drafting = new Script(rulebook, Temper.EVEN);
      simulations = new Simulations(rulebook, side, threads);
      intents = new Intents(simulations, staff, side);
      doctrine = new Doctrine(simulations);
      changes = new Changes(rulebook.board().grid());
      spared = new HexSet(rulebook.board().hexes());
      script.foresee();
      drafting.foresee();
      script.setPlanner(this::plan);
      script.spare(spared);
    }

    void beginTurn(Position p) {
      if (reconsidered) {
        double more = march + clock.unused() - SPARE;
        march = Math.clamp(more, LEAST_MARCH, MOST_MARCH);
      }
      turn = staff.playerTurn(p, side);
      clock.reset();
      if (turn == considering) {
        clock.resume(considered);
      }
      spared.clear();
      temper = doctrine.best();
      script.setTemper(temper);
      reconsidered = false;
    }

    /** Chooses what the standing orders of a turn are meant to achieve. */
    void intend(Position p) {
      intended = p.turn();
      if (staff.intents(p, side).size() > 1) {
        clock.take(INTENT);
        intents.reconsider(p, clock, random);
        considering = turn;
        considered = clock.used();
        script.follow(intents.best());
        drafting.follow(intents.best());
        simulations.follow(intents.best());
        plan = intents.told(p);
      }
    }

    /** The answer that begins a plan tells of it. */
    Answer withPlan(Answer answer) {
      if (plan.isEmpty()) {
        return answer;
      }
      Answer told = new Answer(answer.order(), answer.why() + "; " + plan);
      plan = "";
      return told;
    }

    private @Nullable List<Leg> plan(Position p) {
      if (!reconsidered) {
        reconsidered = true;
        clock.take(DOCTRINE);
        doctrine.reconsider(p, clock, random);
      }
      boolean last = !staff.fightsNext(p) && staff.playerTurnsInARound(p) == 1;
      double share = last ? LAST_MARCH : march;
      clock.take(staff.playerTurnsInARound(p) > 1 ? MARCH_OF_MANY : share);
      if (clock.isUp()) {
        return null;
      }
      PlanSearch search = new PlanSearch(changes, drafting, simulations, clock, spared, p, random);
      PlanSearch.Found first = search.search(doctrine.best(), opening);
      clock.take(last ? LAST_PROOF : PROOF);
      PlanSearch.Found found = search.proved(first);
      temper = found.opening().temper();
      script.turnTo(temper);
      plan = found.simulations() == 0 ? "" : found.toString();
      return found.opening().legs();
    }
  }

  @Override
  public Answer answer(Question question) {
    Office at = office(question);
    Position p = question.seen();
    if (at.staff.playerTurn(p, at.side) != at.turn) {
      at.beginTurn(p);
    }
    at.clock.begin(question.budget(), p.phasing() == at.side ? OWN : ENEMYS);
    at.random = new SplittableRandom(question.random().nextLong());
    at.opening = prepared.legs(question);
    try {
      if (p.phasing() == at.side && p.turn() != at.intended) {
        at.intend(p);
      }
      return considered(at, question);
    } finally {
      at.clock.end();
    }
  }

  /** A commander who is put questions of both sides keeps his offices apart. */
  private Office office(Question question) {
    int side = question.side().ordinal();
    Office at = offices[side];
    if (at == null || !at.rulebook.equals(question.rulebook())) {
      at = new Office(question.rulebook(), question.side());
      offices[side] = at;
    }
    return at;
  }

  private Answer considered(Office at, Question question) {
    Position p = question.seen();
    Decision decision = at.rulebook.decision(p);
    Answer scripted = at.withPlan(at.script.answer(p, question.random()));
    if (decision.takes("attack") && scripted.order() instanceof Attack) {
      return battle(at, question, scripted);
    }
    if (decision.options().contains("retreat")) {
      Answer best = scripted;
      for (String option : decision.options()) {
        Order other = new Choose(option);
        if (!other.equals(scripted.order())) {
          best = better(at, p, best, other, "better in simulations");
        }
      }
      return best;
    }
    if (decision.takes("advance")) {
      if (!(scripted.order() instanceof Pass)) {
        return better(at, p, scripted, new Pass(), "nothing is gained by following up");
      }
    }
    if (!decision.takes("move") && !decision.takes("attack")) {
      return bestOfFew(at, p, scripted);
    }
    return scripted;
  }

  /** Of a few things that can be done the one that comes out best; of many, what is scripted. */
  private Answer bestOfFew(Office at, Position p, Answer scripted) {
    List<Order> ways = new ArrayList<>();
    at.rulebook.legal(
        p,
        order -> {
          ways.add(order);
          return ways.size() <= FEW_WAYS;
        });
    Answer best = scripted;
    for (Order way : ways.size() > FEW_WAYS ? List.<Order>of() : ways) {
      if (!way.equals(scripted.order())) {
        best = better(at, p, best, way, "better in simulations");
      }
    }
    return best;
  }

  /** Whether an attack that the script would make pays, seen from after the enemy's reply. */
  private Answer battle(Office at, Question question, Answer scripted) {
    Position p = question.seen();
    Answer attack = scripted;
    while (attack.order() instanceof Attack order) {
      at.clock.take(BATTLE);
      if (at.clock.isUp()) {
        return attack;
      }
      HexSet spared = new HexSet(at.rulebook.board().hexes());
      spared.copyFrom(at.spared);
      spared.add(order.hexes().first());
      Race.Outcome outcome =
          new Race(at.simulations, p, at.clock, at.random)
              .challenge(
                  new Opening(order, null, at.temper, at.spared),
                  new Opening(null, null, at.temper, spared),
                  at.changes.around(order.hexes().first()));
      if (!outcome.better()) {
        return new Answer(attack.order(), attack.why() + said(-outcome.mean(), outcome.pairs()));
      }
      at.spared.add(order.hexes().first());
      attack = at.script.answer(p, question.random());
    }
    return attack;
  }

  private Answer better(Office at, Position p, Answer scripted, Order other, String why) {
    at.clock.take(REACTION);
    if (at.clock.isUp() || !at.rulebook.check(p, other).isLegal()) {
      return scripted;
    }
    int[] concerned = at.staff.concerned(p);
    boolean local = concerned.length > 0 && p.onMap(concerned[0]);
    Race.Outcome outcome =
        new Race(at.simulations, p, at.clock, at.random)
            .challenge(
                new Opening(scripted.order(), null, at.temper, at.spared),
                new Opening(other, null, at.temper, at.spared),
                local ? at.changes.around(p.hex(concerned[0])) : at.changes.everywhere());
    return outcome.better() && outcome.mean() > MARGIN * at.staff.comfortable()
        ? new Answer(other, why + said(outcome.mean(), outcome.pairs()))
        : scripted;
  }

  private static String said(double gain, int pairs) {
    return pairs == 0
        ? ""
        : String.format(Locale.ROOT, "; %+.1f points in %d pairs of simulations", gain, pairs);
  }
}
