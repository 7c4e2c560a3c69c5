package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Phase;
import hexfront.engine.events.Turn;
import hexfront.engine.events.Victory;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;

/** Module 4: the sequence of play. */
final class Sequence {
  private final KesselRules rules;

  Sequence(KesselRules rules) {
    this.rules = rules;
  }

  private static void put(Position p, Side side, KesselStage stage) {
    p.setPhasing(side);
    p.setStage(stage);
  }

  private static void tell(Position p, String rule, Chronicle chronicle) {
    chronicle.tell(new Phase(p.stage().word(), p.phasing(), rule));
  }

  // ---- before the first turn

  @Case({"KS-18.0", "KS-19.0"})
  void begin(Position p, Chronicle chronicle) {
    if (rules.options.mustRoll(p)) {
      put(p, Side.AXIS, new RollingOptions());
    } else {
      rules.options.apply(p);
      beginSetUp(p, Side.AXIS, chronicle);
    }
  }

  void beginSetUp(Position p, Side side, Chronicle chronicle) {
    put(p, side, new SettingUp(Hexes.of()));
    tell(p, "KS-18.0", chronicle);
  }

  void endSetUp(Position p, Chronicle chronicle) {
    if (p.phasing() == Side.AXIS) {
      beginSetUp(p, Side.SOVIET, chronicle);
    } else {
      beginTurn(p, p.turn(), chronicle);
    }
  }

  // ---- A weather

  @Case({"KS-4.0", "KS-4.A", "KS-5.0"})
  void beginTurn(Position p, int turn, Chronicle chronicle) {
    p.setTurn(turn);
    chronicle.tell(new Turn(turn, "KS-4.0"));
    String printed = rules.data.weather().get(turn - 1);
    if (printed.equals(Weather.ROLLED)) {
      put(p, Side.AXIS, new RollingWeather());
      tell(p, "KS-4.A", chronicle);
    } else {
      p.setPhasing(Side.AXIS);
      weatherIs(p, Weather.WORDS.indexOf(printed), chronicle);
    }
  }

  void weatherIs(Position p, int weather, Chronicle chronicle) {
    rules.ledger.setWeather(p, weather);
    chronicle.tell(new hexfront.engine.events.Weather(Weather.WORDS.get(weather), "KS-5.0"));
    if (weather == Weather.HEAVY_SNOW) {
      beginPositions(p, chronicle);
    } else {
      beginInitiative(p, chronicle);
    }
  }

  // ---- B to D in the air

  @Case({"KS-4.B", "KS-5.0.2-1", "KS-6.0"})
  void beginInitiative(Position p, Chronicle chronicle) {
    put(p, Side.AXIS, new RollingInitiative());
    tell(p, "KS-4.B", chronicle);
  }

  @Case({"KS-6.2", "KS-6.2.1"})
  void beginSurprise(Position p, Dice dice, Chronicle chronicle) {
    Side holder = rules.ledger.initiative(p);
    if (rules.air.hasMission(p, holder, true)) {
      put(p, holder, new InMissions(true));
      tell(p, "KS-6.2.1", chronicle);
    } else {
      beginAllocation(p, Side.AXIS, dice, chronicle);
    }
  }

  @Case({"KS-4.C", "KS-6.3.2"})
  void beginAllocation(Position p, Side side, Dice dice, Chronicle chronicle) {
    if (rules.air.hasReady(p, side)) {
      put(p, side, new AirAllocation());
      tell(p, "KS-4.C", chronicle);
    } else if (side == Side.AXIS) {
      beginAllocation(p, Side.SOVIET, dice, chronicle);
    } else {
      beginAirCombat(p, dice, chronicle);
    }
  }

  @Case({"KS-6.3.2", "KS-6.4"})
  void beginAirCombat(Position p, Dice dice, Chronicle chronicle) {
    p.setPhasing(rules.ledger.initiative(p));
    Intercepting.next(rules, p, 0, dice, chronicle);
  }

  @Case({"KS-4.D", "KS-6.4.4"})
  void beginMissions(Position p, Side side, Chronicle chronicle) {
    if (rules.air.hasMission(p, side, false)) {
      put(p, side, new InMissions(false));
      tell(p, "KS-4.D", chronicle);
    } else {
      endMissions(p, side, chronicle);
    }
  }

  void endMissions(Position p, Side side, Chronicle chronicle) {
    if (side == rules.ledger.initiative(p)) {
      beginMissions(p, side.enemy(), chronicle);
    } else {
      beginPositions(p, chronicle);
    }
  }

  // ---- E to G

  @Case("KS-4.E")
  void beginPositions(Position p, Chronicle chronicle) {
    put(p, Side.AXIS, new DefensivePositions(Hexes.of()));
    tell(p, "KS-4.E", chronicle);
  }

  @Case("KS-4.F")
  void beginDirective(Position p, Chronicle chronicle) {
    p.setPhasing(Side.SOVIET);
    if (rules.activation.isDirectiveDue(p)) {
      p.setStage(new Directing(0));
      tell(p, "KS-4.F", chronicle);
    } else {
      beginActivation(p, chronicle);
    }
  }

  @Case({"KS-4.G", "KS-10.0"})
  void beginActivation(Position p, Chronicle chronicle) {
    put(p, Side.SOVIET, new Activating());
    rules.supply.judge(p, Side.SOVIET);
    tell(p, "KS-4.G", chronicle);
    rules.activation.obey(p, chronicle);
    if (rules.activation.isRecallDue(p)) {
      p.setStage(new Recalling());
    } else {
      afterRecall(p);
    }
  }

  @Case({"KS-9.2.2", "KS-9.2"})
  void afterRecall(Position p) {
    if (p.value(Ledger.EXIT_ORDERED) == 0 && rules.activation.hasLeaver(p)) {
      p.setStage(new RollingLeaver());
    } else {
      afterLeaver(p);
    }
  }

  @Case("KS-9.2.1")
  void afterLeaver(Position p) {
    p.setStage(rules.activation.hasPriority(p) ? new RollingPriority() : new Activating());
  }

  // ---- H to L

  @Case({"KS-4.H", "KS-4.J", "KS-10.0"})
  void beginMovement(Position p, Side side, Chronicle chronicle) {
    p.setPhasing(side);
    forgetPhase(p, side);
    p.setValue(Ledger.GROUND_TRIES + side.ordinal(), 0);
    Units regrouping = Units.of();
    if (side == Side.AXIS) {
      p.setValue(Ledger.CROSSED, 0);
      rules.supply.judge(p, side);
    } else {
      regrouping = rules.activation.regrouping(p);
    }
    p.setStage(InMovement.begun(false, regrouping));
    tell(p, side == Side.SOVIET ? "KS-4.H" : "KS-4.J", chronicle);
  }

  private void forgetPhase(Position p, Side side) {
    p.unmarkAll(Flag.MOVED);
    for (int unit : rules.roster.ground(side)) {
      if (p.spent(unit) != 0 && !p.is(unit, Flag.ENTERED)) {
        p.setSpent(unit, 0);
      }
    }
  }

  void endMovement(Position p, InMovement stage, Chronicle chronicle) {
    if (stage.motorized()) {
      endTurn(p, chronicle);
    } else {
      beginCombat(p, p.phasing(), chronicle);
    }
  }

  @Case({"KS-4.I", "KS-4.K", "KS-10.0"})
  void beginCombat(Position p, Side side, Chronicle chronicle) {
    p.unmarkAll(Flag.RETREATED);
    if (side == Side.SOVIET) {
      rules.supply.judge(p, side);
    }
    put(p, side, new InCombat());
    tell(p, side == Side.SOVIET ? "KS-4.I" : "KS-4.K", chronicle);
  }

  void endCombat(Position p, Chronicle chronicle) {
    p.unmarkAll(Flag.RETREATED);
    if (p.phasing() == Side.SOVIET) {
      beginMovement(p, Side.AXIS, chronicle);
    } else {
      beginMotorized(p, chronicle);
    }
  }

  @Case("KS-4.L")
  void beginMotorized(Position p, Chronicle chronicle) {
    put(p, Side.AXIS, InMovement.begun(true, Units.of()));
    forgetPhase(p, Side.AXIS);
    rules.supply.judge(p, Side.AXIS);
    tell(p, "KS-4.L", chronicle);
  }

  // ---- M and the end

  @Case({"KS-4.M", "KS-4.0", "KS-17.0"})
  private void endTurn(Position p, Chronicle chronicle) {
    rules.status.recover(p, chronicle);
    forgetTurn(p);
    if (p.turn() < rules.lastTurn()) {
      beginTurn(p, p.turn() + 1, chronicle);
    } else {
      p.setStage(new Over());
      chronicle.tell(Victory.of(rules.score(p), "KS-17.0"));
    }
  }

  private void forgetTurn(Position p) {
    p.unmarkAll(Flag.TURN | Flag.DEFENDED_LAST_TURN);
    for (Side side : Side.values()) {
      p.setValue(Ledger.AIR_TRIES + side.ordinal(), 0);
      p.setValue(Ledger.GROUND_TRIES + side.ordinal(), 0);
      for (int unit : rules.roster.ground(side)) {
        p.setSpent(unit, 0);
        p.setStartHex(unit, -1);
        if (p.is(unit, Flag.DEFENDED)) {
          p.unmark(unit, Flag.DEFENDED);
          p.mark(unit, Flag.DEFENDED_LAST_TURN);
        }
      }
      for (int unit : rules.roster.air(side)) {
        rules.ledger.setSector(p, unit, 0);
        rules.ledger.setLoad(p, unit, 0, 0);
      }
    }
    for (int store = 0; store < rules.ledger.tracks(); store++) {
      rules.ledger.setFuelSpent(p, store, 0);
      rules.ledger.setAttacks(p, store, 0);
    }
    for (int index :
        new int[] {
          Ledger.CORPS_ATTEMPTS, Ledger.ARMY_ATTEMPTS, Ledger.ARMY_FUEL, Ledger.INITIATIVE
        }) {
      p.setValue(index, 0);
    }
  }
}
