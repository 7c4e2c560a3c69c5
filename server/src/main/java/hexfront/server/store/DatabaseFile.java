package hexfront.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The file of a SQLite database. It holds what decides the dice, so that only its owner may read
 * it, and one server at a time may use it.
 */
public final class DatabaseFile implements AutoCloseable {
  private static final String SQLITE = "jdbc:sqlite:";
  private static final String OWN_FILE = "rw-------";
  private static final String OWN_FOLDER = "rwx------";

  private final @Nullable FileChannel channel;

  private DatabaseFile(@Nullable FileChannel channel) {
    this.channel = channel;
  }

  private static Optional<Path> of(String url) {
    String name = url.startsWith(SQLITE) ? url.substring(SQLITE.length()) : "";
    name = name.replaceFirst("[?].*", "");
    return name.isEmpty() || name.startsWith(":") || name.startsWith("file:")
        ? Optional.empty()
        : Optional.of(Path.of(name));
  }

  /** Whether a database would have to be made first. */
  static boolean isMissing(String url) {
    return of(url).map(file -> !Files.exists(file)).orElse(false);
  }

  /** Makes a folder that only its owner may look into, if it is not there. */
  public static void makeFolder(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      return;
    }
    Path above = folder.toAbsolutePath().getParent();
    if (above != null) {
      Files.createDirectories(above);
    }
    if (isPosix(folder)) {
      Files.createDirectory(
          folder,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWN_FOLDER)));
    } else {
      Files.createDirectory(folder);
    }
  }

  /** Makes a file that only its owner may read, or makes it so. */
  public static void ownOnly(Path file) throws IOException {
    if (!isPosix(file)) {
      if (!Files.exists(file)) {
        Files.createFile(file);
      }
      return;
    }
    var own = PosixFilePermissions.fromString(OWN_FILE);
    try {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(own));
    } catch (FileAlreadyExistsException e) {
      Files.setPosixFilePermissions(file, own);
    }
  }

  private static boolean isPosix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  /** Sees to it that only its owner may read a database, before anything is written to it. */
  static void protect(String url) {
    Path file = of(url).orElse(null);
    if (file == null || !isPosix(file)) {
      return;
    }
    var own = PosixFilePermissions.fromString(OWN_FILE);
    try {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(own));
    } catch (FileAlreadyExistsException e) {
      tighten(file);
    } catch (IOException e) {
      throw new StoreProblem("the database cannot be opened: " + file + " cannot be made", e);
    }
  }

  private static void tighten(Path file) {
    for (String ending : new String[] {"", "-wal", "-shm"}) {
      Path part = Path.of(file + ending);
      try {
        if (Files.exists(part)) {
          Files.setPosixFilePermissions(part, PosixFilePermissions.fromString(OWN_FILE));
        }
      } catch (IOException e) {
        throw new StoreProblem("others may read " + part + ", and that cannot be changed", e);
      }
    }
  }

  /**
   * Takes the file for one server.
   *
   * @throws StoreProblem when another has it
   */
  public static DatabaseFile take(String url) {
    Path file = of(url).orElse(null);
    if (file == null) {
      return new DatabaseFile(null);
    }
    Path mark = Path.of(file + ".lock");
    FileChannel channel = null;
    try {
      channel = FileChannel.open(mark, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return new DatabaseFile(channel);
      }
      channel.close();
    } catch (OverlappingFileLockException e) {
      close(channel);
    } catch (IOException e) {
      throw new StoreProblem("the database cannot be opened: " + mark + " cannot be written", e);
    }
    throw new StoreProblem(
        "another server has " + file + " open; several servers need PostgreSQL, or a file each");
  }

  private static void close(@Nullable FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      throw new StoreProblem("a lock could not be given back", e);
    }
  }

  @Override
  public void close() {
    close(channel);
  }
}
