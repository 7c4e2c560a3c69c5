package hexfront.app.mutate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** All mutants of a run. */
record Mutants(List<Mutant> all) {
  Mutants {
    all =
        all.stream()
            .sorted(Comparator.comparing(Mutant::outerClass).thenComparingInt(Mutant::line))
            .toList();
  }

  /** Reads the file {@code mutations.xml} that PIT writes. */
  static Mutants read(Path file) throws IOException {
    NodeList found;
    try {
      found =
          DocumentBuilderFactory.newDefaultNSInstance()
              .newDocumentBuilder()
              .parse(file.toFile())
              .getElementsByTagName("mutation");
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
    List<Mutant> mutants = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      mutants.add(mutant((Element) found.item(i)));
    }
    return new Mutants(mutants);
  }

  private static Mutant mutant(Element one) {
    return new Mutant(
        text(one, "mutatedClass"),
        text(one, "sourceFile"),
        Integer.parseInt(text(one, "lineNumber")),
        text(one, "mutatedMethod"),
        text(one, "description"),
        Mutant.Fate.of(one.getAttribute("status")));
  }

  private static String text(Element of, String name) {
    return of.getElementsByTagName(name).item(0).getTextContent();
  }

  Map<String, Mutants> byClass() {
    return all.stream()
        .collect(
            Collectors.groupingBy(
                Mutant::outerClass,
                TreeMap::new,
                Collectors.collectingAndThen(Collectors.toList(), Mutants::new)));
  }

  int count(Mutant.Fate fate) {
    return (int) all.stream().filter(mutant -> mutant.fate() == fate).count();
  }

  /** Those no test noticed. */
  List<Mutant> alive() {
    return all.stream().filter(mutant -> mutant.fate() != Mutant.Fate.KILLED).toList();
  }

  /** How many of a hundred were killed. */
  double killed() {
    return all.isEmpty() ? 100 : 100.0 * count(Mutant.Fate.KILLED) / all.size();
  }
}
