import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The classes of the program, read, linked and laid out ahead of time, for the runtime of the
 * package. Which classes a start loads depends a little on how its threads take turns; so that a
 * commit always gives the same bytes, the list is kept in the project and made anew on demand.
 */
final class ClassCache {
  /** What only makes classes at run time: with the cache they are there already. */
  private static final Predicate<String> ONLY_LEARNING =
      Pattern.compile("^(@lambda-proxy )?(java/lang/classfile|jdk/internal/classfile|jdk/jfr)")
          .asPredicate();

  private static final String FILE = "hexfront.aot";
  private static final int PATIENCE = 600;

  private ClassCache() {}

  /** Makes the cache of a program whose jars lie in a folder. */
  static void make(Path runtime, Path app, Path list) throws IOException {
    // The folder before the names may be another where the package is unpacked.
    Run.in(
        app.getParent(),
        runtime.resolve("bin/java").toString(),
        "-Xshare:dump",
        "-Xlog:disable",
        "-Xlog:all=error:stderr",
        "-XX:+UseSerialGC",
        "-XX:SharedClassListFile=" + list.toAbsolutePath(),
        "-XX:SharedArchiveFile=" + app.resolve(FILE),
        "--enable-native-access=ALL-UNNAMED",
        "-cp",
        classPath(app));
  }

  /** The jars below the folder that the program's lies in, in the order of the launcher. */
  private static String classPath(Path app) throws IOException {
    return Jars.names(app).stream()
        .map(jar -> app.getFileName() + "/" + jar)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** Starts the program, opens a game, and writes down which classes that took. */
  static void learn(Path runtime, Path app, Path list) throws IOException, InterruptedException {
    Path scratch = Files.createTempDirectory("hexfront-learn");
    Path raw = scratch.resolve("classes");
    int port = freePort();
    Process server =
        new ProcessBuilder(
                runtime.resolve("bin/java").toString(),
                "-Xshare:off",
                "-XX:+UseSerialGC",
                "-XX:DumpLoadedClassList=" + raw,
                "--enable-native-access=ALL-UNNAMED",
                "-Dorg.sqlite.lib.path=" + app,
                "-cp",
                classPath(app),
                "hexfront.app.Main",
                "serve",
                "--port",
                Integer.toString(port),
                "--database",
                scratch.resolve("games.db").toString())
            .directory(app.getParent().toFile())
            .redirectErrorStream(true)
            .redirectOutput(scratch.resolve("log").toFile())
            .start();
    try (HttpClient client = HttpClient.newHttpClient()) {
      String address = "http://127.0.0.1:" + port;
      await(client, address);
      for (String path : List.of("/", "/api/shelf", "/api/boxes/kiev/picture", "/health")) {
        ask(client, HttpRequest.newBuilder(URI.create(address + path)));
      }
      ask(
          client,
          HttpRequest.newBuilder(URI.create(address + "/api/games"))
              .header("Content-Type", "application/json")
              .POST(
                  HttpRequest.BodyPublishers.ofString(
                      "{\"game\":\"kiev\",\"seats\":{\"axis\":\"person\",\"soviet\":\"captain\"}}")));
    } finally {
      server.destroy();
      server.waitFor();
    }
    write(Files.readAllLines(raw), list);
  }

  private static void await(HttpClient client, String address)
      throws IOException, InterruptedException {
    for (int attempt = 0; ; attempt++) {
      try {
        ask(client, HttpRequest.newBuilder(URI.create(address + "/health")));
        return;
      } catch (IOException e) {
        if (attempt == PATIENCE) {
          throw e;
        }
        Thread.sleep(100);
      }
    }
  }

  private static void ask(HttpClient client, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    int status = client.send(request.build(), HttpResponse.BodyHandlers.ofString()).statusCode();
    if (status >= 400) {
      throw new IOException("the server answers " + status);
    }
  }

  /** Places in constant pools change with every build: they are left out. */
  private static void write(List<String> raw, Path list) throws IOException {
    TreeSet<String> classes = new TreeSet<>();
    TreeSet<String> lambdas = new TreeSet<>();
    for (String line : raw) {
      if (!line.startsWith("#") && !line.startsWith("@cp ") && !ONLY_LEARNING.test(line)) {
        (line.startsWith("@") ? lambdas : classes).add(line.replaceFirst(" id: \\d+$", ""));
      }
    }
    List<String> lines = new ArrayList<>(classes);
    lines.addAll(lambdas);
    Files.writeString(list, String.join("\n", lines) + "\n");
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}
