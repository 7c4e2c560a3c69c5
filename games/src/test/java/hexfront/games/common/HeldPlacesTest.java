package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Event;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Control;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeldPlacesTest {
  private final Board board = Plain.board(2);
  private final Position p = Plain.position(board);
  private final int town = Plain.hex(board, "0202");
  private final int city = Plain.hex(board, "0204");
  private final int field = Plain.hex(board, "0203");
  private final HeldPlaces places = new HeldPlaces(HexSet.of(board.hexes(), town, city), "X-1.1");
  private final List<Event> told = new ArrayList<>();

  @Test
  void eachPlaceBelongsToASideFromTheBeginning() {
    places.begin(p, hex -> hex == town);
    assertThat(p.control(town)).isEqualTo(Side.AXIS);
    assertThat(p.control(city)).isEqualTo(Side.SOVIET);
    assertThat(p.control(field)).isNull();
  }

  @Test
  void whoEntersAPlaceTakesItAndItIsToldOnce() {
    places.begin(p, hex -> false);
    places.went(p, Side.AXIS, Hexes.of(town, field, city), told::add);
    assertThat(p.control(town)).as("the way begins there").isEqualTo(Side.SOVIET);
    assertThat(p.control(city)).isEqualTo(Side.AXIS);
    assertThat(p.control(field)).isNull();
    places.entered(p, Side.AXIS, city, told::add);
    assertThat(told).containsExactly(new Control(new Hex(city), Side.AXIS, "X-1.1"));
  }
}
