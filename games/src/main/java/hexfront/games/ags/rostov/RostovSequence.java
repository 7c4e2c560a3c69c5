package hexfront.games.ags.rostov;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Rail;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import hexfront.games.ags.SequenceQuestions;
import hexfront.games.ags.Withdraw;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 19.1: the sequence of play, and what waits for the end of an order. */
final class RostovSequence implements SequenceQuestions {
  private static final List<Phase> PHASES =
      List.of(
          Phase.INITIAL_MOVEMENT,
          Phase.COMBAT,
          Phase.MECHANIZED_MOVEMENT,
          Phase.DISRUPTION_REMOVAL,
          Phase.AIR_POWER);

  private final Rostov game;

  RostovSequence(Rostov game) {
    this.game = game;
  }

  @Override
  @Case("ROSTOV-19.11")
  public Side firstPlayer() {
    return game.data.firstPlayer();
  }

  @Override
  @Case("ROSTOV-19.12")
  public int turns() {
    return game.data.track().size();
  }

  @Override
  @Case("ROSTOV-19.0")
  public List<Phase> phases(int turn, Side side) {
    return PHASES;
  }

  @Override
  public void beginTurn(Position p, Dice dice, Chronicle chronicle) {
    p.setValue(RostovValue.RAIL_USED, 0);
    p.setValue(RostovValue.FRONT_SHIFT_USED, 0);
    game.air.beginTurn(p);
    game.arrivals.beginTurn(p);
    game.weather.beginTurn(p, dice, chronicle);
  }

  @Override
  public void beginPlayerTurn(Position p, Dice dice, Chronicle chronicle) {
    game.arrivals.beginPlayerTurn(p, dice);
  }

  /** When the Soviet player-turn begins, the Axis player may supply a stack by game.air. */
  @Override
  @Case({"ROSTOV-23.2", "ROSTOV-24.12"})
  public @Nullable AgsStage questionBefore(Position p, Phase phase) {
    return phase == Phase.INITIAL_MOVEMENT
            && p.phasing() == Side.SOVIET
            && game.air.axisLeft(p) > 0
            && p.value(RostovValue.USED_ON_SUPPLY) == 0
        ? new AirSupplyStage(phase)
        : null;
  }

  @Override
  public void beginPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    p.setValue(RostovValue.BEGUN, 0);
    p.unmarkAll(RostovFlag.DISENGAGED);
    game.air.beginPhase(p, phase);
  }

  @Override
  public boolean passes(Position p, Phase phase) {
    return SequenceQuestions.super.passes(p, phase)
        || phase == Phase.AIR_POWER && game.air.passes(p);
  }

  @Override
  public @Nullable AgsStage questionAfter(Position p, Phase phase) {
    return phase == Phase.AIR_POWER && game.withdrawal.isShort(p)
        ? new ShortfallStage(phase)
        : null;
  }

  @Override
  public void endPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    game.arrivals.endPhase(p, phase, dice, chronicle);
  }

  @Override
  public void endPlayerTurn(Position p, Dice dice, Chronicle chronicle) {
    game.air.endPlayerTurn(p);
    if (p.phasing() == Side.AXIS) {
      game.counters.endPlayerTurn(p, chronicle);
    }
  }

  /** Dice that had to wait for the end of an order, and the choice of a second step. */
  @Override
  @Case({"ROSTOV-22.2", "ROSTOV-19.61"})
  public void settle(Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Move
        || order instanceof Overrun
        || order instanceof Rail
        || order instanceof Enter
        || order instanceof Withdraw) {
      p.setValue(RostovValue.BEGUN, 1);
    }
    for (int unit = 0; p.value(RostovValue.PENDING) > 0 && unit < game.board.unitCount(); unit++) {
      if (p.is(unit, RostovFlag.UNDECIDED)) {
        p.unmark(unit, RostovFlag.UNDECIDED);
        p.setValue(RostovValue.PENDING, p.value(RostovValue.PENDING) - 1);
        if (SovietHeadquarters.is(game.board.unit(unit))) {
          game.headquarters.decideFate(p, unit, dice, chronicle);
        } else {
          game.secondStep.sort(p, game.pool.identify(p, unit, dice, chronicle));
        }
      }
    }
    int substitute = game.secondStep.toAsk(p);
    if (substitute >= 0) {
      p.unmark(substitute, RostovFlag.SUBSTITUTED);
      AgsStage back = AgsRules.stage(p);
      if (p.onMap(substitute) && !game.secondStep.alternatives(p, substitute).isEmpty()) {
        p.setStage(new SecondStepStage(substitute, back));
      }
    }
  }
}
