package hexfront.app.terminal;

import hexfront.ai.Commander;
import hexfront.ai.program.GaveUp;
import hexfront.ai.program.Programs;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.table.Words;
import hexfront.games.wire.Malformed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code hexfront terminal}. */
@Command(
    name = "terminal",
    mixinStandardHelpOptions = true,
    description = "Plays a game at the terminal against the built-in commander.")
public final class TerminalCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--game", paramLabel = "GAME", description = "which game; games lists them")
  private @Nullable String game;

  @Option(names = "--scenario", paramLabel = "NAME", description = "which scenario of it")
  private @Nullable String scenario;

  @Option(
      names = "--options",
      paramLabel = "NAME=TRUE,...",
      defaultValue = "",
      description = "choices about the rules, for example mud=true,fog=false")
  private String options = "";

  @Option(
      names = "--side",
      defaultValue = "axis",
      description = "your side: axis, soviet, both (default: ${DEFAULT-VALUE})")
  private String side = "axis";

  @Option(names = "--seed", paramLabel = "NUMBER", description = "dice that can be had again")
  private @Nullable Long seed;

  @Option(names = "--load", paramLabel = "FILE", description = "go on with a saved game")
  private @Nullable Path load;

  @Option(
      names = "--commander",
      defaultValue = "captain",
      description =
          "who plays the other side: random, recruit, captain, marshal or program:COMMAND "
              + "(default: ${DEFAULT-VALUE})")
  private String commander = "captain";

  @Override
  public Integer call() throws IOException {
    Tables tables = new Tables(Shelf.boxes());
    try (Programs programs = new Programs()) {
      Table table = table(tables);
      Set<Side> people =
          side.equals("both") ? EnumSet.allOf(Side.class) : EnumSet.of(Words.side(side));
      Commander opponent = programs.of(commander);
      SplittableRandom random = seed == null ? new SplittableRandom() : new SplittableRandom(seed);
      TerminalConversation.hold(
          spec.commandLine().getOut(),
          talk -> new TerminalGame(tables, table, talk, people, opponent, random));
      return 0;
    } catch (GaveUp e) {
      throw new ParameterException(spec.commandLine(), "the program gave up: " + e.getMessage());
    } catch (Malformed | Journal.JournalProblem e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  private Table table(Tables tables) throws IOException {
    if (load != null) {
      if (!Files.isReadable(load)) {
        throw new Malformed("cannot read the file " + load);
      }
      return tables.load(Files.readString(load));
    }
    if (tables.boxes().isEmpty()) {
      throw new Malformed("there is no game on the shelf yet");
    }
    Box box = game == null ? tables.boxes().getFirst() : tables.box(game);
    return tables.open(
        box, Optional.ofNullable(scenario), OptionWords.read(options), Optional.ofNullable(seed));
  }
}
