package hexfront.app.mutate;

import hexfront.app.Home;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code hexfront mutate}. */
@Command(
    name = "mutate",
    mixinStandardHelpOptions = true,
    description = {
      "Changes the rules of a package in one small place at a time and says which "
          + "changes no test notices.",
      "What did not change since the last time is not run again."
    })
public final class MutateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "PACKAGE", description = "for example hexfront.games.ags.kiev")
  private String rules;

  @Option(
      names = "--class",
      paramLabel = "NAME",
      arity = "1..*",
      description = "only these classes of the package, for example Combat or 'In*'")
  private List<String> classes = List.of();

  @Option(
      names = "--tests",
      paramLabel = "PACKAGE",
      description =
          "whose tests are run, with the packages below it; the package itself if left out")
  private @Nullable String tests;

  @Option(
      names = "--least",
      defaultValue = "0",
      paramLabel = "PERCENT",
      description = "fails if fewer mutants of a hundred are killed")
  private double least;

  @Option(names = "--fresh", description = "forgets what was found out the last time")
  private boolean fresh;

  @Option(names = "--threads", paramLabel = "NUMBER", description = "virtual machines at a time")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path home =
        Home.find()
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(), "Run it inside the folder of the project."));
    Path module = module(home);
    Path sources = sources(module);
    List<String> known = ClassNames.in(sources);
    for (String pattern : classes) {
      if (ClassNames.matching(known, List.of(pattern)).isEmpty()) {
        throw new ParameterException(
            spec.commandLine(), "No class '" + pattern + "' in " + home.relativize(sources) + ".");
      }
    }
    String run =
        Stream.concat(Stream.of(rules), classes.stream())
            .reduce((a, b) -> a + "-" + b)
            .get()
            .replace(ClassNames.ANY, "_");
    Path folder = module.resolve("target/mutate/mutants").resolve(run);
    Files.createDirectories(folder);
    Path history = folder.resolve("history");
    if (fresh) {
      Files.deleteIfExists(history);
    }
    Path found = folder.resolve("mutations.xml");
    Files.deleteIfExists(found);
    Path log = folder.resolve("maven.txt");
    PrintWriter err = spec.commandLine().getErr();
    err.println("mutating " + run + ", Maven's log is " + home.relativize(log) + " ...");
    err.flush();
    int status =
        new ProcessBuilder(
                maven(home, module, folder, history, ClassNames.matching(known, classes)))
            .directory(home.toFile())
            .redirectErrorStream(true)
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .redirectOutput(log.toFile())
            .start()
            .waitFor();
    if (status != 0 || !Files.exists(found)) {
      err.println("Nothing was found out; the end of " + home.relativize(log) + ":");
      List<String> lines = Files.readAllLines(log);
      lines.subList(Math.max(0, lines.size() - 40), lines.size()).forEach(err::println);
      return 1;
    }
    Mutants mutants = Mutants.read(found);
    PrintWriter out = spec.commandLine().getOut();
    new MutantPrinter(home, sources).print(mutants, out);
    out.println("report: " + home.relativize(folder.resolve("index.html")));
    if (mutants.killed() < least) {
      out.printf("fewer than %.1f %% are killed%n", least);
      return 1;
    }
    return 0;
  }

  private Path module(Path home) throws IOException {
    try (Stream<Path> modules = Files.list(home)) {
      return modules
          .filter(module -> Files.isDirectory(sources(module)))
          .findFirst()
          .orElseThrow(
              () ->
                  new ParameterException(
                      spec.commandLine(), "No module has the package '" + rules + "'."));
    }
  }

  private Path sources(Path module) {
    return module.resolve("src/main/java").resolve(rules.replace('.', '/'));
  }

  /** Compiles without checks into a folder of its own, then runs PIT. */
  private List<String> maven(Path home, Path module, Path folder, Path history, List<String> only) {
    // PIT takes a plus in a pattern for the sign itself.
    String names = only.isEmpty() ? "[^.]*" : "(" + String.join("|", only) + ")(\\$.*)?";
    List<String> words =
        new ArrayList<>(List.of(System.getProperty("hexfront.maven", "mvn"), "-B", "-Dquick"));
    words.add("-Dbuild.folder=target/mutate");
    words.add("-Dmaven.test.skip=false");
    words.addAll(List.of("-pl", home.relativize(module).toString(), "-am"));
    words.addAll(List.of("test-compile", "org.pitest:pitest-maven:mutationCoverage"));
    words.add("-DtargetClasses=~" + rules.replace(".", "\\.") + "\\." + names);
    words.add("-DtargetTests=" + (tests == null ? rules : tests) + ".*");
    words.add("-DreportsDirectory=" + folder);
    words.add("-DhistoryInputFile=" + history);
    words.add("-DhistoryOutputFile=" + history);
    words.add("-Dthreads=" + threads);
    return words;
  }
}
