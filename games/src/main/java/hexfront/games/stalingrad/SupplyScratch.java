package hexfront.games.stalingrad;

import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Scratch.Found;
import java.util.List;

/** The buffers of supply, rails and transport, with what they hold of the present position. */
final class SupplyScratch {
  /** The states of a line in each hex that have been met, one bit each. */
  final byte[] met;

  /** The states of lines that go on from here, and from the next hexes. */
  int[] going;

  int[] next;

  final int[] queue;
  final HexSet room;

  /** The hexes that air units interdict for the moving side. */
  final Found<HexSet> interdicted;

  private final List<Found<Lines.Net>> nets;
  private final List<Found<HexSet>> connecting;
  private final List<Found<HexSet>> supplied;
  private final List<Found<HexSet>> led;
  private final List<Found<short[]>> distances;
  private final List<Found<Hauls.Haul>> transport;
  private final List<Found<RailLinks.Served>> served;
  private final List<Found<AirBases.Bases>> bases;
  private final List<Found<int[]>> cutOff;

  /** What lines reached from each hex, and from the rails of each side. */
  final KnownLines known;

  /** The ways of transport from places beside the rail net, each for a version. */
  final Hauls hauls;

  SupplyScratch(int hexes) {
    met = new byte[hexes];
    going = new int[4 * hexes];
    next = new int[4 * hexes];
    queue = new int[hexes];
    room = new HexSet(hexes);
    interdicted = Found.bySide(() -> new HexSet(hexes)).getFirst();
    nets = Found.bySide(() -> Lines.Net.of(hexes));
    connecting = Found.bySide(() -> new HexSet(hexes));
    supplied = Found.bySide(() -> new HexSet(hexes));
    led = Found.bySide(() -> new HexSet(hexes));
    distances = Found.bySide(() -> new short[hexes]);
    transport = Found.bySide(() -> new Hauls.Haul(hexes));
    served = Found.bySide(RailLinks.Served::new);
    bases = Found.bySide(AirBases.Bases::new);
    cutOff = Found.bySide(() -> new int[1]);
    known = new KnownLines(hexes + Side.values().length);
    hauls = new Hauls(hexes);
  }

  /** Where lines of a side may run. */
  Found<Lines.Net> net(Side side) {
    return nets.get(side.ordinal());
  }

  /** The Connecting Rail Hexes of a side. */
  Found<HexSet> connecting(Side side) {
    return connecting.get(side.ordinal());
  }

  /** The hexes in General Supply. */
  Found<HexSet> supplied(Side side) {
    return supplied.get(side.ordinal());
  }

  /** The hexes that an undisrupted Army HQ reaches. */
  Found<HexSet> led(Side side) {
    return led.get(side.ordinal());
  }

  /** By hex, how far the nearest source of General Supply is. */
  Found<short[]> distances(Side side) {
    return distances.get(side.ordinal());
  }

  /** How far it is from the rail net. */
  Found<Hauls.Haul> transport(Side side) {
    return transport.get(side.ordinal());
  }

  /** Which Air HQs have a rail link of their own. */
  Found<RailLinks.Served> served(Side side) {
    return served.get(side.ordinal());
  }

  /** Where air units have their Support. */
  Found<AirBases.Bases> bases(Side side) {
    return bases.get(side.ordinal());
  }

  /** How many half divisions are isolated. */
  Found<int[]> cutOff(Side side) {
    return cutOff.get(side.ordinal());
  }
}
