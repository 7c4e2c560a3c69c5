package hexfront.app.referee;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code hexfront referee}. */
@Command(
    name = "referee",
    mixinStandardHelpOptions = true,
    description = {
      "Plays and tests games for other programs: one JSON object per line on standard "
          + "input, one answer per line on standard output. docs/referee.md describes the "
          + "requests."
    })
public final class RefereeCommand implements Callable<Integer> {
  private static final int LONGEST_LINE = 64 << 20;

  @Spec private CommandSpec spec;

  @Option(
      names = "--describe",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "GAME",
      description = "print the requests as a JSON Schema, for one game or for all, and end")
  private @Nullable String describe;

  @Override
  public Integer call() throws IOException {
    Tables tables = new Tables(Shelf.boxes());
    if (describe != null) {
      try {
        Optional<String> game = Optional.of(describe).filter(name -> !name.isEmpty());
        spec.commandLine()
            .getOut()
            .println(Json.writeForPeople(new Describing(tables).schema(game)));
        return 0;
      } catch (Malformed e) {
        throw new ParameterException(spec.commandLine(), e.getMessage());
      }
    }
    // Whatever else prints must not get between the answers.
    PrintStream err = System.err;
    System.setOut(err);
    try (OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))) {
      serve(new Referee(tables, mistake -> mistake.printStackTrace(err)), System.in, out);
    }
    return 0;
  }

  /** Answers every line until the input ends. */
  static void serve(Referee referee, InputStream in, OutputStream out) throws IOException {
    Lines lines = new Lines(in, LONGEST_LINE);
    for (Lines.Line line = lines.next(); line != null; line = lines.next()) {
      String answer =
          line.problem() == null
              ? referee.answer(line.text())
              : Json.write(Referee.error(line.problem()));
      out.write(answer.getBytes(StandardCharsets.UTF_8));
      out.write('\n');
      out.flush();
    }
  }
}
