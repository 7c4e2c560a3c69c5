package hexfront.games.blitzkrieg57;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.common.GameState;
import hexfront.games.common.StateValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The game's own state: what a position can set and what a view shows. */
final class BlitzkriegState {
  /** The headquarters whose chit is being executed. */
  static final String ACTIVE_HQ = "active-hq";

  static final String CUP = "cup";

  /** The hexes attacked in this combat segment. */
  static final String ATTACKED = "attacked";

  static final GameState<BlitzkriegRules> STATE =
      GameState.<BlitzkriegRules>none()
          .control("town, city and source hexes")
          .both(
              ACTIVE_HQ,
              "the headquarters whose chit is being executed; without it all units of the side are"
                  + " active, unless some have the flag active",
              (rules, p, hq) ->
                  p.setValue(BlitzkriegRules.ACTIVE_HQ, headquarters(rules, p, hq) + 1),
              (rules, p, viewer) -> {
                int hq = p.value(BlitzkriegRules.ACTIVE_HQ) - 1;
                return hq < 0 ? null : rules.name(hq);
              })
          .both(
              CUP,
              "the list of chits in the cup, for example [\"1PzG\", \"soviet:6A\", \"SUPPLY\"]",
              (rules, p, chits) -> p.setValue(BlitzkriegRules.CUP, bits(rules, chits)),
              (rules, p, viewer) -> words(rules.chits.known(p, viewer)))
          .shown("cup-size", (rules, p, viewer) -> rules.chits.left(p))
          .both(
              "played",
              "the list of chits drawn this turn",
              (rules, p, chits) -> p.setValue(BlitzkriegRules.PLAYED, bits(rules, chits)),
              (rules, p, viewer) -> words(rules.chits.played(p)))
          .shown("chits", BlitzkriegState::choice)
          .both(
              "fortresses",
              "an object from major city hexes to steps of fortress, 1 or 2",
              (rules, p, value) ->
                  value.byHex().forEach((hex, steps) -> fortress(rules, p, hex, steps)),
              BlitzkriegState::fortresses)
          .given(
              ATTACKED,
              "the list of hexes attacked in this combat segment",
              (rules, p, hexes) -> p.setStage(new InCombat(Hexes.of(hexes.hexes()), false)))
          .number(
              "axis-mechanized-lost",
              "how many mechanized Axis units are lost",
              BlitzkriegRules.MECHANIZED_LOST)
          .number(
              "axis-others-lost", "how many other Axis units are lost", BlitzkriegRules.OTHERS_LOST)
          .both(
              "air-points",
              "how many air points the Axis has left this turn",
              GameState.number(BlitzkriegRules.AIR),
              (rules, p, viewer) ->
                  rules.has(Combat.AIR_POWER) ? p.value(BlitzkriegRules.AIR) : null)
          .both(
              "bid",
              "how many points were bid for the Axis",
              (rules, p, points) -> p.setValue(BlitzkriegRules.BID, points.number() + 1),
              (rules, p, viewer) -> ofBid(p, p.value(BlitzkriegRules.BID) - 1))
          .shown(
              "seats-changed",
              (rules, p, viewer) -> ofBid(p, p.value(BlitzkriegRules.SEATS_CHANGED) > 0));

  private BlitzkriegState() {}

  private static <T> @Nullable T ofBid(Position p, T value) {
    return p.value(BlitzkriegRules.BID) > 0 ? value : null;
  }

  private static List<String> words(List<Chit> chits) {
    return chits.stream().map(Chit::word).toList();
  }

  /** The chits of a list; where both sides have a chit of a name, its owner must be said. */
  private static int bits(BlitzkriegRules rules, StateValue value) {
    int bits = 0;
    for (StateValue each : value.list()) {
      List<Chit> meant = rules.chits.named(each.text());
      if (meant.stream().map(Chit::side).distinct().count() > 1) {
        throw each.expected(
            "the side too, since both have such a chit: " + meant.getFirst().word());
      }
      int taken = bits;
      bits |=
          meant.stream()
              .filter(chit -> (taken & chit.bit()) == 0)
              .findFirst()
              .orElseThrow(() -> each.expected("chits of which there are still some"))
              .bit();
    }
    return bits;
  }

  /** What a side may select from, and how many of each group. */
  private static @Nullable Object choice(BlitzkriegRules rules, Position p, Side viewer) {
    if (!(p.stage() instanceof ChitSelection(Side side)) || side != viewer) {
      return null;
    }
    Map<String, Object> groups = new LinkedHashMap<>();
    for (String group : Chits.groups(side)) {
      List<String> from = rules.chits.available(group, p.turn()).stream().map(Chit::name).toList();
      groups.put(group, Map.of("select", rules.chits.number(group, p.turn()), "from", from));
    }
    return groups;
  }

  private static void fortress(BlitzkriegRules rules, Position p, int hex, StateValue value) {
    int marker = rules.fortresses.unbuilt(p);
    if (marker < 0) {
      throw value.expected("no more fortresses than there are markers");
    }
    int most = rules.board().unit(marker).steps().size();
    int steps = value.number(1, most);
    if (p.holds(Side.AXIS, hex)) {
      throw new Impossible("units of both sides stand in " + rules.number(hex));
    }
    p.setLost(marker, most - steps);
    p.place(marker, hex);
  }

  private static Map<String, Integer> fortresses(BlitzkriegRules rules, Position p, Side viewer) {
    Map<String, Integer> fortresses = new TreeMap<>();
    for (int marker : rules.roster.fortresses()) {
      if (p.onMap(marker)) {
        fortresses.put(rules.number(p.hex(marker)), p.stepsLeft(marker));
      }
    }
    return fortresses;
  }

  private static int headquarters(BlitzkriegRules rules, Position p, StateValue value) {
    String word = value.text();
    return rules
        .activation
        .headquarters(p, p.phasing())
        .filter(
            unit ->
                rules.name(unit).equals(word)
                    || rules.board().unit(unit).designation().equalsIgnoreCase(word))
        .findFirst()
        .orElseThrow(
            () -> value.expected("a headquarters of the " + p.phasing().word() + " on the map"));
  }
}
