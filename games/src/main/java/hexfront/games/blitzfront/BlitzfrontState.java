package hexfront.games.blitzfront;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.orders.Units;
import hexfront.games.common.GameState;
import hexfront.games.common.StateValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The game's own state: what a position can set and what a view shows. */
final class BlitzfrontState {
  private static final List<String> FATES = List.of("stays", "left");

  static final GameState<BlitzfrontRules> STATE =
      GameState.<BlitzfrontRules>none()
          .both(
              "weather",
              "good, mud or snow",
              (rules, p, value) ->
                  p.setValue(
                      BlitzfrontRules.WEATHER, Weather.WORDS.indexOf(value.oneOf(Weather.WORDS))),
              (rules, p, viewer) -> rules.weather(p).word())
          .both(
              "control",
              "an object from towns, cities and ports to the side that holds them",
              (rules, p, value) ->
                  value.byHex().forEach((hex, side) -> p.setControl(hex, side.side())),
              BlitzfrontState::control)
          .both(
              "attacks",
              "a list of allocated attacks, each with its attackers and its hexes (one)",
              BlitzfrontState::setAttacks,
              BlitzfrontState::attacks)
          .both(
              "returns",
              "an object from eliminated armies and air units shot down to the turn in which they"
                  + " may come back",
              (rules, p, value) ->
                  value
                      .byUnit()
                      .forEach(
                          (unit, turn) ->
                              p.setValue(BlitzfrontRules.RETURNS + unit, turn.number())),
              BlitzfrontState::returns)
          .both(
              "air-supplied",
              "a list of hexes that the side whose turn it is supplies from the air",
              BlitzfrontState::setAirSupplied,
              (rules, p, viewer) ->
                  Arrays.stream(rules.supply.airSupplied(p)).mapToObj(rules::number).toList())
          .both(
              "sea-control",
              "the side that controls the sea",
              (rules, p, value) -> p.setValue(BlitzfrontRules.SEA, value.side().ordinal() + 1),
              BlitzfrontState::sea)
          .both(
              "oil",
              "an object from ploesti and maikop to the sides that hold them",
              BlitzfrontState::setOil,
              (rules, p, viewer) ->
                  Map.of(
                      "ploesti", rules.control.ploesti(p).word(),
                      "maikop", rules.control.maikop(p).word()))
          .number(
              "rail-base",
              "how many hexes are added to 2 x turn for Axis rail",
              BlitzfrontRules.RAIL_BASE)
          .number(
              "panzer-replacements",
              "how many panzer replacement factors are at hand",
              BlitzfrontRules.PANZERS)
          .both(
              "eleventh-army",
              "stays or left, what its die brought",
              (rules, p, value) ->
                  p.setValue(BlitzfrontRules.ELEVENTH, FATES.indexOf(value.oneOf(FATES)) + 1),
              (rules, p, viewer) -> {
                int fate = p.value(BlitzfrontRules.ELEVENTH);
                return fate == 0 ? null : FATES.get(fate - 1);
              });

  private BlitzfrontState() {}

  private static Map<String, String> control(BlitzfrontRules rules, Position p, Side viewer) {
    Map<String, String> control = new TreeMap<>();
    rules
        .control
        .places()
        .forEach(
            hex -> {
              Side holder = p.control(hex);
              if (holder != null) {
                control.put(rules.number(hex), holder.word());
              }
            });
    return control;
  }

  /** Kept in the stage, from which the phase of the position takes them. */
  private static void setAttacks(BlitzfrontRules rules, Position p, StateValue value) {
    List<Assault> attacks = new ArrayList<>();
    for (StateValue each : value.list()) {
      Set<String> known = Set.of("attackers", "hexes");
      if (!known.containsAll(each.object().keySet())) {
        throw each.expected("attacks with attackers and hexes");
      }
      int[] hexes = each.at("hexes").hexes();
      int[] units = each.at("attackers").list().stream().mapToInt(StateValue::unit).toArray();
      if (hexes.length != 1 || !p.holds(p.phasing().enemy(), hexes[0])) {
        throw each.expected("one hex with enemies for each attack");
      }
      for (int unit : units) {
        if (!rules.attacks.checkAttacker(p, unit).isLegal()
            || !rules.attacks.reaches(p.hex(unit), hexes[0])
            || attacks.stream().anyMatch(attack -> attack.attackers().has(unit))) {
          throw each.expected("attackers in good order next to the hex, each in one attack");
        }
      }
      if (units.length == 0 || attacks.stream().anyMatch(a -> a.hex() == hexes[0])) {
        throw each.expected("one attack on a hex, with attackers");
      }
      attacks.add(new Assault(hexes[0], Units.of(units)));
    }
    p.setStage(new Allocating(Step.OPERATIONAL, attacks));
  }

  private static List<Map<String, Object>> attacks(BlitzfrontRules rules, Position p, Side viewer) {
    List<Map<String, Object>> shown = new ArrayList<>();
    for (Assault attack : BlitzfrontStage.pending(p)) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("attackers", attack.attackers().stream().mapToObj(rules::name).toList());
      one.put("hexes", List.of(rules.number(attack.hex())));
      shown.add(one);
    }
    return shown;
  }

  private static void setAirSupplied(BlitzfrontRules rules, Position p, StateValue value) {
    int[] hexes = Arrays.stream(value.hexes()).distinct().toArray();
    if (hexes.length > BlitzfrontRules.AIR_SLOTS) {
      throw value.expected("at most " + BlitzfrontRules.AIR_SLOTS + " hexes");
    }
    Arrays.stream(hexes).forEach(hex -> rules.supply.supplyFromAir(p, hex));
  }

  private static Map<String, Integer> returns(BlitzfrontRules rules, Position p, Side viewer) {
    Map<String, Integer> turns = new LinkedHashMap<>();
    for (Unit unit : rules.board().units()) {
      int turn = p.value(BlitzfrontRules.RETURNS + unit.index());
      if (turn > 0) {
        turns.put(unit.id(), turn);
      }
    }
    return turns;
  }

  private static @Nullable String sea(BlitzfrontRules rules, Position p, Side viewer) {
    for (Side side : Side.values()) {
      if (rules.control.rulesBlackSea(p, side)) {
        return side.word();
      }
    }
    return null;
  }

  private static void setOil(BlitzfrontRules rules, Position p, StateValue value) {
    value
        .object()
        .forEach(
            (place, side) -> {
              int index =
                  switch (place) {
                    case "ploesti" -> BlitzfrontRules.PLOESTI;
                    case "maikop" -> BlitzfrontRules.MAIKOP;
                    default -> throw value.expected("ploesti and maikop");
                  };
              p.setValue(index, side.side().ordinal() + 1);
            });
  }
}
