package hexfront.games.common;

import hexfront.games.Box.SequenceStep;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.List;

/** Reads a {@code sequence.yaml}: the stages of a game in order, as the table tells them. */
public final class SequenceOfPlay {
  private SequenceOfPlay() {}

  /**
   * The stages that a game has, from the file of its family or its own.
   *
   * @throws hexfront.games.data.DataProblem naming file and line
   */
  public static List<SequenceStep> read(String resource, String game) {
    return DataFile.resource(resource).onlyKeys("sequence").items("sequence").stream()
        .map(step -> step.onlyKeys("stage", "only", "does", "topics"))
        .filter(step -> step.get("only", DataNode::texts, List.of(game)).contains(game))
        .map(
            step ->
                new SequenceStep(
                    step.required("stage").text(),
                    step.required("does").text(),
                    step.required("topics").texts()))
        .toList();
  }
}
