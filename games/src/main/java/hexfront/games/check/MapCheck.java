package hexfront.games.check;

import hexfront.engine.map.HexMap;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.DataText;
import hexfront.games.data.MapLibrary;
import hexfront.games.data.MapSheet;
import java.util.ArrayList;
import java.util.List;

/** Checks a map against its evidence and against nature. */
public final class MapCheck {
  private MapCheck() {}

  /** Checks a map of the product with its {@code evidence.yaml}, or any map file without. */
  public static Report check(String nameOrFile) {
    MapSheet sheet = MapLibrary.open(nameOrFile);
    String evidence = nameOrFile + "/evidence.yaml";
    if (DataText.hasResource(evidence)) {
      return check(sheet, nameOrFile + "/map.yaml", DataFile.resource(evidence));
    }
    return new Report(sheet.map().name(), new Nature(sheet.map(), nameOrFile).check(), List.of());
  }

  static Report check(MapSheet sheet, String mapFile, DataNode evidence) {
    evidence.onlyKeys(
        "map",
        "hexes",
        "hexsides",
        "lines",
        "areas",
        "between",
        "apart",
        "banks",
        "adjacent",
        "distances",
        "places",
        "absent",
        "connected",
        "uncrossed",
        "set-up",
        "residuals");
    HexMap map = sheet.map();
    List<Finding> findings = new ArrayList<>(new Evidence(map).check(evidence));
    evidence.optional("set-up").ifPresent(node -> findings.addAll(new SetUp(map).check(node)));
    findings.addAll(new Nature(map, mapFile).check());
    return new Report(
        map.name(),
        findings,
        evidence.items("residuals").stream().map(MapCheck::residual).toList());
  }

  private static Report.Residual residual(DataNode node) {
    node.onlyKeys("what", "hex", "hexes", "strength");
    return new Report.Residual(
        node.required("what").text(),
        node.required("hex").text(),
        node.required("hexes").decimal(),
        node.required("strength").oneOf(List.of("strong", "line", "weak")));
  }
}
