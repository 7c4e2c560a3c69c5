import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Makes what players download: a folder with its own runtime, packed, and the system's installer.
 * Run by the launcher from source.
 *
 * <p>{@code Package make|learn ROOT JARS COMPONENTS VERSION COMMIT SECONDS OUT}
 */
final class Package {
  /** What the program uses of the JDK, by jdeps, and what its libraries look for at run time. */
  private static final String MODULES =
      "java.base,java.logging,java.management,java.naming,java.security.jgss,java.sql,"
          + "java.transaction.xa,java.xml,jdk.jfr,jdk.management,jdk.net,jdk.unsupported";

  private static final long MOST_BYTES = 120L << 20;

  private final Path root;
  private final Path jars;
  private final Path components;
  private final String version;
  private final String commit;
  private final long seconds;
  private final Path out;
  private final Path work;

  private Package(String[] args) throws IOException {
    root = Path.of(args[1]);
    jars = Path.of(args[2]);
    components = Path.of(args[3]);
    version = args[4];
    commit = args[5];
    seconds = Long.parseLong(args[6]);
    out = Path.of(args[7]).toAbsolutePath();
    Files.createDirectories(out);
    work = out.resolve("work");
    delete(work);
    Files.createDirectories(work);
  }

  public static void main(String[] args) throws Exception {
    Package made = new Package(args);
    try {
      Path image = made.image();
      Path list = made.root.resolve("tools/package/classes.txt");
      if (args[0].equals("learn")) {
        ClassCache.learn(runtime(image), app(image), list);
        System.out.println(made.root.relativize(list) + " is written anew");
      } else {
        ClassCache.make(runtime(image), app(image), list);
        made.pack(image);
      }
      delete(made.work);
    } catch (IOException e) {
      System.err.println("hexfront: the package could not be made: " + e.getMessage());
      System.exit(1);
    }
  }

  private static boolean isWindows() {
    return system().startsWith("windows");
  }

  /** The name of this system in the names of packages. */
  private static String system() {
    String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String machine = System.getProperty("os.arch").equals("aarch64") ? "arm64" : "x64";
    String kind = name.contains("win") ? "windows" : name.contains("mac") ? "macos" : "linux";
    return kind + "-" + machine;
  }

  private static Path contents(Path image) {
    return system().startsWith("macos") ? image.resolve("Contents") : image;
  }

  private static Path app(Path image) {
    return isWindows() || system().startsWith("macos")
        ? contents(image).resolve("app")
        : image.resolve("lib/app");
  }

  private static Path runtime(Path image) {
    return isWindows()
        ? image.resolve("runtime")
        : system().startsWith("macos")
            ? image.resolve("Contents/runtime/Contents/Home")
            : image.resolve("lib/runtime");
  }

  // ---- the folder

  /** The folder that runs, but for the cache. */
  private Path image() throws IOException {
    Path linked = work.resolve("runtime");
    Run.in(
        work,
        Run.tool("jlink"),
        "--add-modules",
        MODULES,
        "--strip-java-debug-attributes",
        "--no-header-files",
        "--no-man-pages",
        "--compress",
        "zip-9",
        "--output",
        linked.toString());
    strip(linked);
    Path input = Files.createDirectories(work.resolve("input"));
    Path licences = Files.createDirectories(work.resolve("licences"));
    Jars.copy(jars, input, licences, seconds);
    Path sources = root.resolve("tools/package");
    for (String name : List.of("play.options", "serve.options")) {
      Files.copy(sources.resolve(name), input.resolve(name));
    }
    // The order of the jars is that of the cache, wherever the launcher runs.
    Files.write(input.resolve("classpath"), Jars.names(input));
    Files.writeString(
        input.resolve("common.options"),
        Files.readString(sources.resolve("common.options"))
            + "-Dhexfront.commit="
            + commit
            + "\n-Dhexfront.package="
            + system()
            + "\n");
    Run.in(work, imageCommand(linked, input).toArray(String[]::new));
    Path image = work.resolve("image/hexfront" + (system().startsWith("macos") ? ".app" : ""));
    if (!isWindows()) {
      launcher(image, sources.resolve("launcher.sh"));
    }
    // An installer is made of what jpackage knows: the program's own folder is, one beside it is
    // not.
    Path beside = app(image);
    copyTree(licences, beside.resolve("licences"));
    licencesOfTheTable(beside.resolve("licences"));
    Files.writeString(beside.resolve("licences/components.txt"), table());
    documents(beside.resolve("documents"));
    if (system().startsWith("linux")) {
      Path service = Files.createDirectories(beside.resolve("service"));
      Files.copy(sources.resolve("hexfront.service"), service.resolve("hexfront.service"));
      for (String name : List.of("documents", "licences", "service")) {
        Files.createSymbolicLink(image.resolve(name), Path.of("lib/app", name));
      }
    }
    setTimes(image);
    return image;
  }

  private List<String> imageCommand(Path linked, Path input) throws IOException {
    List<String> words =
        new ArrayList<>(List.of(Run.tool("jpackage"), "--type", "app-image", "--name", "hexfront"));
    words.addAll(List.of("--app-version", version, "--dest", work.resolve("image").toString()));
    words.addAll(List.of("--runtime-image", linked.toString(), "--input", input.toString()));
    words.addAll(List.of("--main-jar", "hexfront-app-" + version + ".jar"));
    words.addAll(List.of("--main-class", "hexfront.app.Main"));
    if (isWindows()) {
      words.add("--win-console");
      words.addAll(List.of("--java-options", "-XX:SharedArchiveFile=$APPDIR/hexfront.aot"));
      words.addAll(List.of("--java-options", "-Dorg.sqlite.lib.path=$APPDIR"));
      for (String file : List.of("common.options", "play.options")) {
        Files.readAllLines(input.resolve(file)).stream()
            .filter(line -> !line.startsWith("#"))
            .forEach(line -> words.addAll(List.of("--java-options", line)));
      }
    }
    return words;
  }

  /** Debuggers read the symbols of the virtual machine; nobody else does. */
  private void strip(Path linked) throws IOException {
    if (!system().startsWith("linux")) {
      return;
    }
    if (!Run.has("strip")) {
      throw new IOException("the program strip is missing (on Debian: apt-get install binutils)");
    }
    Run.in(work, "strip", "--strip-unneeded", linked.resolve("lib/server/libjvm.so").toString());
  }

  /** Here a script starts the program: it knows which memory suits which command. */
  private static void launcher(Path image, Path script) throws IOException {
    Path bin =
        system().startsWith("macos")
            ? image.resolve("Contents/MacOS/hexfront")
            : image.resolve("bin/hexfront");
    Files.delete(bin);
    String text = Files.readString(script);
    if (system().startsWith("macos")) {
      text =
          text.replace("/../lib\"", "/..\"")
              .replace("$LIB/runtime/bin", "$LIB/runtime/Contents/Home/bin");
    }
    Files.writeString(bin, text);
    Files.setPosixFilePermissions(bin, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.deleteIfExists(image.resolve("lib/libapplauncher.so"));
    Files.deleteIfExists(app(image).resolve("hexfront.cfg"));
  }

  private void documents(Path to) throws IOException {
    Files.createDirectories(to);
    for (String name : List.of("README.md", "CHANGELOG.md", "SECURITY.md")) {
      Files.copy(root.resolve(name), to.resolve(name));
    }
    copyTree(root.resolve("docs"), to.resolve("docs"));
  }

  // ---- licences

  /** What the page in the browser is made of. */
  private void licencesOfTheTable(Path licences) throws IOException {
    for (String name : List.of("preact", "@preact/signals", "@preact/signals-core", "milsymbol")) {
      Path module = root.resolve("web/node_modules").resolve(name);
      Path folder = Files.createDirectories(licences.resolve(name.replace('/', '-')));
      try (Stream<Path> files = Files.list(module)) {
        for (Path file : files.sorted().toList()) {
          if (file.getFileName().toString().toUpperCase(Locale.ROOT).startsWith("LICEN")) {
            Files.copy(file, folder.resolve(file.getFileName()));
          }
        }
      }
    }
  }

  /** All components with versions and licences, one a line. */
  private String table() throws IOException {
    TreeSet<String> lines = new TreeSet<>();
    JsonNode bom = new JsonMapper().readTree(Files.readString(components));
    for (JsonNode each : bom.get("components")) {
      List<String> names = new ArrayList<>();
      for (JsonNode licence : each.path("licenses")) {
        JsonNode one = licence.has("license") ? licence.get("license") : licence;
        names.add(
            one.has("id")
                ? one.get("id").asString()
                : one.path("name").asString(one.path("expression").asString("")));
      }
      lines.add(
          each.path("group").asString("")
              + ":"
              + each.get("name").asString()
              + " "
              + each.get("version").asString()
              + "\t"
              + String.join(" or ", names));
    }
    JsonNode table =
        new JsonMapper().readTree(Files.readString(root.resolve("web/package-lock.json")));
    for (String name : List.of("preact", "@preact/signals", "@preact/signals-core", "milsymbol")) {
      JsonNode module = table.get("packages").get("node_modules/" + name);
      lines.add(
          "npm:"
              + name
              + " "
              + module.get("version").asString()
              + "\t"
              + module.path("license").asString(""));
    }
    lines.add("the runtime: OpenJDK " + Runtime.version() + "\tGPL-2.0 with Classpath Exception");
    return "Third-party components of Hexfront "
        + version
        + " and their licences.\n"
        + "Texts that come with a component lie in a folder of its name; those of the runtime in"
        + " its folder legal.\nThe libraries are unchanged, but for what only debuggers read, and"
        + " SQLite's code for other systems, which are left out.\n\n"
        + String.join("\n", lines)
        + "\n";
  }

  // ---- archives

  private void pack(Path image) throws IOException {
    setTimes(image);
    long size = Archives.size(image);
    System.out.printf("unpacked: %.1f MB%n", size / (double) (1 << 20));
    if (size > MOST_BYTES) {
      throw new IOException("it is larger than " + (MOST_BYTES >> 20) + " MB unpacked");
    }
    String name = "hexfront-" + version + "-" + system();
    Path archive = out.resolve(name + (isWindows() ? ".zip" : ".tar.gz"));
    List<Path> made = new ArrayList<>(List.of(archive));
    // What only the installer's maker reads stays out of the archive.
    Path marks = app(image).resolve(".jpackage.xml");
    Path aside = work.resolve("jpackage.xml");
    Files.move(marks, aside);
    if (isWindows()) {
      Archives.zip(image, "hexfront-" + version, seconds, archive);
    } else {
      Archives.tar(image, "hexfront-" + version, seconds, archive);
    }
    Files.move(aside, marks);
    installer(image, name).ifPresent(made::add);
    StringBuilder sums = new StringBuilder();
    for (Path file : made) {
      sums.append(sum(file)).append("  ").append(file.getFileName()).append('\n');
    }
    Files.writeString(out.resolve("SHA256SUMS-" + system()), sums.toString());
    System.out.print(sums);
  }

  /** The installer of this system, where what it is made with is there. */
  private java.util.Optional<Path> installer(Path image, String name) throws IOException {
    String type =
        isWindows()
            ? "msi"
            : system().startsWith("macos") ? "dmg" : Run.has("dpkg-deb") ? "deb" : "rpm";
    Path folder = Files.createDirectories(work.resolve("installer"));
    List<String> words = new ArrayList<>(List.of(Run.tool("jpackage"), "--type", type));
    words.addAll(List.of("--name", "hexfront", "--app-version", version));
    words.addAll(List.of("--app-image", image.toString(), "--dest", folder.toString()));
    words.addAll(List.of("--vendor", "Hexfront", "--description", "Eastern-Front board wargames"));
    if (system().startsWith("linux")) {
      words.addAll(List.of("--install-dir", "/opt", "--linux-app-category", "games"));
    }
    if (type.equals("deb")) {
      words.addAll(List.of("--linux-deb-maintainer", "hexfront@localhost"));
      words.addAll(
          List.of("--resource-dir", root.resolve("tools/package/deb").toAbsolutePath().toString()));
    }
    try {
      Run.in(work, words.toArray(String[]::new));
    } catch (IOException e) {
      System.err.println("hexfront: no installer, only the archive: " + e.getMessage());
      return java.util.Optional.empty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      Path file = files.findFirst().orElseThrow();
      return java.util.Optional.of(
          Files.move(file, out.resolve(name + "." + type), StandardCopyOption.REPLACE_EXISTING));
    }
  }

  private static String sum(Path file) throws IOException {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  // ---- files

  /** The cache knows the jars by their times: they must be the same wherever it is unpacked. */
  private void setTimes(Path folder) throws IOException {
    FileTime time = FileTime.fromMillis(seconds * 1000);
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.toList()) {
        Files.getFileAttributeView(path, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
            .setTimes(time, time, time);
      }
    }
  }

  private static void copyTree(Path from, Path to) throws IOException {
    try (Stream<Path> paths = Files.walk(from)) {
      for (Path path : paths.toList()) {
        Path target = to.resolve(from.relativize(path).toString());
        if (Files.isDirectory(path)) {
          Files.createDirectories(target);
        } else {
          Files.copy(path, target);
        }
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> paths = Files.walk(folder)) {
        for (Path path : paths.sorted(java.util.Comparator.reverseOrder()).toList()) {
          path.toFile().setWritable(true);
          Files.delete(path);
        }
      }
    }
  }
}
