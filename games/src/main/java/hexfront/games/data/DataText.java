package hexfront.games.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * The text of a data file and the name it goes by in messages. The product's own files are found on
 * the class path, a player's on the disk.
 */
public record DataText(String name, String text) {
  private static final long MOST_BYTES = 10_000_000;

  /** A file of the product, for example {@code kiev/map.yaml}. */
  public static DataText resource(String name) {
    try (var in = DataText.class.getResourceAsStream("/" + name)) {
      if (in == null) {
        throw missing(name);
      }
      return new DataText(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  public static boolean hasResource(String name) {
    return DataText.class.getResource("/" + name) != null;
  }

  public static DataText file(Path path) {
    String name = path.toString();
    try {
      if (Files.size(path) > MOST_BYTES) {
        throw new DataProblem(
            new Problem(
                name, 0, "the file is too large, expected at most " + MOST_BYTES + " bytes"));
      }
      return new DataText(name, Files.readString(path));
    } catch (NoSuchFileException e) {
      throw missing(name);
    } catch (CharacterCodingException e) {
      throw new DataProblem(new Problem(name, 0, "the file is not text in UTF-8"));
    } catch (IOException e) {
      throw new DataProblem(new Problem(name, 0, "the file cannot be read"));
    }
  }

  private static DataProblem missing(String name) {
    return new DataProblem(new Problem(name, 0, "there is no such file"));
  }
}
