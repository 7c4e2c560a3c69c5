package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/** Sections 25 and 31: weather and the Rasputitsa. */
final class Weather {
  private static final LocalDate FIRST_DAY = LocalDate.of(1942, 6, 28);
  private static final int DAYS = 3;

  private final StalingradRules rules;

  Weather(StalingradRules rules) {
    this.rules = rules;
  }

  /** The first day of a turn. */
  @Case("CTS-1.2a")
  static LocalDate date(int turn) {
    return FIRST_DAY.plusDays((long) DAYS * (turn - 1));
  }

  /** Rolls the weather of the turn by the month in which it begins. */
  @Case({"CTS-25.0a", "CTS-SECT-2"})
  void roll(Position p, Dice dice, Chronicle chronicle) {
    if (rules.has(StalingradRules.BASIC_GAME)) {
      return;
    }
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "weather", Side.AXIS, "CTS-25.0a"));
    String month = date(p.turn()).getMonth().name().toLowerCase(Locale.ROOT);
    List<String> column = rules.tables.weather().get(month);
    if (column == null) {
      throw new IllegalStateException("no weather in " + month);
    }
    p.setValue(Ledger.PREVIOUS_WEATHER, p.value(Ledger.WEATHER));
    int weather = Ledger.WEATHERS.indexOf(column.get(die - 1));
    p.setValue(Ledger.WEATHER, weather + 1);
    chronicle.tell(new hexfront.engine.events.Weather(Ledger.WEATHERS.get(weather), "CTS-25.0a"));
    mud(p);
  }

  /** Two rains begin the Rasputitsa, two turns of snow or clouds end it; it comes once. */
  @Case({"CTS-31.1a", "CTS-31.1b"})
  private void mud(Position p) {
    if (!Ledger.isCampaign(p)) {
      return;
    }
    int now = p.value(Ledger.WEATHER) - 1;
    int before = p.value(Ledger.PREVIOUS_WEATHER) - 1;
    if (Ledger.is(p, Ledger.RASPUTITSA)) {
      boolean cold = now >= Ledger.SNOW && before >= Ledger.SNOW;
      if (cold && p.turn() > rules.tables.rasputitsaEndsAfter()) {
        p.setValue(Ledger.RASPUTITSA, 0);
        p.setValue(Ledger.RASPUTITSA_OVER, 1);
      }
    } else if (now == Ledger.RAIN
        && before == Ledger.RAIN
        && p.turn() > rules.tables.rasputitsaStartsAfter()
        && !Ledger.is(p, Ledger.RASPUTITSA_OVER)) {
      p.setValue(Ledger.RASPUTITSA, 1);
    }
  }

  /** Whether air units fly. */
  @Case({"CTS-23.17", "CTS-25.0b", "CTS-25.0i"})
  static boolean isClear(Position p) {
    return Ledger.weather(p) == Ledger.CLEAR;
  }

  static boolean isRain(Position p) {
    return Ledger.weather(p) == Ledger.RAIN;
  }

  /** Whether allowances are halved and attacks suffer. */
  @Case({"CTS-25.0c", "CTS-25.0h", "CTS-11.8"})
  static boolean isFoul(Position p) {
    int weather = Ledger.weather(p);
    return weather == Ledger.RAIN || weather == Ledger.SNOW;
  }

  static boolean isRasputitsa(Position p) {
    return Ledger.is(p, Ledger.RASPUTITSA);
  }
}
