package hexfront.lab;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The games of a schedule: those its folder has already, and those that are still to be played. */
public final class Run {
  private final List<Fixture> schedule;
  private final RunFolder folder;
  private final Map<Integer, GameResult> results = new HashMap<>();

  public Run(List<Fixture> schedule, RunFolder folder) {
    this.schedule = List.copyOf(schedule);
    this.folder = folder;
    Map<Integer, Fixture> byNumber = new HashMap<>();
    schedule.forEach(fixture -> byNumber.put(fixture.number(), fixture));
    for (GameResult result : folder.earlier()) {
      if (result.fixture().equals(byNumber.get(result.fixture().number()))) {
        results.put(result.fixture().number(), result);
      }
    }
  }

  /** The results there are, by the numbers of their games. */
  public List<GameResult> results() {
    return schedule.stream().map(Fixture::number).flatMap(n -> known(n).stream()).toList();
  }

  private Collection<GameResult> known(int number) {
    GameResult result = results.get(number);
    return result == null ? List.of() : List.of(result);
  }

  public int size() {
    return schedule.size();
  }

  public boolean isComplete() {
    return results.size() == schedule.size();
  }

  /**
   * Plays what is missing.
   *
   * @param each told every game that ends, in the order in which they end
   */
  public void play(Runner runner, Consumer<GameResult> each, BooleanSupplier stopped)
      throws InterruptedException {
    List<Fixture> missing = new ArrayList<>(schedule);
    missing.removeIf(fixture -> results.containsKey(fixture.number()));
    runner.play(
        missing,
        played -> {
          folder.keep(played);
          results.put(played.result().fixture().number(), played.result());
          each.accept(played.result());
        },
        stopped);
  }
}
