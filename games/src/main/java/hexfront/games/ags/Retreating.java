package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Retreated;
import hexfront.engine.kernels.Retreats;
import hexfront.engine.kernels.Retreats.Way;
import hexfront.engine.kernels.StackRetreat;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Section 9.7: retreats. */
public final class Retreating {
  private final AgsRules rules;
  private final HexGrid grid;

  Retreating(AgsRules rules) {
    this.rules = rules;
    this.grid = rules.board().grid();
  }

  /** Who moves the retreating units of a side. */
  @Case("AGS-9.72")
  Side mover(Battle battle) {
    return rules.exclusive().retreatedBy(battle);
  }

  /**
   * The retreat of a side's units from a battle as a whole.
   *
   * @param units as they are numbered in the plan
   */
  record Withdrawal(Battle battle, RetreatSteps steps, int[] units, StackRetreat plan) {
    private int number(int unit) {
      for (int i = 0; i < units.length; i++) {
        if (units[i] == unit) {
          return i;
        }
      }
      return -1;
    }

    private List<int[]> offered(int unit) {
      int number = number(unit);
      return number < 0 ? List.of() : plan.offered(number).stream().map(Way::path).toList();
    }
  }

  /** The ways of all units that have any; kept until the position changes. */
  @Case({"AGS-9.7", "AGS-9.73", "AGS-9.74", "AGS-9.75", "AGS-9.78"})
  private Withdrawal withdrawal(Position p, Battle battle) {
    return AgsScratch.of(p).withdrawal(p, battle, () -> plan(p, battle));
  }

  private Withdrawal plan(Position p, Battle battle) {
    RetreatSteps steps = new RetreatSteps(rules, p, battle, battle.side());
    List<List<Way>> ways = new ArrayList<>();
    List<Integer> units = new ArrayList<>();
    for (int unit : steps.leaving()) {
      List<Way> some = ways(p.hex(unit), steps, unit);
      if (!some.isEmpty()) {
        ways.add(some);
        units.add(unit);
      }
    }
    int[] numbered = units.stream().mapToInt(unit -> unit).toArray();
    StackRetreat plan = new StackRetreat(ways, RetreatSteps.FULL, steps.room(numbered));
    return new Withdrawal(battle, steps, numbered, plan);
  }

  private List<Way> ways(int hex, RetreatSteps steps, int unit) {
    List<Way> all = Retreats.ways(grid, hex, steps.due(), steps.of(unit));
    if (rules.exclusive().followsVersion2()) {
      return all;
    }
    int best = all.stream().mapToInt(Way::rank).min().orElse(0);
    return all.stream().filter(way -> way.rank() == best).toList();
  }

  /** A side may choose to retreat only if no enemy bars the way of any of its units. */
  @Case({"AGS-9.66", "AGS-9.71"})
  boolean isPossible(Position p, Battle battle, Side side) {
    RetreatSteps steps = new RetreatSteps(rules, p, battle, side);
    for (int unit : steps.leaving()) {
      if (isTrapped(p, unit, steps)) {
        return false;
      }
    }
    return true;
  }

  private int[] trapped(Position p, Battle battle, Side side) {
    RetreatSteps steps = new RetreatSteps(rules, p, battle, side);
    return Arrays.stream(steps.leaving()).filter(unit -> isTrapped(p, unit, steps)).toArray();
  }

  private boolean isTrapped(Position p, int unit, RetreatSteps steps) {
    return !Retreats.any(grid, p.hex(unit), steps.due(), steps.of(unit));
  }

  /** Where retreat is not a choice but a must, units without a way are lost. */
  Battle loseTheTrapped(Position p, Battle battle, Side side, Chronicle chronicle) {
    Battle after = battle;
    for (int unit : trapped(p, battle, side)) {
      int hex = p.hex(unit);
      rules.eliminate(p, unit, "no way to retreat", rules.exclusive().boundCase(), chronicle);
      if (p.isEmpty(hex) && !after.wiped().contains(hex)) {
        after = after.withWiped(hex);
      }
    }
    return after;
  }

  /** What is asked of whoever moves the retreating units: a way for each of them. */
  Ask.Ways ways(Position p, Battle battle) {
    Withdrawal withdrawal = withdrawal(p, battle);
    return new Ask.Ways(
        "retreat",
        Arrays.stream(withdrawal.units())
            .mapToObj(unit -> Ask.Mover.of(unit, withdrawal.offered(unit)))
            .toList(),
        false,
        Retreat::new);
  }

  /** Ways for all units, drawn at random. */
  Retreat draw(Position p, Battle battle, RandomGenerator random) {
    Withdrawal withdrawal = withdrawal(p, battle);
    Way[] drawn = withdrawal.plan().draw(random);
    Map<Integer, Hexes> paths = new TreeMap<>();
    for (int i = 0; i < drawn.length; i++) {
      paths.put(withdrawal.units()[i], Hexes.of(drawn[i].path()));
    }
    return new Retreat(new Paths(paths));
  }

  // ---- the order

  @Case({"AGS-9.7", "AGS-9.71", "AGS-9.73", "AGS-9.74", "AGS-9.75"})
  Verdict check(Position p, Battle battle, Retreat order) {
    Side side = battle.side();
    Refusals no = new Refusals();
    Map<Integer, Hexes> paths = order.paths().byUnit();
    Withdrawal withdrawal = withdrawal(p, battle);
    for (int unit : withdrawal.units()) {
      no.addIf(
          !paths.containsKey(unit),
          "AGS-9.7",
          () -> rules.name(unit) + " must retreat " + battle.due(side) + " hexes with the others");
    }
    Way[] chosen = new Way[withdrawal.units().length];
    paths.forEach((unit, path) -> checkPath(withdrawal, unit, path, chosen, no));
    boolean whole = rules.exclusive().followsVersion2();
    if (!no.any() && whole && !withdrawal.plan().isRoomy()) {
      checkTogether(withdrawal, chosen, no);
    }
    return no.verdict();
  }

  private void checkPath(
      Withdrawal withdrawal, int unit, Hexes path, @Nullable Way[] chosen, Refusals no) {
    int number = withdrawal.number(unit);
    if (number < 0) {
      no.add("AGS-9.7", rules.name(unit) + " does not retreat from this battle");
      return;
    }
    List<Way> offered = withdrawal.plan().offered(number);
    Way way = find(offered, path);
    chosen[number] = way;
    if (way == null) {
      Way barred = find(withdrawal.plan().all(number), path);
      String rule =
          barred == null
              ? withdrawal.steps().caseAgainst(unit, path)
              : withdrawal.steps().preferenceCase(offered.getFirst().rank(), barred.rank());
      no.add(rule, rules.name(unit) + " may retreat " + describe(offered));
    }
  }

  private static @Nullable Way find(List<Way> ways, Hexes path) {
    int[] hexes = path.toArray();
    for (Way way : ways) {
      if (Arrays.equals(way.path(), hexes)) {
        return way;
      }
    }
    return null;
  }

  /** The units as a whole: no more of them are lost and go worse ways than must be. */
  @Case({"AGS-9.74", "AGS-9.75", "AGS-9.78"})
  private void checkTogether(Withdrawal withdrawal, Way[] chosen, Refusals no) {
    StackRetreat plan = withdrawal.plan();
    if (plan.lost(chosen) > plan.fewestLost()) {
      no.add("AGS-9.74", "units retreat within the stacking limit as long as there is room");
      no.addIf(
          anyClash(withdrawal, chosen),
          rules.exclusive().companyCase(),
          () -> "units that may not share a hex would meet");
      no.add(rules.exclusive().retreatLossCase(), "more units would be lost than must be");
      return;
    }
    Way @Nullable [] better = plan.better(chosen);
    for (int i = 0; better != null && i < chosen.length; i++) {
      int unit = withdrawal.units()[i];
      Way other = better[i];
      no.addIf(
          other.rank() < chosen[i].rank(),
          withdrawal.steps().preferenceCase(other.rank(), chosen[i].rank()),
          () -> rules.name(unit) + " finds room along " + rules.path(Hexes.of(other.path())));
    }
  }

  private static boolean anyClash(Withdrawal withdrawal, Way[] chosen) {
    return Arrays.stream(chosen)
        .mapToInt(Way::end)
        .filter(hex -> hex >= 0)
        .anyMatch(
            hex ->
                withdrawal
                    .steps()
                    .clashes(
                        hex,
                        IntStream.range(0, chosen.length)
                            .filter(i -> chosen[i].end() == hex)
                            .map(i -> withdrawal.units()[i])
                            .toArray()));
  }

  private String describe(List<Way> allowed) {
    return "along "
        + String.join(
            " or ",
            allowed.stream().limit(6).map(way -> rules.path(Hexes.of(way.path()))).toList());
  }

  // ---- carrying out

  @Case({"AGS-9.71", "AGS-9.74", "AGS-9.75", "AGS-9.76", "AGS-9.81"})
  void carryOut(Position p, Battle battle, Retreat order, Chronicle chronicle) {
    Side side = battle.side();
    Map<Integer, Hexes> paths = order.paths().byUnit();
    Map<Integer, Fate> fates = fates(p, battle, paths);
    Battle after = battle;
    List<Integer> away = new ArrayList<>();
    for (Map.Entry<Integer, Hexes> entry : paths.entrySet()) {
      int unit = entry.getKey();
      Hexes path = entry.getValue();
      Fate fate = Objects.requireNonNull(fates.get(unit));
      chronicle.tell(new Retreated(new UnitRef(unit), path, "AGS-9.7"));
      boolean whole = rules.exclusive().followsVersion2();
      if (goes(p, battle, unit, path, fate, chronicle) || !whole && !p.gone(unit)) {
        away.add(unit);
        after = after.withTrail(Hexes.of(path.stream().limit(path.size() - 1).toArray()));
      }
    }
    if (away.stream().anyMatch(unit -> p.onMap(unit) && rules.stacking().isTooMuch(p, unit))) {
      Units among = Units.of(away.stream().mapToInt(u -> u).toArray());
      p.setStage(new ExcessStage(side, battle.phase(), among, after));
    } else {
      rules.results().retreated(p, after, chronicle);
    }
  }

  /**
   * What becomes of a unit.
   *
   * @param price the steps it pays for the enemy zones on its way
   * @param squeezed whether it finds a hex full
   * @param ontoFriends whether it comes to others, who did not retreat with it
   */
  private record Fate(int price, boolean squeezed, boolean ontoFriends) {}

  private Map<Integer, Fate> fates(Position p, Battle battle, Map<Integer, Hexes> paths) {
    Withdrawal withdrawal = withdrawal(p, battle);
    Way[] chosen = new Way[withdrawal.units().length];
    for (int i = 0; i < chosen.length; i++) {
      Hexes path = Objects.requireNonNull(paths.get(withdrawal.units()[i]));
      chosen[i] = Objects.requireNonNull(find(withdrawal.plan().all(i), path));
    }
    Map<Integer, Fate> fates = new HashMap<>();
    for (int i = 0; i < chosen.length; i++) {
      Way way = chosen[i];
      fates.put(
          withdrawal.units()[i],
          new Fate(
              price(withdrawal.steps(), way.path()),
              way.end() >= 0 && isSqueezed(withdrawal, chosen, i),
              way.end() >= 0 && withdrawal.steps().anyStays(way.end())));
    }
    return fates;
  }

  private boolean isSqueezed(Withdrawal withdrawal, Way[] chosen, int i) {
    return rules.exclusive().followsVersion2()
        ? withdrawal.plan().isLostOnTheWay(chosen, i)
        : chosen[i].rank() >= RetreatSteps.FULL;
  }

  /** Moves a unit; whether it lived. */
  private boolean goes(
      Position p, Battle battle, int unit, Hexes path, Fate fate, Chronicle chronicle) {
    if (!pays(p, unit, fate.price(), chronicle)) {
      return false;
    }
    if (path.last() < 0) {
      return leavesMap(p, unit, path.get(path.size() - 2), chronicle);
    }
    if (fate.squeezed()) {
      rules.eliminate(p, unit, "no room to retreat", "AGS-9.74", chronicle);
      return false;
    }
    p.place(unit, path.last());
    p.setCameFrom(unit, -1);
    if (fate.ontoFriends() && !battle.overrun()) {
      p.mark(unit, Flag.FELL_BACK);
    }
    Side side = battle.side();
    path.stream().skip(1).forEach(hex -> rules.control().occupied(p, side, hex, chronicle));
    return true;
  }

  /** The battle without the trails of units that found no room where they went. */
  @Case("AGS-9.84")
  Battle withoutTrails(Position p, Battle battle, Units went, Units removed) {
    if (!rules.exclusive().followsVersion2()) {
      return battle;
    }
    List<Hexes> trails = new ArrayList<>(battle.trails());
    int first = trails.size() - went.size();
    for (int i = went.size() - 1; first >= 0 && i >= 0; i--) {
      int unit = went.get(i);
      if (removed.has(unit)
          && p.board().grid().adjacent(trails.get(first + i).last(), p.hex(unit))) {
        trails.remove(first + i);
      }
    }
    return battle.withTrails(trails);
  }

  /** What each way of a unit costs it in steps. */
  int[] prices(Position p, Battle battle, int unit) {
    Withdrawal withdrawal = withdrawal(p, battle);
    return withdrawal.offered(unit).stream()
        .mapToInt(path -> price(withdrawal.steps(), path))
        .toArray();
  }

  /** How many steps a unit pays for the enemy zones on a way from a battle. */
  int price(Position p, Battle battle, Hexes way) {
    return price(withdrawal(p, battle).steps(), way.toArray());
  }

  private static int price(RetreatSteps steps, int[] path) {
    int zones = 0;
    for (int i = 1; i < path.length; i++) {
      zones += path[i] >= 0 && steps.isControlled(path[i]) ? 1 : 0;
    }
    return zones;
  }

  /** Takes the price of a retreat through enemy zones; a unit that cannot pay it is lost. */
  @Case("AGS-9.71")
  private boolean pays(Position p, int unit, int steps, Chronicle chronicle) {
    String rule = rules.exclusive().zoneRetreatCase();
    rules.losses().lose(p, unit, steps, "retreated through enemy zones", rule, chronicle);
    return p.onMap(unit);
  }

  private boolean leavesMap(Position p, int unit, int exit, Chronicle chronicle) {
    boolean survives = rules.exclusive().survivesOffMap(p, unit, exit);
    if (!survives) {
      rules.eliminate(p, unit, "retreated off the map", "AGS-9.71", chronicle);
    }
    return survives;
  }
}
