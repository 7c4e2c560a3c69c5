package hexfront.lab;

import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The files of a run: {@code run.json} says what is played, {@code games.jsonl} has a line for each
 * game that ended, {@code games/0001.hxf} is the journal of the first. A run that was stopped goes
 * on where its files end.
 */
public final class RunFolder implements AutoCloseable {
  private static final String HOW_MANY = "games";

  private final Path folder;
  private final FileChannel lines;
  private final List<GameResult> earlier;

  private RunFolder(Path folder, FileChannel lines, List<GameResult> earlier) {
    this.folder = folder;
    this.lines = lines;
    this.earlier = earlier;
  }

  /**
   * Opens the folder of a run, a new one or one to go on with.
   *
   * @param run what is played; only the number of games may differ from what the folder has
   * @throws Malformed when the folder belongs to another run or one that is going on
   */
  public static RunFolder open(Path folder, ObjectNode run) throws IOException {
    Files.createDirectories(folder.resolve("games"));
    FileChannel lines =
        FileChannel.open(
            folder.resolve("games.jsonl"),
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE);
    try {
      lock(folder, lines);
      Path description = folder.resolve("run.json");
      if (Files.exists(description)) {
        requireSame(folder, Json.read(Files.readString(description)), run);
      }
      replace(description, Json.writeForPeople(run) + "\n");
      return new RunFolder(folder, lines, readAgain(lines));
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  private static void lock(Path folder, FileChannel lines) throws IOException {
    try {
      if (lines.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // said below
    }
    throw new Malformed("another run is writing to " + folder);
  }

  private static void requireSame(Path folder, ObjectNode before, ObjectNode run) {
    ObjectNode now = Json.read(Json.write(run)); // numbers of the same kind as in the file
    for (Map.Entry<String, JsonNode> field : now.properties()) {
      JsonNode was = before.get(field.getKey());
      if (!field.getKey().equals(HOW_MANY) && !field.getValue().equals(was)) {
        throw new Malformed(
            folder
                + " holds another run: its "
                + field.getKey()
                + " is "
                + was
                + ", not "
                + field.getValue()
                + "; name another folder");
      }
    }
  }

  /**
   * The games that were played before; a line that was cut off by the end of the run is dropped.
   */
  private static List<GameResult> readAgain(FileChannel lines) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate((int) lines.size());
    while (bytes.hasRemaining() && lines.read(bytes) >= 0) {
      // until all is read
    }
    String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    List<GameResult> results = new ArrayList<>();
    whole.lines().forEach(line -> results.add(GameResult.read(line)));
    lines.truncate(whole.getBytes(StandardCharsets.UTF_8).length);
    lines.position(lines.size());
    return results;
  }

  /** The games that were there when the folder was opened. */
  public List<GameResult> earlier() {
    return earlier;
  }

  /** Keeps a game: first its journal, then its line. */
  public void keep(Sitting.Played played) {
    try {
      replace(journal(played.result().fixture()), played.journal());
      ByteBuffer line =
          ByteBuffer.wrap((played.result().write() + "\n").getBytes(StandardCharsets.UTF_8));
      while (line.hasRemaining()) {
        lines.write(line);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Path journal(Fixture fixture) {
    return folder.resolve("games").resolve(fixture.fileName());
  }

  /** Writes another file of the run, a report for example. */
  public Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    replace(file, text);
    return file;
  }

  private static void replace(Path file, String text) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(fresh, text);
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
