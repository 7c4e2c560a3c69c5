package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Word;

/** HQs and Replacement units that arrive are placed, units that are due withdrawn. */
@Word("arrivals")
record Arriving() implements Part {
  @Override
  public Step step() {
    return Step.ARRIVALS;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.arrivals.isDue(p);
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Place what arrives and withdraw what is due.";
  }
}
