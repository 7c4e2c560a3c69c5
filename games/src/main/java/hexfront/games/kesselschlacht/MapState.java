package hexfront.games.kesselschlacht;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.games.common.StateValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What positions set and views show of the map: who holds what, positions, bridges, homes. */
final class MapState {
  private MapState() {}

  static Map<String, String> control(KesselRules rules, Position p, Side viewer) {
    Map<String, String> all = new TreeMap<>();
    rules
        .control
        .kept()
        .forEach(
            hex -> {
              Side holder = p.control(hex);
              if (holder != null) {
                all.put(rules.number(hex), holder.word());
              }
            });
    return all;
  }

  static void position(KesselRules rules, Position p, int hex, StateValue kind) {
    boolean prepared =
        kind.oneOf(List.of(Positions.HASTY, Positions.PREPARED)).equals(Positions.PREPARED);
    rules.ledger.setHasty(p, hex, !prepared);
    rules.ledger.setPrepared(p, hex, prepared);
  }

  static Map<String, String> positions(KesselRules rules, Position p, Side viewer) {
    Map<String, String> all = new TreeMap<>();
    p.occupied(Side.AXIS)
        .forEach(
            hex -> {
              if (rules.ledger.hasPosition(p, hex)) {
                all.put(
                    rules.number(hex),
                    rules.ledger.isPrepared(p, hex) ? Positions.PREPARED : Positions.HASTY);
              }
            });
    return all;
  }

  private static int hexside(KesselRules rules, StateValue value) {
    int hexside = rules.bridges.parse(value.text());
    if (hexside == Bridges.NONE) {
      throw value.expected("a hexside such as 3425/3426");
    }
    return hexside;
  }

  static void blow(KesselRules rules, Position p, StateValue value) {
    value.list().forEach(each -> rules.setUp.blow(p, hexside(rules, each)));
  }

  static List<String> blown(KesselRules rules, Position p, Side viewer) {
    List<String> all = new ArrayList<>();
    p.groundChanges().stream()
        .filter(change -> change.kind().equals("bridge") && !change.there())
        .forEach(
            change ->
                all.add(rules.bridges.name(change.hex() * Direction.COUNT + change.direction())));
    return all;
  }

  static void pontoons(KesselRules rules, Position p, StateValue value) {
    value
        .object()
        .forEach(
            (name, guard) -> {
              int hexside = rules.bridges.parse(name);
              if (hexside == Bridges.NONE) {
                throw value.expected("hexsides such as 3425/3426");
              }
              int unit = rules.board().unit(guard.text()).orElse(-1);
              Side side = unit < 0 ? guard.side() : rules.board().side(unit);
              if (!rules.bridges.lay(p, side, hexside, unit)) {
                throw value.expected("no more pontoons than a side has");
              }
            });
  }

  /** A guard that lies beneath its stack is not named. */
  static Map<String, String> pontoons(KesselRules rules, Position p, Side viewer) {
    Map<String, String> all = new TreeMap<>();
    for (int i = 0; i < Ledger.BRIDGES; i++) {
      int hexside = rules.bridges.hexside(p, i);
      if (hexside != Bridges.NONE) {
        Side side = i == Bridges.first(Side.SOVIET) ? Side.SOVIET : Side.AXIS;
        int guard = Ledger.unit(p, Ledger.PONTOON_GUARD + i);
        boolean named = guard >= 0 && !KesselViews.isCovered(p, viewer, guard);
        all.put(rules.bridges.name(hexside), named ? rules.name(guard) : side.word());
      }
    }
    return all;
  }

  static void trains(KesselRules rules, Position p, StateValue value) {
    value
        .byUnit()
        .forEach(
            (hq, number) -> {
              Side side = rules.board().side(hq);
              int left = number.number(0, Ledger.BRIDGES);
              for (int i = Bridges.first(side); i <= Bridges.last(side) && left > 0; i++) {
                if (p.value(Ledger.TRAINS + i) == 0) {
                  Ledger.setUnit(p, Ledger.TRAINS + i, hq);
                  left--;
                }
              }
              if (left > 0) {
                throw value.expected("no more bridge trains than a side has");
              }
            });
  }

  static Map<String, Integer> trains(KesselRules rules, Position p, Side viewer) {
    Map<String, Integer> all = new TreeMap<>();
    for (int i = Bridges.first(viewer); i <= Bridges.last(viewer); i++) {
      int hq = Ledger.unit(p, Ledger.TRAINS + i);
      if (hq >= 0) {
        all.merge(rules.name(hq), 1, Integer::sum);
      }
    }
    return all;
  }

  static Map<String, String> garrisons(KesselRules rules, Position p, Side viewer) {
    Map<String, String> all = new LinkedHashMap<>();
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (rules.home(unit) >= 0 && !p.gone(unit)) {
        all.put(rules.name(unit), rules.number(rules.home(unit)));
      }
    }
    return all;
  }

  static Map<String, Integer> objectives(KesselRules rules, Position p, Side viewer) {
    Map<String, Integer> all = new LinkedHashMap<>();
    rules.objectives().forEach((hex, points) -> all.put(rules.number(hex), points));
    return all;
  }
}
