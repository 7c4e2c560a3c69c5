package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexMap;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.ags.AgsBox;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.ExclusiveRules;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.ZonesOfControl;
import hexfront.games.data.CounterRow;
import hexfront.games.data.SetupFile;
import hexfront.games.data.UnitsFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The box of Korsun: map, counters, options, and how they are set up. */
public final class KorsunBox extends AgsBox {
  private static final Pattern HEX = Pattern.compile("\\d{4}");
  private static final Pattern SUGGESTION = Pattern.compile(".*suggest:(\\d[A-Z]).*");
  private static final String WEATHER = "weather";
  private static final String AIR_USED = "air-points-used";
  private static final String AIR_MARKERS = "air-markers";
  private static final String OPERATIONS = "operations-used";

  private final KorsunData data;
  private final List<Unit> counters =
      UnitsFile.resource("korsun/units.csv").stream().map(KorsunBox::counter).toList();
  private final List<SetupFile.Entry> soviets = SetupFile.resource("korsun/soviet-setup.csv");
  private final List<SetupFile.Entry> germans = SetupFile.resource("korsun/german-setup.csv");

  public KorsunBox() {
    this(KorsunData.load());
  }

  private KorsunBox(KorsunData data) {
    super("korsun", data);
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
    Unit u = row.unit();
    Set<String> traits = new HashSet<>(u.traits());
    traits.remove("untried");
    traits.add(row.setup());
    Matcher suggestion = SUGGESTION.matcher(row.notes());
    if (suggestion.matches()) {
      traits.add(suggestion.group(1));
    }
    return u.withTraits(traits);
  }

  @Override
  public List<Unit> counters() {
    return counters;
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
  public List<String> flags() {
    List<String> flags = new ArrayList<>(super.flags());
    flags.addAll(Marks.words().keySet());
    return flags;
  }

  @Override
  public Map<String, String> stateNames() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("control", "an object from town and city hexes to the side that holds them");
    names.put(WEATHER, "snow or mud; left out, what the track shows");
    names.put(AIR_USED, "an object from sides to the air points they have used this turn");
    names.put(AIR_MARKERS, "the list of town hexes with a German air marker");
    names.put(OPERATIONS, "an object from headquarters to the operations they have used this turn");
    return names;
  }

  @Override
  protected Board.ZoneRule zones() {
    return ZonesOfControl.layout(unit -> true, unit -> true);
  }

  @Override
  protected ExclusiveRules exclusive(
      Board board, Map<String, Boolean> options, Map<String, Object> state) {
    return new Korsun(board, data, options);
  }

  // ---- 18 setting up

  @Override
  @Case({"KORSUN-18.0", "KORSUN-18.12", "KORSUN-18.2"})
  protected void setUp(AgsRules rules, Position p, String scenario) {
    firstControl(rules, p);
    setUpSoviets(rules, p);
    setUpGermans(rules, p);
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
  private void setUpSoviets(AgsRules rules, Position p) {
    for (SetupFile.Entry entry : soviets) {
      for (int n = 0; n < entry.count(); n++) {
        int unit =
            entry.unitId().isEmpty()
                ? next(rules, p, entry)
                : rules.board().unit(entry.unitId()).orElseThrow();
        p.place(unit, hex(rules, entry.hex()));
        p.mark(unit, Marks.SUPPORTED, entry.state().equals("supported"));
      }
    }
  }

  /** The next unit of a type that is neither placed nor a reinforcement. */
  @Case("KORSUN-18.11")
  private static int next(AgsRules rules, Position p, SetupFile.Entry entry) {
    String pool = "pool-" + entry.unitType().replaceFirst("-division$", "");
    return rules.board().units().stream()
        .filter(u -> u.has(pool) && !KorsunReinforcements.isReinforcement(u))
        .mapToInt(Unit::index)
        .filter(unit -> p.hex(unit) == Position.WAITING)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no " + entry.unitType() + " is left"));
  }

  /** Marked hexes first, then the ready-made places of the others. */
  @Case({"KORSUN-18.21", "KORSUN-18.26"})
  private void setUpGermans(AgsRules rules, Position p) {
    for (Unit unit : rules.board().units()) {
      if (unit.side() == Side.AXIS) {
        unit.traits().stream()
            .filter(trait -> HEX.matcher(trait).matches())
            .forEach(number -> p.place(unit.index(), hex(rules, number)));
      }
    }
    for (SetupFile.Entry entry : germans) {
      p.place(rules.board().unit(entry.unitId()).orElseThrow(), hex(rules, entry.hex()));
    }
  }

  /** Places belong to the side of the start line on which they lie. */
  private static void firstControl(AgsRules rules, Position p) {
    HexMap on = rules.board().map();
    on.hexesWith(Terrain.CITY | Terrain.TOWN)
        .forEach(
            hex -> p.setControl(hex, on.area("german-side").has(hex) ? Side.AXIS : Side.SOVIET));
  }

  /** The German player may change the set-up before the first turn begins. */
  @Override
  @Case({"KORSUN-18.0", "KORSUN-18.22"})
  protected void begin(AgsRules rules, Position p) {
    enterOwn(rules, p, GermanSetUpStage.WORD);
  }

  @Override
  protected boolean enterOwn(AgsRules rules, Position p, String word) {
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
  protected void arrangeState(AgsRules rules, Position p, Arrangement arrangement) {
    Korsun korsun = (Korsun) rules.exclusive();
    Map<String, Object> state = arrangement.state();
    firstControl(rules, p);
    Object control = state.get("control");
    if (control != null) {
      arrangeControl(rules, p, control);
    }
    Object weather = state.getOrDefault(WEATHER, korsun.weather().byTrack(arrangement.turn()));
    if (!weather.equals(KorsunWeather.MUD) && !weather.equals(KorsunWeather.SNOW)) {
      throw new Impossible(WEATHER + " expects snow or mud");
    }
    korsun.weather().set(p, weather.equals(KorsunWeather.MUD));
    numbers(state, AIR_USED)
        .forEach(
            (word, used) ->
                korsun
                    .air()
                    .setUsed(
                        p,
                        Side.of(word)
                            .orElseThrow(() -> new Impossible("unknown side '" + word + "'")),
                        used));
    if (state.containsKey(AIR_MARKERS)) {
      words(AIR_MARKERS, state.get(AIR_MARKERS)).stream()
          .sorted()
          .limit(AirSupply.MARKERS)
          .forEach(number -> korsun.airSupply().putMarker(p, hex(rules, number)));
    }
    numbers(state, OPERATIONS)
        .forEach((id, used) -> korsun.operations().setUsed(p, headquarters(rules, id), used));
  }

  private static int headquarters(AgsRules rules, String id) {
    int unit =
        rules.board().unit(id).orElseThrow(() -> new Impossible("unknown unit '" + id + "'"));
    int[] all = ((Korsun) rules.exclusive()).headquarters().headquarters();
    for (int i = 0; i < all.length; i++) {
      if (all[i] == unit) {
        return i;
      }
    }
    throw new Impossible(id + " is no Soviet headquarters");
  }

  private static Map<String, Integer> numbers(Map<String, Object> state, String name) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    Object value = state.getOrDefault(name, Map.of());
    if (!(value instanceof Map<?, ?> given)) {
      throw new Impossible(name + " expects an object of numbers");
    }
    given.forEach(
        (key, number) -> {
          if (!(number instanceof Number n)) {
            throw new Impossible(name + " expects numbers, not " + number);
          }
          numbers.put(String.valueOf(key), n.intValue());
        });
    return numbers;
  }
}
