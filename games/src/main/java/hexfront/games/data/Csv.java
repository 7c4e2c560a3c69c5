package hexfront.games.data;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Comma-separated files with a line of headings. */
final class Csv {
  private Csv() {}

  /** The lines of a file whose headings must be exactly these. */
  static List<NamedCsvRecord> read(DataText source, List<String> columns) {
    return read(source, columns, new String[0]);
  }

  /** The lines of a file whose headings must be exactly these, then some of the optional ones. */
  static List<NamedCsvRecord> read(DataText source, List<String> required, String... optional) {
    List<String> columns = new ArrayList<>(required);
    List<NamedCsvRecord> lines = new ArrayList<>();
    try (CsvReader<NamedCsvRecord> reader = CsvReader.builder().ofNamedCsvRecord(source.text())) {
      for (NamedCsvRecord line : reader) {
        if (lines.isEmpty()) {
          for (String more : optional) {
            if (line.getHeader().contains(more)) {
              columns.add(more);
            }
          }
          headings(source.name(), line.getHeader(), columns);
        }
        if (line.getFieldCount() != columns.size()) {
          throw problem(
              source.name(),
              line.getStartingLineNumber(),
              "expected " + columns.size() + " fields, found " + line.getFieldCount());
        }
        lines.add(line);
      }
    } catch (CsvParseException e) {
      throw problem(source.name(), lines.size() + 2L, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(source.name(), e);
    }
    if (lines.isEmpty()) {
      throw problem(source.name(), 1, "the file is empty");
    }
    return lines;
  }

  private static void headings(String file, List<String> found, List<String> expected) {
    if (!found.equals(expected)) {
      throw problem(
          file,
          1,
          "expected the headings "
              + String.join(",", expected)
              + ", found "
              + String.join(",", found));
    }
  }

  static DataProblem problem(String file, long line, String message) {
    return new DataProblem(new Problem(file, Math.toIntExact(line), message));
  }
}
