package hexfront.ai;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * What is left of a player turn's budget, in CPU time or in simulations. Every decision gets a
 * share of what is left, so that the whole is never overdrawn, however many decisions come.
 */
final class Clock {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final int IDLE = 8;

  private Budget budget = Budget.AT_ONCE;
  private long whole;
  private long spent;
  private long began;
  private long simulations;
  private long deadline;
  private int idle;

  /** The part of the budget that the player turn has left over. */
  double unused() {
    return whole <= 0 ? 0 : Math.max(0, (double) (whole - spent) / whole);
  }

  /** A new player turn may take a share of the budget. */
  void reset() {
    spent = 0;
  }

  /** A player turn goes on that has taken so much of its budget before. */
  void resume(long taken) {
    spent = taken;
  }

  /** A decision begins; its player turn may take so much of the budget. */
  void begin(Budget given, double shareOfTurn) {
    budget = given;
    whole =
        (long)
            (shareOfTurn
                * (given.countsSimulations() ? given.simulations() : given.turn().toNanos()));
    began = cpu();
    simulations = 0;
    deadline = 0;
  }

  /** The decision may take so much of what is left of its turn. */
  void take(double shareOfRest) {
    long rest = whole - spent - used();
    deadline = rest <= 0 ? 0 : used() + Math.max(1, (long) (shareOfRest * rest));
  }

  void end() {
    spent += used();
  }

  /** Something was done that is no simulation, but must not go on for ever. */
  void idle() {
    idle++;
    if (idle % IDLE == 0) {
      simulations++;
    }
  }

  /** Whether the budget is counted in simulations. */
  boolean countsSimulations() {
    return budget.countsSimulations();
  }

  void count(int played) {
    simulations += played;
  }

  /** Whether no more simulation should be begun. */
  boolean isUp() {
    return used() >= deadline || budget.stopped().getAsBoolean();
  }

  /** Whether a simulation that runs should be given up. */
  boolean isOver() {
    return budget.countsSimulations() ? budget.stopped().getAsBoolean() : isUp();
  }

  /** Whether somebody wants the answer now. */
  boolean isStopped() {
    return budget.stopped().getAsBoolean();
  }

  /** What the decision has taken so far. */
  long used() {
    return budget.countsSimulations() ? simulations : cpu() - began;
  }

  private static long cpu() {
    return THREADS.getCurrentThreadCpuTime();
  }
}
