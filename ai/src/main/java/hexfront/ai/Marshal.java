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
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A commander that looks ahead: it plays plans for its player turn forward on copies of what it
 * sees, through the enemy's scripted reply, and does what came out best. Battles, advances and
 * retreats are looked at one by one as they come.
 */
final class Marshal implements Commander {
  /** Own player turns take this part of the budget; the enemy's the rest. */
  private static final double OWN = 0.9;

  private static final double FIRST_MARCH = 0.55;
  private static final double LAST_MARCH = 0.7;
  private static final double BATTLE = 0.12;
  private static final double REACTION = 0.2;

  private final int threads;
  private final @Nullable Desk[] desks = new Desk[Side.values().length];

  Marshal(int threads) {
    this.threads = threads;
  }

  /** What a marshal needs to lead a side of a game. */
  private final class Desk {
    final Rulebook rulebook;
    final Side side;
    final Staff staff;
    final Script script;
    final Script drafting;
    final Simulations simulations;
    final HexSet spared;
    final Clock clock = new Clock();
    Temper temper = Temper.EVEN;
    int turn = -1;
    @Nullable Side phasing;
    SplittableRandom random = new SplittableRandom(0);

    Desk(Rulebook rulebook, Side side) {
      this.rulebook = rulebook;
      this.side = side;
      staff = rulebook.staff();
      script = new Script(rulebook, Temper.EVEN);
      drafting = new Script(rulebook, Temper.EVEN);
      simulations = new Simulations(rulebook, side, threads);
      spared = new HexSet(rulebook.board().hexes());
      script.setPlanner(this::plan);
      script.spare(spared);
    }

    void beginTurn(Position p) {
      turn = p.turn();
      phasing = p.phasing();
      clock.reset();
      spared.clear();
      temper = Temper.EVEN;
      script.setTemper(temper);
    }

    private @Nullable List<Leg> plan(Position p) {
      clock.take(staff.fightsNext(p) ? FIRST_MARCH : LAST_MARCH);
      if (clock.isUp()) {
        return null;
      }
      PlanSearch.Found found =
          new PlanSearch(rulebook.board().grid(), drafting, simulations, clock, spared)
              .search(p, random);
      temper = found.opening().temper();
      script.turnTo(temper);
      return found.opening().legs();
    }
  }

  @Override
  public Answer answer(Question question) {
    Desk at = desk(question);
    Position p = question.seen();
    if (p.turn() != at.turn || p.phasing() != at.phasing) {
      at.beginTurn(p);
    }
    at.clock.begin(question.budget(), p.phasing() == at.side ? OWN : 1 - OWN);
    at.random = new SplittableRandom(question.random().nextLong());
    try {
      return considered(at, question);
    } finally {
      at.clock.end();
    }
  }

  /** A commander who is put questions of both sides keeps his desks apart. */
  private Desk desk(Question question) {
    int side = question.side().ordinal();
    Desk at = desks[side];
    if (at == null || !at.rulebook.equals(question.rulebook())) {
      at = new Desk(question.rulebook(), question.side());
      desks[side] = at;
    }
    return at;
  }

  private Answer considered(Desk at, Question question) {
    Position p = question.seen();
    Decision decision = at.rulebook.decision(p);
    Answer scripted = at.script.answer(p, question.random());
    if (decision.orders().contains("attack") && scripted.order() instanceof Attack) {
      return battle(at, question, scripted);
    }
    if (decision.orders().contains("choose") && decision.options().contains("retreat")) {
      Order other =
          scripted.order().equals(new Choose("lose")) ? new Choose("retreat") : new Choose("lose");
      return better(at, p, scripted, other, "better in simulations");
    }
    if (decision.orders().contains("advance")) {
      if (!(scripted.order() instanceof Pass)) {
        return better(at, p, scripted, new Pass(), "nothing is gained by following up");
      }
    }
    return scripted;
  }

  /** Whether an attack that the script would make pays, seen from after the enemy's reply. */
  private Answer battle(Desk at, Question question, Answer scripted) {
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
      Opening without = new Opening(null, null, at.temper, spared);
      Race race =
          new Race(
              at.simulations,
              p,
              at.clock,
              at.random,
              new Opening(order, null, at.temper, at.spared));
      Race.Outcome outcome = race.challenge(without);
      if (!outcome.better()) {
        return new Answer(attack.order(), attack.why() + said(-outcome.mean(), outcome.pairs()));
      }
      at.spared.add(order.hexes().first());
      attack = at.script.answer(p, question.random());
    }
    return attack;
  }

  private Answer better(Desk at, Position p, Answer scripted, Order other, String why) {
    at.clock.take(REACTION);
    if (at.clock.isUp() || !at.rulebook.check(p, other).isLegal()) {
      return scripted;
    }
    Race race =
        new Race(
            at.simulations,
            p,
            at.clock,
            at.random,
            new Opening(scripted.order(), null, at.temper, at.spared));
    Race.Outcome outcome = race.challenge(new Opening(other, null, at.temper, at.spared));
    return outcome.better()
        ? new Answer(other, why + said(outcome.mean(), outcome.pairs()))
        : scripted;
  }

  private static String said(double gain, int pairs) {
    return pairs == 0
        ? ""
        : String.format(Locale.ROOT, "; %+.1f %% to win in %d simulations", 100 * gain, pairs);
  }
}
