package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Advanced;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.List;

/** Section 10.7: victorious attackers may follow up. */
@Word("advance")
record Advancing(Battle battle) implements PlayedStage<BlitzkriegRules> {
  /** Offers the advance if the attacked hex is empty and an attacker is left. */
  @Case({"GJ-10.7.1", "GJ-10.7.2"})
  static void begin(BlitzkriegRules rules, Position p, Battle battle) {
    Advancing stage = new Advancing(battle);
    boolean offered = p.isEmpty(battle.hex()) && stage.attackers(p).length > 0;
    p.setStage(offered ? stage : battle.in());
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Advance into " + rules.number(battle.hex()) + ", or pass.";
  }

  private int[] attackers(Position p) {
    return battle.attackers().stream().filter(p::onMap).toArray();
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(
        Ask.Ways.of("advance", attackers(p), unit -> ways(rules, p, unit), true, Advance::new),
        Ask.PASS);
  }

  /**
   * The ways a unit may advance: into the attacked hex, and for mechanized units one beyond, unless
   * the first step crosses a river.
   */
  @Case({"GJ-10.7.1", "GJ-10.7.3", "GJ-10.7.4", "GJ-10.7.5", "GJ-10.7.6", "GJ-15.1-3"})
  private List<int[]> ways(BlitzkriegRules rules, Position p, int unit) {
    HexGrid grid = rules.board().grid();
    int from = p.hex(unit);
    List<int[]> ways = new ArrayList<>();
    ways.add(new int[] {from, battle.hex()});
    boolean goesOn =
        rules.board().unit(unit).mechanized()
            && rules.terrain.open.has(battle.hex())
            && !river(rules, from, battle.hex());
    for (int d = 0; d < Direction.COUNT && goesOn; d++) {
      int to = grid.neighbour(battle.hex(), d);
      if (to != HexGrid.OFF
          && to != from
          && !rules.terrain.isBarred(battle.hex(), d)
          && !p.holds(p.phasing().enemy(), to)
          && rules.terrain.open.has(to)
          && !river(rules, battle.hex(), to)) {
        ways.add(new int[] {from, battle.hex(), to});
      }
    }
    return ways;
  }

  private boolean river(BlitzkriegRules rules, int from, int to) {
    return !battle.in().first() && rules.terrain.acrossRiver(from, to);
  }

  @Override
  @Case({"GJ-10.7.2", "GJ-10.7.3", "GJ-10.7.6", "GJ-3.1.3"})
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Advance(Paths paths))) {
      return rules.outOfPlace(p, order);
    }
    if (paths.isEmpty()) {
      return Verdict.refused("GJ-10.7.2", "an advance names units and their ways; or pass");
    }
    Refusals no = new Refusals();
    Units attackers = Units.of(attackers(p));
    paths.forEach(
        (unit, path) -> {
          if (!attackers.has(unit)) {
            no.add("GJ-10.7.1", rules.name(unit) + " did not take part in the attack");
          } else if (ways(rules, p, unit).stream().map(Hexes::of).noneMatch(path::equals)) {
            no.add(
                caseAgainst(rules, unit, path),
                rules.name(unit) + " cannot advance " + rules.path(path));
          }
        });
    no.addIf(
        !no.any() && !rules.stacking.fit(p, paths),
        "GJ-10.7.6",
        () -> "the advance would end with too many units in a hex");
    return no.verdict();
  }

  private String caseAgainst(BlitzkriegRules rules, int unit, Hexes path) {
    if (path.size() < 2 || path.get(1) != battle.hex()) {
      return "GJ-10.7.3";
    }
    return path.size() > 2 && !rules.board().unit(unit).mechanized() ? "GJ-10.7.1" : "GJ-10.7.5";
  }

  @Override
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Advance(Paths paths)) {
      paths.forEach(
          (unit, path) -> {
            p.place(unit, path.last());
            chronicle.tell(new Advanced(new UnitRef(unit), path, "GJ-10.7.1"));
            rules.control.went(p, p.phasing(), path, chronicle);
          });
    }
    p.setStage(battle.in());
  }
}
