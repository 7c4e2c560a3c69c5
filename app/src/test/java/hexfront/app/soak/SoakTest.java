package hexfront.app.soak;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.ai.Commanders;
import hexfront.ai.Playout;
import hexfront.app.toy.ToyBox;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Small versions of the long runs, for the toy game and every game on the shelf. */
class SoakTest {
  private static final int GAMES = 2;
  private static final int ORDERS = 2_000;

  static Stream<Box> boxes() {
    return Stream.concat(Stream.of(new ToyBox()), Shelf.boxes().stream());
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void randomGamesEndAndTheirJournalsReplay(Box box) {
    SoakReport report = new SoakReport();
    Tables tables = new Tables(List.of(box));
    SoakGrounds grounds = new SoakGrounds(tables, box, Optional.empty(), "default");
    PlayoutSoak soak = new PlayoutSoak(tables, box, grounds, 100_000, report);
    for (long seed = 1; seed <= GAMES; seed++) {
      soak.play(seed);
    }
    assertThat(report.troubles()).as(box.id()).isEmpty();
    assertThat(report.counted("games")).isEqualTo(GAMES);
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void aGameWithoutUnitsEndsToo(Box box) {
    Tables tables = new Tables(List.of(box));
    var empty = Json.read("{\"map\":{\"columns\":2,\"rows\":2},\"units\":[]}");
    Table table = tables.arrange(box, empty, Optional.of(1L));
    assertThat(Playout.played(table.game(), Commanders.of("random"), 1, 1000).over()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void noMutatedOrderPassesThatShouldNotAndNoRefusalChangesAnything(Box box) {
    SoakReport report = new SoakReport();
    new OrderSoak(new Tables(List.of(box)), box, 1, report).run(ORDERS, n -> {});
    assertThat(report.troubles()).as(box.id()).isEmpty();
    assertThat(report.counted("mutated orders")).isEqualTo(ORDERS);
    assertThat(report.counted("refused")).isPositive();
    assertThat(report.counted("malformed")).isPositive();
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void everyStageHasALegalOrder(Box box) {
    SoakReport report = new SoakReport();
    new StageSoak(new Tables(List.of(box)), box, report).run(1, 60);
    assertThat(report.troubles()).as(box.id()).isEmpty();
    assertThat(report.counted("positions")).isGreaterThanOrEqualTo(60);
  }
}
