package hexfront.server.http;

import hexfront.games.wire.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** The numbered cases of the rulebooks, from the case files the build packs. */
final class Cases {
  private final Map<String, ObjectNode> byId = new LinkedHashMap<>();

  /** Reads the case files of some rulebooks; one that is not there has no cases to show. */
  Cases(Collection<String> rulebooks) {
    rulebooks.forEach(this::read);
  }

  private void read(String rulebook) {
    InputStream file = Cases.class.getResourceAsStream("/cases/" + rulebook + ".tsv");
    if (file == null) {
      return;
    }
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      lines
          .lines()
          .skip(1)
          .map(line -> line.split("\t", -1))
          .filter(c -> c.length >= 4)
          .forEach(c -> byId.put(c[0], json(rulebook, c)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ObjectNode json(String rulebook, String[] columns) {
    return Json.object()
        .put("case", columns[0])
        .put("rulebook", rulebook)
        .put("topic", columns[2])
        .put("summary", columns[3]);
  }

  /** The cases of a rulebook, in its order. */
  List<ObjectNode> of(String rulebook) {
    return byId.values().stream()
        .filter(one -> one.path("rulebook").asString().equals(rulebook))
        .toList();
  }

  Optional<ObjectNode> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }
}
