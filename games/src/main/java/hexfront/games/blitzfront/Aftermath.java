package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Replaced;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.blitzfront.Battle.Defender;
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
    Units armor = battle.left(p).those(unit -> rules.roster.is(unit, BlitzfrontRoster.ARMORED));
    if (armor.size() == 0 || !rules.terrain.isClear(battle.hex(), rules.isFrozen(p))) {
      return;
    }
    List<Defender> hit = battle.there(p).stream().filter(this::isOverrun).toList();
    int most = rules.strength.attack(p, armor);
    for (Defender defender : Exchanges.nearest(hit, Defender::factors, most)) {
      String rule = defender.result() == Result.D2 ? "BF-AOV-1" : "BF-AOV-2";
      rules.losses.eliminate(p, defender.unit(), "armored overrun", rule, chronicle);
    }
  }

  @Case({"BF-AOV-1", "BF-AOV-2"})
  private boolean isOverrun(Defender defender) {
    int unit = defender.unit();
    boolean corps = rules.roster.is(unit, BlitzfrontRoster.CORPS);
    boolean german = rules.roster.is(unit, BlitzfrontRoster.GERMAN);
    boolean rifleKorps = corps && !german && rules.roster.is(unit, BlitzfrontRoster.RIFLE);
    return switch (defender.result()) {
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
      if (leavesRemnant(p, battle, battle.defenders().get(i))) {
        p.setStage(new Choosing.Remaining(battle, i));
        return;
      }
    }
    eliminate(p, battle, chronicle);
  }

  /** Only a plain DE leaves something; who could not retreat has suffered more. */
  @Case("BF-RES-DE")
  private boolean leavesRemnant(Position p, Battle battle, Defender defender) {
    int unit = defender.unit();
    int weak = rules.roster.remnant(unit);
    return defender.result() == Result.DE
        && weak >= 0
        && !p.onMap(weak)
        && p.hex(unit) == battle.hex()
        && !battle.stands(defender)
        && !rules.retreats.isShutIn(p, battle, unit);
  }

  /** A weak division stands in the place of an army or korps, hit by D3; it counts as that did. */
  @Case({"BF-RES-DE", "BF-ADV-4"})
  Battle leave(Position p, Battle battle, int i, Chronicle chronicle) {
    Defender gone = battle.defenders().get(i);
    int weak = rules.roster.remnant(gone.unit());
    rules.losses.eliminate(p, gone.unit(), "combat", "BF-RES-DE", chronicle);
    p.setLost(weak, 0);
    p.place(weak, battle.hex());
    chronicle.tell(new Replaced(new UnitRef(gone.unit()), new UnitRef(weak), "BF-RES-DE"));
    Defender left = new Defender(weak, Result.D3, gone.factors(), gone.price(), false);
    return battle.each(d -> d.equals(gone) ? left : d);
  }

  @Case({"BF-RES-BK", "BF-RES-DE", "BF-RES-D", "BF-RES-DN", "BF-RES-DAE"})
  private void eliminate(Position p, Battle battle, Chronicle chronicle) {
    for (Defender defender : battle.there(p)) {
      if (defender.result().eliminates()) {
        String rule = defender.result() == Result.BK ? "BF-RES-BK" : "BF-RES-DE";
        rules.losses.eliminate(p, defender.unit(), "combat", rule, chronicle);
      } else if (defender.result().disrupts()) {
        rules.disruption.disrupt(p, defender.unit(), "BF-RES-D", chronicle);
      }
    }
    distance(p, battle, chronicle);
  }

  /** The attacker may name a distance as great as the greatest that a defender suffers. */
  @Case("BF-RES-DN")
  private void distance(Position p, Battle battle, Chronicle chronicle) {
    int longest = battle.there(p).stream().mapToInt(d -> d.result().retreat()).max().orElse(0);
    if (longest > 0) {
      p.setStage(new Choosing.Naming(battle, longest));
    } else {
      Retreating.begin(rules, p, battle, chronicle);
    }
  }

  // ---- the end of a battle

  /** Unsupplied attackers are disrupted, spared defenders recover, Germans may go on. */
  @Case({"BF-SUP-4", "BF-REC-4", "BF-REC-5", "BF-SEQ-A5", "BF-SEQ-B5", "BF-SEQ-A6"})
  void finish(Position p, Battle battle, Chronicle chronicle) {
    for (int unit : battle.course().unsupplied().those(p::onMap).toArray()) {
      rules.disruption.disrupt(p, unit, "BF-SUP-4", chronicle);
    }
    for (Defender defender : battle.defenders()) {
      if (battle.in().step() == Step.OPERATIONAL
          && defender.shaken()
          && !defender.result().disrupts()
          && rules.disruption.recoversInEnemyTurn(defender.unit())) {
        rules.disruption.recover(p, defender.unit(), "BF-REC-4", chronicle);
      }
    }
    blitzkrieg(p, battle);
  }

  /** A BK for every defender lets the Germans of the battle attack again. */
  @Case({"BF-RES-BK", "BF-SEQ-A2", "BF-SEQ-A5", "BF-AIR-2"})
  private void blitzkrieg(Position p, Battle battle) {
    Units waiting = battle.strike().waiting();
    Units air = battle.strike().waitingAir();
    boolean again = p.phasing() == Side.AXIS && battle.all(result -> result == Result.BK);
    if (again && air.size() == 0 && waiting.size() == 0) {
      air = battle.in().supporting(battle.hex());
    }
    Units germans =
        battle.left(p).those(unit -> again && rules.roster.is(unit, BlitzfrontRoster.GERMAN));
    BlitzStage.begin(rules, p, battle.in(), waiting.and(germans), air);
  }
}
