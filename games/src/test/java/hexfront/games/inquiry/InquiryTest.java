package hexfront.games.inquiry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Seeded;
import hexfront.engine.orders.Units;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InquiryTest {
  private static final int MOST = 200;

  static Stream<String> games() {
    return Shelf.boxes().stream().map(Box::id);
  }

  private static Game open(String id) {
    Box box = Shelf.boxes().stream().filter(b -> b.id().equals(id)).findFirst().orElseThrow();
    Map<String, Boolean> options = new HashMap<>();
    box.options().forEach(option -> options.put(option.id(), option.byDefault()));
    Setting setting = box.open(box.scenarios().getFirst().id(), options);
    return new Game(setting.rulebook(), setting.position(), new Seeded(3), Map.of());
  }

  private static List<Order> some(Inquiry inquiry) {
    List<Order> orders = new ArrayList<>();
    inquiry.legal(order -> orders.add(order) && orders.size() < MOST);
    return orders;
  }

  private static List<Order> some(Rulebook rulebook, Position p) {
    List<Order> orders = new ArrayList<>();
    rulebook.legal(p, order -> orders.add(order) && orders.size() < MOST);
    return orders;
  }

  /** Nobody is offered what the rules refuse then, nor refused what they would allow. */
  @ParameterizedTest
  @MethodSource("games")
  void inTheGamesOfTheShelfWhatASideMayDoFollowsFromWhatItKnows(String id) {
    Game game = open(id);
    SplittableRandom random = new SplittableRandom(3);
    for (int n = 0; n < 1500 && !game.isOver(); n++) {
      if (n % 50 == 0) {
        Inquiry inquiry =
            new Inquiry(game.rulebook(), game.position(), Optional.of(game.decides()));
        assertThat(some(inquiry)).isEqualTo(some(game.rulebook(), game.position()));
        assertThat(inquiry.score()).isEqualTo(game.rulebook().score(game.position()));
      }
      game.play(game.rulebook().anyOrder(game.position(), random));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void askingChangesNothing(String id) {
    Game game = open(id);
    long before = game.hash();
    for (Optional<Side> asker :
        List.of(Optional.of(Side.AXIS), Optional.of(Side.SOVIET), Optional.<Side>empty())) {
      Inquiry inquiry = new Inquiry(game.rulebook(), game.position(), asker);
      for (Side side : Side.values()) {
        inquiry.threats(side);
        inquiry.supply(side);
        inquiry.commanded(side);
        game.rulebook().zonePurposes().forEach(purpose -> inquiry.zones(side, purpose));
      }
      inquiry.todo();
      inquiry.score();
      inquiry.view();
    }
    assertThat(game.hash()).isEqualTo(before);
  }

  @Test
  void whoBelongsToNobodyIsShownWhatBothMaySee() {
    Game game = open("blitzkrieg57");
    Inquiry beside = new Inquiry(game.rulebook(), game.position(), Optional.empty());
    assertThat(beside.view().viewer()).isNull();
  }

  @Test
  void unitsThatDoNotStandTogetherAreRefusedByName() {
    Game game = open("kiev");
    Position p = game.position();
    Inquiry inquiry = new Inquiry(game.rulebook(), p, Optional.of(Side.AXIS));
    int[] onMap = IntStream.range(0, p.board().unitCount()).filter(p::onMap).toArray();
    int other =
        Arrays.stream(onMap)
            .filter(unit -> p.hex(unit) != p.hex(onMap[0]))
            .findFirst()
            .orElseThrow();
    assertThatThrownBy(() -> inquiry.reach(Units.of(onMap[0], other)))
        .isInstanceOf(Malformed.class)
        .hasMessage("units: " + p.board().unit(other).id() + " does not stand with the others");
    assertThatThrownBy(() -> inquiry.reach(Units.of()))
        .hasMessage("units: expected one unit or several different ones");
    assertThatThrownBy(() -> inquiry.zones(Side.AXIS, "tea"))
        .hasMessageContaining("expected one of [movement, supply, retreat]");
  }
}
