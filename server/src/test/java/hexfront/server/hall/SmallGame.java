package hexfront.server.hall;

import hexfront.engine.Board;
import hexfront.engine.FixedZones;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.Toll;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.map.Kinds;
import hexfront.engine.orders.Units;
import hexfront.games.Box;
import hexfront.games.Setting;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;

/** A game of four hexes and one unit that never stirs, for tests of what else happens in games. */
abstract class SmallGame implements Rulebook {
  private static final int VALUES = 2;

  private final String id;
  private final Board board;

  SmallGame(String id) {
    this.id = id;
    this.board =
        new Board(
            new HexMap.Builder(id, new HexGrid(2, 2), Kinds.of("clear"), Kinds.of("river")).build(),
            List.of(
                new Unit(
                    0,
                    "a",
                    Side.AXIS,
                    "german",
                    "1",
                    "first",
                    "",
                    "division",
                    "infantry",
                    false,
                    List.of(new Unit.Step(1, 1, 1)),
                    Values.NONE,
                    Set.of())),
            FixedZones.layout((map, hex, direction) -> true, (unit, purpose) -> true));
  }

  /** The stage in which it begins. */
  abstract Stage begin();

  /** A box with this game in it. */
  final Box box() {
    InvocationHandler answers =
        (proxy, method, arguments) ->
            switch (method.getName()) {
              case "id", "title" -> id;
              case "scenarios" -> List.of(new Box.Scenario("only", "The only one"));
              case "open" -> new Setting(this, new Position(board, VALUES, begin()));
              case "map" -> board.map();
              case "card" -> Box.Card.BLANK;
              default -> List.of();
            };
    return (Box)
        Proxy.newProxyInstance(
            SmallGame.class.getClassLoader(), new Class<?>[] {Box.class}, answers);
  }

  @Override
  public final Board board() {
    return board;
  }

  @Override
  public List<Reached> reach(Position p, Units units) {
    return List.of();
  }

  @Override
  public HexSet zones(Position p, Side side, String purpose) {
    return new HexSet(board.hexes());
  }

  @Override
  public List<SupplyLine> supply(Position p, Side side) {
    return List.of();
  }

  @Override
  public Forecast odds(Position p, Order order) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Toll toll(Position p, Order order, String result) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<String> invariants(Position p) {
    return List.of();
  }
}
