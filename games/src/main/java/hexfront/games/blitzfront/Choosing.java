package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Declared;
import hexfront.games.common.ChoiceStage;
import java.util.List;
import java.util.stream.IntStream;

/** The small choices that a battle asks for. */
sealed interface Choosing extends InBattle, ChoiceStage<BlitzfrontRules> {
  String NOTHING = "none";

  /** The attacker may force an exchange on those who are ordered to stand. */
  @Word("forced-exchange")
  record Forcing(Battle battle) implements Choosing {
    static final String YES = "forced-exchange";

    @Override
    public String prompt(BlitzfrontRules rules, Position p) {
      return "Force an exchange on those who do not retreat?";
    }

    @Override
    public List<String> options() {
      return List.of(YES, NOTHING);
    }

    @Override
    public String rule() {
      return "BF-FX-1";
    }

    @Override
    @Case("BF-FX-1")
    public void chosen(
        BlitzfrontRules rules, Position p, String option, Dice dice, Chronicle chronicle) {
      boolean yes = option.equals(YES);
      if (yes) {
        chronicle.tell(new Declared("forced-exchange", true, "BF-FX-1"));
      }
      Battle next = battle.forcing(yes);
      if (battle.isRolled()) {
        rules.combat.forced(p, next, chronicle);
      } else {
        rules.combat.roll(p, next, dice, chronicle);
      }
    }
  }

  /** German defenders may retreat as for D3 instead of being exchanged. */
  @Word("accept-d3")
  record AcceptingD3(Battle battle) implements Choosing {
    static final String YES = "d3";

    @Override
    public Side decides(BlitzfrontRules rules, Position p) {
      return p.phasing().enemy();
    }

    @Override
    public String prompt(BlitzfrontRules rules, Position p) {
      return "Accept a D3 instead of the forced exchange?";
    }

    @Override
    public List<String> options() {
      return List.of(YES, "stand");
    }

    @Override
    public String rule() {
      return "BF-FX-3";
    }

    @Override
    @Case("BF-FX-3")
    public void chosen(
        BlitzfrontRules rules, Position p, String option, Dice dice, Chronicle chronicle) {
      Battle next = option.equals(YES) ? rules.combat.accepted(battle) : battle;
      rules.combat.settle(p, next, chronicle);
    }
  }

  /** The Axis attacker may be disrupted instead of making an exchange. */
  @Word("exchange")
  record Exchanging(Battle battle) implements Choosing {
    static final String YES = "exchange";
    static final String NO = "ad";

    @Override
    public String prompt(BlitzfrontRules rules, Position p) {
      return "Make the exchange, or be disrupted?";
    }

    @Override
    public List<String> options() {
      return List.of(YES, NO);
    }

    @Override
    public String rule() {
      return "BF-RES-X3";
    }

    @Override
    @Case("BF-RES-X3")
    public void chosen(
        BlitzfrontRules rules, Position p, String option, Dice dice, Chronicle chronicle) {
      if (option.equals(YES)) {
        rules.exchanges.exchange(p, battle, chronicle);
      } else {
        rules.exchanges.decline(p, battle, chronicle);
      }
    }
  }

  /**
   * The owner says whether a weak division is left of an army or korps.
   *
   * @param index which of the defenders
   */
  @Word("remnant")
  record Remaining(Battle battle, int index) implements Choosing {
    static final String YES = "remnant";

    @Override
    public Side decides(BlitzfrontRules rules, Position p) {
      return p.phasing().enemy();
    }

    @Override
    public String prompt(BlitzfrontRules rules, Position p) {
      return "Is a weak division left of " + rules.name(battle.defenders().get(index).unit()) + "?";
    }

    @Override
    public List<String> options() {
      return List.of(YES, NOTHING);
    }

    @Override
    public String rule() {
      return "BF-RES-DE";
    }

    @Override
    @Case("BF-RES-DE")
    public void chosen(
        BlitzfrontRules rules, Position p, String option, Dice dice, Chronicle chronicle) {
      Battle next =
          option.equals(YES) ? rules.aftermath.leave(p, battle, index, chronicle) : battle;
      rules.aftermath.remnants(p, next, index + 1, chronicle);
    }
  }

  /**
   * The attacker names how far the defenders retreat.
   *
   * @param longest the most he may name
   */
  @Word("distance")
  record Naming(Battle battle, int longest) implements Choosing {
    @Override
    public String prompt(BlitzfrontRules rules, Position p) {
      return "How many hexes do the defenders of " + rules.number(battle.hex()) + " retreat?";
    }

    @Override
    public List<String> options() {
      return IntStream.rangeClosed(0, longest).mapToObj(Integer::toString).toList();
    }

    @Override
    public String rule() {
      return "BF-RES-DN";
    }

    @Override
    @Case("BF-RES-DN")
    public void chosen(
        BlitzfrontRules rules, Position p, String option, Dice dice, Chronicle chronicle) {
      Retreating.begin(rules, p, battle.naming(Integer.parseInt(option)), chronicle);
    }
  }
}
