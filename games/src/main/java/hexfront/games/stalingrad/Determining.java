package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.games.common.ChoiceStage;
import java.util.ArrayList;
import java.util.List;

/** Case 12.5: the defender may lose more to hold the attacker back. */
@Word("determined-defense")
record Determining(Fight fight, List<String> options) implements ChoiceStage<StalingradRules> {
  private static final String NONE = "none";
  private static final List<String> EFFORTS = List.of("double", "triple");
  private static final String GERMAN = "-german";

  Determining {
    options = List.copyOf(options);
  }

  /** What the defender can bear: steps for all losses. */
  @Case({"CTS-12.5a", "CTS-12.5g", "CTS-45.0b", "CTS-34.1.3"})
  static List<String> options(StalingradRules rules, Position p, Fight fight) {
    List<String> options = new ArrayList<>();
    options.add(NONE);
    boolean barred =
        rules.combat.battles.advance(p, fight) == 0
            || fight.overrun() > 0 && Overruns.isCrossed(p, fight.overrun())
            || rules.has(StalingradRules.COMMAND_CONTROL)
                && rules.combat.shifts.isUnled(p, fight.defenders());
    if (barred) {
      return options;
    }
    int steps = 0;
    int german = 0;
    int others = 0;
    int[] left = fight.left(p, false);
    for (int unit : left) {
      steps += p.stepsLeft(unit);
      german += rules.roster.isGerman(unit) ? p.stepsLeft(unit) : 0;
      others += rules.roster.isGerman(unit) ? 0 : 1;
    }
    for (int effort = 1; effort <= EFFORTS.size(); effort++) {
      int due = fight.defenderLoss(effort);
      int extra = due - fight.defenderLoss(0);
      if (due <= steps) {
        options.add(EFFORTS.get(effort - 1));
        if (german >= extra
            && others > 0
            && new Losing(fight, false, due, extra).isPossible(rules, p)) {
          options.add(EFFORTS.get(effort - 1) + GERMAN);
        }
      }
    }
    return options;
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Choose whether to lose more steps and shorten the advance of " + fight.advance() + ".";
  }

  @Override
  public String rule() {
    return "CTS-12.5a";
  }

  @Override
  @Case({"CTS-12.5b", "CTS-12.5c", "CTS-12.5d", "CTS-12.5e", "CTS-12.5f", "CTS-12.5h"})
  public void chosen(
      StalingradRules rules, Position p, String option, Dice dice, Chronicle chronicle) {
    boolean named = option.endsWith(GERMAN);
    int effort = EFFORTS.indexOf(option.replace(GERMAN, "")) + 1;
    int due = fight.defenderLoss(effort);
    int hexes = effort * (named || isGerman(rules, p) ? 2 : 1);
    int extra = named ? due - fight.defenderLoss(0) : 0;
    Fight next = fight.withAdvance(fight.advance() - hexes);
    rules.combat.battles.suffer(p, next, due, extra, chronicle);
  }

  /** Whether all defenders are German, so that their steps count double. */
  @Case({"CTS-12.5c", "CTS-12.5g"})
  private boolean isGerman(StalingradRules rules, Position p) {
    for (int unit : fight.left(p, false)) {
      if (!rules.roster.isGerman(unit)) {
        return false;
      }
    }
    return true;
  }
}
