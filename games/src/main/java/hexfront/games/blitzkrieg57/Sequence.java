package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.events.Phase;
import hexfront.engine.events.Turn;
import hexfront.engine.orders.Hexes;

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
      put(p, Side.AXIS, new Bidding(Side.AXIS, -1));
    } else {
      beginSetUp(p, chronicle);
    }
  }

  private static void put(Position p, Side side, Stage stage) {
    p.setPhasing(side);
    p.setStage(stage);
  }

  @Case("GJ-4.0-1")
  void beginSetUp(Position p, Chronicle chronicle) {
    if (rules.has(SetUp.OPTION)) {
      put(p, Side.SOVIET, new SettingUp(Side.SOVIET));
    } else {
      beginFirstAttack(p, chronicle);
    }
  }

  void endSetUp(Position p, Side side, Chronicle chronicle) {
    if (side == Side.SOVIET) {
      put(p, Side.AXIS, new SettingUp(Side.AXIS));
    } else {
      beginFirstAttack(p, chronicle);
    }
  }

  /** The Panzer Group attacks where it stands; nobody moves. */
  @Case({"GJ-15.1-1", "GJ-15.1-2"})
  private void beginFirstAttack(Position p, Chronicle chronicle) {
    put(p, Side.AXIS, new InCombat(Hexes.of(), true));
    rules.chits.named(rules.data.firstAttack()).stream()
        .mapToInt(rules.chits::headquarters)
        .filter(hq -> hq >= 0 && p.onMap(hq))
        .limit(1)
        .forEach(hq -> rules.activation.activateFirst(p, hq, chronicle));
    if (!rules.combat.anyTarget(p)) {
      beginTurn(p, 1, chronicle);
    }
  }

  // ---- turns

  @Case({"GJ-5.0", "GJ-5.1"})
  void beginTurn(Position p, int turn, Chronicle chronicle) {
    endAction(p);
    p.setTurn(turn);
    rules.chits.empty(p);
    rules.combat.beginAir(p);
    chronicle.tell(new Turn(turn, "GJ-5.0"));
    beginSelection(p, Side.AXIS, chronicle);
  }

  /** A side without a choice has selected at once. */
  void beginSelection(Position p, Side side, Chronicle chronicle) {
    put(p, side, new ChitSelection(side));
    if (!rules.chits.hasChoice(side, p.turn())) {
      rules.chits.selectAll(p, side, chronicle);
      selected(p, side, chronicle);
    }
  }

  /** A side has put its chits into the cup. */
  @Case({"GJ-5.1", "GJ-5.2"})
  void selected(Position p, Side side, Chronicle chronicle) {
    if (side == Side.AXIS) {
      beginSelection(p, Side.SOVIET, chronicle);
    } else {
      rules.chits.addOthers(p);
      p.setPhasing(Side.AXIS);
      chronicle.tell(new Phase("order-execution", Side.AXIS, "GJ-5.2"));
      next(p, chronicle);
    }
  }

  /** The next chit is drawn, or the turn ends. */
  @Case({"GJ-5.0", "GJ-5.2", "GJ-5.5", "GJ-15.3-5"})
  void next(Position p, Chronicle chronicle) {
    endAction(p);
    if (rules.chits.left(p) > 0) {
      p.setStage(new OrderExecution());
    } else if (p.turn() < rules.lastTurn()) {
      beginTurn(p, p.turn() + 1, chronicle);
    } else {
      p.setStage(new Over());
      chronicle.tell(hexfront.engine.events.Victory.of(rules.score(p), "GJ-15.3-5"));
    }
  }

  void endAction(Position p) {
    p.unmarkAll(Flag.ACTION);
    p.setValue(BlitzkriegRules.ACTIVE_HQ, 0);
  }

  // ---- an action

  @Case({"GJ-5.4.1", "GJ-9.0"})
  void beginMovement(Position p, Chronicle chronicle) {
    p.setStage(new InMovement());
    chronicle.tell(new Phase("movement", p.phasing(), "GJ-5.4.1"));
  }

  /** A segment in which nobody could attack anything is over at once. */
  @Case({"GJ-5.4.2", "GJ-10.1.2"})
  void beginCombat(Position p, Chronicle chronicle) {
    p.setStage(InCombat.BEGUN);
    if (rules.combat.anyTarget(p)) {
      chronicle.tell(new Phase("combat", p.phasing(), "GJ-5.4.2"));
    } else {
      next(p, chronicle);
    }
  }
}
