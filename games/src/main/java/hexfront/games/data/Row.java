package hexfront.games.data;

import de.siegmar.fastcsv.reader.NamedCsvRecord;

/** One line of a comma-separated file, read field by field. */
record Row(String file, NamedCsvRecord fields) {

  int line() {
    return Math.toIntExact(fields.getStartingLineNumber());
  }

  boolean has(String column) {
    return fields.getHeader().contains(column);
  }

  String get(String column) {
    return fields.getField(column).strip();
  }

  String text(String column) {
    String text = get(column);
    if (text.isEmpty()) {
      throw expected(column, "a text");
    }
    return text;
  }

  boolean truth(String column) {
    return switch (get(column)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw expected(column, "true or false");
    };
  }

  int number(String column) {
    try {
      return Integer.parseInt(get(column));
    } catch (NumberFormatException e) {
      throw expected(column, "a whole number");
    }
  }

  DataProblem expected(String column, String what) {
    String found = get(column);
    return problem(
        column
            + ": expected "
            + what
            + ", found "
            + (found.isEmpty() ? "nothing" : "'" + found + "'"));
  }

  DataProblem problem(String message) {
    return Csv.problem(file, line(), message);
  }
}
