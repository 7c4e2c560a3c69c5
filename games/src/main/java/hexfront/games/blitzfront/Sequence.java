package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Phase;
import hexfront.engine.events.Rolled;
import hexfront.engine.events.Turn;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The sequence of play, and what begins a turn. */
final class Sequence {
  private final BlitzfrontRules rules;

  Sequence(BlitzfrontRules rules) {
    this.rules = rules;
  }

  // ---- setting up

  @Case("BF-ROS-1")
  void begin(Position p) {
    p.setTurn(1);
    put(p, Side.SOVIET, new SettingUp(Side.SOVIET));
  }

  private static void put(Position p, Side side, BlitzfrontStage stage) {
    p.setPhasing(side);
    p.setStage(stage);
  }

  void endSetUp(Position p, Side side, Dice dice, Chronicle chronicle) {
    if (side == Side.SOVIET) {
      put(p, Side.AXIS, new SettingUp(Side.AXIS));
      chronicle.tell(new Phase("set-up", Side.AXIS, "BF-ROS-1"));
    } else {
      beginTurn(p, 1, dice, chronicle);
    }
  }

  // ---- turns

  /** A game-turn begins: the weather, whoever leaves, the Eleventh Army's die. */
  @Case({"BF-SEQ-A1", "BF-AIR-4"})
  private void beginTurn(Position p, int turn, Dice dice, Chronicle chronicle) {
    p.setTurn(turn);
    p.setPhasing(Side.AXIS);
    p.unmarkAll(Flag.FLOWN | Flag.SCRAMBLED);
    chronicle.tell(new Turn(turn, "BF-SEQ-A1"));
    rollWeather(p, dice, chronicle);
    int panzers = rules.play.panzerReplacements().getOrDefault(turn, 0);
    p.setValue(BlitzfrontRules.PANZERS, p.value(BlitzfrontRules.PANZERS) + panzers);
    withdraw(p, leaving(p), "BF-RNF-1", chronicle);
    if (turn == rules.play.eleventhArmy()) {
      rollEleventhArmy(p, dice, chronicle);
    }
    beginPlayerTurn(p, Side.AXIS, chronicle);
  }

  @Case({"BF-ROS-5", "BF-WX-2"})
  private void rollWeather(Position p, Dice dice, Chronicle chronicle) {
    List<List<Weather>> dies = rules.play.weather();
    if (dies.size() < p.turn()) {
      return;
    }
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "weather", Side.AXIS, "BF-ROS-5"));
    Weather weather = dies.get(p.turn() - 1).get(die - 1);
    if (weather != rules.weather(p)) {
      thaw(p, weather, chronicle);
    }
    chronicle.tell(new hexfront.engine.events.Weather(weather.word(), "BF-ROS-5"));
  }

  /** Whoever stands on a lake that thaws is lost. */
  @Case({"BF-WX-2", "BF-TER-10"})
  private void thaw(Position p, Weather weather, Chronicle chronicle) {
    p.setValue(BlitzfrontRules.WEATHER, weather.ordinal());
    HexSet open = rules.terrain.open(weather == Weather.SNOW);
    for (Side side : Side.values()) {
      for (int unit : rules.roster.ground(side)) {
        if (p.onMap(unit) && !open.has(p.hex(unit))) {
          rules.losses.eliminate(p, unit, "the ice breaks", "BF-TER-10", chronicle);
        }
      }
    }
  }

  @Case("BF-RNF-1")
  private int[] leaving(Position p) {
    return IntStream.of(rules.roster.units(Side.AXIS))
        .filter(unit -> rules.roster.leaves(unit) == p.turn())
        .flatMap(unit -> IntStream.of(unit, rules.roster.remnant(unit)))
        .filter(unit -> unit >= 0 && !p.gone(unit))
        .filter(unit -> p.onMap(unit) || !rules.roster.isRemnant(unit))
        .toArray();
  }

  private static void withdraw(Position p, int[] units, String rule, Chronicle chronicle) {
    if (units.length > 0) {
      for (int unit : units) {
        p.takeOff(unit, Position.GONE);
        p.unmark(unit, ~0);
      }
      chronicle.tell(new Withdrawn(Units.of(units), rule));
    }
  }

  /** The farther from Rostov, the likelier the army is pulled out with the Rumanians. */
  @Case("BF-ROS-4")
  private void rollEleventhArmy(Position p, Dice dice, Chronicle chronicle) {
    int army = rules.roster.eleventhArmy();
    int city = rules.control.victoryCity();
    if (army < 0 || city < 0 || p.value(BlitzfrontRules.ELEVENTH) != 0) {
      return;
    }
    boolean stays = false;
    if (p.onMap(army)) {
      int die = dice.roll();
      chronicle.tell(new Rolled(List.of(die), "eleventh-army", Side.AXIS, "BF-ROS-4"));
      int distance = rules.board().grid().distance(p.hex(army), city);
      stays = die - (distance + 1) / 2 >= 1;
    }
    p.setValue(BlitzfrontRules.ELEVENTH, stays ? BlitzfrontRules.STAYS : BlitzfrontRules.LEFT);
    if (!stays) {
      int[] go =
          Arrays.stream(rules.roster.units(Side.AXIS))
              .filter(unit -> (unit == army || rules.roster.isRumanian(unit)) && !p.gone(unit))
              .toArray();
      withdraw(p, go, "BF-ROS-4", chronicle);
    }
  }

  @Case({"BF-SEQ-A1", "BF-SEQ-B1", "BF-RES-X4"})
  private void beginPlayerTurn(Position p, Side side, Chronicle chronicle) {
    put(p, side, new Reinforcing());
    String rule = side == Side.AXIS ? "BF-SEQ-A1" : "BF-SEQ-B1";
    chronicle.tell(new Phase("reinforcement", side, rule));
    turnStrong(p, side, chronicle);
  }

  /** German and Soviet shock armies show their strong side again. */
  @Case({"BF-SEQ-A1", "BF-RES-X4"})
  void turnStrong(Position p, Side side, Chronicle chronicle) {
    for (int unit : rules.roster.ground(side)) {
      if (p.onMap(unit) && p.lost(unit) > 0 && rules.roster.is(unit, BlitzfrontRoster.ARMY)) {
        p.setLost(unit, 0);
        chronicle.tell(new Refitted(new UnitRef(unit), "BF-SEQ-A1"));
      }
    }
  }

  // ---- steps

  @Case({"BF-SEQ-A2", "BF-SEQ-A3", "BF-SEQ-A6", "BF-SEQ-B2", "BF-SEQ-B3"})
  void beginStep(Position p, Step step, Chronicle chronicle) {
    forgetStep(p);
    p.setStage(new Allocating(step, List.of()));
    chronicle.tell(new Phase(step.word(), p.phasing(), step.rule(p.phasing())));
  }

  private void forgetStep(Position p) {
    p.unmarkAll(Flag.STEP);
    for (int unit : rules.roster.units(p.phasing())) {
      p.setStartHex(unit, -1);
      p.setSpent(unit, 0);
    }
  }

  /** Allocation is over; a combat phase in which nothing could happen is passed over. */
  @Case({"BF-SEQ-A4", "BF-SEQ-B4", "BF-SEQ-A5", "BF-SEQ-B5", "BF-AIR-1"})
  void endAllocation(Position p, Allocating stage, Dice dice, Chronicle chronicle) {
    List<Assault> attacks = rules.attacks.bound(p, stage.attacks());
    if (stage.step() == Step.OPERATIONAL) {
      HexSet attacked = new HexSet(rules.board().hexes());
      attacks.forEach(attack -> attacked.add(attack.hex()));
      rules.disruption.afterMovement(p, attacked, chronicle);
    }
    Fighting combat = Fighting.begin(stage.step(), attacks);
    if (attacks.isEmpty() && rules.air.flyers(p).size() == 0 && !rules.rockets.anyTarget(p)) {
      endCombat(p, combat, dice, chronicle);
    } else {
      p.setStage(combat);
      chronicle.tell(new Phase(combat.word(), p.phasing(), stage.step().combatRule(p.phasing())));
    }
  }

  @Case({"BF-SEQ-A3", "BF-SEQ-A6", "BF-SEQ-B3"})
  void endCombat(Position p, Fighting combat, Dice dice, Chronicle chronicle) {
    if (combat.step() == Step.PRELIMINARY) {
      beginStep(p, Step.OPERATIONAL, chronicle);
    } else if (combat.step() == Step.OPERATIONAL && p.phasing() == Side.AXIS) {
      beginStep(p, Step.BREAKTHROUGH, chronicle);
    } else {
      endPlayerTurn(p, dice, chronicle);
    }
  }

  @Case({"BF-SEQ-A7", "BF-SEQ-A8", "BF-SEQ-A9", "BF-SEQ-B6", "BF-SEQ-B7", "BF-SEQ-B8", "BF-ROS-5"})
  private void endPlayerTurn(Position p, Dice dice, Chronicle chronicle) {
    rules.supply.determine(p, p.phasing(), chronicle);
    rules.disruption.endOfTurn(p, chronicle);
    rules.supply.endAirSupply(p);
    forgetStep(p);
    p.unmarkAll(Flag.PLAYER_TURN);
    if (p.phasing() == Side.AXIS) {
      beginPlayerTurn(p, Side.SOVIET, chronicle);
    } else if (p.turn() < rules.turns()) {
      beginTurn(p, p.turn() + 1, dice, chronicle);
    } else {
      p.setStage(new Over());
      chronicle.tell(hexfront.engine.events.Victory.of(rules.score(p), "BF-ROS-5"));
    }
  }
}
