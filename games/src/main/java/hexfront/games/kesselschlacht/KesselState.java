package hexfront.games.kesselschlacht;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.common.GameState;
import hexfront.games.common.StateValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The game's own state: what a position can set and what a view shows. */
final class KesselState {
  static final String GARRISONS = "garrisons";
  static final String OBJECTIVES = "objectives";
  static final String REINFORCEMENTS = "reinforcements";
  static final String BLOWN = "blown";
  static final String PONTOONS = "pontoons";
  static final String WEATHER = "weather";
  static final String MARGARETHE = "margarethe";

  private static final Pattern ARRIVAL = Pattern.compile("(\\d{1,2})([ABC]?)");
  private static final String BY_FORMATION = "an object from corps of First Panzer Army to points";

  static final GameState<KesselRules> STATE =
      GameState.<KesselRules>none()
          .both(
              "control",
              "an object from airfields, Ternopol and homes of garrisons to the side that holds"
                  + " them",
              (rules, p, value) ->
                  value.byHex().forEach((hex, side) -> p.setControl(hex, side.side())),
              MapState::control)
          .both(
              WEATHER,
              "snow, mud or heavy-snow",
              (rules, p, value) ->
                  rules.ledger.setWeather(p, Weather.WORDS.indexOf(value.oneOf(Weather.WORDS))),
              (rules, p, viewer) ->
                  p.value(Ledger.WEATHER) == 0 ? null : Weather.WORDS.get(rules.ledger.weather(p)))
          .both(
              "air-initiative",
              "the side that has it",
              (rules, p, value) -> rules.ledger.setInitiative(p, value.side()),
              (rules, p, viewer) ->
                  p.value(Ledger.INITIATIVE) == 0 ? null : rules.ledger.initiative(p).word())
          .both(
              "fuel",
              BY_FORMATION,
              (rules, p, v) -> byStore(rules, v, (s, n) -> rules.ledger.setFuel(p, s, n)),
              (rules, p, viewer) -> byStore(rules, s -> rules.ledger.fuel(p, s)))
          .both(
              "ammo",
              BY_FORMATION,
              (rules, p, v) -> byStore(rules, v, (s, n) -> rules.ledger.setAmmo(p, s, n)),
              (rules, p, viewer) -> byStore(rules, s -> rules.ledger.ammo(p, s)))
          .both(
              "fuel-spent",
              BY_FORMATION + ", spent this turn",
              (rules, p, v) -> byStore(rules, v, (s, n) -> rules.ledger.setFuelSpent(p, s, n)),
              (rules, p, viewer) -> byStore(rules, s -> rules.ledger.fuelSpent(p, s)))
          .both(
              "attacks-made",
              "an object from corps of First Panzer Army to units that attacked this turn",
              (rules, p, v) -> byStore(rules, v, (s, n) -> rules.ledger.setAttacks(p, s, n)),
              (rules, p, viewer) -> byStore(rules, s -> rules.ledger.attacks(p, s)))
          .both(
              "positions",
              "an object from hexes to hasty or prepared",
              (rules, p, value) ->
                  value.byHex().forEach((hex, kind) -> MapState.position(rules, p, hex, kind)),
              MapState::positions)
          .both(
              BLOWN,
              "the list of hexsides whose printed bridges are destroyed",
              MapState::blow,
              MapState::blown)
          .both(
              PONTOONS,
              "an object from hexsides to the unit that guards the pontoon, or to a side",
              MapState::pontoons,
              MapState::pontoons)
          .both(
              "bridge-trains",
              "an object from headquarters to bridge trains",
              MapState::trains,
              MapState::trains)
          .both(
              GARRISONS,
              "an object from units to their home hexes",
              (rules, p, value) -> value.byUnit().values().forEach(StateValue::hex),
              MapState::garrisons)
          .both(
              OBJECTIVES,
              "an object from hexes to points",
              (rules, p, value) -> value.byHex().values().forEach(StateValue::number),
              MapState::objectives)
          .both(
              "sectors",
              "an object from air units to sectors",
              (rules, p, value) ->
                  value
                      .byUnit()
                      .forEach(
                          (unit, sector) -> rules.ledger.setSector(p, unit, sector.number(1, 99))),
              KesselState::sectors)
          .both(
              "loads",
              "an object from transports to {ap, fp}",
              KesselState::loads,
              KesselState::loads)
          .number("crossed", "how many German units moved south of the Dnestr", Ledger.CROSSED)
          .both(
              "directive",
              "an object with hq, a unit, and units, a list of brigades",
              KesselState::directive,
              KesselState::directive)
          .both(
              "recall",
              "the headquarters that is called back",
              (rules, p, hq) -> Ledger.setUnit(p, Ledger.RECALL_HQ, hq.unit()),
              (rules, p, viewer) -> unit(rules, p, Ledger.RECALL_HQ))
          .both(
              "exit-ordered",
              "true once the corps must leave by the south edge",
              GameState.truth(Ledger.EXIT_ORDERED),
              (rules, p, viewer) -> p.value(Ledger.EXIT_ORDERED) > 0)
          .both(
              "attempts",
              "an object with corps and army, attempts made this turn",
              KesselState::attempts,
              (rules, p, viewer) ->
                  Map.of(
                      "corps", p.value(Ledger.CORPS_ATTEMPTS),
                      "army", p.value(Ledger.ARMY_ATTEMPTS)))
          .both(
              "bridge-tries",
              "an object from sides to [air, ground], attempts on bridges",
              KesselState::tries,
              KesselState::tries)
          .both(
              "received",
              "an object from sectors to headquarters supplied by air this turn",
              (rules, p, value) ->
                  value
                      .object()
                      .values()
                      .forEach(
                          list ->
                              list.list().forEach(hq -> p.mark(hq.unit(), Flag.SUPPLIED_BY_AIR))),
              KesselState::received)
          .both(
              "army-fuel",
              "the corps headquarters from which the army headquarters took fuel this turn",
              (rules, p, hq) -> Ledger.setUnit(p, Ledger.ARMY_FUEL, hq.unit()),
              (rules, p, viewer) -> unit(rules, p, Ledger.ARMY_FUEL))
          .both(
              REINFORCEMENTS,
              "an object from units to turn and area such as 11A",
              (rules, p, value) ->
                  value.byUnit().forEach((unit, when) -> arrival(rules, p, unit, when)),
              KesselState::reinforcements)
          .both(
              "returning",
              "an object from headquarters to the turn on which they return",
              (rules, p, value) ->
                  value
                      .byUnit()
                      .forEach(
                          (unit, turn) ->
                              rules.ledger.setArrival(p, unit, turn.number(1, 99), Ledger.SOURCE)),
              KesselState::returning)
          .both(
              MARGARETHE,
              "how Hungary takes it",
              (rules, p, value) ->
                  p.setValue(
                      Ledger.MARGARETHE,
                      1 + rules.data.moodWords().indexOf(value.oneOf(rules.data.moodWords()))),
              (rules, p, viewer) ->
                  p.value(Ledger.MARGARETHE) == 0
                      ? null
                      : rules.data.moodWords().get(p.value(Ledger.MARGARETHE) - 1))
          .both(
              "losses",
              "the list of units eliminated so far",
              (rules, p, value) -> value.list().forEach(each -> lost(rules, p, each.unit())),
              KesselState::losses)
          .shown("covered", KesselState::covered);

  private KesselState() {}

  // ---- tracks

  private interface Store {
    void set(int store, int points);
  }

  private static void byStore(KesselRules rules, StateValue value, Store set) {
    List<String> codes = rules.roster.formations.storeCodes();
    value
        .object()
        .forEach(
            (code, points) -> {
              if (!codes.contains(code)) {
                throw value.expected("corps among " + codes);
              }
              set.set(codes.indexOf(code), points.number());
            });
  }

  private static Map<String, Integer> byStore(KesselRules rules, IntUnaryOperator points) {
    Map<String, Integer> all = new LinkedHashMap<>();
    List<String> codes = rules.roster.formations.storeCodes();
    for (int store = 0; store < codes.size(); store++) {
      all.put(codes.get(store), points.applyAsInt(store));
    }
    return all;
  }

  private static @Nullable String unit(KesselRules rules, Position p, int index) {
    return Ledger.unit(p, index) < 0 ? null : rules.name(Ledger.unit(p, index));
  }

  // ---- in the air

  /** Whether sides have not shown yet where their air units are. */
  static boolean hidesSectors(Position p) {
    return p.stage() instanceof AirAllocation;
  }

  private static Map<String, Integer> sectors(KesselRules rules, Position p, Side viewer) {
    Map<String, Integer> all = new LinkedHashMap<>();
    rules
        .roster
        .air()
        .filter(unit -> !hidesSectors(p) || rules.board().side(unit) == viewer)
        .filter(unit -> rules.ledger.sector(p, unit) > 0)
        .forEach(unit -> all.put(rules.name(unit), rules.ledger.sector(p, unit)));
    return all;
  }

  private static void loads(KesselRules rules, Position p, StateValue value) {
    value
        .byUnit()
        .forEach(
            (unit, load) -> {
              Map<String, StateValue> points = load.object();
              StateValue ap = points.get("ap");
              StateValue fp = points.get("fp");
              rules.ledger.setLoad(
                  p, unit, ap == null ? 0 : ap.number(), fp == null ? 0 : fp.number());
            });
  }

  private static @Nullable Object loads(KesselRules rules, Position p, Side viewer) {
    if (viewer != Side.AXIS) {
      return null;
    }
    Map<String, Object> all = new LinkedHashMap<>();
    for (int unit : rules.roster.air(Side.AXIS)) {
      int ap = rules.ledger.loadAmmo(p, unit);
      int fp = rules.ledger.loadFuel(p, unit);
      if (ap + fp > 0) {
        all.put(rules.name(unit), Map.of("ap", ap, "fp", fp));
      }
    }
    return all;
  }

  private static Map<String, List<String>> received(KesselRules rules, Position p, Side viewer) {
    Map<String, List<String>> all = new TreeMap<>();
    rules
        .air
        .supplied(p)
        .filter(hq -> rules.terrain.sector(p.hex(hq)) > 0)
        .forEach(
            hq ->
                all.computeIfAbsent(
                        Integer.toString(rules.terrain.sector(p.hex(hq))), s -> new ArrayList<>())
                    .add(rules.name(hq)));
    return all;
  }

  // ---- orders from above

  private static void directive(KesselRules rules, Position p, StateValue value) {
    Ledger.setUnit(p, Ledger.DIRECTIVE_HQ, value.at("hq").unit());
    p.setValue(Ledger.DIRECTIVE_ISSUED, 1);
    StateValue units = value.object().get("units");
    if (units != null) {
      units.list().forEach(each -> p.mark(each.unit(), Flag.DIRECTED));
    }
  }

  private static @Nullable Object directive(KesselRules rules, Position p, Side viewer) {
    int hq = Ledger.unit(p, Ledger.DIRECTIVE_HQ);
    return hq < 0
        ? null
        : Map.of(
            "hq",
            rules.name(hq),
            "units",
            named(rules, Side.SOVIET, unit -> p.is(unit, Flag.DIRECTED)));
  }

  private static List<String> named(KesselRules rules, Side side, IntPredicate which) {
    return IntStream.of(rules.roster.ground(side)).filter(which).mapToObj(rules::name).toList();
  }

  private static void attempts(KesselRules rules, Position p, StateValue value) {
    Map<String, StateValue> made = value.object();
    StateValue corps = made.get("corps");
    StateValue army = made.get("army");
    p.setValue(Ledger.CORPS_ATTEMPTS, corps == null ? 0 : corps.number());
    p.setValue(Ledger.ARMY_ATTEMPTS, army == null ? 0 : army.number());
  }

  private static void tries(KesselRules rules, Position p, StateValue value) {
    value
        .bySide()
        .forEach(
            (side, made) -> {
              List<StateValue> list = made.list();
              if (list.size() != 2) {
                throw value.expected("two numbers for each side");
              }
              p.setValue(Ledger.AIR_TRIES + side.ordinal(), list.get(0).number());
              p.setValue(Ledger.GROUND_TRIES + side.ordinal(), list.get(1).number());
            });
  }

  private static Map<String, List<Integer>> tries(KesselRules rules, Position p, Side viewer) {
    Map<String, List<Integer>> all = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      all.put(
          side.word(),
          List.of(
              p.value(Ledger.AIR_TRIES + side.ordinal()),
              p.value(Ledger.GROUND_TRIES + side.ordinal())));
    }
    return all;
  }

  // ---- units to come and units lost

  private static void arrival(KesselRules rules, Position p, int unit, StateValue when) {
    Matcher matcher = ARRIVAL.matcher(when.text());
    if (!matcher.matches()) {
      throw when.expected("turn and area such as 11A");
    }
    int place =
        matcher.group(2).isEmpty()
            ? Ledger.ANYWHERE
            : 1 + Terrain.ENTRY_AREAS.indexOf(matcher.group(2));
    rules.ledger.setArrival(p, unit, Integer.parseInt(matcher.group(1)), place);
  }

  private static Map<String, String> reinforcements(KesselRules rules, Position p, Side viewer) {
    Map<String, String> all = new LinkedHashMap<>();
    for (int unit : rules.roster.ground(Side.AXIS)) {
      int turn = rules.ledger.arrivalTurn(p, unit);
      int place = rules.ledger.arrivalPlace(p, unit);
      if (turn > 0 && place != Ledger.SOURCE) {
        all.put(
            rules.name(unit),
            turn + (place == Ledger.ANYWHERE ? "" : Terrain.ENTRY_AREAS.get(place - 1)));
      }
    }
    return all;
  }

  private static Map<String, Integer> returning(KesselRules rules, Position p, Side viewer) {
    Map<String, Integer> all = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      for (int unit : rules.roster.ground(side)) {
        if (rules.ledger.arrivalTurn(p, unit) > 0
            && rules.ledger.arrivalPlace(p, unit) == Ledger.SOURCE) {
          all.put(rules.name(unit), rules.ledger.arrivalTurn(p, unit));
        }
      }
    }
    return all;
  }

  private static void lost(KesselRules rules, Position p, int unit) {
    int times = Flag.timesLost(p.flags(unit)) + 1;
    p.unmark(unit, Flag.LOST);
    p.mark(unit, Flag.lost(times));
    if (rules.ledger.arrivalTurn(p, unit) == 0 && !p.onMap(unit)) {
      p.takeOff(unit, Position.GONE);
    }
  }

  private static List<String> losses(KesselRules rules, Position p, Side viewer) {
    List<String> all = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int unit : rules.roster.ground(side)) {
        for (int i = 0; i < Flag.timesLost(p.flags(unit)); i++) {
          all.add(rules.name(unit));
        }
      }
    }
    return all;
  }

  /** How many counters lie beneath the top ones of enemy stacks. */
  private static Map<String, Integer> covered(KesselRules rules, Position p, Side viewer) {
    Map<String, Integer> all = new TreeMap<>();
    p.occupied(viewer.enemy())
        .forEach(
            hex -> {
              if (p.stackSize(hex) > 1) {
                all.put(rules.number(hex), p.stackSize(hex) - 1);
              }
            });
    return all;
  }
}
