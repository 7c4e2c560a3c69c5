package hexfront.server.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Who may watch. */
class StreamsTest {
  @Test
  void oneAddressDoesNotGetAllPlaces() {
    Streams streams = new Streams(100, 10);
    for (int i = 0; i < 10; i++) {
      streams.enter("a");
    }
    assertThatThrownBy(() -> streams.enter("a")).isInstanceOf(Denied.Full.class);
    streams.enter("b");
    streams.leave("a");
    streams.enter("a");
    assertThat(streams.size()).isEqualTo(11);
  }

  @Test
  void theLastPlacesAreKeptForThoseWhoPlay() {
    Streams streams = new Streams(8, 100);
    for (int i = 0; i < 6; i++) {
      streams.enter("a");
      streams.sit("g", Seat.SPECTATOR);
    }
    streams.enter("b");
    assertThatThrownBy(() -> streams.sit("g", Seat.SPECTATOR)).isInstanceOf(Denied.Full.class);
    streams.sit("g", Seat.AXIS);
  }

  @Test
  void oneSeatHasSoManyAndNoMore() {
    Streams streams = new Streams(100, 100);
    for (int i = 0; i < 16; i++) {
      streams.sit("g", Seat.AXIS);
    }
    assertThatThrownBy(() -> streams.sit("g", Seat.AXIS)).isInstanceOf(Denied.Full.class);
    streams.sit("g", Seat.SOVIET);
    streams.stand("g", Seat.AXIS);
    streams.sit("g", Seat.AXIS);
  }
}
