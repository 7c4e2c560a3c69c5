package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hex;
import hexfront.games.common.LossStage;
import hexfront.games.common.Losses;
import java.util.ArrayList;
import java.util.List;

/** Case 23.12: the owner of a bombarded hex names the steps it loses, HQs last. */
record Bombed(Hex hex, int due) implements LossStage<StalingradRules> {
  @Case("CTS-23.12b")
  static void begin(
      StalingradRules rules, Position p, Bombard order, int due, Chronicle chronicle) {
    p.setStage(new InCombat());
    if (due > 0) {
      new Bombed(order.hex(), due).begin(rules, p, chronicle);
    }
  }

  @Override
  public String word() {
    return "losses";
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public int[] suffering(Position p) {
    List<Integer> units = new ArrayList<>();
    Side enemy = p.phasing().enemy();
    for (int unit = p.first(hex.index(), enemy); unit >= 0; unit = p.next(unit, enemy)) {
      units.add(unit);
    }
    return units.stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public String rule() {
    return "CTS-23.12b";
  }

  @Override
  public Losses losses(StalingradRules rules) {
    return rules.losses;
  }

  @Override
  public void goOn(StalingradRules rules, Position p, Chronicle chronicle) {
    p.setStage(new InCombat());
  }
}
