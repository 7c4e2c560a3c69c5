package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Case 15.6: captured rails are repaired, hex by hex and by whole sections. */
final class Repairs {
  private static final int MOST = 3;

  /** The hexes of a track between a town, city, junction or end and the next. */
  record Section(int from, int to, int[] between) {}

  private final StalingradRules rules;
  private final HexGrid grid;
  private final List<Section> sections = new ArrayList<>();

  Repairs(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    for (int hex : rules.terrain.rails.toArray()) {
      for (int d = 0; isEnd(hex) && d < Direction.COUNT; d++) {
        if ((rules.rails.track(hex) & 1 << d) != 0) {
          walk(hex, d);
        }
      }
    }
  }

  private boolean isEnd(int hex) {
    return rules.terrain.places.has(hex) || Integer.bitCount(rules.rails.track(hex)) != 2;
  }

  private void walk(int from, int direction) {
    List<Integer> between = new ArrayList<>();
    int back = from;
    int at = grid.neighbour(from, direction);
    while (!isEnd(at)) {
      between.add(at);
      int ahead = ahead(at, back);
      back = at;
      at = ahead;
    }
    if (!between.isEmpty() && from <= at) {
      sections.add(new Section(from, at, between.stream().mapToInt(Integer::intValue).toArray()));
    }
  }

  private int ahead(int at, int back) {
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((rules.rails.track(at) & 1 << d) != 0 && grid.neighbour(at, d) != back) {
        return grid.neighbour(at, d);
      }
    }
    return back;
  }

  List<Section> sections() {
    return sections;
  }

  /** Whether up to three Railheads may go on by a hex each, with those of earlier orders. */
  @Case({"CTS-15.6a", "CTS-15.6b", "CTS-15.6c"})
  Verdict check(Position p, Hexes before, Repair order) {
    Hexes hexes = order.hexes();
    Side side = p.phasing();
    if (hexes.size() == 0 || hexes.hasDoubles()) {
      return Verdict.refused("CTS-15.6b", "name the hexes, each once");
    }
    if (before.size() + hexes.size() > MOST) {
      return Verdict.refused("CTS-15.6b", "three hexes are repaired in a Supply Phase");
    }
    for (int i = 0; i < hexes.size(); i++) {
      int hex = hexes.get(i);
      if (hex < 0 || !isBroken(p, side, hex)) {
        return Verdict.refused(
            "CTS-15.6a", rules.number(hex) + " is no rail hex of the side in need of repair");
      }
    }
    int[] all = new int[before.size() + hexes.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = i < before.size() ? before.get(i) : hexes.get(i - before.size());
    }
    return serves(p, side, all, 0, new int[all.length])
        ? Verdict.legal()
        : Verdict.refused("CTS-15.6b", "each Railhead goes on by one hex");
  }

  private boolean isBroken(Position p, Side side, int hex) {
    return rules.terrain.rails.has(hex)
        && p.controls(side, hex)
        && !rules.ledger.isRepaired(p, side, hex)
        && rules.lines.of(p, side).open().has(hex);
  }

  /** Whether each of some hexes has a Railhead of its own. */
  private boolean serves(Position p, Side side, int[] hexes, int i, int[] heads) {
    if (i == hexes.length) {
      return true;
    }
    Lines.Net net = rules.lines.of(p, side);
    HexSet connecting = rules.rails.connecting(p, side);
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((rules.rails.track(hexes[i]) & 1 << d) != 0) {
        int head = grid.neighbour(hexes[i], d);
        boolean free = connecting.has(head) && net.passes(head, Direction.opposite(d));
        for (int j = 0; j < hexes.length; j++) {
          free &= hexes[j] != head && (j >= i || heads[j] != head);
        }
        heads[i] = head;
        if (free && serves(p, side, hexes, i + 1, heads)) {
          return true;
        }
      }
    }
    return false;
  }

  void carryOut(Position p, Repair order, Chronicle chronicle) {
    for (int hex : order.hexes().toArray()) {
      rules.ledger.repair(p, p.phasing(), hex, true);
    }
    chronicle.tell(new Repaired(order.hexes(), "CTS-15.6b"));
  }

  boolean list(Position p, Hexes before, Predicate<Order> each) {
    Side side = p.phasing();
    if (before.size() == MOST) {
      return true;
    }
    for (int hex : rules.terrain.rails.toArray()) {
      if (isBroken(p, side, hex) && !each.test(new Repair(Hexes.of(hex)))) {
        return false;
      }
    }
    return false;
  }

  /** A section whose ends are controlled and repaired is repaired with them. */
  @Case({"CTS-15.6d", "CTS-15.6e"})
  void sections(Position p, Side side, Chronicle chronicle) {
    List<Integer> repaired = new ArrayList<>();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Section section : sections) {
        if (rules.rails.isUsable(p, side, section.from)
            && rules.rails.isUsable(p, side, section.to)) {
          for (int hex : section.between) {
            if (!rules.ledger.isRepaired(p, side, hex)) {
              rules.ledger.repair(p, side, hex, true);
              repaired.add(hex);
              changed = true;
            }
          }
        }
      }
    }
    if (!repaired.isEmpty()) {
      int[] hexes = repaired.stream().mapToInt(Integer::intValue).toArray();
      chronicle.tell(new Repaired(Hexes.of(hexes), "CTS-15.6d"));
    }
  }
}
