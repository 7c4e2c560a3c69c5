package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Stakes;
import hexfront.games.ags.VictoryLevels;
import java.util.ArrayList;
import java.util.List;

/** Section 27: victory. */
final class KorsunVictory implements Stakes {
  private final Board board;
  private final KorsunData.Points points;
  private final Isolation isolation;

  KorsunVictory(Board board, KorsunData data, Isolation isolation) {
    this.board = board;
    this.points = data.points();
    this.isolation = isolation;
  }

  @Case({"KORSUN-27.0", "KORSUN-27.3"})
  Score score(Position p, AgsRules rules) {
    List<Item> items = new ArrayList<>();
    boolean over = rules.isOver(p);
    for (Unit unit : board.units()) {
      if (unit.side() == Side.SOVIET) {
        sovietLoss(p, unit, items);
      } else if (p.gone(unit.index())) {
        germanLoss(p, unit, items);
      } else if (over && p.onMap(unit.index())) {
        germanAtTheEnd(p, unit, rules, items);
      }
    }
    KorsunData.Level level = level(Score.sum(items, Side.SOVIET) - Score.sum(items, Side.AXIS));
    return Score.of(items, level.name(), level.winner());
  }

  @Override
  public double pointsLost(Position p, int unit, int steps) {
    Unit lost = board.unit(unit);
    boolean gone = steps >= p.stepsLeft(unit);
    if (lost.side() == Side.AXIS) {
      boolean isolated = p.is(unit, KorsunFlag.ISOLATED);
      return gone ? worth(isolated ? points.destroyedIsolated() : points.destroyed(), lost) : 0;
    }
    return gone ? worth(lost) : lost.size().equals("corps") ? steps * points.corpsStep() : 0;
  }

  /** Units that are cut off now will mostly be counted so at the end. */
  @Override
  public double axisLead(Position p, AgsRules rules) {
    Score score = score(p, rules);
    double cutOff = 0;
    boolean over = rules.isOver(p);
    for (Unit unit : board.units()) {
      int index = unit.index();
      if (!over && unit.side() == Side.AXIS && p.onMap(index) && !rules.isSupplied(p, index)) {
        cutOff += worth(points.isolated(), unit);
      }
    }
    int even =
        points.levels().stream()
            .filter(level -> level.winner() == null)
            .mapToInt(KorsunData.Level::from)
            .findFirst()
            .orElse(0);
    return even + 2.5 - (score.soviet() - score.axis() + cutOff);
  }

  @Case("KORSUN-27.3")
  KorsunData.Level level(int difference) {
    return points.levels().stream()
        .filter(level -> difference >= level.from())
        .findFirst()
        .orElseGet(points.levels()::getLast);
  }

  @Case("KORSUN-27.3")
  VictoryLevels levels(Score score) {
    return new VictoryLevels(
        "points by which the Soviets lead",
        score.soviet() - score.axis(),
        points.levels().stream()
            .map(level -> new VictoryLevels.Level(level.name(), level.from()))
            .toList());
  }

  // ---- German units

  @Case("KORSUN-27.1")
  private static int worth(KorsunData.Worth worth, Unit unit) {
    return isInfantryRegiment(unit) ? worth.regiment() : worth.other();
  }

  /** Infantry regiments and the Divisionsgruppen. */
  @Case("KORSUN-27.1")
  private static boolean isInfantryRegiment(Unit unit) {
    return unit.arm().equals("infantry")
        && (unit.size().equals("regiment") || unit.size().equals("group"));
  }

  @Case({"KORSUN-27.1", "KORSUN-25.12"})
  private void germanLoss(Position p, Unit unit, List<Item> items) {
    boolean isolated = p.is(unit.index(), KorsunFlag.ISOLATED);
    items.add(
        new Item(
            Side.SOVIET,
            "KORSUN-27.1",
            worth(isolated ? points.destroyedIsolated() : points.destroyed(), unit),
            unit.name() + (isolated ? " eliminated in isolation" : " eliminated")));
  }

  @Case({"KORSUN-27.1", "KORSUN-25.36"})
  private void germanAtTheEnd(Position p, Unit unit, AgsRules rules, List<Item> items) {
    if (HeavyEquipment.isLost(p, unit.index())) {
      items.add(
          new Item(
              Side.SOVIET,
              "KORSUN-27.1",
              worth(points.equipmentLost(), unit),
              unit.name() + " has lost its heavy equipment"));
    }
    if (isolation.counts(p, unit.index(), rules)) {
      items.add(
          new Item(
              Side.SOVIET,
              "KORSUN-27.1",
              worth(points.isolated(), unit),
              unit.name() + " is isolated"));
    }
  }

  // ---- Soviet units

  @Case("KORSUN-27.2")
  private void sovietLoss(Position p, Unit unit, List<Item> items) {
    int index = unit.index();
    if (p.gone(index)) {
      items.add(new Item(Side.AXIS, "KORSUN-27.2", worth(unit), unit.name() + " eliminated"));
    } else if (unit.size().equals("corps") && p.lost(index) > 0) {
      int lost = p.lost(index);
      items.add(
          new Item(
              Side.AXIS,
              "KORSUN-27.2",
              lost * points.corpsStep(),
              unit.name() + " lost " + lost + (lost == 1 ? " step" : " steps")));
    }
  }

  private int worth(Unit unit) {
    if (unit.arm().equals("headquarters")) {
      return points.headquarters();
    }
    return switch (unit.size()) {
      case "corps" -> points.corps();
      case "brigade" -> points.brigade();
      default -> points.division();
    };
  }
}
