package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.dice.Seeded;
import hexfront.games.Setting;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Every stage asks for something, and refuses the orders of all the others. */
class OutOfPlaceTest {
  @Test
  @Case("KS-4.0")
  void whatIsNotAskedForIsRefusedWhateverTheStage() {
    Map<String, Order> known = new LinkedHashMap<>();
    Set<String> stages = new HashSet<>();
    for (int round = 0; round < 2; round++) {
      for (int seed = 1; seed <= 2; seed++) {
        Setting setting = Sketch.BOX.open("campaign", Map.of("optional-rules", true));
        Game game = new Game(setting.rulebook(), setting.position(), new Seeded(seed), Map.of());
        SplittableRandom random = new SplittableRandom(seed);
        for (int n = 0; n < 3000 && !game.decision().isOver(); n++) {
          List<String> asked = game.decision().orders();
          assertThat(asked).as(game.decision().stage()).isNotEmpty();
          if (round == 1 && stages.add(game.decision().stage() + asked)) {
            known.forEach(
                (type, order) -> {
                  if (!asked.contains(type)) {
                    assertThat(game.check(order).refusals()).as(type).isNotEmpty();
                  }
                });
          }
          Order order = game.rulebook().anyOrder(game.position(), random);
          assertThat(asked).contains(order.type());
          known.put(order.type(), order);
          game.play(order);
        }
      }
    }
    assertThat(stages).hasSizeGreaterThan(15);
    assertThat(known).hasSizeGreaterThan(15);
  }
}
