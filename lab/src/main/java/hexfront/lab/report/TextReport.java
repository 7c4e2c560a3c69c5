package hexfront.lab.report;

import java.util.ArrayList;
import java.util.List;

/** A report as plain text. */
public final class TextReport {
  private static final int WIDTH = 100;

  private TextReport() {}

  public static String write(Report report) {
    StringBuilder text = new StringBuilder(report.title()).append("\n");
    for (Report.Part part : report.parts()) {
      switch (part) {
        case Report.Heading(String heading) -> text.append('\n').append(heading).append('\n');
        case Report.Paragraph(String paragraph) -> wrap(paragraph, text);
        case Report.Table(List<String> head, List<List<String>> rows) -> table(head, rows, text);
        case Report.Picture _, Report.Ledger _ -> {}
      }
    }
    return text.toString();
  }

  private static void wrap(String paragraph, StringBuilder text) {
    int column = 0;
    for (String word : paragraph.split(" ")) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        text.append('\n');
        column = 0;
      }
      if (column > 0) {
        text.append(' ');
        column++;
      }
      text.append(word);
      column += word.length();
    }
    text.append('\n');
  }

  private static void table(List<String> head, List<List<String>> rows, StringBuilder text) {
    List<List<String>> all = new ArrayList<>(rows);
    all.addFirst(head);
    int[] widths = new int[head.size()];
    for (List<String> row : all) {
      for (int i = 0; i < row.size(); i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    for (List<String> row : all) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        String cell = row.get(i);
        String room = " ".repeat(widths[i] - cell.length());
        line.append("  ").append(i == 0 ? cell + room : room + cell);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }
}
