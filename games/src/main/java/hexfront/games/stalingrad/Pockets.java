package hexfront.games.stalingrad;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;

/** Section 27: isolated pockets. */
final class Pockets {
  private final StalingradRules rules;

  Pockets(StalingradRules rules) {
    this.rules = rules;
  }

  /** Finds the pockets of a side, rolls for their supply by air and takes surrenders. */
  void check(Position p, Side side, Dice dice, Chronicle chronicle) {}

  /** Puts the isolated units that are connected with a hex into a pocket. */
  void mark(Position p, Side side, int hex, int lowest, int box) {
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      rules.ledger.setPocket(p, unit, lowest, box);
    }
  }

  /** 0, 1 or 2: the columns by which a shortage in its pocket weakens a unit. */
  int shortage(Position p, int unit) {
    int box = rules.ledger.pocketBox(p, unit);
    StalingradTables.Pockets track = rules.tables.pockets();
    return box >= track.critical() ? 2 : box >= track.shortage() ? 1 : 0;
  }

  /** Whether motorized units of its pocket move at half. */
  boolean isPartial(Position p, int unit) {
    int box = rules.ledger.pocketBox(p, unit);
    return box >= rules.tables.pockets().partial() && box < rules.tables.pockets().depleted();
  }
}
