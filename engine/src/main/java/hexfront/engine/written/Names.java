package hexfront.engine.written;

import hexfront.engine.Board;

/** Units and hexes of a board by the names they are written under, and the hashes of the names. */
final class Names {
  private static final String OFF = "off";
  private static final long OFF_HASH = Mix.of(OFF);

  private final Board board;
  private final long[] units;
  private final long[] hexes;
  private final boolean[] bareUnits;
  private final boolean[] bareHexes;

  Names(Board board) {
    this.board = board;
    units = new long[board.unitCount()];
    hexes = new long[board.hexes()];
    bareUnits = new boolean[units.length];
    bareHexes = new boolean[hexes.length];
    for (int unit = 0; unit < units.length; unit++) {
      units[unit] = Mix.of(board.unit(unit).id());
      bareUnits[unit] = Node.isBare(board.unit(unit).id());
    }
    for (int hex = 0; hex < hexes.length; hex++) {
      hexes[hex] = Mix.of(board.grid().number(hex));
      bareHexes[hex] = Node.isBare(board.grid().number(hex));
    }
  }

  void writeUnit(int unit, StringBuilder out) {
    if (unit < 0) {
      out.append(Node.NOTHING);
    } else {
      write(board.unit(unit).id(), bareUnits[unit], out);
    }
  }

  int readUnit(Node node) {
    String id = node.word("a unit");
    return node instanceof Node.Word && id.equals(Node.NOTHING)
        ? -1
        : board.unit(id).orElseThrow(() -> new WrittenProblem("unknown unit '" + id + "'"));
  }

  long hashUnit(int unit) {
    return unit < 0 ? 0 : units[unit];
  }

  void writeHex(int hex, StringBuilder out) {
    if (hex < 0) {
      out.append(OFF);
    } else {
      write(board.grid().number(hex), bareHexes[hex], out);
    }
  }

  private static void write(String name, boolean bare, StringBuilder out) {
    if (bare) {
      out.append(name);
    } else {
      Node.quote(out, name);
    }
  }

  int readHex(Node node) {
    String number = node.word("a hex");
    return number.equals(OFF)
        ? -1
        : board
            .grid()
            .hex(number)
            .orElseThrow(() -> new WrittenProblem("unknown hex '" + number + "'"));
  }

  long hashHex(int hex) {
    return hex < 0 ? OFF_HASH : hexes[hex];
  }
}
