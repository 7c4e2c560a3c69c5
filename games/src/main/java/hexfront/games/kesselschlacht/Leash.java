package hexfront.games.kesselschlacht;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.List;

/**
 * How far the units of a Soviet formation may stray from its headquarters: so far that they can
 * attack now and that the formation can act again, in the weather of the next turns too.
 */
final class Leash {
  /** For so many turns a formation that fails to act is to stay able to. */
  private static final int FORESEEN = 3;

  private final KesselRules rules;
  private final HexGrid grid;
  private final Field field;
  private final short[] room;

  Leash(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    field = new Field(grid);
    room = Field.none(grid.size());
  }

  private int range() {
    return rules.data.ranges().soviet() * Terrain.POINT;
  }

  private static int kind(boolean motorized) {
    return motorized ? KesselRoster.MOTORIZED : KesselRoster.LEG;
  }

  /** The worst weather of the next turns; what is rolled for is taken to stay as it is. */
  private int ahead(Position p) {
    List<String> track = rules.data.weather();
    int last = Math.min(track.size(), p.turn() + FORESEEN);
    int worst = last > p.turn() ? Weather.SNOW : rules.ledger.weather(p);
    for (String printed : track.subList(p.turn(), last)) {
      int weather = Weather.WORDS.indexOf(printed);
      worst = worse(worst, weather < 0 ? rules.ledger.weather(p) : weather);
    }
    return worst;
  }

  /** Of two weathers the one in which lines are shorter. */
  private static int worse(int weather, int other) {
    boolean mud = weather == Weather.MUD || other == Weather.MUD;
    return mud ? Weather.MUD : Math.max(weather, other);
  }

  /** The hexes in which a unit stays near enough, its own presence there taken into account. */
  HexSet of(Position p, int hq, int unit) {
    boolean motorized = rules.roster.isMotorized(unit);
    short[] now = rules.supply.toHeadquarters(p, hq, motorized);
    HexSet closed = KesselScratch.of(p).lines(p, Side.SOVIET).closed;
    Going going = Going.of(rules.terrain, p);
    int ahead = ahead(p);
    short[] then = now;
    if (ahead != rules.ledger.weather(p)) {
      field.from(p.hex(hq), range(), going.back(kind(motorized), ahead), closed, room);
      then = room;
    }
    byte[] costsNow = going.costs(kind(motorized), rules.ledger.weather(p));
    byte[] costsThen = going.costs(kind(motorized), ahead);
    HexSet opened = closed.copy();
    opened.removeAll(p.occupied(Side.AXIS));
    HexSet near = known(now, then);
    for (int hex : opened.toArray()) {
      if (isBeside(hex, now, costsNow, then, costsThen)) {
        near.add(hex);
      }
    }
    return near;
  }

  /** The hexes that have a distance now and then. */
  private static HexSet known(short[] now, short[] then) {
    HexSet known = new HexSet(now.length);
    for (int hex = 0; hex < now.length; hex++) {
      if (now[hex] != Field.FAR && then[hex] != Field.FAR) {
        known.add(hex);
      }
    }
    return known;
  }

  /** Whether a step leads from a hex, now and then, to where a line to the headquarters begins. */
  private boolean isBeside(int hex, short[] now, byte[] costsNow, short[] then, byte[] costsThen) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      int step = hex * Direction.COUNT + d;
      if (to != HexGrid.OFF && isIn(now[to], costsNow[step]) && isIn(then[to], costsThen[step])) {
        return true;
      }
    }
    return false;
  }

  private boolean isIn(int far, byte step) {
    return step >= 0 && far != Field.FAR && far + (step & 63) <= range();
  }

  /** Whether units could follow their headquarters to a hex; who is not free stays where it is. */
  boolean canFollow(Position p, int hex, int[] units, Units free) {
    int worse = worse(rules.ledger.weather(p), ahead(p));
    for (boolean motorized : new boolean[] {false, true}) {
      int most = 0;
      for (int unit : units) {
        if (rules.roster.isMotorized(unit) == motorized) {
          most = Math.max(most, goes(p, unit, free));
        }
      }
      byte[] back = Going.of(rules.terrain, p).back(kind(motorized), worse);
      field.from(hex, range() + most, back, p.occupied(Side.AXIS), room);
      for (int unit : units) {
        if (rules.roster.isMotorized(unit) == motorized
            && room[p.hex(unit)] > range() + goes(p, unit, free)) {
          return false;
        }
      }
    }
    return true;
  }

  private int goes(Position p, int unit, Units free) {
    return free.has(unit) ? rules.roster.movement(p, unit) * Terrain.POINT : 0;
  }
}
