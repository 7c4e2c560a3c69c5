package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.Set;

/** What the hexes are worth that decide the scenarios. */
final class StalingradAims {
  private static final double MAJOR = 10;
  private static final double MINOR = 5;

  /** A Major City is taken by quarters. */
  private static final double QUARTERS = 4;

  /** What the points for the Volga add to the city on it. */
  private static final double VOLGA = 4;

  /** What Stalingrad and Rostov bring the Axis in Uranus. */
  private static final double HELD = 20;

  /** A road that leads to the Caucasus, in points of those who will leave by it. */
  private static final double EXIT = 6;

  /** What Rostov is worth besides in the summer: all ways to the Caucasus pass it. */
  private static final double GATE = 10;

  /** Cities that are out of reach within the summer, and what is left of their worth. */
  private static final Set<String> FAR =
      Set.of("Stalingrad", "Stalingrad North", "Saratov", "Kamyshin", "Borisoglebsk");

  private static final double DREAM = 0.1;

  private final StalingradRules rules;

  StalingradAims(StalingradRules rules) {
    this.rules = rules;
  }

  void worth(Position p, Side side, double[] into) {
    Arrays.fill(into, 0);
    for (int hex : rules.terrain.cities.toArray()) {
      into[hex] = rules.terrain.is(hex, Terrain.MAJOR_CITY) ? MAJOR : MINOR;
    }
    boolean summer = Ledger.scenario(p) == Ledger.FALL_BLAU;
    boolean uranus = Ledger.scenario(p) == Ledger.URANUS;
    for (HexMap.Place place : rules.board().map().places()) {
      boolean stalingrad =
          place.kind().equals("major-city") && place.name().startsWith(Victory.STALINGRAD);
      if (uranus && (stalingrad || place.name().equals(Victory.ROSTOV))) {
        into[place.hex()] += HELD / (stalingrad ? 2 : 1);
      } else if (summer && side == Side.AXIS && FAR.contains(place.name())) {
        into[place.hex()] *= DREAM;
      } else if (stalingrad) {
        into[place.hex()] += VOLGA;
      } else if (place.name().equals(Victory.ROSTOV)) {
        into[place.hex()] += GATE;
      }
    }
    if (!uranus) {
      for (int hex : rules.terrain.roadExits.toArray()) {
        if (rules.edges.isSouth(hex)) {
          into[hex] += EXIT;
        }
      }
    }
  }

  /** What one success brings in a hex, its defenders apart: a city, or a quarter of a great one. */
  double prize(int hex) {
    if (!rules.terrain.cities.has(hex)) {
      return 0;
    }
    return rules.terrain.is(hex, Terrain.MAJOR_CITY) ? MAJOR / QUARTERS : MINOR;
  }

  /** The places of some worth that a side has yet to take. */
  HexSet work(Position p, Side side, double[] worth) {
    HexSet work = new HexSet(worth.length);
    for (int place = 0; place < worth.length; place++) {
      if (worth[place] > 0 && !p.controls(side, place)) {
        work.add(place);
      }
    }
    return work;
  }
}
