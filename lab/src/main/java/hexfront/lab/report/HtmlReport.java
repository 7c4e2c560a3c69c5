package hexfront.lab.report;

import java.util.List;

/** A report as one page that needs no network. */
public final class HtmlReport {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; --ink: #1d2125; --paper: #fbfaf7; --line: #c9c4b8; --soft: #6b6a64;
        --axis: #4d6580; --soviet: #a8442f; --bar: #7d8f69; --good: #3f7d4e; }
      @media (prefers-color-scheme: dark) { :root { --ink: #e6e3da; --paper: #1b1d1f; --line: #45484b;
        --soft: #a3a199; --axis: #86a5c9; --soviet: #d9806b; --bar: #a3b88a; --good: #7dbb8c; } }
      body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
        max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
      h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; border-bottom: 1px solid var(--line); }
      table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
      th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid var(--line); }
      th:first-child, td:first-child { text-align: left; }
      th { font-weight: 600; color: var(--soft); }
      figure { margin: 1rem 0; } figcaption { color: var(--soft); font-size: .9rem; }
      svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
      svg .soft { fill: var(--soft); } svg .grid { stroke: var(--line); } svg .line { stroke: var(--ink); fill: none; }
      svg .axis { fill: var(--axis); } svg .soviet { fill: var(--soviet); } svg .bar { fill: var(--bar); }
      svg .mark { fill: var(--ink); } svg .bound { stroke: var(--soviet); stroke-dasharray: 5 4; }
      details { margin: 1rem 0; } a { color: inherit; }
      .scroll { overflow-x: auto; }
      """;

  private HtmlReport() {}

  public static String write(Report report) {
    StringBuilder page = new StringBuilder();
    page.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<title>" + escape(report.title()) + "</title>\n<style>\n")
        .append(STYLE)
        .append("</style>\n</head>\n<body>\n<h1>" + escape(report.title()) + "</h1>\n");
    report.parts().forEach(part -> page.append(part(part)).append('\n'));
    return page.append("</body>\n</html>\n").toString();
  }

  private static String part(Report.Part part) {
    return switch (part) {
      case Report.Heading(String text) -> "<h2>" + escape(text) + "</h2>";
      case Report.Paragraph(String text) -> "<p>" + escape(text) + "</p>";
      case Report.Table(List<String> head, List<List<String>> rows) ->
          table(head, rows.stream().map(row -> row(row, "")).toList());
      case Report.Picture(String caption, String svg) ->
          "<figure>\n" + svg + "\n<figcaption>" + escape(caption) + "</figcaption>\n</figure>";
      case Report.Ledger(List<String> head, List<Report.Line> lines) ->
          "<details><summary>"
              + lines.size()
              + " games</summary>\n"
              + table(head, lines.stream().map(line -> row(line.cells(), line.file())).toList())
              + "</details>";
    };
  }

  private static String table(List<String> head, List<String> rows) {
    StringBuilder table = new StringBuilder("<div class=\"scroll\"><table>\n<tr>");
    head.forEach(cell -> table.append("<th>").append(escape(cell)).append("</th>"));
    table.append("</tr>\n");
    rows.forEach(row -> table.append("<tr>").append(row).append("</tr>\n"));
    return table.append("</table></div>").toString();
  }

  private static String row(List<String> cells, String file) {
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < cells.size(); i++) {
      String text = escape(cells.get(i));
      boolean leads = i == 0 && !file.isEmpty();
      row.append("<td>")
          .append(leads ? "<a href=\"" + escape(file) + "\">" + text + "</a>" : text)
          .append("</td>");
    }
    return row.toString();
  }

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
