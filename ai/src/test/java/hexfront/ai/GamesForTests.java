package hexfront.ai;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Games between commanders, without a journal. */
final class GamesForTests {
  private GamesForTests() {}

  static Setting open(String game) {
    Box box = Shelf.box(game).orElseThrow();
    Map<String, Boolean> options = new HashMap<>();
    box.options().forEach(option -> options.put(option.id(), option.byDefault()));
    return box.open(box.scenarios().getFirst().id(), options);
  }

  /** Plays on until the game is over or so many orders were given; every order must be legal. */
  static Position play(Setting setting, String axis, String soviet, long seed, int mostOrders) {
    Rulebook rulebook = setting.rulebook();
    Position p = setting.position();
    Commander[] commanders = {Commanders.of(axis), Commanders.of(soviet)};
    RandomGenerator[] random = {new SplittableRandom(seed), new SplittableRandom(~seed)};
    Dice dice = Dice.unrecorded(seed);
    for (int orders = 0; orders < mostOrders && !rulebook.isOver(p); orders++) {
      int side = rulebook.decision(p).side().ordinal();
      Answer answer =
          commanders[side].answer(Question.about(rulebook, p, random[side], Budget.AT_ONCE));
      if (!rulebook.check(p, answer.order()).isLegal()) {
        throw new AssertionError(answer.order() + " in " + p.stage());
      }
      rulebook.carryOut(p, answer.order(), dice, Chronicle.SILENT);
    }
    return p;
  }

  /** What the Axis player is ahead at the end of a game between two commanders. */
  static double axisLead(String game, String axis, String soviet, long seed) {
    Setting setting = open(game);
    Position end = play(setting, axis, soviet, seed, 5000);
    return setting.rulebook().staff().lead(end, Side.AXIS);
  }
}
