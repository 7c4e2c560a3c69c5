package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Module 19: the options in force, chosen or rolled for, and what they change. */
final class Options {
  static final String ROLLED = "optional-rules";
  static final String GARRISON = "proskurov-garrison";
  static final String AIR_EFFORT = "axis-air-effort";
  static final String VATUTIN = "vatutin";
  static final String RESERVE = "reserve-tank-corps";
  static final String MARGARETHE = "margarethe";
  static final String SS_ENTRY = "variable-ss-entry";
  static final String BRIDGES = "variable-bridges";
  static final String LATE_START = "late-start";

  private static final String BITTER = "bitter-resistance";
  private static final String NIRVANA = "teutonic-nirvana";

  private final KesselRules rules;
  private final List<String> words;

  Options(KesselRules rules) {
    this.rules = rules;
    words = rules.data.optionWords();
  }

  boolean has(Position p, String option) {
    return (p.value(Ledger.OPTIONS) >>> words.indexOf(option) & 1) != 0;
  }

  /** The options in force. */
  List<String> inForce(Position p) {
    return words.stream().filter(word -> has(p, word)).toList();
  }

  /** Those that were chosen are in force from the start. */
  void choose(Position p, Map<String, Boolean> chosen) {
    int bits = 0;
    for (int i = 0; i < words.size(); i++) {
      bits |= chosen.getOrDefault(words.get(i), false) ? 1 << i : 0;
    }
    p.setValue(Ledger.OPTIONS, bits);
  }

  /** Whether dice are thrown before the game is set up. */
  @Case({"KS-19.0", "KS-19.3.1", "KS-20.0"})
  boolean mustRoll(Position p) {
    return has(p, ROLLED)
        || has(p, MARGARETHE)
        || has(p, SS_ENTRY) && p.turn() > rules.data.entryRollTurn();
  }

  /** The dice of the options, in the order of their cases. */
  @Case({"KS-19.0", "KS-19.3.1", "KS-19.3.2"})
  void roll(Position p, Dice dice, Chronicle chronicle) {
    if (has(p, ROLLED)) {
      List<String> rolled = new ArrayList<>();
      for (Map.Entry<String, Integer> option : rules.data.optionDice().entrySet()) {
        if (two("option", "KS-19.0", dice, chronicle) <= option.getValue()) {
          rolled.add(option.getKey());
        }
      }
      for (String option : rolled) {
        p.setValue(Ledger.OPTIONS, p.value(Ledger.OPTIONS) | 1 << words.indexOf(option));
      }
    }
    apply(p);
    if (has(p, MARGARETHE)) {
      margarethe(p, two("option", "KS-19.3.1", dice, chronicle));
    }
    if (has(p, SS_ENTRY) && p.turn() > rules.data.entryRollTurn()) {
      entry(p, two("option", "KS-19.3.2", dice, chronicle));
    }
  }

  private static int two(String purpose, String rule, Dice dice, Chronicle chronicle) {
    int first = dice.roll();
    int second = dice.roll();
    chronicle.tell(new Rolled(List.of(first, second), purpose, Side.AXIS, rule));
    return first + second;
  }

  /** What options change of the set-up: garrison, reserve, aircraft, bridges. */
  @Case({"KS-19.1.1", "KS-19.1.2", "KS-19.2.2", "KS-19.3.3"})
  void apply(Position p) {
    for (String option : List.of(GARRISON, RESERVE)) {
      if (has(p, option)) {
        rules
            .data
            .optionUnits()
            .getOrDefault(option, Map.of())
            .forEach((id, hex) -> put(p, id, hex));
      }
    }
    if (has(p, AIR_EFFORT)) {
      KesselData.Aircraft aircraft = rules.data.aircraft();
      aircraft.transports().forEach(id -> comes(p, id, 0));
      aircraft.optional().forEach(id -> comes(p, id, aircraft.optionalFrom()));
    }
    if (has(p, BRIDGES)) {
      rules.setUp.mend(p);
    }
  }

  private void put(Position p, String id, String number) {
    rules
        .board()
        .unit(id)
        .ifPresent(unit -> p.place(unit, rules.board().grid().hex(number).orElseThrow()));
  }

  private void comes(Position p, String id, int turn) {
    rules
        .board()
        .unit(id)
        .ifPresent(
            unit -> {
              p.takeOff(unit, Position.WAITING);
              rules.ledger.setArrival(p, unit, turn, Ledger.ANYWHERE);
            });
  }

  // ---- Hungary

  /** How Hungary takes its occupation. */
  @Case("KS-19.3.1")
  private void margarethe(Position p, int sum) {
    List<KesselData.Mood> moods = rules.data.moods();
    int i = 0;
    while (sum > moods.get(i).upTo()) {
      i++;
    }
    p.setValue(Ledger.MARGARETHE, i + 1);
    KesselData.Mood mood = moods.get(i);
    for (int unit : rules.roster.ground(Side.AXIS)) {
      boolean hungarian = rules.roster.isHungarian(unit);
      if (hungarian && mood.word().equals(BITTER)) {
        p.takeOff(unit, Position.GONE);
        rules.ledger.clearArrival(p, unit);
      } else {
        later(p, unit, hungarian ? mood.hungarian() : mood.german());
      }
    }
  }

  private void later(Position p, int unit, int turns) {
    int turn = rules.ledger.arrivalTurn(p, unit);
    if (turn > 0 && turns != 0) {
      rules.ledger.setArrival(
          p, unit, Math.max(1, turn + turns), rules.ledger.arrivalPlace(p, unit));
    }
  }

  /** Whether Hungarian units are a point stronger. */
  @Case("KS-19.3.1")
  boolean isEnthusiastic(Position p) {
    int mood = p.value(Ledger.MARGARETHE);
    return mood > 0 && rules.data.moods().get(mood - 1).word().equals(NIRVANA);
  }

  // ---- the SS

  /** Whether the dice for the entry of the SS are thrown with the weather. */
  @Case("KS-19.3.2")
  boolean rollsEntry(Position p) {
    return has(p, SS_ENTRY) && p.turn() == rules.data.entryRollTurn();
  }

  void rollEntry(Position p, Dice dice, Chronicle chronicle) {
    entry(p, two("option", "KS-19.3.2", dice, chronicle));
  }

  private void entry(Position p, int sum) {
    KesselData.EntryShift shift =
        rules.data.entryShifts().stream().filter(s -> sum <= s.upTo()).findFirst().orElseThrow();
    int formation = rules.roster.formations.of(rules.data.entryFormation());
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (rules.roster.printed(unit) == formation && rules.ledger.arrivalTurn(p, unit) > 0) {
        if (shift.never()) {
          p.takeOff(unit, Position.GONE);
          rules.ledger.clearArrival(p, unit);
        } else {
          later(p, unit, shift.later());
        }
      }
    }
  }
}
