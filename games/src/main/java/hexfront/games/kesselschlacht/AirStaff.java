package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What air units do: transports bring fuel to the corps that needs it most, fighters go where
 * transports are, bombers keep headquarters from acting.
 */
final class AirStaff {
  private static final int NOBODY = -1;

  /** The share of a load that is ammunition: one part in so many. */
  private static final int AMMUNITION = 3;

  /** Distances from the pocket at which a headquarters matters half as much. */
  private static final double NEAR = 8;

  private final KesselRules rules;
  private final Breakout breakout;
  private final Crossings crossings;

  AirStaff(KesselRules rules, Breakout breakout, Crossings crossings) {
    this.rules = rules;
    this.breakout = breakout;
    this.crossings = crossings;
  }

  /** What is to be done in a stage of the air phases, or null if nothing is. */
  @Nullable Order next(Position p) {
    return switch (p.stage()) {
      case RollingInitiative stage -> load(p);
      case AirAllocation stage -> allot(p, p.phasing());
      case Intercepting stage -> intercept(p, stage);
      case InMissions stage -> mission(p, stage);
      default -> null;
    };
  }

  // ---- loads

  private Order load(Position p) {
    KesselData.Airlift lift = rules.data.airlift();
    int ammo = lift.ammo() - loaded(p, rules.ledger::loadAmmo);
    int fuel = lift.fuel() - loaded(p, rules.ledger::loadFuel);
    for (int unit : rules.roster.air(Side.AXIS)) {
      int most = rules.air.isTransport(unit) ? rules.air.load(p, unit) : 0;
      if (most > 0 && !rules.air.isLoaded(p, unit)) {
        int ap = Math.min(Math.min(most / AMMUNITION, lift.ammoOfTransport()), ammo);
        Load load = new Load(new UnitRef(unit), ap, Math.min(most - ap, fuel));
        if (load.ap() + load.fp() > 0 && rules.air.checkLoad(p, load).isLegal()) {
          return load;
        }
      }
    }
    return new Roll();
  }

  /** A number that the ledger keeps for each transport. */
  private interface Kept {
    int of(Position p, int unit);
  }

  private int loaded(Position p, Kept kept) {
    return IntStream.of(rules.roster.air(Side.AXIS))
        .filter(rules.air::isTransport)
        .map(unit -> kept.of(p, unit))
        .sum();
  }

  // ---- who needs what

  /** How much a corps of First Panzer Army needs fuel; 0 if it can get none. */
  private double need(Position p, int hq) {
    if (!rules.air.isReceiver(p, hq)) {
      return 0;
    }
    int formation = rules.roster.printed(hq);
    long waiting =
        IntStream.of(rules.unitsOf(p, formation))
            .filter(unit -> rules.roster.isFuelled(unit) && !breakout.isHome(p, unit))
            .count();
    int stock = rules.ledger.fuel(p, rules.roster.formations.store(formation));
    return (1.0 + 2.0 * waiting) / (2.0 + stock);
  }

  /** How much it brings to bomb the headquarters of a side. */
  private double target(Position p, int hq) {
    if (!rules.roster.isHeadquarters(hq) || !p.onMap(hq) || p.is(hq, Flag.DISORDER)) {
      return 0;
    }
    if (rules.board().side(hq) == Side.AXIS) {
      return need(p, hq) + p.stackSize(p.hex(hq));
    }
    boolean acts = rules.activation.mayTry(p, hq).isLegal();
    int strength =
        IntStream.of(rules.unitsOf(p, rules.roster.printed(hq)))
            .map(unit -> rules.roster.attack(p, unit))
            .sum();
    return acts ? strength / (1 + fromPocket(p, p.hex(hq)) / NEAR) : 0;
  }

  private int fromPocket(Position p, int hex) {
    return IntStream.of(rules.roster.ground(Side.AXIS))
        .filter(unit -> rules.roster.isHeadquarters(unit) && breakout.isOurs(p, unit))
        .map(unit -> rules.board().grid().distance(p.hex(unit), hex))
        .min()
        .orElse(rules.board().hexes());
  }

  private int best(Position p, Side side, IntPredicate among, IntToDoubleFunction worth) {
    int best = NOBODY;
    double most = 0;
    for (int hq : rules.roster.ground(side)) {
      double now = p.onMap(hq) && among.test(hq) ? worth.applyAsDouble(hq) : 0;
      if (now > most) {
        most = now;
        best = hq;
      }
    }
    return best;
  }

  private int sector(Position p, int unit) {
    return unit < 0 ? 0 : rules.terrain.sector(p.hex(unit));
  }

  // ---- allotting

  /**
   * Transports and their escort, then bombers; Soviet fighters wait for transports, and where none
   * can fly they cover the headquarters that would be bombed.
   */
  private @Nullable Order allot(Position p, Side side) {
    int neediest = best(p, Side.AXIS, hq -> true, hq -> need(p, hq));
    int first = sector(p, neediest);
    int second = sector(p, best(p, Side.AXIS, hq -> sector(p, hq) != first, hq -> need(p, hq)));
    Order place = place(p, side, rules.air::isTransport, first);
    if (place == null) {
      int cover = side == Side.AXIS || liesReady(p) ? neediest : mostWanted(p, side);
      place = place(p, side, rules.air::isFighter, sector(p, cover));
    }
    int bridge = side == Side.SOVIET ? rules.bridges.parse(crossings.missed(p)) : Bridges.NONE;
    if (place == null && bridge != Bridges.NONE) {
      place = place(p, side, rules.air::isFighterBomber, rules.bridges.sector(bridge));
    }
    int over = sector(p, mostWanted(p, side.enemy()));
    if (place == null) {
      place = place(p, side, rules.air::isBomber, over == 0 ? second : over);
    }
    return place == null ? place(p, side, rules.air::isFighterBomber, over) : place;
  }

  /** Whether a transport could still fly this turn; until then nobody has to be kept from it. */
  private boolean liesReady(Position p) {
    return IntStream.of(rules.roster.air(Side.AXIS))
        .anyMatch(unit -> rules.air.isTransport(unit) && rules.air.isReady(p, unit));
  }

  /** The headquarters of a side that it brings most to bomb. */
  private int mostWanted(Position p, Side side) {
    return best(p, side, hq -> true, hq -> target(p, hq));
  }

  private @Nullable Order place(Position p, Side side, IntPredicate kind, int sector) {
    int[] units =
        IntStream.of(rules.roster.air(side))
            .filter(kind)
            .filter(unit -> rules.air.isReady(p, unit) && rules.ledger.sector(p, unit) == 0)
            .toArray();
    return units.length == 0 || sector == 0 ? null : new PlaceAir(Units.of(units), sector);
  }

  /** Fighter-bombers fight for transports, and against them. */
  private Order intercept(Position p, Intercepting stage) {
    boolean transports =
        IntStream.of(rules.air.in(p, Side.AXIS, stage.sector())).anyMatch(rules.air::isTransport);
    int[] able = rules.air.fighterBombers(p, stage.side(), stage.sector());
    return new Intercept(Units.of(transports ? able : new int[0]));
  }

  // ---- missions

  private @Nullable Order mission(Position p, InMissions stage) {
    Order bridge = atBridge(p, stage);
    if (bridge != null) {
      return bridge;
    }
    for (int unit : rules.roster.air(p.phasing())) {
      Order order =
          rules.air.isLoaded(p, unit)
              ? delivery(p, stage, unit)
              : rules.air.mayBomb(p, unit) ? bombing(p, stage, unit) : null;
      if (order != null) {
        return order;
      }
    }
    return null;
  }

  private @Nullable Order delivery(Position p, InMissions stage, int unit) {
    int hq = best(p, Side.AXIS, each -> order(p, stage, unit, each) != null, each -> need(p, each));
    return hq < 0 ? null : order(p, stage, unit, hq);
  }

  private @Nullable Order order(Position p, InMissions stage, int unit, int hq) {
    if (!rules.air.isReceiver(p, hq)) {
      return null;
    }
    for (int hex : InMissions.listPlaces(rules, p, hq)) {
      Deliver order =
          new Deliver(
              new UnitRef(unit),
              new Hex(hex),
              points(hq, rules.ledger.loadAmmo(p, unit)),
              points(hq, rules.ledger.loadFuel(p, unit)));
      if (stage.check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return null;
  }

  private static Steps points(int hq, int n) {
    return n == 0 ? new Steps(Map.of()) : Steps.of(hq, n);
  }

  /** All fighter-bombers together on the bridge that the pocket would miss most. */
  private @Nullable Order atBridge(Position p, InMissions stage) {
    String bridge = p.phasing() == Side.SOVIET ? crossings.missed(p) : "";
    int[] units =
        IntStream.of(rules.roster.air(p.phasing()))
            .filter(unit -> rules.air.isFighterBomber(unit) && rules.air.mayBomb(p, unit))
            .filter(
                unit ->
                    stage.surprise()
                        || !bridge.isEmpty()
                            && rules.ledger.sector(p, unit)
                                == rules.bridges.sector(rules.bridges.parse(bridge)))
            .toArray();
    Bomb order = new Bomb(Units.of(units), Hex.OFF, bridge);
    return !bridge.isEmpty() && units.length > 0 && stage.check(rules, p, order).isLegal()
        ? order
        : null;
  }

  private @Nullable Order bombing(Position p, InMissions stage, int unit) {
    int sector = rules.ledger.sector(p, unit);
    int hq =
        best(
            p,
            p.phasing().enemy(),
            each -> stage.surprise() || sector(p, each) == sector,
            each -> target(p, each));
    return hq < 0 ? null : new Bomb(Units.of(unit), new Hex(p.hex(hq)), "");
  }
}
