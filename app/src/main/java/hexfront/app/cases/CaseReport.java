package hexfront.app.cases;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The state of all cases: the case files held against the sources. */
public record CaseReport(List<CaseFile> files, Sightings sightings) {
  private static final String EXPLAINS = "explains, decides nothing";

  public static CaseReport of(Path home) throws IOException {
    return new CaseReport(CaseFile.readAll(home), Sightings.scan(home));
  }

  boolean isEnforced(RuleCase rule) {
    return !sightings.enforcing(rule).isEmpty();
  }

  boolean isTested(RuleCase rule) {
    return !sightings.proving(rule).isEmpty();
  }

  boolean isModelled(RuleCase rule) {
    return !sightings.modelling(rule).isEmpty();
  }

  /** Why no code enforces a case, if there is a lasting reason. */
  Optional<String> notApplicable(RuleCase rule) {
    if (isEnforced(rule)) {
      return Optional.empty();
    } else if (!rule.notApplicable().isEmpty()) {
      return Optional.of(rule.notApplicable());
    }
    return rule.isInfo() ? Optional.of(EXPLAINS) : Optional.empty();
  }

  boolean isOpen(RuleCase rule) {
    return !isEnforced(rule) && notApplicable(rule).isEmpty();
  }

  List<RuleCase> open(CaseFile file) {
    return file.cases().stream().filter(this::isOpen).toList();
  }

  /** The cases that need a test and have none. */
  List<RuleCase> untested(CaseFile file) {
    return file.cases().stream()
        .filter(rule -> !rule.isInfo() && rule.notApplicable().isEmpty() && !isTested(rule))
        .toList();
  }

  /** Numbers in the sources that no case file has. */
  List<String> unknown() {
    var known =
        files.stream()
            .flatMap(file -> file.cases().stream())
            .map(RuleCase::id)
            .collect(Collectors.toSet());
    var seen = new TreeSet<String>(sightings.main().keySet());
    seen.addAll(sightings.test().keySet());
    seen.addAll(sightings.model().keySet());
    seen.removeAll(known);
    return seen.stream().map(id -> id + " in " + places(id)).toList();
  }

  private String places(String id) {
    return Stream.of(sightings.main(), sightings.test(), sightings.model())
        .flatMap(places -> places.getOrDefault(id, List.of()).stream())
        .map(Sightings.Place::toString)
        .collect(Collectors.joining(", "));
  }

  /** What keeps the games on the shelf from being finished; empty if nothing does. */
  public List<String> problems(List<String> shippedRulebooks) {
    Stream<String> unknown = unknown().stream().map(id -> "unknown case " + id);
    Stream<String> missing =
        shippedRulebooks.stream()
            .filter(name -> files.stream().noneMatch(file -> file.rulebook().equals(name)))
            .map(name -> "no case file for the rulebook " + name);
    Stream<String> lacking =
        files.stream()
            .filter(file -> shippedRulebooks.contains(file.rulebook()))
            .flatMap(
                file ->
                    Stream.concat(
                        open(file).stream()
                            .filter(rule -> rule.open().isEmpty())
                            .map(rule -> "open without a reason: " + rule.id()),
                        untested(file).stream()
                            .filter(rule -> rule.open().isEmpty())
                            .map(rule -> "without a test: " + rule.id())));
    return Stream.of(unknown, missing, lacking).flatMap(s -> s).toList();
  }

  public Optional<RuleCase> find(String id) {
    return files.stream()
        .flatMap(file -> file.cases().stream())
        .filter(rule -> rule.id().equalsIgnoreCase(id))
        .findFirst();
  }
}
