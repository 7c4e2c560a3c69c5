package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Chronicle;
import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PlaceAir;
import hexfront.games.ags.Withdraw;
import java.util.List;
import java.util.stream.Stream;

/** The orders and stages that only this game has: each is sent to the section that knows it. */
final class RostovOrders {
  static final List<OrderType> TYPES =
      OrderType.all(
          PlaceAir.class, PlaceSupply.class, ExpendSupply.class, Evacuate.class, Withdraw.class);

  /** The Axis player may supply a stack by air in the Soviet player-turn that begins. */
  record AirSupply() implements Stage {
    @Override
    public String word() {
      return AirMarkers.AIR_SUPPLY;
    }
  }

  private final Board board;
  private final Rostov game;

  RostovOrders(Board board, Rostov game) {
    this.board = board;
    this.game = game;
  }

  boolean takes(AgsStage stage, Order order) {
    return stage instanceof AgsStage.Own
        || OrderType.has(TYPES, order)
        || stage instanceof AgsStage.InPhase in
            && in.phase().isMovement()
            && order instanceof Move move
            && Disengaging.is(move);
  }

  // ---- the question

  Decision decision(Position p, AgsStage.Own stage) {
    return switch (stage.stage()) {
      case SetUp.Of s ->
          s.side() == Side.SOVIET
              ? new Decision(
                  Side.SOVIET,
                  stage.word(),
                  "Soviet set-up: turn over the units that stand tried.",
                  List.of("end-phase"))
              : new Decision(
                  Side.AXIS,
                  stage.word(),
                  "Axis set-up: put the four supply counters where you want them.",
                  List.of("place-supply", "end-phase"));
      case AirSupply s ->
          new Decision(
              Side.AXIS,
              stage.word(),
              "Supply a German stack by air in the Soviet player-turn?",
              List.of("place-air", "pass"));
      case Disengagement.Losing s ->
          new Decision(
              Side.SOVIET,
              stage.word(),
              "Disengagement: lose " + s.due() + (s.due() == 1 ? " step." : " steps."),
              List.of("lose"));
      case SecondStep.Choice s ->
          new Decision(
              Side.SOVIET,
              stage.word(),
              "Which counter is the second step in place of " + name(s.unit()) + "?",
              List.of("choose"),
              options(p, s));
      case Withdrawal.Shortfall s ->
          new Decision(
              Side.SOVIET,
              stage.word(),
              "The Axis player has withdrawn too few units: remove one of the nearest.",
              List.of("withdraw"));
      default -> throw new IllegalStateException("the game has no stage " + stage);
    };
  }

  /** The counter that stands there and those that could stand there instead. */
  List<String> options(Position p, SecondStep.Choice stage) {
    List<String> others =
        game.secondStep().alternatives(p, stage.unit()).stream().map(Unit::id).toList();
    return Stream.concat(Stream.of(name(stage.unit())), others.stream()).toList();
  }

  private String name(int unit) {
    return board.unit(unit).id();
  }

  // ---- the verdict

  Verdict check(Position p, AgsStage stage, Order order, AgsRules rules) {
    return switch (stage) {
      case AgsStage.Own s -> checkOwn(p, s, order);
      case AgsStage.InPhase s -> checkInPhase(p, s.phase(), order, rules);
      default -> outOfPlace(order, stage);
    };
  }

  private Verdict checkOwn(Position p, AgsStage.Own stage, Order order) {
    return switch (stage.stage()) {
      case SetUp.Of s ->
          order instanceof EndPhase
              ? Verdict.legal()
              : order instanceof PlaceSupply o && s.side() == Side.AXIS
                  ? game.setUp().check(p, o)
                  : outOfPlace(order, stage);
      case AirSupply s ->
          order instanceof Pass
              ? Verdict.legal()
              : order instanceof PlaceAir o && o.purpose().equals(AirMarkers.AIR_SUPPLY)
                  ? game.air().check(p, stage.phase(), o, true)
                  : outOfPlace(order, stage);
      case Disengagement.Losing s ->
          order instanceof Lose o ? game.disengagement().check(p, s, o) : outOfPlace(order, stage);
      case SecondStep.Choice s ->
          !(order instanceof Choose o)
              ? outOfPlace(order, stage)
              : options(p, s).contains(o.option())
                  ? Verdict.legal()
                  : Verdict.refused("ROSTOV-19.62", "choose one of " + options(p, s));
      case Withdrawal.Shortfall s ->
          order instanceof Withdraw o ? game.withdrawal().check(p, o) : outOfPlace(order, stage);
      default -> outOfPlace(order, stage);
    };
  }

  private Verdict checkInPhase(Position p, Phase phase, Order order, AgsRules rules) {
    boolean before = isBeforeMovement(p, phase);
    return switch (order) {
      case Move o -> rules.checkStandard(p, o);
      case PlaceAir o -> game.air().check(p, phase, o, before && p.phasing() == Side.AXIS);
      case ExpendSupply o ->
          game.counters().check(p, o, before, game.isLinked(p, o.unit().index()));
      case Evacuate o -> game.headquarters().check(p, o, before);
      case Withdraw o -> game.withdrawal().check(p, phase, o, rules);
      case PlaceSupply o ->
          Verdict.refused("ROSTOV-18.21", "supply counters are placed during set-up only");
      default -> Verdict.refused("AGS-4.2", "'" + order.type() + "' has no place here");
    };
  }

  static boolean isBeforeMovement(Position p, Phase phase) {
    return phase == Phase.INITIAL_MOVEMENT && p.value(RostovValue.BEGUN) == 0;
  }

  private static Verdict outOfPlace(Order order, AgsStage stage) {
    return Verdict.refused(
        "AGS-4.2", "'" + order.type() + "' has no place in the " + stage.word() + " stage");
  }

  // ---- carrying out

  void carryOut(
      Position p, AgsStage stage, Order order, AgsRules rules, Dice dice, Chronicle chronicle) {
    if (stage instanceof AgsStage.Own own) {
      carryOutOwn(p, own, order, rules, dice, chronicle);
      return;
    }
    switch (order) {
      case Move o -> game.disengagement().carryOut(p, stage.phase(), o, rules, dice, chronicle);
      case PlaceAir o -> game.air().carryOut(p, o, chronicle);
      case ExpendSupply o -> game.counters().carryOut(p, o, chronicle);
      case Evacuate o -> game.headquarters().carryOut(p, o, chronicle);
      case Withdraw o -> game.withdrawal().carryOut(p, o, chronicle);
      default -> throw new IllegalStateException(order + " has no legal verdict");
    }
    if (isBeforeMovement(p, stage.phase()) && !(order instanceof Withdraw)) {
      rules.supply().checkForMovement(p, p.phasing(), chronicle);
    }
  }

  private void carryOutOwn(
      Position p, AgsStage.Own stage, Order order, AgsRules rules, Dice dice, Chronicle chronicle) {
    switch (stage.stage()) {
      case SetUp.Of s -> setUp(p, stage, s, order, rules, dice, chronicle);
      case AirSupply s -> {
        if (order instanceof PlaceAir o) {
          game.air().carryOut(p, o, chronicle);
        }
        rules.open(p, stage.phase(), dice, chronicle);
      }
      case Disengagement.Losing s ->
          game.disengagement().carryOut(p, stage.phase(), s, (Lose) order, rules, dice, chronicle);
      case SecondStep.Choice s -> {
        int by = board.unit(((Choose) order).option()).orElseThrow();
        p.setStage(s.back());
        if (by != s.unit()) {
          game.secondStep().change(p, s.unit(), by, chronicle);
          p.setStage(replacing(s.back(), s.unit(), by));
        }
      }
      case Withdrawal.Shortfall s -> {
        game.withdrawal().carryOut(p, (Withdraw) order, chronicle);
        if (!game.withdrawal().isShort(p)) {
          rules.close(p, stage.phase(), dice, chronicle);
        }
      }
      default -> throw new IllegalStateException(order + " has no legal verdict");
    }
  }

  private void setUp(
      Position p,
      AgsStage.Own stage,
      SetUp.Of setUp,
      Order order,
      AgsRules rules,
      Dice dice,
      Chronicle chronicle) {
    if (order instanceof PlaceSupply o) {
      p.place(o.unit().index(), o.hex().index());
    } else if (setUp.side() == Side.SOVIET) {
      game.pool().turnOver(p, dice, chronicle);
      chronicle.tell(new hexfront.engine.events.Phase(stage.word(), Side.AXIS, "ROSTOV-18.0"));
      p.setStage(new AgsStage.Own(new SetUp.Of(Side.AXIS), stage.phase()));
    } else {
      rules.begin(p, dice, chronicle);
    }
  }

  /** The stage with another counter in a unit's place, also in a stage of this game. */
  private static AgsStage replacing(AgsStage stage, int unit, int by) {
    if (stage instanceof AgsStage.Own own
        && own.stage() instanceof Disengagement.Losing losing
        && losing.move().units().has(unit)) {
      Units units = Units.of(losing.move().units().stream().map(u -> u == unit ? by : u).toArray());
      Move move = new Move(units, losing.move().path(), Disengaging.YES);
      return new AgsStage.Own(new Disengagement.Losing(move, losing.due()), own.phase());
    }
    return stage.replacing(unit, by);
  }
}
