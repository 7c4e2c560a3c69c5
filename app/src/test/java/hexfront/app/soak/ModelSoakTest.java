package hexfront.app.soak;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.app.soak.model.ModelSoak;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A short run of the model against the rules, for every game that has a model. */
class ModelSoakTest {
  private static final int POSITIONS = 60;

  /** Larger games take longer. */
  private static final Map<String, Integer> FEWER =
      Map.of("blitzfront", 30, "kesselschlacht", 15, "stalingrad", 15);

  static Stream<Box> boxes() {
    return Shelf.boxes().stream().filter(ModelSoak::has);
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void rulesAndModelAgree(Box box) {
    Heard heard = new Heard();
    ModelSoak soak = new ModelSoak(new Tables(List.of(box)), box, heard);
    int positions = FEWER.getOrDefault(box.id(), POSITIONS);
    for (long seed = 1; seed <= positions; seed++) {
      soak.run(seed);
    }
    assertThat(heard.positions).as(box.id()).isEqualTo(positions);
    assertThat(heard.differences).as(box.id()).isEmpty();
  }

  private static final class Heard implements ModelSoak.Listener {
    private int positions;
    private final Set<String> differences = new TreeSet<>();

    @Override
    public void count(String what) {
      positions += what.equals("positions") ? 1 : 0;
    }

    @Override
    public boolean wantsMore(String kind) {
      return true;
    }

    @Override
    public void differs(String kind, String lines) {
      differences.add(lines);
    }
  }
}
