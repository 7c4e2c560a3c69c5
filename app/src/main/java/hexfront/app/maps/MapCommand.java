package hexfront.app.maps;

import hexfront.engine.map.HexMap;
import hexfront.games.data.DataProblem;
import hexfront.games.data.MapLibrary;
import hexfront.games.data.MapSheet;
import hexfront.games.picture.SvgWriter;
import hexfront.mapmaker.MapmakerCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hexfront map}: shows, draws, checks and makes maps. */
@Command(
    name = "map",
    description = "Tells about a map or draws it; checks and makes maps.",
    mixinStandardHelpOptions = true,
    subcommands = {MapCheckCommand.class, MapmakerCommand.class})
public final class MapCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      description = "A map of the product (kiev, rostov ...) or a map.yaml.")
  private @Nullable String name;

  @Option(
      names = "--svg",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "FILE",
      description = "Draws the map; to NAME.svg if no file is given, to standard output for -.")
  private @Nullable String svg;

  @Override
  public Integer call() throws IOException {
    if (name == null) {
      throw new ParameterException(
          spec.commandLine(),
          "Which map? There are " + String.join(", ", MapLibrary.names()) + ".");
    }
    try {
      MapSheet sheet = MapLibrary.open(name);
      if (svg == null) {
        tell(sheet, spec.commandLine().getOut());
      } else {
        draw(sheet, svg);
      }
      return 0;
    } catch (DataProblem problem) {
      spec.commandLine().getErr().println(problem.getMessage());
      return 1;
    }
  }

  private void draw(MapSheet sheet, String file) throws IOException {
    String picture = SvgWriter.write(sheet);
    if (file.equals("-")) {
      spec.commandLine().getOut().print(picture);
      spec.commandLine().getOut().flush();
      return;
    }
    Path path = Path.of(file.isEmpty() ? sheet.map().name() + ".svg" : file);
    Files.writeString(path, picture);
    spec.commandLine().getErr().println(path + " written");
  }

  private static void tell(MapSheet sheet, PrintWriter out) {
    HexMap map = sheet.map();
    out.println(sheet.title());
    out.printf(
        "%d hexrows of %d hexes, %s km a hex%n",
        map.grid().hexrows(), map.grid().places(), sheet.hexKm());
    Map<String, Integer> terrain = new TreeMap<>();
    for (String kind : map.hexKinds().names()) {
      terrain.put(kind, map.hexesWith(map.hexKinds().bit(kind)).size());
    }
    out.println("hexes: " + list(terrain));
    Map<String, Integer> lines = new TreeMap<>();
    map.lines().forEach(line -> lines.merge(line.kind(), 1, Integer::sum));
    map.ways().forEach(way -> lines.merge(way.kind(), 1, Integer::sum));
    out.println("lines: " + list(lines));
    Map<String, Integer> areas = new TreeMap<>();
    map.areas().values().forEach(area -> areas.merge(area.kind(), 1, Integer::sum));
    out.println("areas: " + list(areas));
    sheet.given().forEach(text -> out.println("given: " + text));
    sheet.reconstructed().forEach(text -> out.println("reconstructed: " + text));
    out.println("sources: " + String.join("; ", sheet.credits()));
    out.flush();
  }

  private static String list(Map<String, Integer> counts) {
    return String.join(
        ", ", counts.entrySet().stream().map(e -> e.getValue() + " " + e.getKey()).toList());
  }
}
