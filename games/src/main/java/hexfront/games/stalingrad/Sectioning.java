package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Hexes;
import hexfront.engine.written.HexIndex;
import java.util.ArrayList;
import java.util.List;

/**
 * Case 24.3: the sides choose the sections of a contested city, each named by the hex beside it.
 *
 * @param fresh whether the city is divided for the first time, alternately
 * @param from the hexes from which the attacker came
 */
@Word("sections")
record Sectioning(Fight fight, @HexIndex int hex, boolean fresh, Hexes from)
    implements PlayedStage<StalingradRules> {
  private static final int ALL = (1 << Direction.COUNT) - 1;

  /** Gives sections that are no choice, and asks for the others. */
  @Case({"CTS-24.3a", "CTS-24.3b", "CTS-24.4a"})
  static void begin(StalingradRules rules, Position p, Sectioning stage, Chronicle chronicle) {
    while (true) {
      Side side = stage.picker(rules, p);
      if (side == null) {
        stage.end(rules, p, chronicle);
        return;
      }
      int open = stage.open(rules, p, side);
      if (Integer.bitCount(open) > 1 && !stage.isRest(rules, p, side)) {
        p.setStage(stage);
        return;
      }
      stage.take(rules, p, side, open & -open);
    }
  }

  private int slot(StalingradRules rules) {
    return rules.terrain.citySlot(hex);
  }

  private int due(StalingradRules rules, Position p, Side side) {
    return CityBattles.sections(rules.cities.quarters(p, side, hex));
  }

  private int held(StalingradRules rules, Position p, Side side) {
    return Integer.bitCount(Ledger.access(p, slot(rules), side));
  }

  /** Whose turn it is; null when all sections are given. */
  private @org.jspecify.annotations.Nullable Side picker(StalingradRules rules, Position p) {
    Side attacker = p.phasing();
    Side defender = attacker.enemy();
    int mine = held(rules, p, attacker);
    int his = held(rules, p, defender);
    boolean due = mine < due(rules, p, attacker);
    if (!fresh) {
      return due ? attacker : null;
    }
    boolean hisDue = his < due(rules, p, defender);
    if (due && (mine <= his || !hisDue)) {
      return attacker;
    }
    return hisDue ? defender : null;
  }

  /** The sections that a side may take now, one bit each. */
  @Case({"CTS-24.3a", "CTS-24.3b", "CTS-24.4a"})
  private int open(StalingradRules rules, Position p, Side side) {
    int own = Ledger.access(p, slot(rules), side);
    int other = Ledger.access(p, slot(rules), side.enemy());
    int free = fresh ? ALL & ~own & ~other : ALL & ~own;
    int wanted = 0;
    if (own == 0 && fresh && side == p.phasing()) {
      HexGrid grid = rules.board().grid();
      for (int d = 0; d < Direction.COUNT; d++) {
        int near = grid.neighbour(hex, d);
        wanted |= near != HexGrid.OFF && from.has(near) ? 1 << d : 0;
      }
    } else if (own == 0) {
      wanted = ALL;
    } else {
      wanted = (own << 1 | own >>> 1 | own << Direction.COUNT - 1 | own >>> Direction.COUNT - 1);
    }
    int open = free & wanted & ALL;
    return open == 0 ? free : open;
  }

  /** Whether a side takes all that are left, so that nothing is left to choose. */
  private boolean isRest(StalingradRules rules, Position p, Side side) {
    int given = held(rules, p, side) + held(rules, p, side.enemy());
    return fresh && Direction.COUNT - given == due(rules, p, side) - held(rules, p, side);
  }

  private void take(StalingradRules rules, Position p, Side side, int bit) {
    int slot = slot(rules);
    int own = Ledger.access(p, slot, side) | bit;
    int other = Ledger.access(p, slot, side.enemy()) & ~bit;
    Ledger.contest(
        p,
        slot,
        Ledger.axisQuarters(p, slot),
        side == Side.AXIS ? own : other,
        side == Side.AXIS ? other : own);
  }

  private void end(StalingradRules rules, Position p, Chronicle chronicle) {
    if (!fresh) {
      int index = 0;
      while (fight.hexes().get(index) != hex) {
        index++;
      }
      rules.combat.battles.retreat(p, fight, index + 1, chronicle);
    } else if (fight.outer() != null) {
      fight.outer().halted(rules, p, fight.left(p, true), chronicle);
    } else {
      p.setStage(new InCombat());
    }
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    Side side = picker(rules, p);
    return side == null ? p.phasing() : side;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Choose a section of " + rules.number(hex) + " by the hex beside it.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    List<String> options = new ArrayList<>();
    int open = open(rules, p, decides(rules, p));
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((open & 1 << d) != 0) {
        options.add(option(rules, d));
      }
    }
    return List.of(Ask.OneOf.choose(options));
  }

  private String option(StalingradRules rules, int d) {
    int near = rules.board().grid().neighbour(hex, d);
    return near == HexGrid.OFF ? "off-" + d : rules.number(near);
  }

  private int chosen(StalingradRules rules, Position p, String option) {
    int open = open(rules, p, decides(rules, p));
    for (int d = 0; d < Direction.COUNT; d++) {
      if ((open & 1 << d) != 0 && option(rules, d).equals(option)) {
        return 1 << d;
      }
    }
    return 0;
  }

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    if (!(order instanceof Choose(String option))) {
      return rules.outOfPlace(p, order);
    }
    return chosen(rules, p, option) != 0
        ? Verdict.legal()
        : Verdict.refused("CTS-24.3b", "that section cannot be chosen now");
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    take(rules, p, decides(rules, p), chosen(rules, p, ((Choose) order).option()));
    begin(rules, p, this, chronicle);
  }
}
