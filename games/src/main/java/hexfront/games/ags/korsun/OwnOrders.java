package hexfront.games.ags.korsun;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.OrderType;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PlaceAir;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The orders and stages that only this game has; it sends each to the section that knows about it.
 *
 * <ul>
 *   <li>{@code place} and {@code end-phase} while the German player sets up;
 *   <li>{@code unsupport} and {@code activate} as a Soviet player-turn begins;
 *   <li>{@code coordinate} in Soviet phases from the turn on which operations are limited;
 *   <li>{@code place-air} in the German Air Power Phase.
 * </ul>
 */
record OwnOrders(
    GermanSetUp setUp,
    SupportedCorps supported,
    ActiveHeadquarters headquarters,
    Operations operations,
    Disengagement disengagement,
    AirSupply airSupply) {

  static final List<OrderType> TYPES =
      OrderType.all(Place.class, Activate.class, Unsupport.class, Coordinate.class, PlaceAir.class);

  List<String> ordersIn(Position p, Phase phase) {
    if (phase == Phase.AIR_POWER) {
      return p.phasing() == Side.AXIS ? List.of("place-air") : List.of();
    }
    return p.phasing() == Side.SOVIET && operations.areLimited(p)
        ? List.of("coordinate")
        : List.of();
  }

  Decision decision(Position p, AgsStage.Own stage) {
    return switch (stage.stage()) {
      case GermanSetUp.SetUp s -> setUp.decision();
      case SupportedCorps.Choice s -> supported.decision(p);
      default -> headquarters.decision(p);
    };
  }

  // ---- checking

  @Case({"KORSUN-18.0", "KORSUN-18.15"})
  Verdict check(Position p, AgsStage stage, Order order, AgsRules rules) {
    Stage own = stage instanceof AgsStage.Own s ? s.stage() : stage;
    if (own instanceof GermanSetUp.SetUp && order instanceof Place o) {
      return setUp.check(p, o);
    } else if (own instanceof GermanSetUp.SetUp && order instanceof EndPhase) {
      return setUp.checkEnd(p, rules);
    } else if (own instanceof SupportedCorps.Choice && order instanceof Unsupport o) {
      return supported.check(p, o);
    } else if (own instanceof ActiveHeadquarters.Choice && order instanceof Activate o) {
      return headquarters.check(p, o);
    } else if (own instanceof AgsStage.InPhase in) {
      return checkInPhase(p, in, order, rules);
    }
    return outOfPlace(order, own);
  }

  private Verdict checkInPhase(Position p, AgsStage.InPhase in, Order order, AgsRules rules) {
    Phase phase = in.phase();
    if (order instanceof PlaceAir o && phase == Phase.AIR_POWER) {
      return airSupply.check(p, o, rules);
    } else if (order instanceof Coordinate o && (phase.isMovement() || phase == Phase.COMBAT)) {
      return operations.check(p, o);
    }
    return outOfPlace(order, in);
  }

  private static Verdict outOfPlace(Order order, Stage stage) {
    String rule =
        switch (order) {
          case Place o -> "KORSUN-18.0";
          case Activate o -> "KORSUN-23.12";
          case Unsupport o -> "KORSUN-24.22";
          case PlaceAir o -> "KORSUN-25.21";
          default -> "AGS-4.2";
        };
    return Verdict.refused(
        rule, "'" + order.type() + "' has no place in the " + stage.word() + " stage");
  }

  // ---- carrying out

  void carryOut(
      Position p, AgsStage stage, Order order, AgsRules rules, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Place o -> GermanSetUp.carryOut(p, o, rules, chronicle);
      case EndPhase o -> rules.begin(p, dice, chronicle);
      case Unsupport o -> {
        SupportedCorps.carryOut(p, o);
        Stage next = headquarters.question(p);
        if (next == null) {
          rules.open(p, stage.phase(), dice, chronicle);
        } else {
          p.setStage(new AgsStage.Own(next, stage.phase()));
        }
      }
      case Activate o -> {
        headquarters.carryOut(p, o);
        operations.beginTurn(p);
        rules.open(p, stage.phase(), dice, chronicle);
      }
      case Coordinate o -> operations.carryOut(p, o);
      case PlaceAir o -> airSupply.carryOut(p, o, rules, chronicle);
      default ->
          throw new IllegalStateException(order + " was carried out without a legal verdict");
    }
  }

  // ---- lists and drafts

  boolean propose(Position p, AgsStage stage, AgsRules rules, Predicate<Order> propose) {
    return switch (stage) {
      case AgsStage.Own(GermanSetUp.SetUp s, Phase phase) -> setUp.propose(p, rules, propose);
      case AgsStage.Own(SupportedCorps.Choice s, Phase phase) -> supported.propose(p, propose);
      case AgsStage.Own own -> headquarters.propose(p, propose);
      case AgsStage.InPhase in when in.phase().isMovement() ->
          disengagement.propose(p, propose) && operations.propose(p, propose);
      case AgsStage.InPhase in when in.phase() == Phase.COMBAT -> operations.propose(p, propose);
      case AgsStage.InPhase in when in.phase() == Phase.AIR_POWER ->
          airSupply.propose(p, rules, propose);
      default -> true;
    };
  }

  /** Of the orders of the game's own, those that change how it goes on. */
  boolean worthConsidering(Position p, AgsStage stage, AgsRules rules, Predicate<Order> each) {
    return switch (stage) {
      case AgsStage.Own(GermanSetUp.SetUp s, Phase phase) -> each.test(new EndPhase());
      case AgsStage.Own(ActiveHeadquarters.Choice s, Phase phase) ->
          each.test(headquarters.mostUseful(p));
      case AgsStage.Own own -> propose(p, own, rules, each);
      case AgsStage.InPhase in when in.phase() == Phase.AIR_POWER ->
          airSupply.propose(p, rules, each);
      default -> true;
    };
  }

  @Nullable Order draft(Position p, AgsStage stage, AgsRules rules, RandomGenerator random) {
    return switch (stage) {
      case AgsStage.Own(GermanSetUp.SetUp s, Phase phase) -> setUp.draft(p, rules, random);
      case AgsStage.Own(SupportedCorps.Choice s, Phase phase) -> supported.draft(p, random);
      case AgsStage.Own own -> headquarters.draft(p, random);
      case AgsStage.InPhase in when in.phase().isMovement() ->
          disengagement.draft(p, random, rules.roster().units(p.phasing()));
      case AgsStage.InPhase in when in.phase() == Phase.AIR_POWER ->
          airSupply.draft(p, rules, random);
      default -> null;
    };
  }
}
