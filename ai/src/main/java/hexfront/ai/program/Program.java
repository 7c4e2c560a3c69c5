package hexfront.ai.program;

import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.node.ObjectNode;

/** A running program: a line in, a line out. What it writes to standard error is let through. */
final class Program implements AutoCloseable {
  private static final int LINES = 64;
  private static final int LONGEST_LINE = 1 << 20;
  private static final String END = "";

  private final String command;
  private final Process process;
  private final Writer in;
  private final BlockingQueue<String> out = new ArrayBlockingQueue<>(LINES);

  private Program(String command, Process process) {
    this.command = command;
    this.process = process;
    in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
    Thread.ofPlatform().name("program-" + process.pid()).daemon().start(this::listen);
  }

  static Program start(String command) {
    List<String> words = Words.of(command);
    if (words.isEmpty()) {
      throw new GaveUp("no command is given");
    }
    try {
      return new Program(
          command,
          new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    } catch (IOException e) {
      throw new GaveUp("cannot start '" + command + "': " + e.getMessage());
    }
  }

  String command() {
    return command;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  private void listen() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (!line.isBlank()) {
          out.put(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) : line);
        }
      }
      out.put(END);
    } catch (IOException e) {
      out.offer(END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Tells it something and waits for its answer. */
  ObjectNode ask(ObjectNode message, Duration atMost) {
    tell(message);
    String line;
    try {
      line = out.poll(atMost.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new GaveUp("somebody stopped it");
    }
    if (line == null) {
      throw new GaveUp("no answer within " + atMost.toMillis() + " ms");
    }
    if (line.equals(END)) {
      throw new GaveUp("it has ended");
    }
    try {
      return Json.read(line);
    } catch (Malformed e) {
      throw new GaveUp("it answered what is no JSON object: " + Malformed.quote(line));
    }
  }

  private void tell(ObjectNode message) {
    try {
      in.write(Json.write(message));
      in.write('\n');
      in.flush();
    } catch (IOException e) {
      throw new GaveUp("it does not listen any more");
    }
  }

  /** Closes its input, and ends it if it does not end by itself. */
  @Override
  public void close() {
    try {
      in.close();
      if (!process.waitFor(1, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      process.destroyForcibly();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
