package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.games.Refusals;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Strategic movement by sea. The Black Sea and the Sea of Azov are one sea with two masters. */
final class Seas {
  private static final int BLACK = 1;
  private static final int AZOV = 2;

  private final BlitzfrontRules rules;
  private final HexGrid grid;
  private final byte[] coasts;

  Seas(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    coasts = new byte[grid.size()];
    HexMap map = rules.board().map();
    HexSet azov = map.area("sea-of-azov");
    for (int hex = 0; hex < grid.size(); hex++) {
      coasts[hex] = (byte) coast(map, azov, hex);
    }
  }

  /** The seas on which a hex lies; a port lies on those that the map names for it. */
  @Case({"BF-STR-3", "BF-STR-4"})
  private int coast(HexMap map, HexSet azov, int hex) {
    int named =
        (map.area("black-sea-ports").has(hex) ? BLACK : 0)
            | (map.area("azov-ports").has(hex) ? AZOV : 0);
    int seas = named;
    for (int d = 0; d < Direction.COUNT && named == 0; d++) {
      int to = grid.neighbour(hex, d);
      if (to != HexGrid.OFF && (map.terrain(to) & Terrain.SEA) != 0) {
        seas |= azov.has(to) ? AZOV : BLACK;
      }
    }
    return seas == 0 && rules.terrain.ports.has(hex) ? BLACK : seas;
  }

  @Case("BF-STR-3")
  Verdict check(Position p, Ship order) {
    int unit = order.unit().index();
    int hex = order.hex().index();
    Side side = p.phasing();
    Verdict may = rules.railways.mayLeave(p, unit, "BF-STR-3");
    if (!may.isLegal()) {
      return may;
    } else if (p.value(BlitzfrontRules.SHIPPED + side.ordinal()) == p.turn()) {
      return Verdict.refused("BF-STR-3", "one unit a turn goes by sea");
    } else if (coasts[p.hex(unit)] == 0) {
      return Verdict.refused("BF-STR-3", rules.name(unit) + " does not stand on the coast");
    } else if (hex < 0
        || hex == p.hex(unit)
        || !rules.terrain.ports.has(hex)
        || !p.controls(side, hex)
        || p.holds(side.enemy(), hex)
        || rules.terrain.isOutOfPlay(hex)) {
      return Verdict.refused("BF-STR-3", rules.number(hex) + " is no port of this side");
    }
    Refusals no = new Refusals();
    rules.stacking.check(p, hex, new int[] {unit}, no);
    rules.stacking.checkLeaving(p, p.hex(unit), new int[] {unit}, no);
    return no.verdict();
  }

  /** How many faces of the die sink a unit; the worse sea decides. */
  @Case({"BF-STR-3", "BF-STR-4"})
  private int risk(Position p, int from, int to) {
    int touched = coasts[from] | coasts[to];
    int shared = coasts[from] & coasts[to];
    int seas = shared == BLACK || shared == AZOV ? shared : touched;
    boolean own =
        ((seas & BLACK) == 0 || rules.control.rulesBlackSea(p, p.phasing()))
            && ((seas & AZOV) == 0 || rules.control.rulesAzov(p, p.phasing()));
    return own ? rules.tables.sea().own() : rules.tables.sea().other();
  }

  @Case({"BF-STR-0", "BF-STR-3"})
  void carryOut(Position p, Ship order, Dice dice, Chronicle chronicle) {
    int unit = order.unit().index();
    int hex = order.hex().index();
    Side side = p.phasing();
    p.setValue(BlitzfrontRules.SHIPPED + side.ordinal(), p.turn());
    int row = rules.roll(side, "sea", "BF-STR-3", dice, chronicle);
    if (row > CombatTable.FACES - risk(p, p.hex(unit), hex)) {
      rules.losses.eliminate(p, unit, "sunk", "BF-STR-3", chronicle);
      return;
    }
    p.place(unit, hex);
    chronicle.tell(new Shipped(order.unit(), order.hex(), "BF-STR-3"));
    rules.control.entered(p, side, hex, chronicle);
    rules.railways.arrive(p, unit, chronicle);
  }

  /** Who may go to which port. */
  Ask voyages(Position p) {
    Hexes ports = Hexes.of(rules.terrain.ports.toArray());
    return Ask.Allot.ofOne(
        "ship",
        IntStream.of(rules.roster.ground(p.phasing()))
            .filter(unit -> p.onMap(unit) && coasts[p.hex(unit)] != 0)
            .mapToObj(unit -> new Ask.Lot(unit, ports))
            .toList(),
        (unit, hex) -> new Ship(new UnitRef(unit), new Hex(hex)));
  }

  @Nullable Order draw(Position p, int unit, RandomGenerator random) {
    int[] ports = rules.terrain.ports.toArray();
    boolean may = ports.length > 0 && p.onMap(unit) && coasts[p.hex(unit)] != 0;
    return may ? new Ship(new UnitRef(unit), new Hex(ports[random.nextInt(ports.length)])) : null;
  }
}
