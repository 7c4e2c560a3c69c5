package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Recovered;
import hexfront.engine.events.Turn;
import hexfront.engine.events.Victory;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.List;

/** Section 4: the sequence of play. */
public final class Sequence {
  private final AgsRules rules;

  Sequence(AgsRules rules) {
    this.rules = rules;
  }

  @Case({"AGS-4.1", "AGS-4.2"})
  void beginTurn(Position p, int turn, Dice dice, Chronicle chronicle) {
    p.setTurn(turn);
    chronicle.tell(new Turn(turn, "AGS-4.1"));
    p.setPhasing(rules.exclusive().sequence().firstPlayer());
    rules.exclusive().sequence().beginTurn(p, dice, chronicle);
    beginPlayerTurn(p, dice, chronicle);
  }

  @Case({"AGS-4.1", "AGS-5.33"})
  private void beginPlayerTurn(Position p, Dice dice, Chronicle chronicle) {
    Side side = p.phasing();
    for (int unit : rules.roster().units(side)) {
      p.mark(unit, Flag.BEGAN_IN_ZONE, p.onMap(unit) && ZonesOfControl.stops(p, side, p.hex(unit)));
    }
    rules.exclusive().sequence().beginPlayerTurn(p, dice, chronicle);
    List<Phase> phases = rules.exclusive().sequence().phases(p.turn(), side);
    if (phases.isEmpty()) {
      endPlayerTurn(p, dice, chronicle);
    } else {
      begin(p, phases.getFirst(), dice, chronicle);
    }
  }

  /** Begins a phase, unless the game has a question first. */
  void begin(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    AgsStage question = rules.exclusive().sequence().questionBefore(p, phase);
    if (question == null) {
      open(p, phase, dice, chronicle);
    } else {
      p.setStage(question);
    }
  }

  /** Opens a phase; one in which there is nothing to decide passes at once. */
  @Case("AGS-4.2")
  void open(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    p.setStage(new PhaseStage(phase));
    chronicle.tell(new hexfront.engine.events.Phase(phase.word(), p.phasing(), "AGS-4.2"));
    prepare(p, phase, chronicle);
    if (phase == Phase.DISRUPTION_REMOVAL) {
      recover(p, chronicle);
    }
    rules.exclusive().sequence().beginPhase(p, phase, dice, chronicle);
    if (rules.exclusive().sequence().passes(p, phase)) {
      advance(p, phase, dice, chronicle);
    }
  }

  /** Puts a position into the state in which a phase begins. */
  @Case({"AGS-4.2", "AGS-5.12", "AGS-9.14", "AGS-12.0"})
  void prepare(Position p, Phase phase, Chronicle chronicle) {
    rules.exclusive().sequence().notePhase(p, phase);
    if (phase.isMovement()) {
      p.unmarkAll(Flag.MOVEMENT_FLAGS);
      for (int unit : rules.roster().units(p.phasing())) {
        p.setSpent(unit, 0);
        p.setStartHex(unit, Math.max(-1, p.hex(unit)));
      }
      rules.supply().checkForMovement(p, p.phasing(), chronicle);
    } else if (phase == Phase.COMBAT) {
      p.unmarkAll(Flag.COMBAT_FLAGS);
    }
    rules.exclusive().sequence().judge(p, phase);
  }

  @Case("AGS-6.33")
  private void recover(Position p, Chronicle chronicle) {
    for (int unit : rules.roster().units(p.phasing())) {
      if (p.is(unit, Flag.DISRUPTED)) {
        p.unmark(unit, Flag.DISRUPTED);
        chronicle.tell(new Recovered(new UnitRef(unit), "AGS-6.33"));
      }
    }
  }

  // ---- ending a phase

  @Case("AGS-15.0")
  Verdict checkEnd(Position p, Phase phase) {
    int overdue =
        phase == Phase.INITIAL_MOVEMENT ? rules.reinforcements().overdue(p, p.phasing()) : -1;
    return overdue >= 0
        ? Verdict.refused(
            rules.exclusive().reinforcement().entryCase(),
            rules.name(overdue) + " must enter in this phase")
        : rules.exclusive().sequence().checkEndPhase(p, phase);
  }

  /** Ends a phase; a side whose hexes are overfull first names the units it gives up. */
  @Case({"AGS-4.2", "AGS-7.0"})
  void end(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    if (phase.isMovement() && rules.stacking().anyOverfull(p, p.phasing())) {
      p.setStage(new ExcessStage(p.phasing(), phase, Units.of(), null));
    } else {
      advance(p, phase, dice, chronicle);
    }
  }

  /** Goes on to the next phase, unless the game has a question first. */
  void advance(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    AgsStage question = rules.exclusive().sequence().questionAfter(p, phase);
    if (question == null) {
      close(p, phase, dice, chronicle);
    } else {
      p.setStage(question);
    }
  }

  void close(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    rules.exclusive().sequence().endPhase(p, phase, dice, chronicle);
    p.unmarkAll(Flag.MOVEMENT_FLAGS | Flag.COMBAT_FLAGS);
    List<Phase> phases = rules.exclusive().sequence().phases(p.turn(), p.phasing());
    int at = phases.indexOf(phase);
    if (at + 1 < phases.size()) {
      begin(p, phases.get(at + 1), dice, chronicle);
    } else {
      endPlayerTurn(p, dice, chronicle);
    }
  }

  @Case({"AGS-4.1", "AGS-15.0"})
  private void endPlayerTurn(Position p, Dice dice, Chronicle chronicle) {
    p.unmarkAll(Flag.FRESH);
    rules.exclusive().sequence().endPlayerTurn(p, dice, chronicle);
    if (rules.exclusive().sequence().endsEarly(p)) {
      finish(p, chronicle);
    } else if (p.phasing() == rules.exclusive().sequence().firstPlayer()) {
      p.setPhasing(p.phasing().enemy());
      beginPlayerTurn(p, dice, chronicle);
    } else if (p.turn() < rules.lastTurn()) {
      beginTurn(p, p.turn() + 1, dice, chronicle);
    } else {
      finish(p, chronicle);
    }
  }

  private void finish(Position p, Chronicle chronicle) {
    p.setStage(new OverStage(Phase.COMBAT));
    chronicle.tell(Victory.of(rules.score(p), rules.exclusive().victoryCase()));
  }
}
