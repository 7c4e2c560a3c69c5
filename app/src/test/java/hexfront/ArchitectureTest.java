package hexfront;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.Source;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import hexfront.games.Shelf;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Dependencies point one way. */
class ArchitectureTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("hexfront");

  /** What each room may use of the others. */
  private static final Map<String, List<String>> MAY_USE =
      Map.of(
          "engine", List.of(),
          "games", List.of("engine"),
          "ai", List.of("engine", "games"),
          "lab", List.of("engine", "games", "ai"),
          "mapmaker", List.of("engine", "games"),
          "server", List.of("engine", "games", "ai"),
          "app", List.of("engine", "games", "ai", "lab", "mapmaker", "server"));

  /** Events that every game of the kind can have, and plain English that means something else. */
  private static final Set<String> EVERYDAY_WORDS =
      Set.of(
          "advanced",
          "allot",
          "built",
          "disrupted",
          "draw",
          "drawn",
          "entered",
          "marker",
          "overrun",
          "played",
          "push",
          "replaced",
          "resolve",
          "retreat",
          "retreated",
          "roll",
          "scenario",
          "support",
          "used",
          "weather");

  /** What games call things inside their rules. */
  private static final Set<String> INNER_WORDS =
      Set.of("chit", "chits", "fortress", "hq", "katyusha", "stalin", "sw-front");

  @Test
  void everyRoomIsOnThePlan() {
    assertThat(HOUSE)
        .extracting(ArchitectureTest::room)
        .containsAnyOf("app")
        .isSubsetOf(MAY_USE.keySet());
  }

  @TestFactory
  Stream<DynamicTest> aRoomUsesOnlyTheRoomsBelowIt() {
    return MAY_USE.entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(), () -> usesOnly(entry.getKey(), entry.getValue())));
  }

  @Test
  void theEngineHasNoDependencies() {
    classes()
        .that()
        .resideInAPackage("hexfront.engine..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "javax.crypto..", "org.jspecify..", "hexfront.engine..")
        .allowEmptyShould(true)
        .check(HOUSE);
  }

  @Test
  void theEngineNamesNoGame() throws IOException {
    try (var files = Files.walk(Path.of("..", "engine"))) {
      assertThat(files.filter(file -> file.toString().endsWith(".java")))
          .allSatisfy(file -> assertThat(Files.readString(file)).doesNotContain("hexfront.games"));
    }
  }

  /** A second opinion is worth something only if it shares nothing with the first. */
  @Test
  void theModelUsesNoRules() {
    noClasses()
        .that()
        .resideInAPackage("hexfront.app.soak.model..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "hexfront.games.ags..",
            "hexfront.games.blitzkrieg57..",
            "hexfront.games.blitzfront..",
            "hexfront.games.common..",
            "hexfront.engine.kernels..")
        .check(HOUSE);
  }

  /** What all games share knows none of them, nor how they are told to the outside. */
  @Test
  void whatGamesShareKnowsNoGame() {
    noClasses()
        .that()
        .resideInAPackage("hexfront.games.common..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("hexfront.games..")
                .and(
                    not(
                        resideInAnyPackage(
                            "hexfront.games", "hexfront.games.common..", "hexfront.games.data.."))))
        .check(HOUSE);
  }

  @Test
  void theEngineHasNoWordOfAGame() {
    Set<String> words = new TreeSet<>(Vocabulary.ofGames(Shelf.boxes()).keySet());
    assertThat(words).contains("delay", "disengage", "hq-bonus", "select-chits", "sw-front");
    words.addAll(INNER_WORDS);
    words.removeAll(EVERYDAY_WORDS);
    Map<String, String> said = Vocabulary.of(filesOf("engine"));
    assertThat(said).containsKeys("-rulebook-", "-end-phase-");
    assertThat(
            said.entrySet().stream()
                .filter(entry -> words.stream().anyMatch(w -> Vocabulary.has(entry.getKey(), w))))
        .as("what the engine says in the words of a game")
        .isEmpty();
  }

  private static List<URI> filesOf(String room) {
    return HOUSE.stream()
        .filter(type -> room(type).equals(room))
        .flatMap(type -> type.getSource().stream())
        .map(Source::getUri)
        .toList();
  }

  @Test
  void roomsFormNoCycles() {
    slices()
        .matching("hexfront.(*)..")
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true)
        .check(HOUSE);
  }

  @Test
  void everyPackageIsNullMarked() {
    var unmarked =
        HOUSE.stream()
            .map(JavaClass::getPackage)
            .filter(room -> !room.isAnnotatedWith(NullMarked.class))
            .map(room -> room.getName())
            .collect(toCollection(TreeSet::new));
    assertThat(unmarked).as("packages without @NullMarked in a package-info").isEmpty();
  }

  /** They are there for the compiler and in tests; the program runs without them. */
  @Test
  void nullnessIsNotAskedForAtRunTime() {
    assertThat(HOUSE)
        .flatExtracting(JavaClass::getReferencedClassObjects)
        .extracting(used -> used.getRawType().getPackageName())
        .doesNotContain(NullMarked.class.getPackageName());
  }

  private static void usesOnly(String room, List<String> others) {
    var allowed =
        Stream.concat(Stream.of(room), others.stream())
            .map(name -> "hexfront." + name + "..")
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage("hexfront." + room + "..")
        .should()
        .dependOnClassesThat(resideInAPackage("hexfront..").and(not(resideInAnyPackage(allowed))))
        .allowEmptyShould(true)
        .check(HOUSE);
  }

  private static String room(JavaClass type) {
    return type.getPackageName().split("\\.")[1];
  }
}
