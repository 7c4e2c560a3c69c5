package hexfront.ai.program;

import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * All commanders by name: the levels there are, and programs from outside as {@code
 * program:COMMAND}. A program that has played a game to its end is kept for the next one.
 */
public final class Programs implements AutoCloseable {
  private final Map<String, Deque<Program>> idle = new HashMap<>();
  private boolean closed;

  /** A new commander for one side of one game. */
  public Commander of(String name) {
    return Commanders.isProgram(name) ? new Outsider(this, name) : Commanders.of(name);
  }

  Program take(String command) {
    synchronized (idle) {
      Deque<Program> waiting = idle.getOrDefault(command, new ArrayDeque<>());
      while (!waiting.isEmpty()) {
        Program program = waiting.pop();
        if (program.isAlive()) {
          return program;
        }
      }
    }
    return Program.start(command);
  }

  void giveBack(Program program) {
    synchronized (idle) {
      if (!closed) {
        idle.computeIfAbsent(program.command(), c -> new ArrayDeque<>()).push(program);
        return;
      }
    }
    program.close();
  }

  /** Ends all programs that wait for a game. */
  @Override
  public void close() {
    synchronized (idle) {
      closed = true;
      idle.values().forEach(programs -> programs.forEach(Program::close));
      idle.clear();
    }
  }
}
