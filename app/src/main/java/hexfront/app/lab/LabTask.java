package hexfront.app.lab;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the commands of the lab have in common: their options and how they say what is wrong. */
abstract class LabTask implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private RunOptions options;

  @Override
  public final Integer call() throws IOException, InterruptedException {
    try {
      return work(new Tables(Shelf.boxes()), options);
    } catch (Malformed | IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  abstract int work(Tables tables, RunOptions options) throws IOException, InterruptedException;

  final CommandSpec spec() {
    return spec;
  }
}
