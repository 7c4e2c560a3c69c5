package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Intent;
import hexfront.engine.staff.Staff;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Which intent the standing orders of a side should follow: all that its staff knows are played to
 * the end of the game on the same dice. What earlier games say of an intent counts as some
 * simulations do, and what was found in earlier turns counts on, less from turn to turn.
 */
final class Intents {
  /** So many simulations are worth what earlier games say. */
  private static final double EXPERIENCE = 8;

  private static final double REMEMBERED = 0.8;

  private final Simulations simulations;
  private final Staff staff;
  private final Side side;
  private final Map<Intent, Findings> findings = new HashMap<>();
  private double turns;
  private Intent best = Intent.USUAL;
  private int played;

  Intents(Simulations simulations, Staff staff, Side side) {
    this.simulations = simulations;
    this.staff = staff;
    this.side = side;
  }

  /** What simulations say of an intent: how many, and by how many points it was ahead in all. */
  static final class Findings {
    private double count;
    private double ahead;

    void note(double points) {
      count++;
      ahead += points;
    }

    /** A turn is over, and with it some of what was found. */
    void fade() {
      count *= REMEMBERED;
      ahead *= REMEMBERED;
    }

    /** What is to be expected of it, if earlier games promise so much. */
    double gain(double promised) {
      return (EXPERIENCE * promised + ahead) / (EXPERIENCE + count);
    }
  }

  /** The intent that promises most, as far as one knows. */
  Intent best() {
    return best;
  }

  /** How many games were played on so far. */
  int played() {
    return played;
  }

  /** What is thought of it; empty if nothing is to be said. */
  String told(Position p) {
    return best.equals(Intent.USUAL)
        ? ""
        : String.format(
            Locale.ROOT,
            "the intent is %s, %+.0f points better than the usual one, after %d games played on",
            best.says(),
            gain(p, best),
            played);
  }

  /** Plays on with each intent as long as there is time. */
  void reconsider(Position seen, Clock clock, SplittableRandom random) {
    List<Intent> intents = staff.intents(seen, side);
    findings.keySet().retainAll(intents);
    findings.values().forEach(Findings::fade);
    turns = Math.max(turns, staff.turnsLeft(seen, side));
    while (intents.size() > 1 && !clock.isUp()) {
      round(seen, intents, clock, random);
    }
    best = Intent.USUAL;
    for (Intent intent : intents) {
      best = gain(seen, intent) > gain(seen, best) ? intent : best;
    }
  }

  /** By how much an intent is thought better than the usual one for what is left of the game. */
  private double gain(Position p, Intent intent) {
    double left = staff.turnsLeft(p, side) / Math.max(1, turns);
    return intent.equals(Intent.USUAL) ? 0 : of(intent).gain(left * intent.gain());
  }

  private Findings of(Intent intent) {
    return findings.computeIfAbsent(intent, each -> new Findings());
  }

  private void round(Position seen, List<Intent> intents, Clock clock, SplittableRandom random) {
    Opening opening = new Opening(null, null, Temper.EVEN, new HexSet(seen.board().hexes()));
    List<Simulations.Task> tasks = new ArrayList<>();
    int seeds = Math.max(1, simulations.threads() / intents.size());
    for (int i = 0; i < seeds; i++) {
      long seed = random.nextLong();
      for (Intent intent : intents) {
        tasks.add(Simulations.Task.ofIntent(opening, seed, intent));
      }
    }
    Account[] accounts = simulations.play(seen, tasks, clock);
    if (Arrays.stream(accounts).anyMatch(Account::isGivenUp)) {
      return;
    }
    played += accounts.length;
    for (int i = 0; i < accounts.length; i++) {
      int usual = i - i % intents.size();
      of(intents.get(i - usual)).note(accounts[i].points() - accounts[usual].points());
    }
  }
}
