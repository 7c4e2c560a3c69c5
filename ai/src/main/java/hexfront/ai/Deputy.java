package hexfront.ai;

import hexfront.engine.Decision;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.games.mail.Receiver;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A captain who decides for the receiver of a letter. For the writer he declines what may be
 * declined, and else does what comes first.
 */
public final class Deputy implements Receiver {
  private static final String LEVEL = "captain";
  private static final Duration A_TURN = Duration.ofSeconds(1);

  private final Side writer;
  private final Receiver plain;
  private final SplittableRandom random;
  private final long end;

  /**
   * A captain for one letter.
   *
   * @param seed from which what he does by chance follows
   * @param longest after this time he answers whatever comes to his mind first
   */
  public Deputy(Side writer, long seed, Duration longest) {
    this.writer = writer;
    this.plain = Receiver.plain(writer);
    this.random = new SplittableRandom(seed);
    this.end = System.nanoTime() + longest.toNanos();
  }

  @Override
  public Optional<Order> decide(Game game, Decision decision) {
    if (decision.side() == writer) {
      return plain.decide(game, decision);
    }
    Order order =
        Commanders.of(LEVEL)
            .answer(
                Question.about(
                    game.rulebook(),
                    game.position(),
                    random,
                    new Budget(A_TURN, () -> System.nanoTime() - end > 0)))
            .order();
    return game.check(order).isLegal() ? Optional.of(order) : plain.decide(game, decision);
  }
}
