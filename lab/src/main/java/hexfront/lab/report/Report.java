package hexfront.lab.report;

import java.util.ArrayList;
import java.util.List;

/** What a study has to say, from top to bottom. */
public final class Report {
  /** A piece of a report. */
  public sealed interface Part {}

  public record Heading(String text) implements Part {}

  public record Paragraph(String text) implements Part {}

  /** Rows under a head; the first column is text, the others are numbers. */
  public record Table(List<String> head, List<List<String>> rows) implements Part {}

  /** A drawing; pages only. */
  public record Picture(String caption, String svg) implements Part {}

  /** A long table whose rows lead to files; pages only. */
  public record Ledger(List<String> head, List<Line> lines) implements Part {}

  /** A row of a ledger and the file it leads to. */
  public record Line(List<String> cells, String file) {}

  private final String title;
  private final List<Part> parts = new ArrayList<>();

  public Report(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }

  public List<Part> parts() {
    return List.copyOf(parts);
  }

  public Report add(Part part) {
    parts.add(part);
    return this;
  }

  public Report heading(String text) {
    return add(new Heading(text));
  }

  public Report paragraph(String text) {
    return add(new Paragraph(text));
  }

  public Report table(List<String> head, List<List<String>> rows) {
    return add(new Table(head, rows));
  }

  public Report picture(String caption, String svg) {
    return add(new Picture(caption, svg));
  }
}
