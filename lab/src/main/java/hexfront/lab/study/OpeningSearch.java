package hexfront.lab.study;

import hexfront.ai.Openers;
import hexfront.engine.Side;
import hexfront.games.common.kept.Proof;
import hexfront.games.openings.KeptOpening;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.study.FirstTurns.FirstTurn;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Looks for a first player turn that is better than the captain's own, by games that captains play
 * on.
 */
public final class OpeningSearch {
  /**
   * What was found.
   *
   * @param opening the best that is not the captain's own; nothing if all are like it
   * @param better whether it is better than the captain's own by more than luck
   */
  public record Found(Optional<KeptOpening> opening, boolean better) {}

  private final Tables tables;
  private final Ground ground;
  private final Side side;
  private final long seed;
  private final int workers;
  private final Consumer<String> progress;

  /**
   * A search.
   *
   * @param progress is told how far it is, a line at a time
   */
  public OpeningSearch(
      Tables tables, Ground ground, Side side, long seed, int workers, Consumer<String> progress) {
    this.tables = tables;
    this.ground = ground;
    this.side = side;
    this.seed = seed;
    this.workers = workers;
    this.progress = progress;
  }

  /**
   * Looks for an opening.
   *
   * @param most how many first turns are compared at most, the captain's own among them
   * @param round how many games each plays in the first round
   * @param fresh how many other seeds the best is proved on, at most
   * @param command the command that asks for it, to be kept with what is found
   */
  public Found search(int most, int round, int fresh, String command) throws InterruptedException {
    List<FirstTurn> turns = new FirstTurns(tables, ground, side, seed).different(most, progress);
    progress.accept(
        turns.size()
            + " different first turns; the captain's has "
            + turns.getFirst().lines().size()
            + " orders up to its first die");
    if (turns.size() == 1) {
      return new Found(Optional.empty(), false);
    }
    Elimination.Winner<FirstTurn> winner =
        new Elimination<>(this::lead, seed, workers, progress).best(turns, round, fresh);
    return new Found(
        Optional.of(opening(winner.candidate(), rules(), command, winner.proof())),
        winner.isBetter());
  }

  private int rules() {
    return tables.box(ground.game()).open(ground.scenario(), ground.options()).rulebook().version();
  }

  private KeptOpening opening(FirstTurn turn, int rules, String command, Proof proof) {
    return new KeptOpening(
        ground.game(),
        ground.scenario(),
        side,
        ground.options(),
        rules,
        command,
        turn.idea(),
        proof,
        turn.lines());
  }

  private double lead(FirstTurn turn, long one) {
    return new CommonGame(
            tables,
            ground,
            side,
            Openers.captain(opening(turn, 1, "", Proof.NONE)),
            Openers.captain(),
            Seeds.of(one, 0),
            one)
        .lead(side);
  }
}
