import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Folders as archives whose bytes depend on nothing but names, contents and one point in time. */
final class Archives {
  private static final int BLOCK = 512;
  private static final int NAME = 100;

  private Archives() {}

  /** Packs a folder as a gzipped tar, under a name for its root. */
  static void tar(Path folder, String root, long seconds, Path file) throws IOException {
    try (var out =
        new GZIPOutputStream(new BufferedOutputStream(Files.newOutputStream(file)), 1 << 16) {
          {
            def.setLevel(Deflater.BEST_COMPRESSION);
          }
        }) {
      for (Path path : sorted(folder)) {
        String name = name(folder, root, path);
        if (Files.isSymbolicLink(path)) {
          String target = Files.readSymbolicLink(path).toString().replace('\\', '/');
          out.write(header(name, 0777, 0, seconds, '2', target));
        } else if (Files.isDirectory(path)) {
          out.write(header(name + "/", 0755, 0, seconds, '5', ""));
        } else {
          byte[] content = Files.readAllBytes(path);
          int mode = Files.isExecutable(path) ? 0755 : 0644;
          out.write(header(name, mode, content.length, seconds, '0', ""));
          out.write(content);
          out.write(new byte[(BLOCK - content.length % BLOCK) % BLOCK]);
        }
      }
      out.write(new byte[2 * BLOCK]);
    }
  }

  /** Packs a folder as a zip, under a name for its root. */
  static void zip(Path folder, String root, long seconds, Path file) throws IOException {
    try (var out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      out.setLevel(Deflater.BEST_COMPRESSION);
      for (Path path : sorted(folder)) {
        if (!Files.isDirectory(path)) {
          put(out, name(folder, root, path), Files.readAllBytes(path), seconds);
        }
      }
    }
  }

  /** Adds an entry to a zip or jar. */
  static void put(ZipOutputStream out, String name, byte[] content, long seconds)
      throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(
        java.time.LocalDateTime.ofEpochSecond(seconds, 0, java.time.ZoneOffset.UTC));
    out.putNextEntry(entry);
    out.write(content);
    out.closeEntry();
  }

  private static List<Path> sorted(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
    }
  }

  private static String name(Path folder, String root, Path path) {
    String below = folder.relativize(path).toString().replace('\\', '/');
    return below.isEmpty() ? root : root + "/" + below;
  }

  private static byte[] header(
      String name, int mode, long size, long seconds, char type, String target)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int cut = name.length() <= NAME ? 0 : name.indexOf('/', name.length() - NAME - 1);
    if (cut < 0 || target.length() > NAME) {
      throw new IOException("the name is too long for an archive: " + name);
    }
    field(out, cut == 0 ? name : name.substring(cut + 1), NAME);
    field(out, octal(mode, 7), 8);
    field(out, octal(0, 7), 8);
    field(out, octal(0, 7), 8);
    field(out, octal(size, 11), 12);
    field(out, octal(seconds, 11), 12);
    field(out, " ".repeat(8), 8);
    field(out, String.valueOf(type), 1);
    field(out, target, NAME);
    field(out, "ustar\0" + "00", 8);
    field(out, "root", 32);
    field(out, "root", 32);
    field(out, octal(0, 7), 8);
    field(out, octal(0, 7), 8);
    field(out, name.substring(0, cut), 155);
    field(out, "", 12);
    byte[] bytes = out.toByteArray();
    int sum = 0;
    for (byte each : bytes) {
      sum += each & 0xff;
    }
    byte[] words = (octal(sum, 6) + "\0 ").getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(words, 0, bytes, 148, words.length);
    return bytes;
  }

  private static String octal(long value, int digits) {
    String octal = Long.toOctalString(value);
    return "0".repeat(digits - octal.length()) + octal;
  }

  private static void field(OutputStream out, String text, int size) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.write(bytes);
    out.write(new byte[size - bytes.length]);
  }

  /** Bytes of all files of a folder. */
  static long size(Path folder) throws IOException {
    long size = 0;
    for (Path path : sorted(folder)) {
      if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
        size += Files.size(path);
      }
    }
    return size;
  }
}
