package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.OptionalInt;

/** Who holds the places that the rules ask about: airfields, Ternopol, homes of garrisons. */
final class Control {
  private final KesselRules rules;
  private final HexSet kept;
  private final OptionalInt keyTown;

  Control(KesselRules rules) {
    this.rules = rules;
    kept = rules.terrain.airfields.copy();
    keyTown = rules.terrain.named(rules.data.keptEast().until());
    keyTown.ifPresent(kept::add);
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (rules.home(unit) >= 0) {
        kept.add(rules.home(unit));
      }
    }
  }

  HexSet kept() {
    return kept;
  }

  /** At the start all is Axis but what is named. */
  void begin(Position p, List<String> soviet) {
    kept.forEach(hex -> p.setControl(hex, Side.AXIS));
    for (String number : soviet) {
      rules.board().grid().hex(number).ifPresent(hex -> p.setControl(hex, Side.SOVIET));
    }
  }

  /** The combat units of a side went along a path. */
  void went(Position p, Side side, Hexes path, Chronicle chronicle) {
    for (int i = 1; i < path.size(); i++) {
      if (path.get(i) >= 0) {
        take(p, side, path.get(i), chronicle);
      }
    }
  }

  /** Units stand in a hex; a combat unit takes it. */
  @Case({"KS-6.7.2", "KS-10.7"})
  void entered(Position p, Side side, int hex, Chronicle chronicle) {
    if (kept.has(hex) && rules.stacking.count(p, side, hex) > 0) {
      take(p, side, hex, chronicle);
    }
  }

  private void take(Position p, Side side, int hex, Chronicle chronicle) {
    if (kept.has(hex) && !p.controls(side, hex)) {
      p.setControl(hex, side);
      chronicle.tell(new hexfront.engine.events.Control(new Hex(hex), side, "KS-6.7.2"));
      if (side == Side.SOVIET) {
        homeLost(p, hex, chronicle);
      }
    }
  }

  /** The garrisons of a captured home belong to the nearest corps headquarters from now on. */
  @Case("KS-10.7")
  private void homeLost(Position p, int hex, Chronicle chronicle) {
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (rules.home(unit) == hex && rules.ledger.assigned(p, unit) < 0 && p.onMap(unit)) {
        int formation = nearest(p, unit);
        if (formation >= 0) {
          rules.ledger.assign(p, unit, formation);
          chronicle.tell(
              new Reassigned(Units.of(unit), rules.roster.formations.code(formation), "KS-10.7"));
        }
      }
    }
  }

  /** The garrisons of homes that were lost before. */
  void settleHomes(Position p) {
    kept.forEach(
        hex -> {
          if (p.controls(Side.SOVIET, hex)) {
            homeLost(p, hex, Chronicle.SILENT);
          }
        });
  }

  private int nearest(Position p, int unit) {
    Formations formations = rules.roster.formations;
    KesselScratch scratch = KesselScratch.of(p);
    HexSet nothing = new HexSet(p.board().hexes());
    int best = -1;
    int least = Field.FAR;
    for (int hq : rules.roster.ground(Side.AXIS)) {
      int formation = rules.roster.printed(hq);
      if (rules.roster.isHeadquarters(hq) && p.onMap(hq) && !formations.isArmy(formation)) {
        byte[] back =
            Going.of(rules.terrain, p)
                .back(
                    rules.roster.mobility(unit) & KesselRoster.MOTORIZED, rules.ledger.weather(p));
        scratch.field().from(p.hex(hq), least - 1, back, nothing, scratch.room);
        if (scratch.room[p.hex(unit)] < least) {
          least = scratch.room[p.hex(unit)];
          best = formation;
        }
      }
    }
    return best;
  }

  /** Whether the town that holds an army back has fallen. */
  @Case("KS-11.3.1")
  boolean keyTownFell(Position p) {
    return keyTown.isPresent() && p.controls(Side.SOVIET, keyTown.getAsInt());
  }
}
