package hexfront.games.ags;

import hexfront.engine.kernels.ResultsTable;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.List;

/** Reads the tables of the Standard rules. */
public final class AgsTables {
  private AgsTables() {}

  /** The combat results table of the family. */
  public static CombatTable combat() {
    DataNode crt = DataFile.resource("ags/tables.yaml").required("combat-results");
    List<List<String>> dice = crt.required("dice").list().stream().map(DataNode::texts).toList();
    try {
      return new CombatTable(new ResultsTable(crt.required("columns").texts(), dice));
    } catch (IllegalArgumentException e) {
      throw crt.problem(String.valueOf(e.getMessage()));
    }
  }
}
