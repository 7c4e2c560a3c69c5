import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Properties;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Maven where none is installed: prints the path of the one that {@code
 * .mvn/wrapper/maven-wrapper.properties} names, having fetched it once, held it against its sum and
 * unpacked it below {@code ~/.m2/wrapper/dists}. It needs a JDK (17 or later) and no other program.
 *
 * <p>{@code Wrapper ROOT}
 *
 * <p>The environment may say otherwise, as with every Maven wrapper: {@code MAVEN_USER_HOME}
 * instead of {@code ~/.m2}, {@code MVNW_REPOURL} for a repository to fetch from.
 */
final class Wrapper {
  private final Path root;

  private Wrapper(Path root) {
    this.root = root;
  }

  public static void main(String[] args) throws Exception {
    try {
      System.out.println(new Wrapper(Path.of(args[0])).program());
    } catch (IOException e) {
      System.err.println("mvnw: " + reason(e));
      System.exit(1);
    }
  }

  private static String reason(IOException e) {
    String what = e.getMessage() == null ? "" : ": " + e.getMessage();
    return e.getClass() == IOException.class ? e.getMessage() : e.getClass().getSimpleName() + what;
  }

  private Path program() throws IOException, InterruptedException {
    Path file = root.resolve(".mvn/wrapper/maven-wrapper.properties");
    var properties = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      properties.load(in);
    }
    String address = of(properties, "distributionUrl", file);
    String sum = of(properties, "distributionSha256Sum", file);
    String name = address.substring(address.lastIndexOf('/') + 1).replace("-bin.zip", "");
    Path home = folder().resolve(name).resolve(sum.substring(0, 16));
    if (!Files.exists(home)) {
      install(URI.create(from(address, name)), sum, home);
    }
    return home.resolve("bin/mvn");
  }

  private static String of(Properties properties, String key, Path file) throws IOException {
    String value = properties.getProperty(key);
    if (value == null) {
      throw new IOException(file + " has no " + key);
    }
    return value.strip();
  }

  private static Path folder() {
    String told = System.getenv("MAVEN_USER_HOME");
    Path home = told == null ? Path.of(System.getProperty("user.home"), ".m2") : Path.of(told);
    return home.resolve("wrapper/dists");
  }

  private static String from(String address, String name) {
    String repository = System.getenv("MVNW_REPOURL");
    return repository == null || repository.isBlank()
        ? address
        : "%s/org/apache/maven/apache-maven/%s/%s-bin.zip"
            .formatted(repository.replaceAll("/+$", ""), name.replace("apache-maven-", ""), name);
  }

  private static void install(URI address, String sum, Path home)
      throws IOException, InterruptedException {
    System.err.println("mvnw: fetching " + address + " ...");
    byte[] bytes = fetch(address);
    String found = sum(bytes);
    if (!found.equals(sum)) {
      throw new IOException(
          "%s has the SHA-256 sum %s, expected %s: nothing was installed"
              .formatted(address, found, sum));
    }
    Files.createDirectories(home.getParent());
    Path unpacked = Files.createTempDirectory(home.getParent(), "unpacking");
    unpack(bytes, unpacked);
    try {
      Files.move(unpacked, home, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      if (!Files.exists(home)) { // or another build was quicker
        throw e;
      }
    }
  }

  private static byte[] fetch(URI address) throws IOException, InterruptedException {
    HttpClient client =
        HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NORMAL)
            .connectTimeout(Duration.ofSeconds(20))
            .build();
    HttpResponse<byte[]> answer;
    try {
      answer =
          client.send(
              HttpRequest.newBuilder(address).timeout(Duration.ofMinutes(5)).build(),
              HttpResponse.BodyHandlers.ofByteArray());
    } catch (IOException e) {
      throw new IOException(address + " cannot be fetched (" + reason(e) + ")", e);
    }
    if (answer.statusCode() != 200) {
      throw new IOException(address + " answers " + answer.statusCode());
    }
    return answer.body();
  }

  private static String sum(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK knows SHA-256", e);
    }
  }

  /** Without the folder that everything in the archive lies in. */
  private static void unpack(byte[] archive, Path home) throws IOException {
    try (var in = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        String inside = entry.getName().substring(entry.getName().indexOf('/') + 1);
        Path target = home.resolve(inside).normalize();
        if (entry.isDirectory() || !target.startsWith(home)) {
          continue;
        }
        Files.createDirectories(target.getParent());
        Files.copy(in, target);
        if (inside.startsWith("bin/")) {
          target.toFile().setExecutable(true, false);
        }
      }
    }
  }
}
