import com.google.googlejavaformat.java.Main;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Formats, or checks the format of, every Java file of the project. Run by the build from source.
 *
 * <p>{@code Format check|write ROOT}
 */
final class Format {
  private static final Set<String> NOT_OURS = Set.of("target", "node_modules");

  public static void main(String[] args) throws Exception {
    boolean write = args[0].equals("write");
    var files = javaFiles(Path.of(args[1]));
    if (files.isEmpty()) {
      return;
    }
    List<String> call = new ArrayList<>();
    if (write) {
      call.add("--replace");
    } else {
      call.addAll(List.of("--dry-run", "--set-exit-if-changed"));
    }
    files.forEach(file -> call.add(file.toString()));

    var out = new PrintWriter(System.out, true);
    var err = new PrintWriter(System.err, true);
    int result =
        new Main(out, err, InputStream.nullInputStream()).format(call.toArray(String[]::new));
    out.flush();
    err.flush();
    if (result != 0 && !write) {
      System.err.println("The files above are not formatted. To format them: ./hexfront format");
    }
    System.exit(result);
  }

  private static List<Path> javaFiles(Path root) throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            var name = folder.getFileName().toString();
            boolean skip =
                !folder.equals(root) && (name.startsWith(".") || NOT_OURS.contains(name));
            return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".java")) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }

  private Format() {}
}
