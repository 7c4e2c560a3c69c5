package hexfront.lab.study;

import hexfront.lab.GameResult;
import hexfront.lab.statistics.SequentialTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The way a sequential test took: the games it was told, and how far it was after each round. */
final class Course {
  private final SequentialTest test;
  private final List<GameResult> games = new ArrayList<>();
  private final List<Double> progress = new ArrayList<>();

  Course(SequentialTest test) {
    this.test = test;
  }

  void tell(List<GameResult> round, Optional<Double> number) {
    games.addAll(round);
    number.ifPresent(test::add);
    progress.add(test.progress());
  }

  SequentialTest test() {
    return test;
  }

  List<GameResult> games() {
    return games;
  }

  List<Double> progress() {
    return progress;
  }
}
