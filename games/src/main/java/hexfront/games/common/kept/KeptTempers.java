package hexfront.games.common.kept;

import hexfront.engine.Side;
import hexfront.engine.staff.Nature;
import hexfront.games.common.kept.Temperament.Part;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.DataText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads and writes the tempers that are kept with the games. */
public final class KeptTempers {
  private static final int TURNS = 99;

  private KeptTempers() {}

  /** Where the temper of a side is kept, among the files of the product. */
  public static String fileName(String game, String scenario, Side side) {
    return game + "/tempers/" + scenario + "-" + side.word() + ".yaml";
  }

  /** The temper that is kept for a side, if there is one. */
  public static Optional<KeptTemper> find(String game, String scenario, Side side) {
    String name = fileName(game, scenario, side);
    return DataText.hasResource(name)
        ? Optional.of(read(DataFile.resource(name)))
        : Optional.empty();
  }

  /** Reads a temper. */
  public static KeptTemper read(DataNode file) {
    file.onlyKeys("found", "proof", "tempers");
    List<Part> parts = new ArrayList<>();
    for (DataNode node : file.required("tempers").list()) {
      int before = parts.isEmpty() ? 0 : parts.getLast().from();
      parts.add(part(node, before + 1));
    }
    if (parts.isEmpty()) {
      throw file.required("tempers").expected("at least one temper");
    }
    return new KeptTemper(
        file.required("found").text(), Proof.read(file.required("proof")), new Temperament(parts));
  }

  private static Part part(DataNode node, int earliest) {
    node.onlyKeys("from", "aggression", "caution");
    return new Part(
        node.required("from").number(earliest, TURNS),
        new Nature(positive(node.required("aggression")), positive(node.required("caution"))));
  }

  private static double positive(DataNode node) {
    double number = node.decimal();
    if (!(number > 0)) {
      throw node.expected("a number above 0");
    }
    return number;
  }

  /** A temper as it is kept. */
  public static String write(KeptTemper temper) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "# The temper of a side, fitted by games between captains: from a turn on, what gains");
    lines.add(
        "# (aggression) and its own losses and dangers (caution) count for, 1 being their points.");
    lines.add(
        "# The command under found writes this file again. The leads are those of the side,"
            + " before");
    lines.add(
        "# with the even temper, after with this one, on seeds that nothing was chosen with.");
    lines.add("found: '" + temper.found() + "'");
    lines.addAll(temper.proof().written());
    lines.add("tempers:");
    for (Part part : temper.temperament().parts()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "  - {from: %d, aggression: %.2f, caution: %.2f}",
              part.from(),
              part.nature().aggression(),
              part.nature().caution()));
    }
    return String.join("\n", lines) + "\n";
  }
}
