package hexfront.app.serve;

import hexfront.server.store.DatabaseFile;
import hexfront.server.store.StoreProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;

/**
 * What tells the owner of this machine from whoever else can reach its ports: a word in a file that
 * only the owner may read. The address that {@code play} prints carries it.
 */
final class OwnerKey {
  private static final String NAME = "play.key";
  private static final int BYTES = 18;
  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{24}");

  private OwnerKey() {}

  /** The key kept in a folder; made if there is none. */
  static String in(Path folder) {
    Path file = folder.resolve(NAME);
    try {
      DatabaseFile.ownOnly(file);
      String kept = Files.readString(file).strip();
      if (KEY.matcher(kept).matches()) {
        return kept;
      }
      byte[] bytes = new byte[BYTES];
      new SecureRandom().nextBytes(bytes);
      String key = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
      Files.writeString(file, key + "\n");
      return key;
    } catch (IOException e) {
      throw new StoreProblem("the key of your games, " + file + ", cannot be read or written", e);
    }
  }
}
