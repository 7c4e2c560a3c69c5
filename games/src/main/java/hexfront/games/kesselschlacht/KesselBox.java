package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexMap;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.Arrangement.Piece;
import hexfront.games.common.Later;
import hexfront.games.common.RulesBox;
import hexfront.games.common.SequenceOfPlay;
import hexfront.games.common.Terms;
import hexfront.games.data.CounterRow;
import hexfront.games.data.StartFile;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The box of Kesselschlacht: map, counters, options, and how they are set up. */
public final class KesselBox extends RulesBox<KesselRules> {
  private static final String ID = "kesselschlacht";
  private static final String CAMPAIGN = "campaign";

  private final KesselData data;
  private final Later<KesselTables> tables = new Later<>(KesselTables::load);
  private final Map<String, Map<String, String>> starts = StartFile.load(ID + "/setup.csv");

  public KesselBox() {
    this(KesselData.load());
  }

  private KesselBox(KesselData data) {
    super(
        ID,
        data.header(),
        Terrain.HEXES,
        Terrain.HEXSIDES,
        Flag.WORDS,
        KesselState.STATE,
        CounterRow::unit);
    this.data = data;
  }

  @Override
  @Case("KS-19.0")
  public List<Option> options(String scenario) {
    return scenario.equals(CAMPAIGN) ? options() : List.of();
  }

  @Override
  public List<SequenceStep> sequence() {
    return SequenceOfPlay.read("kesselschlacht/sequence.yaml", id());
  }

  @Override
  public List<String> phases() {
    return List.of(
        "weather",
        "air-initiative",
        "surprise-missions",
        "air-allocation",
        "air-combat",
        "air-missions",
        "defensive-positions",
        "zhukov-directive",
        "recall",
        "fifth-guards-tank",
        "army-priority",
        "activation",
        "movement",
        "combat",
        "motorized-movement",
        "game-over",
        "options",
        "set-up");
  }

  @Override
  public List<String> valueNames() {
    return List.of(KesselRoster.QUALITY);
  }

  @Override
  public Map<String, List<String>> valueWords() {
    return Map.of(KesselRoster.QUALITY, List.of("C", "B", "A"));
  }

  @Override
  protected Board board(HexMap on, List<Unit> units) {
    return new Board(on, units, ZonesOfControl.LAYOUT, List.of(), Terrain.CHANGEABLE);
  }

  /** Homes of garrisons and objectives are as printed unless a position says otherwise. */
  @Override
  @Case({"KS-10.7", "KS-17.0.2-4"})
  protected KesselRules game(Board on, Terms terms) {
    int[] homes = new int[on.unitCount()];
    Arrays.fill(homes, -1);
    data.garrisons()
        .forEach(
            (id, number) ->
                on.unit(id).ifPresent(unit -> homes[unit] = on.grid().hex(number).orElse(-1)));
    terms
        .state()
        .get(KesselState.GARRISONS)
        .ifPresent(
            said -> {
              Arrays.fill(homes, -1);
              said.byUnit().forEach((unit, home) -> homes[unit] = home.hex());
            });
    Map<Integer, Integer> objectives = new LinkedHashMap<>();
    terms
        .state()
        .get(KesselState.OBJECTIVES)
        .ifPresentOrElse(
            said -> said.byHex().forEach((hex, points) -> objectives.put(hex, points.number())),
            () -> objectives.putAll(KesselRules.printedObjectives(on.map())));
    checkOptions(terms);
    return new KesselRules(on, data, tables.get(), terms, homes, objectives);
  }

  /** The options are for the campaign. */
  @Case({"KS-19.0", "KS-20.0"})
  private static void checkOptions(Terms terms) {
    if (!terms.scenario().equals(CAMPAIGN) && terms.options().containsValue(true)) {
      throw new Impossible(
          List.of(new Refusal("KS-19.0", "the options are for the campaign only")));
    }
  }

  // ---- 18 setting up

  @Override
  @Case({"KS-18.0", "KS-18.1", "KS-18.2", "KS-18.1-A", "KS-18.2-A", "KS-18.1-S", "KS-20.0"})
  protected void setUp(KesselRules rules, Position p, Terms terms) {
    String scenario = terms.scenario();
    rules.options.choose(p, terms.options());
    boolean late = rules.options.has(p, Options.LATE_START);
    p.setTurn(data.firstTurn().getOrDefault(late ? Options.LATE_START : scenario, 1));
    Map<String, String> start = starts.getOrDefault(scenario, Map.of());
    for (Unit unit : rules.board().units()) {
      String number = start.get(unit.id());
      if (number != null) {
        p.place(unit.index(), rules.board().grid().hex(number).orElseThrow());
      } else if (!rules.roster.isAir(unit.index())) {
        p.takeOff(unit.index(), Position.GONE);
      }
    }
    reinforce(rules, p, scenario);
    aircraft(rules, p);
    rules.setUp.lay(p, scenario);
    KesselData.Stores stores = data.stores().get(scenario);
    if (stores != null) {
      rules.setUp.fill(p, stores.fuel(), stores.ammo());
    }
    for (String id : data.trains().getOrDefault(scenario, List.of())) {
      int hq = rules.board().unit(id).orElseThrow();
      Ledger.setUnit(p, Ledger.TRAINS + Bridges.first(rules.board().side(hq)), hq);
    }
    rules.control.begin(p, data.sovietControl().getOrDefault(scenario, List.of()));
    for (Side side : Side.values()) {
      p.occupied(side).forEach(hex -> rules.control.entered(p, side, hex, Chronicle.SILENT));
    }
  }

  private void reinforce(KesselRules rules, Position p, String scenario) {
    for (KesselData.Arrival arrival : data.reinforcements().getOrDefault(scenario, List.of())) {
      for (String id : arrival.units()) {
        rules
            .board()
            .unit(id)
            .ifPresent(
                unit -> {
                  p.takeOff(unit, Position.WAITING);
                  rules.ledger.setArrival(
                      p, unit, arrival.turn(), 1 + Terrain.ENTRY_AREAS.indexOf(arrival.area()));
                });
      }
    }
  }

  /** Transports come with the third turn; in a later start they are there. */
  @Case({"KS-18.2-A", "KS-18.1-A", "KS-19.1.2"})
  private void aircraft(KesselRules rules, Position p) {
    for (String id : data.aircraft().optional()) {
      rules.board().unit(id).ifPresent(unit -> p.takeOff(unit, Position.GONE));
    }
    for (String id : data.aircraft().transports()) {
      rules
          .board()
          .unit(id)
          .ifPresent(
              unit ->
                  rules.ledger.setArrival(
                      p, unit, data.aircraft().transportsFrom(), Ledger.ANYWHERE));
    }
  }

  @Override
  protected void begin(KesselRules rules, Position p) {
    rules.sequence.begin(p, Chronicle.SILENT);
  }

  // ---- any position

  @Override
  protected int lastTurn(KesselRules rules) {
    return rules.lastTurn();
  }

  /** Somebody who says that a unit is in supply or not fixes that. */
  @Override
  protected int flags(Piece piece) {
    Boolean supplied = piece.supplied();
    int fixed = supplied == null ? 0 : supplied ? Flag.FIXED_IN : Flag.FIXED_OUT;
    return super.flags(piece) | fixed;
  }

  @Override
  protected @Nullable Refusal barred(KesselRules rules, Unit unit, int hex) {
    return null;
  }

  /** What a position does not say is as at the start of the campaign. */
  @Override
  protected void prepare(KesselRules rules, Position p, Arrangement arrangement) {
    rules.options.choose(p, arrangement.options());
    boolean shipped = arrangement.map() == map();
    rules.control.begin(
        p, shipped ? data.sovietControl().getOrDefault(CAMPAIGN, List.of()) : List.of());
    Map<String, Object> said = arrangement.state();
    if (shipped) {
      rules.setUp.lay(p, CAMPAIGN);
      if (said.containsKey(KesselState.BLOWN)) {
        rules.setUp.mend(p);
      }
      if (said.containsKey(KesselState.PONTOONS)) {
        rules.setUp.clearPontoons(p);
      }
    }
    if (!said.containsKey(KesselState.REINFORCEMENTS)) {
      schedule(rules, p);
    }
    String printed = data.weather().get(p.turn() - 1);
    rules.ledger.setWeather(p, Math.max(0, Weather.WORDS.indexOf(printed)));
  }

  private void schedule(KesselRules rules, Position p) {
    for (KesselData.Arrival arrival : data.reinforcements().getOrDefault(CAMPAIGN, List.of())) {
      for (String id : arrival.units()) {
        rules
            .board()
            .unit(id)
            .ifPresent(
                unit -> {
                  if (!p.onMap(unit)) {
                    rules.ledger.setArrival(
                        p, unit, arrival.turn(), 1 + Terrain.ENTRY_AREAS.indexOf(arrival.area()));
                  }
                });
      }
    }
  }

  @Override
  protected void occupied(KesselRules rules, Position p, int unit) {
    rules.control.entered(p, rules.board().side(unit), p.hex(unit), Chronicle.SILENT);
  }

  @Override
  protected void enter(KesselRules rules, Position p, Arrangement arrangement) {
    rules.control.settleHomes(p);
    for (Side side : Side.values()) {
      rules.supply.judge(p, side);
    }
    Side side = arrangement.side();
    p.setPhasing(side);
    switch (arrangement.phase()) {
      case "weather" -> p.setStage(new RollingWeather());
      case "air-initiative" -> p.setStage(new RollingInitiative());
      case "surprise-missions" -> p.setStage(new InMissions(true));
      case "air-allocation" -> p.setStage(new AirAllocation());
      case "air-combat" -> intercept(rules, p);
      case "air-missions" -> p.setStage(new InMissions(false));
      case "defensive-positions" -> p.setStage(new DefensivePositions(Hexes.of()));
      case "zhukov-directive" -> p.setStage(new Directing(0));
      case "recall" -> p.setStage(new Recalling());
      case "fifth-guards-tank" -> p.setStage(new RollingLeaver());
      case "army-priority" -> p.setStage(new RollingPriority());
      case "activation" -> rules.sequence.beginActivation(p, Chronicle.SILENT);
      case "movement" -> {
        Units regrouping = side == Side.SOVIET ? rules.activation.regrouping(p) : Units.of();
        p.setStage(InMovement.begun(false, regrouping));
      }
      case "combat" -> p.setStage(new InCombat());
      case "motorized-movement" -> p.setStage(InMovement.begun(true, Units.of()));
      case "options" -> p.setStage(new RollingOptions());
      case "set-up" -> p.setStage(new SettingUp(Hexes.of()));
      default -> p.setStage(new Over());
    }
  }

  /** The first sector in which somebody has to answer; else the allotment is still to end. */
  private static void intercept(KesselRules rules, Position p) {
    Side holder = rules.ledger.initiative(p);
    for (int sector = 1; sector <= rules.terrain.highestSector(); sector++) {
      for (Side side : List.of(holder, holder.enemy())) {
        if (rules.air.isContested(p, sector)
            && rules.air.fighterBombers(p, side, sector).length > 0) {
          p.setPhasing(holder);
          p.setStage(new Intercepting(sector, side));
          return;
        }
      }
    }
    p.setPhasing(Side.SOVIET);
    p.setStage(new AirAllocation());
  }

  @Override
  @Case("KS-3.1.2")
  protected List<Refusal> overfull(KesselRules rules, Position p) {
    return Stream.of(Side.values())
        .flatMap(side -> rules.stacking.overfull(p, side).stream())
        .map(hex -> new Refusal("KS-3.1.2", "too many units in " + rules.number(hex)))
        .toList();
  }
}
