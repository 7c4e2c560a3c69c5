package hexfront.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.lab.statistics.Interval;
import hexfront.lab.statistics.Sample;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;

class ReportsTest {
  @Test
  void drawingsAreProperSvg() throws Exception {
    List<String> drawings =
        List.of(
            Charts.intervals(
                "A & B", List.of(new Charts.Bar("<a>", "axis", 3, new Interval(1, 5))), 0),
            Charts.counts("Counts", Map.of("axis: \"Tactical\"", 4)),
            Charts.histogram("Spread", Sample.of(-5, 0, 0, 3, 100)),
            Charts.histogram("One", Sample.of(4, 4, 4)),
            Charts.walk("Way", List.of(0.1, -0.2, 1.3), -1, 1),
            Charts.walk("No way yet", List.of(), -1, 1));
    for (String svg : drawings) {
      var document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
      assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
      assertThat(svg).doesNotContain("NaN").doesNotContain("Infinity");
    }
  }

  @Test
  void ticksStandAtRoundNumbers() {
    assertThat(new Scale(0, 1, 0, 100).ticks()).hasSize(6).contains(0.0, 1.0);
    assertThat(new Scale(-150, 260, 0, 100).ticks()).containsExactly(-100.0, 0.0, 100.0, 200.0);
  }

  @Test
  void textIsWrappedAndTablesLineUp() {
    Report report =
        new Report("Title")
            .paragraph("word ".repeat(60).strip())
            .table(List.of("name", "n"), List.of(List.of("long name", "5"), List.of("x", "100")));
    String text = TextReport.write(report);
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
    assertThat(text).contains("  long name    5\n  x          100\n");
  }

  @Test
  void thePageEscapesWhatItIsGiven() {
    assertThat(HtmlReport.write(new Report("a < b").paragraph("<script>")))
        .contains("a &lt; b", "&lt;script&gt;")
        .doesNotContain("<script>");
  }
}
