package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.games.common.GameState;
import hexfront.games.common.StateValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The game's own state: what a position can set and what a view shows. */
final class StalingradState {
  static final String CITY_BATTLES = "city-battles";
  static final String OVERRUN = "overrun";
  static final String REPAIRED = "repaired";
  static final String ACTIVATIONS = "activations";

  static final GameState<StalingradRules> STATE =
      GameState.<StalingradRules>none()
          .both(
              "scenario",
              "fall-blau, uranus or campaign",
              (rules, p, v) -> Ledger.setScenario(p, v.oneOf(Ledger.SCENARIOS)),
              (rules, p, viewer) -> Ledger.SCENARIOS.get(Ledger.scenario(p)))
          .both(
              "opening",
              "true while the rules of the first turn hold",
              GameState.truth(Ledger.OPENING),
              (rules, p, viewer) -> Ledger.is(p, Ledger.OPENING))
          .both(
              "weather",
              "clear, rain, snow or overcast",
              (rules, p, v) -> weather(p, Ledger.WEATHER, v),
              (rules, p, viewer) -> Ledger.WEATHERS.get(Ledger.weather(p)))
          .both(
              "previous-weather",
              "the weather of the turn before",
              (rules, p, v) -> weather(p, Ledger.PREVIOUS_WEATHER, v),
              (rules, p, viewer) ->
                  Ledger.WEATHERS.get(Math.max(0, p.value(Ledger.PREVIOUS_WEATHER) - 1)))
          .both(
              "rasputitsa",
              "true while it lasts",
              GameState.truth(Ledger.RASPUTITSA),
              (rules, p, viewer) -> Ledger.is(p, Ledger.RASPUTITSA))
          .both(
              "rasputitsa-over",
              "true once it has been",
              GameState.truth(Ledger.RASPUTITSA_OVER),
              (rules, p, viewer) -> Ledger.is(p, Ledger.RASPUTITSA_OVER))
          .both(
              "supply-points",
              "an object from sides to points",
              (rules, p, v) -> bySide(p, Ledger.SUPPLY, v),
              (rules, p, viewer) -> bySide(p, Ledger.SUPPLY))
          .both(
              "transport-points",
              "an object from sides to points",
              (rules, p, v) -> bySide(p, Ledger.TRANSPORT, v),
              (rules, p, viewer) -> bySide(p, Ledger.TRANSPORT))
          .both(
              ACTIVATIONS,
              "an object from sides to Army HQs activated in their latest player turn",
              (rules, p, v) -> bySide(p, Ledger.ACTIVATIONS, v),
              (rules, p, viewer) -> bySide(p, Ledger.ACTIVATIONS))
          .both(
              "reserved",
              "an object from soviet to Supply Points pledged for defensive air units",
              (rules, p, v) ->
                  v.bySide().forEach((side, n) -> p.setValue(Ledger.RESERVED, n.number(0, 99))),
              (rules, p, viewer) -> Map.of(Side.SOVIET.word(), p.value(Ledger.RESERVED)))
          .control("hexes")
          .both(
              REPAIRED,
              "an object from sides to lists of rail hexes",
              (rules, p, v) -> v.bySide().forEach((side, hexes) -> repaired(rules, p, side, hexes)),
              StalingradState::repaired)
          .both(
              "ferry-since",
              "an object from hexsides to turns",
              StalingradState::ferries,
              StalingradState::ferries)
          .both(
              "rail-used",
              "an object with divisions and motorized",
              StalingradState::railUsed,
              (rules, p, viewer) ->
                  Map.of(
                      "divisions",
                      p.value(Ledger.RAIL_USED) / 2.0,
                      "motorized",
                      p.value(Ledger.RAIL_MOTORIZED) / 2.0))
          .both(
              "withdrawals",
              "a list of objects with unit and steps",
              StalingradState::withdrawals,
              StalingradState::withdrawals)
          .both(
              "replacement-debt",
              "a list of objects with unit and steps",
              StalingradState::debts,
              StalingradState::debts)
          .both(
              "pockets",
              "a list of objects with side, hex and box",
              StalingradState::pockets,
              StalingradState::pockets)
          .both(
              CITY_BATTLES,
              "an object from hexes to objects with axis, its quarters, and sections by side",
              (rules, p, v) -> v.byHex().forEach((hex, battle) -> city(rules, p, hex, battle)),
              StalingradState::cities)
          .both(
              OVERRUN,
              "a list of hexes open by a Movement Phase Overrun",
              StalingradState::overruns,
              StalingradState::overruns)
          .both(
              "bound",
              "an object from such hexes to lists of units",
              StalingradState::bound,
              StalingradState::bound)
          .both(
              "north-limit",
              "the easternmost Axis-friendly hex of the north edge",
              (rules, p, v) -> p.setValue(Ledger.NORTH_LIMIT, v.hex() + 1),
              (rules, p, viewer) -> limit(rules, p))
          .both(
              "axis-marker",
              "an object from caucasus and black-sea-coast to spaces",
              StalingradState::markers,
              StalingradState::markers);

  private StalingradState() {}

  private static void weather(Position p, int index, StateValue v) {
    p.setValue(index, Ledger.WEATHERS.indexOf(v.oneOf(Ledger.WEATHERS)) + 1);
  }

  private static void bySide(Position p, int index, StateValue v) {
    v.bySide().forEach((side, n) -> p.setValue(index + side.ordinal(), n.number(0, 99)));
  }

  private static Map<String, Integer> bySide(Position p, int index) {
    Map<String, Integer> all = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      all.put(side.word(), p.value(index + side.ordinal()));
    }
    return all;
  }

  // ---- rails and ferries

  private static void repaired(StalingradRules rules, Position p, Side side, StateValue hexes) {
    rules.terrain.rails.forEach(hex -> rules.ledger.repair(p, side, hex, false));
    for (int hex : hexes.hexes()) {
      rules.ledger.repair(p, side, hex, true);
    }
  }

  private static Map<String, List<String>> repaired(
      StalingradRules rules, Position p, Side viewer) {
    Map<String, List<String>> all = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      all.put(side.word(), rules.ledger.repairedRails(p, side));
    }
    return all;
  }

  private static void ferries(StalingradRules rules, Position p, StateValue v) {
    v.object()
        .forEach(
            (hexside, turn) -> {
              int ferry = ferry(rules, hexside);
              if (ferry < 0) {
                throw v.expected("hexsides with ferries");
              }
              rules.ledger.setFerrySince(p, ferry, turn.number(0, 99));
            });
  }

  private static int ferry(StalingradRules rules, String hexside) {
    String[] banks = hexside.split("/", -1);
    String turned = banks.length == 2 ? banks[1] + "/" + banks[0] : hexside;
    for (int i = 0; i < rules.terrain.ferries.length; i++) {
      String name = rules.ledger.hexside(rules.terrain.ferries[i]);
      if (name.equals(hexside) || name.equals(turned)) {
        return i;
      }
    }
    return -1;
  }

  private static Map<String, Integer> ferries(StalingradRules rules, Position p, Side viewer) {
    Map<String, Integer> all = new TreeMap<>();
    for (int i = 0; i < rules.terrain.ferries.length; i++) {
      if (rules.ledger.ferrySince(p, i) > 0) {
        all.put(rules.ledger.hexside(rules.terrain.ferries[i]), rules.ledger.ferrySince(p, i));
      }
    }
    return all;
  }

  private static void railUsed(StalingradRules rules, Position p, StateValue v) {
    Map<String, StateValue> used = v.object();
    StateValue divisions = used.get("divisions");
    StateValue motorized = used.get("motorized");
    p.setValue(Ledger.RAIL_USED, divisions == null ? 0 : halves(divisions));
    p.setValue(Ledger.RAIL_MOTORIZED, motorized == null ? 0 : halves(motorized));
  }

  /** Divisions, whole or a half, in halves. */
  private static int halves(StateValue v) {
    String text = v.text();
    return switch (text.replaceAll("^\\d{1,2}", "")) {
      case "", ".0" -> 2 * Integer.parseInt(text.replace(".0", ""));
      case ".5" -> 2 * Integer.parseInt(text.replace(".5", "")) + 1;
      default -> throw v.expected("divisions, or half ones");
    };
  }

  // ---- what is due

  private static void withdrawals(StalingradRules rules, Position p, StateValue v) {
    List<StateValue> list = v.list();
    if (list.size() > Ledger.WITHDRAWALS) {
      throw v.expected("at most " + Ledger.WITHDRAWALS + " units");
    }
    for (int i = 0; i < list.size(); i++) {
      StateValue unit = list.get(i).at("unit");
      boolean any = unit.text().equals(Ledger.ANY_TANK_CORPS);
      int index = any ? rules.board().unitCount() : unit.unit();
      p.setValue(Ledger.WITHDRAW_UNIT + i, index + 1);
      p.setValue(Ledger.WITHDRAW_STEPS + i, list.get(i).at("steps").number(0, 9));
    }
  }

  private static List<Map<String, Object>> withdrawals(
      StalingradRules rules, Position p, Side viewer) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (int i = 0; i < Ledger.WITHDRAWALS; i++) {
      int unit = Ledger.at(p, Ledger.WITHDRAW_UNIT + i);
      if (unit >= 0) {
        boolean any = unit == rules.board().unitCount();
        String name = any ? Ledger.ANY_TANK_CORPS : rules.name(unit);
        all.add(Map.of("unit", name, "steps", p.value(Ledger.WITHDRAW_STEPS + i)));
      }
    }
    return all;
  }

  private static void debts(StalingradRules rules, Position p, StateValue v) {
    List<StateValue> list = v.list();
    if (list.size() > Ledger.DEBTS) {
      throw v.expected("at most " + Ledger.DEBTS + " units");
    }
    for (int i = 0; i < list.size(); i++) {
      p.setValue(Ledger.DEBT_UNIT + i, list.get(i).at("unit").unit() + 1);
      p.setValue(Ledger.DEBT_STEPS + i, list.get(i).at("steps").number(0, 9));
    }
  }

  private static List<Map<String, Object>> debts(StalingradRules rules, Position p, Side viewer) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (int i = 0; i < Ledger.DEBTS; i++) {
      int unit = Ledger.at(p, Ledger.DEBT_UNIT + i);
      if (unit >= 0) {
        all.add(Map.of("unit", rules.name(unit), "steps", p.value(Ledger.DEBT_STEPS + i)));
      }
    }
    return all;
  }

  // ---- pockets and cities

  /** The units of the named hex are the pocket, until the next check finds who belongs to it. */
  private static void pockets(StalingradRules rules, Position p, StateValue v) {
    for (StateValue pocket : v.list()) {
      Side side = pocket.at("side").side();
      int hex = pocket.at("hex").hex();
      int box = pocket.at("box").number(1, rules.tables.pockets().last());
      int lowest = p.first(hex, side);
      if (lowest < 0) {
        throw v.expected("a hex with units of the side");
      }
      rules.pockets.mark(p, side, hex, lowest, box);
    }
  }

  private static List<Map<String, Object>> pockets(StalingradRules rules, Position p, Side viewer) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (Side side : Side.values()) {
      Map<Integer, Integer> hexes = new LinkedHashMap<>();
      Map<Integer, Integer> boxes = new LinkedHashMap<>();
      for (int unit : rules.roster.ground(side)) {
        int pocket = rules.ledger.pocket(p, unit);
        if (pocket >= 0 && p.onMap(unit)) {
          hexes.merge(pocket, p.hex(unit), Math::min);
          boxes.put(pocket, rules.ledger.pocketBox(p, unit));
        }
      }
      hexes.forEach(
          (pocket, hex) ->
              all.add(
                  Map.of(
                      "side",
                      side.word(),
                      "hex",
                      rules.number(hex),
                      "box",
                      boxes.getOrDefault(pocket, 0))));
    }
    return all;
  }

  private static void city(StalingradRules rules, Position p, int hex, StateValue battle) {
    int slot = rules.terrain.citySlot(hex);
    if (slot < 0) {
      throw battle.expected("Major City hexes");
    }
    Map<Side, StateValue> sections = battle.at("sections").bySide();
    int quarters = battle.at("axis").number(1, 3);
    Ledger.contest(
        p,
        slot,
        quarters,
        access(rules, hex, sections.get(Side.AXIS)),
        access(rules, hex, sections.get(Side.SOVIET)));
  }

  private static int access(StalingradRules rules, int hex, @Nullable StateValue sections) {
    int access = 0;
    if (sections != null) {
      for (int near : sections.hexes()) {
        int d = rules.board().grid().direction(hex, near);
        if (d < 0) {
          throw sections.expected("neighbouring hexes");
        }
        access |= 1 << d;
      }
    }
    return access;
  }

  private static Map<String, Object> cities(StalingradRules rules, Position p, Side viewer) {
    Map<String, Object> all = new TreeMap<>();
    for (int slot = 0; slot < rules.terrain.majorCities.length; slot++) {
      if (Ledger.isContested(p, slot)) {
        int hex = rules.terrain.majorCities[slot];
        Map<String, List<String>> sections = new LinkedHashMap<>();
        for (Side side : Side.values()) {
          List<String> hexes = new ArrayList<>();
          for (int d = 0; d < Direction.COUNT; d++) {
            int near = rules.board().grid().neighbour(hex, d);
            if ((Ledger.access(p, slot, side) & 1 << d) != 0 && near >= 0) {
              hexes.add(rules.number(near));
            }
          }
          sections.put(side.word(), hexes);
        }
        all.put(
            rules.number(hex), Map.of("axis", Ledger.axisQuarters(p, slot), "sections", sections));
      }
    }
    return all;
  }

  // ---- overruns, edges, markers

  private static void overruns(StalingradRules rules, Position p, StateValue v) {
    int[] hexes = v.hexes();
    if (hexes.length > Ledger.OVERRUNS) {
      throw v.expected("at most " + Ledger.OVERRUNS + " hexes");
    }
    for (int i = 0; i < hexes.length; i++) {
      p.setValue(Ledger.OVERRUN_HEX + i, hexes[i] + 1);
      Side side = p.phasing().enemy();
      for (int unit : p.stack(hexes[i])) {
        if (rules.board().side(unit) == side) {
          p.mark(unit, Flag.OVERRUN);
        }
      }
    }
  }

  private static List<String> overruns(StalingradRules rules, Position p, Side viewer) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < Ledger.OVERRUNS; i++) {
      int hex = Ledger.at(p, Ledger.OVERRUN_HEX + i);
      if (hex >= 0) {
        all.add(rules.number(hex));
      }
    }
    return all;
  }

  private static void bound(StalingradRules rules, Position p, StateValue v) {
    v.byHex()
        .forEach(
            (hex, units) -> {
              int number = overrunAt(p, hex);
              if (number == 0) {
                throw v.expected("hexes that are overrun");
              }
              units.list().forEach(u -> p.mark(u.unit(), Flag.boundTo(number)));
            });
  }

  /** The number of the overrun of a hex, from 1; 0 if there is none. */
  static int overrunAt(Position p, int hex) {
    for (int i = 0; i < Ledger.OVERRUNS; i++) {
      if (Ledger.at(p, Ledger.OVERRUN_HEX + i) == hex) {
        return i + 1;
      }
    }
    return 0;
  }

  private static Map<String, List<String>> bound(StalingradRules rules, Position p, Side viewer) {
    Map<String, List<String>> all = new TreeMap<>();
    for (int unit = 0; unit < rules.board().unitCount(); unit++) {
      int number = Flag.bound(p.flags(unit));
      if (number > 0) {
        int hex = Ledger.at(p, Ledger.OVERRUN_HEX + number - 1);
        all.computeIfAbsent(rules.number(hex), h -> new ArrayList<>()).add(rules.name(unit));
      }
    }
    return all;
  }

  private static @Nullable String limit(StalingradRules rules, Position p) {
    int limit = Ledger.at(p, Ledger.NORTH_LIMIT);
    if (limit >= 0) {
      return rules.number(limit);
    }
    return rules.board().grid().hex(Edges.PRINTED_LIMIT).isPresent() ? Edges.PRINTED_LIMIT : null;
  }

  private static void markers(StalingradRules rules, Position p, StateValue v) {
    v.object()
        .forEach(
            (box, space) -> {
              int track = Caucasus.track(box);
              if (track < 0) {
                throw v.expected("caucasus or black-sea-coast");
              }
              List<String> words = rules.caucasus.spaces(track);
              p.setValue(Ledger.MARKERS + track, words.indexOf(space.oneOf(words)) + 1);
            });
  }

  private static Map<String, String> markers(StalingradRules rules, Position p, Side viewer) {
    Map<String, String> all = new LinkedHashMap<>();
    for (int track = 0; track < Caucasus.BOXES.size(); track++) {
      int space = p.value(Ledger.MARKERS + track);
      if (space > 0) {
        all.put(Caucasus.BOXES.get(track), rules.caucasus.spaces(track).get(space - 1));
      }
    }
    return all;
  }
}
