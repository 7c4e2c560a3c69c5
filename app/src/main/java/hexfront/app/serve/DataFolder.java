package hexfront.app.serve;

import hexfront.server.store.DatabaseFile;
import hexfront.server.store.StoreProblem;
import java.io.IOException;
import java.nio.file.Path;

/** The folder in which a player's games are kept. */
final class DataFolder {
  private DataFolder() {}

  /** The database in the data folder. */
  static String database() {
    return "jdbc:sqlite:" + folder().resolve("games.db");
  }

  /** The folder, which is made if it is not there. */
  static Path folder() {
    String told = System.getenv("XDG_DATA_HOME");
    Path data =
        told == null || told.isBlank()
            ? Path.of(System.getProperty("user.home"), ".local", "share")
            : Path.of(told);
    Path folder = data.resolve("hexfront");
    try {
      DatabaseFile.makeFolder(folder);
    } catch (IOException e) {
      throw new StoreProblem(
          "the folder " + folder + " cannot be made; name another with --database", e);
    }
    return folder;
  }
}
