package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Phase;
import hexfront.engine.events.Turn;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.orders.Hexes;
import hexfront.games.blitzkrieg57.BlitzkriegStage.ChitSelection;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Excess;
import hexfront.games.blitzkrieg57.BlitzkriegStage.InCombat;
import hexfront.games.blitzkrieg57.BlitzkriegStage.InMovement;
import hexfront.games.blitzkrieg57.BlitzkriegStage.OrderExecution;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Over;
import hexfront.games.blitzkrieg57.BlitzkriegStage.SettingUp;

/** Section 5: the sequence of play, and the attack before the first turn. */
final class Sequence {
  private final BlitzkriegRules rules;

  Sequence(BlitzkriegRules rules) {
    this.rules = rules;
  }

  // ---- before the first turn

  /** Begins a game whose units stand on the map. */
  @Case({"GJ-4.0-1", "GJ-4.0-7"})
  void begin(Position p, Chronicle chronicle) {
    p.setTurn(1);
    if (rules.has(Bidding.OPTION)) {
      p.setPhasing(Side.AXIS);
      p.setStage(new BlitzkriegStage.Bidding(Side.AXIS, -1));
    } else {
      beginSetUp(p, chronicle);
    }
  }

  @Case("GJ-4.0-1")
  void beginSetUp(Position p, Chronicle chronicle) {
    if (rules.has(SetUp.OPTION)) {
      p.setPhasing(Side.SOVIET);
      p.setStage(new SettingUp(Side.SOVIET));
    } else {
      beginFirstAttack(p, chronicle);
    }
  }

  void endSetUp(Position p, Side side, Chronicle chronicle) {
    if (side == Side.SOVIET) {
      p.setPhasing(Side.AXIS);
      p.setStage(new SettingUp(Side.AXIS));
    } else {
      beginFirstAttack(p, chronicle);
    }
  }

  /** The Panzer Group attacks where it stands; nobody moves. */
  @Case({"GJ-15.1-1", "GJ-15.1-2"})
  void beginFirstAttack(Position p, Chronicle chronicle) {
    p.setPhasing(Side.AXIS);
    InCombat stage = new InCombat(Hexes.of(), true);
    for (Chit chit : rules.chits().named(rules.data().firstAttack())) {
      int hq = rules.chits().headquarters(chit);
      if (hq >= 0 && p.onMap(hq)) {
        rules.activation().activateFirst(p, hq, chronicle);
        break;
      }
    }
    p.setStage(stage);
    if (!rules.combat().anyTarget(p, stage)) {
      beginTurn(p, 1, chronicle);
    }
  }

  // ---- turns

  @Case({"GJ-5.0", "GJ-5.1"})
  void beginTurn(Position p, int turn, Chronicle chronicle) {
    endAction(p);
    p.setTurn(turn);
    rules.chits().empty(p);
    rules.air().begin(p);
    chronicle.tell(new Turn(turn, "GJ-5.0"));
    beginSelection(p, Side.AXIS, chronicle);
  }

  void beginSelection(Position p, Side side, Chronicle chronicle) {
    p.setPhasing(side);
    p.setStage(new ChitSelection(side));
    if (!rules.chits().hasChoice(side, p.turn())) {
      rules.chits().selectAll(p, side, chronicle);
      selected(p, side, chronicle);
    }
  }

  /** A side has put its chits into the cup. */
  @Case({"GJ-5.1", "GJ-5.2"})
  void selected(Position p, Side side, Chronicle chronicle) {
    if (side == Side.AXIS) {
      beginSelection(p, Side.SOVIET, chronicle);
    } else {
      rules.chits().addOthers(p);
      p.setPhasing(Side.AXIS);
      chronicle.tell(new Phase("order-execution", Side.AXIS, "GJ-5.2"));
      next(p, chronicle);
    }
  }

  /** The next chit is drawn, or the turn ends. */
  @Case({"GJ-5.0", "GJ-5.2", "GJ-5.5"})
  void next(Position p, Chronicle chronicle) {
    endAction(p);
    if (rules.chits().left(p) > 0) {
      p.setStage(new OrderExecution());
    } else if (p.turn() < rules.data().turns()) {
      beginTurn(p, p.turn() + 1, chronicle);
    } else {
      end(p, chronicle);
    }
  }

  private void endAction(Position p) {
    p.unmarkAll(Flag.ACTION);
    p.setValue(BlitzkriegRules.ACTIVE_HQ, 0);
  }

  @Case({"GJ-5.5", "GJ-15.3-5"})
  private void end(Position p, Chronicle chronicle) {
    p.setStage(new Over());
    chronicle.tell(hexfront.engine.events.Victory.of(rules.score(p), "GJ-15.3-5"));
  }

  // ---- a chit is drawn

  @Case({"GJ-5.2", "GJ-5.3", "GJ-7.1", "GJ-7.2.1", "GJ-7.2.2", "GJ-7.2.3", "GJ-7.2.4", "GJ-13.2"})
  void draw(Position p, Dice dice, Chronicle chronicle) {
    Chit chit = rules.chits().draw(p, dice);
    Side side = chit.side();
    int hq = rules.chits().headquarters(chit);
    boolean effective = chit.kind() != Chit.Kind.HEADQUARTERS || hq >= 0 && p.onMap(hq);
    chronicle.tell(
        new Drawn(
            chit.name(),
            side == null ? "both" : side.word(),
            effective,
            rules.chits().left(p),
            effective ? "GJ-7.1" : "GJ-13.2"));
    if (side == null) {
      rules.supplyOrder().begin(p, chronicle);
      return;
    }
    p.setPhasing(side);
    switch (chit.kind()) {
      case HEADQUARTERS -> {
        if (effective) {
          rules.activation().activate(p, hq, chronicle);
          beginMovement(p, chronicle);
        } else {
          next(p, chronicle);
        }
      }
      case REINFORCEMENT -> rules.reinforcements().begin(p, side, chronicle);
      case RESERVE -> rules.reserve().begin(p, side, dice, chronicle);
      case SUPPLY -> rules.supplyOrder().begin(p, chronicle);
    }
  }

  // ---- an action

  @Case({"GJ-5.4.1", "GJ-9.0"})
  void beginMovement(Position p, Chronicle chronicle) {
    p.setStage(new InMovement());
    chronicle.tell(new Phase("movement", p.phasing(), "GJ-5.4.1"));
  }

  /** Whether the segment may end: not while units could still leave an overfull hex. */
  @Case("GJ-3.1.3")
  Verdict checkEndOfMovement(Position p) {
    for (int hex : rules.stacking().overfull(p, p.phasing())) {
      for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
        if (rules.movement().canStillMove(p, unit) && canLeave(p, unit)) {
          return Verdict.refused(
              "GJ-3.1.3",
              rules.number(hex) + " holds too many units and " + rules.name(unit) + " can leave");
        }
      }
    }
    return Verdict.legal();
  }

  private boolean canLeave(Position p, int unit) {
    int hex = p.hex(unit);
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = rules.board().grid().neighbour(hex, d);
      if (to >= 0
          && !p.holds(p.phasing().enemy(), to)
          && rules.movement().isWholeMove(p, unit, hex, d)
          && rules.movement().mayStay(p, unit, to)) {
        return true;
      }
    }
    Reach reach = rules.movement().reach(p, unit);
    for (int i = 1; i < reach.size(); i++) {
      if (rules.movement().mayStay(p, unit, reach.hex(i))) {
        return true;
      }
    }
    return false;
  }

  @Case({"GJ-5.4.1", "GJ-5.4.2", "GJ-3.1.3"})
  void endMovement(Position p, Chronicle chronicle) {
    if (rules.stacking().anyOverfull(p, p.phasing())) {
      p.setStage(new Excess());
    } else {
      beginCombat(p, chronicle);
    }
  }

  /** A segment in which nobody could attack anything is over at once. */
  @Case({"GJ-5.4.2", "GJ-10.1.2"})
  void beginCombat(Position p, Chronicle chronicle) {
    InCombat stage = new InCombat(Hexes.of(), false);
    p.setStage(stage);
    if (rules.combat().anyTarget(p, stage)) {
      chronicle.tell(new Phase("combat", p.phasing(), "GJ-5.4.2"));
    } else {
      next(p, chronicle);
    }
  }

  void endCombat(Position p, InCombat stage, Chronicle chronicle) {
    if (stage.first()) {
      beginTurn(p, 1, chronicle);
    } else {
      next(p, chronicle);
    }
  }
}
