import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The jars of the program, made small: without what other systems need, without the names of local
 * variables, which only debuggers read, and, but for our own, without the numbers of lines.
 */
final class Jars {
  private static final String SQLITE = "org/sqlite/native/";
  private static final Pattern LICENCE =
      Pattern.compile("(META-INF/)?(LICENSE|LICENCE|NOTICE|COPYING)[^/]*", Pattern.CASE_INSENSITIVE);

  private Jars() {}

  static List<Path> in(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  static List<String> names(Path folder) throws IOException {
    return in(folder).stream().map(jar -> jar.getFileName().toString()).toList();
  }

  /** Copies all jars of a folder, and beside them the library of SQLite for this system. */
  static void copy(Path from, Path to, Path licences, long seconds) throws IOException {
    for (Path jar : in(from)) {
      String name = jar.getFileName().toString();
      try (ZipFile zip = new ZipFile(jar.toFile());
          var out =
              new ZipOutputStream(
                  new BufferedOutputStream(Files.newOutputStream(to.resolve(name))))) {
        out.setLevel(Deflater.BEST_COMPRESSION);
        for (ZipEntry entry : Collections.list(zip.entries())) {
          if (entry.isDirectory()) {
            // Some look for a folder in a jar to find out what is in it.
            Archives.put(out, entry.getName(), new byte[0], seconds);
          } else {
            byte[] content = zip.getInputStream(entry).readAllBytes();
            keep(entry.getName(), content, out, to, licences.resolve(name), seconds);
          }
        }
      }
    }
  }

  private static void keep(
      String name, byte[] content, ZipOutputStream out, Path app, Path licences, long seconds)
      throws IOException {
    if (name.startsWith(SQLITE)) {
      if (name.startsWith(SQLITE + sqliteSystem() + "/")) {
        Files.write(app.resolve(name.substring(name.lastIndexOf('/') + 1)), content);
      }
      return;
    }
    if (LICENCE.matcher(name).matches()) {
      Files.createDirectories(licences);
      Files.write(licences.resolve(name.substring(name.lastIndexOf('/') + 1)), content);
    }
    boolean code = name.endsWith(".class") && !name.endsWith("module-info.class");
    Archives.put(out, name, code ? slim(name, content) : content, seconds);
  }

  private static String sqliteSystem() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String machine = System.getProperty("os.arch").equals("aarch64") ? "aarch64" : "x86_64";
    if (system.contains("win")) {
      return "Windows/" + machine;
    }
    return (system.contains("mac") ? "Mac/" : "Linux/") + machine;
  }

  private static byte[] slim(String name, byte[] code) {
    ClassWriter slim = new ClassWriter(0);
    new ClassReader(code).accept(new Slim(slim, name.startsWith("hexfront/")), 0);
    return slim.toByteArray();
  }

  /** Passes on a class without the names of its local variables. */
  private static final class Slim extends ClassVisitor {
    private final boolean ours;

    Slim(ClassVisitor next, boolean ours) {
      super(Opcodes.ASM9, next);
      this.ours = ours;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(
          Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
        @Override
        public void visitLocalVariable(
            String variable, String type, String generic, Label start, Label end, int index) {
          // left out
        }

        @Override
        public void visitLineNumber(int line, Label start) {
          if (ours) {
            super.visitLineNumber(line, start);
          }
        }
      };
    }
  }
}
