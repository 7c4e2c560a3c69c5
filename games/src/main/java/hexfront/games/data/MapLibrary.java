package hexfront.games.data;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The maps of the product, and a player's own. */
public final class MapLibrary {
  private static final List<String> NAMES =
      List.of(
          "kiev",
          "rostov",
          "star",
          "korsun",
          "blitzkrieg57",
          "kesselschlacht",
          "stalingrad",
          "blitzfront-rostov");

  private MapLibrary() {}

  /** The maps of the product that are there. */
  public static List<String> names() {
    return NAMES.stream().filter(name -> DataText.hasResource(name + "/map.yaml")).toList();
  }

  /**
   * Reads a map of the product by its name, or any other by the path of its file.
   *
   * @throws DataProblem when there is no such map or it has a mistake
   */
  public static MapSheet open(String nameOrFile) {
    if (names().contains(nameOrFile)) {
      return MapFile.read(DataFile.resource(nameOrFile + "/map.yaml"));
    }
    Path file = Path.of(nameOrFile);
    if (Files.isRegularFile(file)) {
      return MapFile.read(DataFile.file(file));
    }
    throw new DataProblem(
        new Problem(
            nameOrFile,
            0,
            "there is no such map; expected a file or one of " + String.join(", ", names())));
  }
}
