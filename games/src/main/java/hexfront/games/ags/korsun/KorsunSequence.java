package hexfront.games.ags.korsun;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import hexfront.games.ags.SequenceQuestions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 19.1: the sequence of play. */
record KorsunSequence(Korsun game) implements SequenceQuestions {
  @Override
  @Case("KORSUN-19.11")
  public Side firstPlayer() {
    return game.data.firstPlayer();
  }

  @Override
  @Case("KORSUN-19.12")
  public int turns() {
    return game.data.track().size();
  }

  @Override
  @Case({"KORSUN-19.0", "AGS-4.2", "KORSUN-20.12"})
  public List<Phase> phases(int turn, Side side) {
    return List.of(Phase.values());
  }

  @Override
  public void beginTurn(Position p, Dice dice, Chronicle chronicle) {
    game.weather.beginTurn(p, dice, chronicle);
    game.airPoints.beginTurn(p);
    game.airSupply.beginTurn(p);
  }

  @Override
  public void beginPlayerTurn(Position p, Dice dice, Chronicle chronicle) {
    if (p.phasing() == Side.SOVIET) {
      game.operations.beginTurn(p);
      game.supported.beginSovietTurn(p, game.standard());
    } else {
      game.equipment.beginGermanTurn(p, game.standard());
    }
  }

  /** Support and active headquarters are settled as the Soviet player-turn begins. */
  @Override
  @Case({"KORSUN-18.15", "KORSUN-23.11", "KORSUN-24.22"})
  public @Nullable AgsStage questionBefore(Position p, Phase phase) {
    if (phase != Phase.INITIAL_MOVEMENT || p.phasing() != Side.SOVIET) {
      return null;
    }
    AgsStage support = game.supported.question(p, phase);
    return support == null ? game.headquarters.question(p, phase) : support;
  }

  @Override
  public void notePhase(Position p, Phase phase) {
    game.isolation.forget(p);
    if (phase.isMovement()) {
      p.unmarkAll(KorsunFlag.MOVEMENT);
      if (p.phasing() == Side.SOVIET) {
        game.headquarters.noteLines(p, game.standard());
      }
    }
  }

  @Override
  public void beginPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    if (phase == Phase.AIR_POWER && p.phasing() == Side.AXIS) {
      game.airSupply.beginAirPhase(p);
    }
  }

  @Override
  public boolean passes(Position p, Phase phase) {
    return phase == Phase.AIR_POWER
        ? p.phasing() == Side.SOVIET || game.airSupply.usefulTowns(p, game.standard()).length == 0
        : SequenceQuestions.super.passes(p, phase);
  }
}
