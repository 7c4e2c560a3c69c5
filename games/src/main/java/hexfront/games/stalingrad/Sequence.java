package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Phase;
import hexfront.engine.events.Turn;

/** Section 3: the sequence of play. */
final class Sequence {
  private static final Step[] STEPS = Step.values();

  private final StalingradRules rules;

  Sequence(StalingradRules rules) {
    this.rules = rules;
  }

  // ---- before the first turn

  /** Begins a game whose units stand on the map. */
  @Case({"CTS-35.1a", "CTS-36.1a"})
  void begin(Position p, Dice dice, Chronicle chronicle) {
    if (rules.has(StalingradRules.FREE_SET_UP)) {
      p.setPhasing(start(p).setsUpFirst());
      p.setStage(new SettingUp(rules.setUp.losers(p)));
      chronicle.tell(new Phase("set-up", p.phasing(), "CTS-35.1a"));
    } else {
      beginFirstTurn(p, dice, chronicle);
    }
  }

  void endSetUp(Position p, Dice dice, Chronicle chronicle) {
    if (p.phasing() == start(p).setsUpFirst()) {
      p.setPhasing(p.phasing().enemy());
      p.setStage(new SettingUp(rules.setUp.losers(p)));
      chronicle.tell(new Phase("set-up", p.phasing(), "CTS-35.1a"));
    } else {
      beginFirstTurn(p, dice, chronicle);
    }
  }

  private StalingradData.Start start(Position p) {
    return rules.data.start(Ledger.scenario(p));
  }

  /** The first player turn is the attacker's; nothing arrives and hardly anything moves. */
  @Case({"CTS-35.6a", "CTS-36.6a"})
  private void beginFirstTurn(Position p, Dice dice, Chronicle chronicle) {
    p.setValue(Ledger.OPENING, 1);
    chronicle.tell(new Turn(p.turn(), "CTS-3.0"));
    beginPlayerTurn(p, start(p).movesFirst(), dice, chronicle);
    enterStep(p, 0, dice, chronicle);
  }

  // ---- turns

  /** The turn marker goes on; weather, then what the Axis player turn begins with. */
  @Case({"CTS-3.0", "CTS-3.1b", "CTS-SEQ-I.1", "CTS-SEQ-I.2", "CTS-SEQ-I.3"})
  private void beginTurn(Position p, int turn, Dice dice, Chronicle chronicle) {
    p.setTurn(turn);
    chronicle.tell(new Turn(turn, "CTS-3.0"));
    rules.weather.roll(p, dice, chronicle);
    beginPlayerTurn(p, Side.AXIS, dice, chronicle);
    admin(p, Side.AXIS, dice, chronicle);
  }

  private void admin(Position p, Side side, Dice dice, Chronicle chronicle) {
    if (rules.air.mayReturn(p, side)) {
      p.setStage(new Admin(side));
      chronicle.tell(new Phase("admin", side, "CTS-SEQ-I.3"));
    } else {
      afterAdmin(p, side, dice, chronicle);
    }
  }

  void afterAdmin(Position p, Side side, Dice dice, Chronicle chronicle) {
    if (side == Side.AXIS) {
      admin(p, Side.SOVIET, dice, chronicle);
    } else {
      enterStep(p, 0, dice, chronicle);
    }
  }

  /** What begins a player turn and asks nothing. */
  @Case({
    "CTS-SEQ-II.A.1",
    "CTS-SEQ-II.A.2",
    "CTS-SEQ-II.A.3",
    "CTS-SEQ-II.A.4",
    "CTS-SEQ-II.A.5",
    "CTS-SEQ-III"
  })
  private void beginPlayerTurn(Position p, Side side, Dice dice, Chronicle chronicle) {
    p.setPhasing(side);
    rules.ledger.forgetRailUse(p);
    p.setValue(Ledger.TRANSIT, 0);
    p.setValue(Ledger.COAST_TRANSIT, 0);
    p.setValue(Ledger.BOX_ATTACKS, 0);
    p.setValue(Ledger.ACTIVATIONS + side.ordinal(), 0);
    if (!Ledger.is(p, Ledger.OPENING)) {
      rules.replacements.roll(p, side, dice, chronicle);
      rules.withdrawals.fallDue(p, side, chronicle);
    }
    rules.arrivals.bring(p, side, chronicle);
    rules.supply.receive(p, side, p.turn() > start(p).first());
  }

  // ---- a player turn

  /** A phase ended: the next one in which there is something to decide begins. */
  @Case({"CTS-3.1a", "CTS-SEQ-II.A.7", "CTS-SEQ-II.A.8"})
  void after(Position p, Part part, Dice dice, Chronicle chronicle) {
    part.ended(rules, p, dice, chronicle);
    enterStep(p, part.step().ordinal() + 1, dice, chronicle);
  }

  private void enterStep(Position p, int first, Dice dice, Chronicle chronicle) {
    for (int i = first; i < STEPS.length; i++) {
      Part part = STEPS[i].part();
      if (part.isDue(rules, p)) {
        part.begin(rules, p, dice, chronicle);
        return;
      }
      part.ended(rules, p, dice, chronicle);
    }
    endPlayerTurn(p, dice, chronicle);
  }

  @Case({"CTS-23.3b", "CTS-3.1b", "CTS-35.7", "CTS-36.7", "CTS-37.3"})
  private void endPlayerTurn(Position p, Dice dice, Chronicle chronicle) {
    if (p.phasing() == Side.SOVIET) {
      rules.edges.adjust(rules, p);
    }
    rules.air.goHome(p);
    p.unmarkAll(Flag.TURN);
    p.setValue(Ledger.OPENING, 0);
    for (int unit : rules.roster.units(p.phasing())) {
      if (p.spent(unit) != 0) {
        p.setSpent(unit, 0);
      }
    }
    if (rules.victory.isDecided(p)) {
      end(p, chronicle);
    } else if (p.phasing() == Side.AXIS) {
      beginPlayerTurn(p, Side.SOVIET, dice, chronicle);
      enterStep(p, 0, dice, chronicle);
    } else if (p.turn() < rules.lastTurn(p)) {
      beginTurn(p, p.turn() + 1, dice, chronicle);
    } else {
      end(p, chronicle);
    }
  }

  private void end(Position p, Chronicle chronicle) {
    p.setStage(new Over());
    chronicle.tell(hexfront.engine.events.Victory.of(rules.score(p), "CTS-35.8a"));
  }
}
