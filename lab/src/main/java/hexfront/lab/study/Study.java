package hexfront.lab.study;

import hexfront.lab.Fixture;
import hexfront.lab.GameResult;
import hexfront.lab.report.Report;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** A question put to the lab. */
public interface Study {
  /** What is asked, for the file that describes the run. */
  ObjectNode describe();

  /** The games to play, at most. */
  List<Fixture> fixtures();

  /**
   * Whether the question is answered before all games are played.
   *
   * @param results the results of the first games, none left out
   */
  default boolean isAnswered(List<GameResult> results) {
    return false;
  }

  /** What the games say, by their numbers; some may be missing. */
  Report report(List<GameResult> results);
}
