package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.map.HexSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the best plan of a movement phase. The script's drafts at several tempers, and the plan
 * that everybody stays where he is, race as wholes; then the winner is changed here and there.
 * Changes far from each other are made in the same simulation, and each is judged by what becomes
 * of its own part of the map, against a simulation of the unchanged plan on the same seed. Who
 * looks good there is tried alone and has to prove that the whole gains by it.
 */
final class PlanSearch {
  /** So many changes are tried at a time on each thread. */
  private static final int LIVE = 10;

  /** So many simulations of each prove the plan against the script's own. */
  private static final int PROOF = 24;

  private final Changes changes;
  private final Script drafting;
  private final Simulations simulations;
  private final Clock clock;
  private final HexSet spared;
  private final Position seen;
  private final SplittableRandom random;
  private Opening own;
  private int played;
  private int adopted;
  private double gained;

  PlanSearch(
      Changes changes,
      Script drafting,
      Simulations simulations,
      Clock clock,
      HexSet spared,
      Position seen,
      SplittableRandom random) {
    this.changes = changes;
    this.drafting = drafting;
    this.simulations = simulations;
    this.clock = clock;
    this.spared = spared;
    this.seen = seen;
    this.random = random;
    own = new Opening(null, null, Temper.EVEN, spared);
  }

  /**
   * The plan that did best.
   *
   * @param lead what lead is to be expected of it
   * @param gain by how many points it is thought better than the script's own plan
   * @param simulations how many simulations were played to find it
   */
  record Found(Opening opening, double lead, double gain, int adopted, int simulations) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "the plan is expected to lead to %+.0f points, %+.1f more than the captain's own, after"
              + " %d simulations and %d changes",
          lead,
          gain,
          simulations,
          adopted);
    }
  }

  /** Compares the script's drafts, and the moves of an opening if there are some. */
  Found search(Temper nature, List<Leg> opening) {
    List<Opening> drafts = new ArrayList<>();
    for (Temper temper : nature.andOthers()) {
      if (!drafts.isEmpty() && clock.isUp()) {
        break;
      }
      drafting.setTemper(temper);
      Opening draft = new Opening(null, drafting.draft(seen), temper, spared);
      addNew(drafts, draft);
    }
    addNew(drafts, drafts.getFirst().with(List.of()));
    if (!opening.isEmpty()) {
      addNew(drafts, drafts.getFirst().with(opening));
    }
    own = drafts.getFirst();
    Heats heats = new Heats(simulations, clock, seen, random);
    Opening start = heats.run(drafts);
    played += heats.played();
    gained = heats.gain();
    Opening best = clock.isUp() ? start : improve(start, drafts);
    return new Found(best, heats.lead() + gained - heats.gain(), gained, adopted, played);
  }

  /** The script's own plan, once it was searched for a better one. */
  Opening own() {
    return own;
  }

  private static void addNew(List<Opening> drafts, Opening draft) {
    if (drafts.stream().noneMatch(d -> d.marchesLike(draft))) {
      drafts.add(draft);
    }
  }

  private Opening improve(Opening start, List<Opening> drafts) {
    Opening best = start;
    List<Change> pool = changes.of(seen, drafting, best, drafts, 0, clock::isUp, random);
    List<Change> live = new ArrayList<>();
    Set<Change.What> tried = new HashSet<>();
    pool.forEach(change -> tried.add(change.what()));
    int before = 0;
    int wider = 0;
    boolean any = !pool.isEmpty();
    while (!clock.isUp()) {
      while (live.size() < LIVE * simulations.threads() && !pool.isEmpty()) {
        live.add(pool.removeFirst());
      }
      if (live.isEmpty()) {
        if (adopted > before) {
          before = adopted;
          tried.clear();
        } else if (wider++ >= Changes.WIDER) {
          if (!any) {
            break;
          }
          any = false;
          wider = 0;
          tried.clear();
        }
        pool = changes.of(seen, drafting, best, drafts, wider, clock::isUp, random);
        pool.removeIf(change -> !tried.add(change.what()));
        any |= !pool.isEmpty();
        clock.idle();
        continue;
      }
      boolean all = round(best, live);
      best = adopt(best, live);
      live.removeIf(Change::isOut);
      if (!all) {
        break;
      }
    }
    return best;
  }

  /**
   * A plan that is the better one of all that were tried may be so by chance, or only as
   * simulations are played: on new dice, and between captains, it has to be no worse than the
   * script's own, or that is what is done.
   */
  Found proved(Found found) {
    return proved(found, own);
  }

  /** The same against another plan. */
  Found proved(Found found, Opening rival) {
    if (found.opening().marchesLike(rival)) {
      return found;
    }
    Tally ahead = new Tally();
    while (ahead.count() < PROOF && !clock.isUp() && !ahead.isGood()) {
      List<Simulations.Task> tasks = new ArrayList<>();
      for (int i = 0; i < simulations.threads(); i++) {
        long seed = random.nextLong();
        tasks.add(Simulations.Task.ofProof(rival, seed));
        tasks.add(Simulations.Task.ofProof(found.opening(), seed));
      }
      Account[] accounts = simulations.play(seen, tasks, clock);
      for (int i = 0; i < accounts.length; i += 2) {
        if (!accounts[i].isGivenUp() && !accounts[i + 1].isGivenUp()) {
          ahead.add(accounts[i + 1].value() - accounts[i].value());
        }
      }
    }
    return ahead.mean() >= 0
        ? found
        : new Found(rival, found.lead() - found.gain(), 0, 0, found.simulations());
  }

  /** Makes the changes that have proved themselves. */
  private Opening adopt(Opening from, List<Change> live) {
    Opening best = from;
    Change next = proved(live);
    while (next != null) {
      Change made = next;
      best = best.with(made.in(best.marches()));
      adopted++;
      gained += made.proof().mean();
      live.removeIf(change -> !change.isApartFrom(made));
      next = proved(live);
    }
    return best;
  }

  private static @Nullable Change proved(List<Change> live) {
    Change best = null;
    for (Change change : live) {
      if (change.isProved() && (best == null || change.proof().mean() > best.proof().mean())) {
        best = change;
      }
    }
    return best;
  }

  /** Plays the plan and all changes of it on a new seed; says whether there was time for it. */
  private boolean round(Opening best, List<Change> live) {
    List<List<Change>> packs = packed(live);
    long seed = random.nextLong();
    List<Simulations.Task> tasks = new ArrayList<>();
    tasks.add(Simulations.Task.ofPlan(best, seed));
    for (List<Change> pack : packs) {
      List<Leg> legs = best.marches();
      for (Change change : pack) {
        legs = change.in(legs);
      }
      tasks.add(Simulations.Task.ofPlan(best.with(legs), seed));
    }
    Account[] accounts = simulations.play(seen, tasks, clock);
    boolean all = !accounts[0].isGivenUp();
    for (int i = 1; i < accounts.length && !accounts[0].isGivenUp(); i++) {
      if (accounts[i].isGivenUp()) {
        all = false;
      } else {
        played++;
        for (Change change : packs.get(i - 1)) {
          change.judge(accounts[i], accounts[0]);
        }
      }
    }
    played++;
    return all;
  }

  /** As many changes as possible into each plan, none near another; alone who is to be proved. */
  private static List<List<Change>> packed(List<Change> live) {
    List<List<Change>> packs = new ArrayList<>();
    for (Change change : live) {
      if (change.isPromising()) {
        continue;
      }
      List<Change> fitting = null;
      for (List<Change> pack : packs) {
        if (fitting == null && pack.stream().allMatch(change::isApartFrom)) {
          fitting = pack;
        }
      }
      if (fitting == null) {
        fitting = new ArrayList<>();
        packs.add(fitting);
      }
      fitting.add(change);
    }
    live.stream().filter(Change::isPromising).map(List::of).forEach(packs::add);
    return packs;
  }
}
