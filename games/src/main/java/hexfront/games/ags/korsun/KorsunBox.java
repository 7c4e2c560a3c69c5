package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.ZoneRule;
import hexfront.games.Arrangement;
import hexfront.games.ags.AgsBox;
import hexfront.games.ags.Phase;
import hexfront.games.ags.ZonesOfControl;
import hexfront.games.common.CounterSheet;
import hexfront.games.common.GameState;
import hexfront.games.common.Later;
import hexfront.games.common.Terms;
import hexfront.games.data.CounterRow;
import hexfront.games.data.SetupFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The box of Korsun: map, counters, options, and how they are set up. */
public final class KorsunBox extends AgsBox<Korsun> {
  private static final Pattern SUGGESTION = Pattern.compile(".*suggest:(\\d[A-Z]).*");

  private final KorsunData data;
  private final Later<CounterSheet> sheet =
      new Later<>(() -> CounterSheet.of("korsun", KorsunBox::counter));
  private final List<SetupFile.Entry> soviets = SetupFile.resource("korsun/soviet-setup.csv");
  private final List<SetupFile.Entry> germans = SetupFile.resource("korsun/german-setup.csv");

  public KorsunBox() {
    this(KorsunData.load());
  }

  private KorsunBox(KorsunData data) {
    super("korsun", data.header(), KorsunFlag.WORDS);
    this.data = data;
  }

  /**
   * A counter with what is printed on it kept as a trait: a hex, the letter of an area, a turn and
   * entry area. Soviet units come as the counter list suggests, since those of a type are alike.
   * The counter list gives a corps the steps of its replacement counter; nobody is untried.
   */
  @Case({
    "KORSUN-18.11",
    "KORSUN-18.22",
    "KORSUN-19.6",
    "KORSUN-19.61",
    "KORSUN-19.63",
    "KORSUN-24.11",
    "KORSUN-26.1",
    "KORSUN-26.2"
  })
  private static Unit counter(CounterRow row) {
    Set<String> traits = CounterSheet.traits(row);
    traits.add(row.setup());
    Matcher suggestion = SUGGESTION.matcher(row.notes());
    if (suggestion.matches()) {
      traits.add(suggestion.group(1));
    }
    return row.unit().withTraits(traits);
  }

  @Override
  public List<Unit> counters() {
    return sheet.get().counters();
  }

  @Override
  public List<String> phases() {
    List<String> phases = new ArrayList<>();
    phases.add(GermanSetUpStage.WORD);
    phases.add(SupportStage.WORD);
    phases.add(ActivationStage.WORD);
    phases.addAll(super.phases());
    return phases;
  }

  @Override
  protected GameState<Korsun> state() {
    return KorsunState.STATE;
  }

  @Override
  protected ZoneRule.Layout zones() {
    return ZonesOfControl.layout(unit -> true, unit -> true);
  }

  @Override
  protected Korsun exclusive(Board on, Terms terms) {
    return new Korsun(on, data, terms.options());
  }

  // ---- 18 setting up

  @Override
  @Case({"KORSUN-18.0", "KORSUN-18.12", "KORSUN-18.2"})
  protected void setUp(Korsun game, Position p, String scenario) {
    firstControl(p);
    setUpSoviets(p);
    setUpGermans(p);
  }

  /** The Soviet units by the types of their hexes; the supported corps get their markers. */
  @Case({
    "KORSUN-18.1",
    "KORSUN-18.11",
    "KORSUN-18.13",
    "KORSUN-18.14",
    "KORSUN-18.15",
    "KORSUN-18.16",
    "KORSUN-24.2"
  })
  private void setUpSoviets(Position p) {
    for (SetupFile.Entry entry : soviets) {
      for (int n = 0; n < entry.count(); n++) {
        int unit =
            entry.unitId().isEmpty()
                ? next(p, entry)
                : p.board().unit(entry.unitId()).orElseThrow();
        p.place(unit, hex(p, entry.hex()));
        p.mark(unit, KorsunFlag.SUPPORTED, entry.state().equals("supported"));
      }
    }
  }

  /** The next unit of a type that is neither placed nor a reinforcement. */
  @Case("KORSUN-18.11")
  private static int next(Position p, SetupFile.Entry entry) {
    String pool = "pool-" + entry.unitType().replaceFirst("-division$", "");
    return p.board().units().stream()
        .filter(u -> u.has(pool) && !KorsunReinforcements.isReinforcement(u))
        .mapToInt(Unit::index)
        .filter(unit -> p.hex(unit) == Position.WAITING)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no " + entry.unitType() + " is left"));
  }

  /** Marked hexes first, then the ready-made places of the others. */
  @Case({"KORSUN-18.21", "KORSUN-18.26"})
  private void setUpGermans(Position p) {
    sheet.get().place(p, unit -> unit.side() == Side.AXIS);
    for (SetupFile.Entry entry : germans) {
      p.place(p.board().unit(entry.unitId()).orElseThrow(), hex(p, entry.hex()));
    }
  }

  private static int hex(Position p, String number) {
    return p.board().grid().hex(number).orElseThrow();
  }

  /** Places belong to the side of the start line on which they lie. */
  private static void firstControl(Position p) {
    controlPlaces(p, p.board().map().area("german-side")::has);
  }

  /** The German player may change the set-up before the first turn begins. */
  @Override
  @Case({"KORSUN-18.0", "KORSUN-18.22"})
  protected void begin(Korsun game, Position p) {
    enterOwn(game, p, GermanSetUpStage.WORD);
  }

  @Override
  protected boolean enterOwn(Korsun game, Position p, String word) {
    if (word.equals(GermanSetUpStage.WORD)) {
      p.setPhasing(Side.AXIS);
      p.setStage(new GermanSetUpStage());
    } else if (word.equals(SupportStage.WORD)) {
      p.setPhasing(Side.SOVIET);
      p.setStage(new SupportStage(Phase.INITIAL_MOVEMENT));
    } else if (word.equals(ActivationStage.WORD)) {
      p.setPhasing(Side.SOVIET);
      p.setStage(new ActivationStage(Phase.INITIAL_MOVEMENT));
    } else {
      return false;
    }
    return true;
  }

  // ---- any position

  @Override
  protected void prepare(Korsun game, Position p, Arrangement arrangement) {
    firstControl(p);
    String weather = game.weather.byTrack(arrangement.turn());
    game.weather.set(p, weather.equals(KorsunWeather.MUD));
  }
}
