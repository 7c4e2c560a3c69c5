package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Replaced;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What becomes of the defenders: eliminations, remnants, disruption; then retreat and advance. */
final class Aftermath {
  private final BlitzfrontRules rules;

  Aftermath(BlitzfrontRules rules) {
    this.rules = rules;
  }

  void begin(Position p, Battle battle, Chronicle chronicle) {
    overrun(p, battle, chronicle);
    remnants(p, battle, 0, chronicle);
  }

  // ---- armored overrun

  /** Armor eliminates large units in clear terrain that would only have retreated. */
  @Case({"BF-AOV-1", "BF-AOV-2"})
  private void overrun(Position p, Battle battle, Chronicle chronicle) {
    int armor = 0;
    for (int i = 0; i < battle.attackers().size(); i++) {
      int unit = battle.attackers().get(i);
      boolean there = p.onMap(unit) && rules.roster.is(unit, BlitzfrontRoster.ARMORED);
      armor += there ? rules.roster.attack(p, unit) : 0;
    }
    if (armor == 0 || !rules.terrain.isClear(battle.hex(), rules.isFrozen(p))) {
      return;
    }
    List<Integer> prices = new ArrayList<>();
    for (int i = 0; i < battle.defenders().size(); i++) {
      int unit = battle.defenders().get(i);
      boolean stands = p.hex(unit) == battle.hex();
      boolean hit = stands && isOverrun(unit, battle.results().get(i));
      prices.add(hit ? battle.factors().get(i) : -1);
    }
    int chosen = Exchanges.largest(prices, armor);
    for (int i = 0; i < battle.defenders().size(); i++) {
      if ((chosen & 1 << i) != 0) {
        boolean d2 = battle.results().get(i) == Result.D2;
        rules.losses.eliminate(
            p,
            battle.defenders().get(i),
            "armored overrun",
            d2 ? "BF-AOV-1" : "BF-AOV-2",
            chronicle);
      }
    }
  }

  @Case({"BF-AOV-1", "BF-AOV-2"})
  private boolean isOverrun(int unit, Result result) {
    boolean corps = rules.roster.is(unit, BlitzfrontRoster.CORPS);
    boolean german = rules.roster.is(unit, BlitzfrontRoster.GERMAN);
    boolean rifleKorps = corps && !german && rules.roster.is(unit, BlitzfrontRoster.RIFLE);
    return switch (result) {
      case D2 -> rifleKorps;
      case D3 -> rifleKorps || corps && german || rules.roster.is(unit, BlitzfrontRoster.ARMY);
      default -> false;
    };
  }

  // ---- eliminations and remnants

  /** Asks for each large unit that DE eliminates whether a weak division is left. */
  @Case("BF-RES-DE")
  void remnants(Position p, Battle battle, int from, Chronicle chronicle) {
    for (int i = from; i < battle.defenders().size(); i++) {
      if (leavesRemnant(p, battle, i)) {
        p.setStage(new Remaining(battle, i));
        return;
      }
    }
    eliminate(p, battle, chronicle);
  }

  /** Only a plain DE leaves something; who could not retreat has suffered more. */
  @Case("BF-RES-DE")
  private boolean leavesRemnant(Position p, Battle battle, int i) {
    int unit = battle.defenders().get(i);
    int weak = rules.roster.remnant(unit);
    return battle.results().get(i) == Result.DE
        && weak >= 0
        && !p.onMap(weak)
        && p.hex(unit) == battle.hex()
        && !battle.noRetreat().has(unit)
        && !rules.retreats.isShutIn(p, battle, unit);
  }

  Battle leave(Position p, Battle battle, int i, Chronicle chronicle) {
    int unit = battle.defenders().get(i);
    int weak = rules.roster.remnant(unit);
    rules.losses.eliminate(p, unit, "combat", "BF-RES-DE", chronicle);
    p.setLost(weak, 0);
    p.place(weak, battle.hex());
    chronicle.tell(new Replaced(new UnitRef(unit), new UnitRef(weak), "BF-RES-DE"));
    return battle.leaving(unit, weak, rules.roster.defence(p, weak));
  }

  @Case({"BF-RES-BK", "BF-RES-DE", "BF-RES-D", "BF-RES-DN", "BF-RES-DAE"})
  private void eliminate(Position p, Battle battle, Chronicle chronicle) {
    for (int i = 0; i < battle.defenders().size(); i++) {
      int unit = battle.defenders().get(i);
      Result result = battle.results().get(i);
      if (p.hex(unit) == battle.hex() && result.eliminates()) {
        String rule = result == Result.BK ? "BF-RES-BK" : "BF-RES-DE";
        rules.losses.eliminate(p, unit, "combat", rule, chronicle);
      } else if (p.hex(unit) == battle.hex() && result.disrupts()) {
        rules.disruption.disrupt(p, unit, "BF-RES-D", chronicle);
      }
    }
    distance(p, battle, chronicle);
  }

  // ---- retreat and advance

  /** The greatest distance the attacker may name. */
  @Case("BF-RES-DN")
  static int longest(Position p, Battle battle) {
    int longest = 0;
    for (int i = 0; i < battle.defenders().size(); i++) {
      if (p.hex(battle.defenders().get(i)) == battle.hex()) {
        longest = Math.max(longest, battle.results().get(i).retreat());
      }
    }
    return longest;
  }

  private void distance(Position p, Battle battle, Chronicle chronicle) {
    if (longest(p, battle) > 0) {
      p.setStage(new Naming(battle));
    } else {
      Retreating.begin(rules, p, battle, chronicle);
    }
  }

  void retreated(Position p, Battle battle, Chronicle chronicle) {
    Advancing.begin(rules, p, battle, chronicle);
  }

  // ---- the end of a battle

  /** Unsupplied attackers are disrupted, spared defenders recover, Germans may go on. */
  @Case({"BF-SUP-4", "BF-REC-4", "BF-REC-5", "BF-SEQ-A5", "BF-SEQ-B5", "BF-SEQ-A6"})
  void finish(Position p, Battle battle, Chronicle chronicle) {
    for (int unit : battle.unsupplied().toArray()) {
      if (p.onMap(unit)) {
        rules.disruption.disrupt(p, unit, "BF-SUP-4", chronicle);
      }
    }
    for (int i = 0; i < battle.defenders().size(); i++) {
      int unit = battle.defenders().get(i);
      if (battle.in().step() == Step.OPERATIONAL
          && battle.shaken().has(unit)
          && p.onMap(unit)
          && !battle.results().get(i).disrupts()
          && rules.disruption.recoversInEnemyTurn(unit)) {
        rules.disruption.recover(p, unit, "BF-REC-4", chronicle);
      }
    }
    blitzkrieg(p, battle);
  }

  /** A BK for every defender lets the Germans of the battle attack again. */
  @Case({"BF-RES-BK", "BF-SEQ-A2", "BF-SEQ-A5", "BF-AIR-2"})
  private void blitzkrieg(Position p, Battle battle) {
    boolean again = p.phasing() == Side.AXIS && battle.all(result -> result == Result.BK);
    int[] germans =
        again
            ? Arrays.stream(battle.left(p))
                .filter(unit -> rules.roster.is(unit, BlitzfrontRoster.GERMAN))
                .toArray()
            : new int[0];
    Units air = battle.waitingAir();
    if (again && air.size() == 0 && battle.waiting().size() == 0) {
      air = battle.in().supporting(battle.hex());
    }
    BlitzStage.begin(
        rules, p, battle.in(), Assault.joined(battle.waiting(), Units.of(germans)), air);
  }
}
