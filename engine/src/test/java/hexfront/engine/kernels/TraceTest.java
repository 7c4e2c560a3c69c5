package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TraceTest {
  private final HexGrid grid = new HexGrid(1, 10);
  private final HexSet open = HexSet.all(grid.size());
  private final HexSet none = new HexSet(grid.size());
  private final byte[] nothingBlocked = Flood.blocked(grid, (hex, d, to) -> true);
  private final Trace trace = new Trace(grid);

  private int hex(int place) {
    return grid.hex("01%02d".formatted(place)).orElseThrow();
  }

  private List<String> line(int place) {
    return Arrays.stream(trace.line(hex(place))).mapToObj(grid::number).toList();
  }

  @BeforeEach
  void begins() {
    trace.begin();
  }

  @Test
  void aLineLeadsFromAHexToTheSource() {
    trace.source(hex(2), Trace.UNLIMITED);
    trace.run(open, nothingBlocked, none);
    assertThat(line(5)).containsExactly("0105", "0104", "0103", "0102");
    assertThat(line(2)).containsExactly("0102");
    assertThat(trace.reaches(hex(10))).isTrue();
  }

  @Test
  void aRangeEndsALine() {
    trace.source(hex(2), 3);
    trace.run(open, nothingBlocked, none);
    assertThat(trace.reaches(hex(5))).isTrue();
    assertThat(trace.reaches(hex(6))).isFalse();
  }

  @Test
  void aHexGoesToTheSourceThatLeavesItMostRange() {
    trace.source(hex(1), 5);
    trace.source(hex(7), 2);
    trace.run(open, nothingBlocked, none);
    assertThat(line(5)).endsWith("0101");
    assertThat(line(6)).endsWith("0107");
    assertThat(trace.reaches(hex(9))).isTrue();
    assertThat(trace.reaches(hex(10))).isFalse();
  }

  @Test
  void sourcesAreAddedByFallingRange() {
    trace.source(hex(1), 2);
    assertThatThrownBy(() -> trace.source(hex(2), 3)).isInstanceOf(IllegalArgumentException.class);
    trace.source(hex(2), 2);
  }

  @Test
  void aClosedHexIsNeitherPassedNorASource() {
    open.remove(hex(4));
    trace.source(hex(4), 5);
    trace.source(hex(2), 5);
    trace.run(open, nothingBlocked, none);
    assertThat(trace.reaches(hex(3))).isTrue();
    assertThat(trace.reaches(hex(4))).isFalse();
    assertThat(trace.reaches(hex(5))).isFalse();
  }

  @Test
  void aLineMayEndWhereItMayNotPassAndBeginThere() {
    trace.source(hex(3), 9);
    trace.run(open, nothingBlocked, HexSet.of(grid.size(), hex(3), hex(5)));
    assertThat(trace.reaches(hex(2))).isTrue();
    assertThat(trace.reaches(hex(5))).isTrue();
    assertThat(trace.reaches(hex(6))).isFalse();
  }

  @Test
  void noLineLeavesAHexWhereItIsBlocked() {
    byte[] blocked = Flood.blocked(grid, (from, d, to) -> from != hex(4) || to != hex(5));
    trace.source(hex(3), 9);
    trace.run(open, blocked, none);
    assertThat(trace.reaches(hex(4))).isTrue();
    assertThat(trace.reaches(hex(5))).isFalse();
    trace.begin();
    trace.source(hex(5), 9);
    trace.run(open, blocked, none);
    assertThat(trace.reaches(hex(4))).isTrue();
  }

  @Test
  void linesGoOnThroughOtherPassagesForAFewHexes() {
    byte[] rail = Flood.blocked(grid, (from, d, to) -> to <= hex(4));
    trace.source(hex(1), Trace.UNLIMITED);
    trace.run(open, rail, none);
    assertThat(trace.reaches(hex(5))).isFalse();
    trace.goOn(2, open, nothingBlocked);
    assertThat(line(6)).containsExactly("0106", "0105", "0104", "0103", "0102", "0101");
    assertThat(trace.reaches(hex(7))).isFalse();
  }

  @Test
  void aLineThatHasNoRangeLeftDoesNotGoOn() {
    trace.source(hex(1), 2);
    trace.run(open, nothingBlocked, none);
    trace.goOn(5, open, nothingBlocked);
    assertThat(trace.reaches(hex(3))).isTrue();
    assertThat(trace.reaches(hex(4))).isFalse();
  }
}
