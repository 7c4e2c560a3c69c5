package hexfront.games.ags;

import hexfront.engine.Order;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Orders as a test says them. Units are named by their ids, several with spaces between ({@code "a
 * b"}); a path is {@code "0401-0402"}, several hexes {@code "0404 0504"}.
 */
public final class Orders {
  /** An order in words, whose units and hexes a table knows. */
  @FunctionalInterface
  public interface Spoken {
    Order on(Table table);
  }

  private Orders() {}

  public static Spoken move(String units, String path) {
    return table -> new Move(table.units(units), table.path(path));
  }

  public static Spoken disengage(String units, String path) {
    return table -> new Move(table.units(units), table.path(path), Disengaging.YES);
  }

  public static Spoken rail(String unit, String path) {
    return table -> new Rail(new UnitRef(table.unit(unit)), table.path(path));
  }

  public static Spoken overrun(String units, String hex) {
    return table -> new Overrun(table.units(units), new Hex(table.hex(hex)));
  }

  public static Spoken overrunWithHq(String units, String hex) {
    return table ->
        new Overrun(
            table.units(units), new Hex(table.hex(hex)), new AgsSupport.Standard(false, true));
  }

  public static Spoken enter(String units, String hex) {
    return table -> new Enter(table.units(units), new Hex(table.hex(hex)));
  }

  public static Spoken attack(String units, String hexes) {
    return attack(units, hexes, false, false);
  }

  public static Spoken attackWithAir(String units, String hexes) {
    return attack(units, hexes, true, false);
  }

  public static Spoken attackWithHq(String units, String hexes) {
    return attack(units, hexes, false, true);
  }

  private static Spoken attack(String units, String hexes, boolean air, boolean hq) {
    return table ->
        new Attack(
            table.units(units),
            table.path(hexes.replace(' ', '-')),
            table.rules().exclusive().support(air, hq));
  }

  public static Spoken airSupport(boolean use) {
    return table -> new AirSupport(use);
  }

  public static Spoken choose(String option) {
    return table -> new Choose(option);
  }

  /** Step losses; each unit loses as many as it is named: {@code lose("a a b")}. */
  public static Spoken lose(String units) {
    return table -> {
      Map<Integer, Integer> steps = new TreeMap<>();
      table.units(units).stream().forEach(unit -> steps.merge(unit, 1, Integer::sum));
      return new Lose(new Steps(steps));
    };
  }

  /** Retreats, each written {@code "x 0404-0405"}; {@code off} is beyond the edge. */
  public static Spoken retreat(String... ways) {
    return table -> new Retreat(paths(table, ways));
  }

  /** Advances, each written {@code "a 0403-0404"}. */
  public static Spoken advance(String... ways) {
    return table -> new Advance(paths(table, ways));
  }

  private static Paths paths(Table table, String... ways) {
    return new Paths(
        Arrays.stream(ways)
            .map(way -> way.split(" "))
            .collect(Collectors.toMap(way -> table.unit(way[0]), way -> table.path(way[1]))));
  }

  public static Spoken remove(String units) {
    return table -> new Remove(table.units(units));
  }

  public static Spoken pass() {
    return table -> new Pass();
  }

  public static Spoken endPhase() {
    return table -> new EndPhase();
  }
}
