package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.Arrangement;
import hexfront.games.common.Later;
import hexfront.games.common.RulesBox;
import hexfront.games.common.SequenceOfPlay;
import hexfront.games.common.Terms;
import hexfront.games.data.CounterRow;
import hexfront.games.data.PlacesFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The box of Campaign to Stalingrad: map, counters, options, and how they are set up. */
public final class StalingradBox extends RulesBox<StalingradRules> {
  private static final String ID = "stalingrad";
  private static final Set<String> UNLISTED = Set.of("depot", "replacement");

  private final StalingradData data;
  private final Later<StalingradTables> tables = new Later<>(StalingradTables::load);

  public StalingradBox() {
    this(StalingradData.load());
  }

  private StalingradBox(StalingradData data) {
    super(
        ID,
        data.header(),
        Terrain.HEXES,
        Terrain.HEXSIDES,
        Flag.WORDS,
        StalingradState.STATE,
        CounterRow::unit);
    this.data = data;
  }

  @Override
  public List<SequenceStep> sequence() {
    return SequenceOfPlay.read("stalingrad/sequence.yaml", id());
  }

  @Override
  public List<Former> formerOptions() {
    return List.of(new Former(StalingradRules.BEFORE_7, 7));
  }

  @Override
  public List<String> phases() {
    return List.of(
        "set-up",
        "admin",
        "arrivals",
        "air-mobility",
        "defensive-air",
        "offensive-air",
        "air-combat",
        "movement",
        "ground-support",
        "interception",
        "combat",
        "supply",
        "game-over");
  }

  @Override
  public List<String> boxes() {
    return Boxes.NAMES;
  }

  @Override
  public List<String> valueNames() {
    return StalingradRoster.VALUES;
  }

  @Override
  public List<String> sideNames() {
    return StalingradRoster.SIDES;
  }

  @Override
  protected Board board(HexMap on, List<Unit> units) {
    return new Board(
        on,
        units,
        ZonesOfControl.layout(tables.get()),
        Boxes.NAMES,
        hexfront.engine.Changeable.NOTHING);
  }

  @Override
  protected StalingradRules game(Board on, Terms terms) {
    return new StalingradRules(on, data, tables.get(), terms);
  }

  // ---- setting up a scenario

  /** The lines of the set-up that a scenario uses; the campaign begins as Fall Blau. */
  @Case({
    "CTS-35.1a",
    "CTS-36.1a",
    "CTS-37.1",
    "CTS-SCN-QS",
    "CTS-ERR-3a",
    "CTS-ERR-3b",
    "CTS-ERR-4"
  })
  private List<PlacesFile.Entry> entries(String scenario, boolean before7) {
    List<String> parts =
        switch (scenario) {
          case "campaign" -> List.of("all", "fall-blau", "campaign");
          default -> List.of("all", scenario);
        };
    return parts.stream()
        .flatMap(part -> data.setUp(before7).stream().filter(e -> e.scenario().equals(part)))
        .toList();
  }

  /** Units with the armies to which they belong in the scenario. */
  @Override
  protected List<Unit> roster(String scenario) {
    Map<String, String> armies = new HashMap<>();
    for (PlacesFile.Entry entry : entries(scenario, false)) {
      if (!entry.army().isEmpty()) {
        armies.put(entry.unit(), entry.army());
      }
    }
    return counters().stream()
        .map(unit -> of(unit, armies.getOrDefault(unit.id(), unit.formation())))
        .toList();
  }

  private static Unit of(Unit unit, String formation) {
    return new Unit(
        unit.index(),
        unit.id(),
        unit.side(),
        unit.nationality(),
        unit.designation(),
        unit.name(),
        formation,
        unit.size(),
        unit.arm(),
        unit.mechanized(),
        unit.steps(),
        unit.values(),
        unit.traits(),
        unit.counter());
  }

  @Override
  @Case({
    "CTS-35.2a",
    "CTS-35.2b",
    "CTS-35.3a",
    "CTS-35.3b",
    "CTS-35.4",
    "CTS-35.5",
    "CTS-36.1S",
    "CTS-36.2",
    "CTS-36.3a",
    "CTS-36.3b",
    "CTS-36.4",
    "CTS-36.5",
    "CTS-37.2"
  })
  protected void setUp(StalingradRules rules, Position p, Terms terms) {
    String scenario = terms.scenario();
    Ledger.setScenario(p, scenario);
    StalingradData.Start start = data.start(Ledger.scenario(p));
    p.setTurn(start.first());
    rules.control.begin(p, rules.board().map().area(start.line()));
    place(rules, p, scenario, start);
    repair(rules, p, scenario);
    for (Side side : Side.values()) {
      p.setValue(Ledger.SUPPLY + side.ordinal(), start.points(side));
    }
    int weather = rules.isAdvanced() ? Ledger.WEATHERS.indexOf(start.weather()) : Ledger.CLEAR;
    p.setValue(Ledger.WEATHER, weather + 1);
    if (scenario.equals("uranus") && rules.isAdvanced()) {
      contest(rules, p);
    } else if (scenario.equals("uranus")) {
      evacuate(rules, p);
    }
    abstractAir(rules, p, scenario);
  }

  private void place(
      StalingradRules rules, Position p, String scenario, StalingradData.Start start) {
    Board board = rules.board();
    Set<Integer> known = new HashSet<>();
    for (PlacesFile.Entry entry : entries(scenario, rules.isBefore7)) {
      int unit = board.unit(entry.unit()).orElseThrow();
      String where = entry.where();
      if (where.startsWith("turn ")) {
        int turn = Integer.parseInt(where.substring(5).split(" ", -1)[0]);
        if (turn >= start.first() && turn <= start.last()) {
          known.add(unit);
        }
        continue;
      }
      known.add(unit);
      p.setLost(unit, entry.lost());
      int box = Boxes.named(where);
      if (box < 0) {
        p.takeOff(unit, box);
      } else if (!where.equals("abstract-air")) {
        p.place(unit, board.grid().hex(where).orElseThrow());
        p.mark(unit, Flag.TOP);
      }
      for (String flag : entry.flags().isEmpty() ? List.<String>of() : List.of(entry.flags())) {
        p.mark(unit, Flag.WORDS.bits(flag).orElseThrow());
      }
    }
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (!known.contains(unit)) {
        p.takeOff(unit, Position.GONE);
      }
    }
    tops(p);
  }

  /** The last of a stack lies on top. */
  private static void tops(Position p) {
    for (Side side : Side.values()) {
      p.occupied(side)
          .forEach(
              hex -> {
                int top = -1;
                for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
                  p.unmark(unit, Flag.TOP);
                  top = unit;
                }
                p.mark(top, Flag.TOP);
              });
    }
  }

  private void repair(StalingradRules rules, Position p, String scenario) {
    List<String> axis = data.axisRepaired().get(scenario.equals("uranus") ? scenario : "fall-blau");
    for (String number : axis == null ? List.<String>of() : axis) {
      rules.ledger.repair(p, Side.AXIS, rules.board().grid().hex(number).orElseThrow(), true);
    }
    rules.terrain.rails.forEach(
        hex -> {
          if (p.controls(Side.SOVIET, hex)) {
            rules.ledger.repair(p, Side.SOVIET, hex, true);
          }
        });
  }

  private void contest(StalingradRules rules, Position p) {
    int hex = rules.board().grid().hex(data.cityBattle().hex()).orElseThrow();
    int soviet = 0;
    for (String number : data.cityBattle().sovietSections()) {
      int near = rules.board().grid().hex(number).orElseThrow();
      soviet |= 1 << rules.board().grid().direction(hex, near);
    }
    int slot = rules.terrain.citySlot(hex);
    Ledger.contest(p, slot, data.cityBattle().axis(), 63 & ~soviet, soviet);
  }

  /** Without city battles the Soviet units of the shared city begin across the river. */
  @Case({"CTS-36.1S", "CTS-SECT-2"})
  private void evacuate(StalingradRules rules, Position p) {
    int hex = rules.board().grid().hex(data.cityBattle().hex()).orElseThrow();
    for (int unit : p.stack(hex)) {
      if (rules.board().side(unit) == Side.SOVIET) {
        int bank =
            IntStream.range(0, rules.board().hexes())
                .filter(near -> p.controls(Side.SOVIET, near) && near != hex)
                .filter(near -> !p.holds(Side.AXIS, near) && !rules.terrain.sea.has(near))
                .filter(near -> rules.stacking.hasRoom(p, unit, near))
                .boxed()
                .min(Comparator.comparingInt(near -> rules.board().grid().distance(hex, near)))
                .orElseThrow();
        p.place(unit, bank);
      }
    }
    p.setControl(hex, Side.AXIS);
  }

  /** With abstract air the plain air units fly and the others do not; else the other way round. */
  @Case({"CTS-38.0a", "CTS-38.1"})
  private void abstractAir(StalingradRules rules, Position p, String scenario) {
    boolean plain = rules.abstractAir;
    Map<String, Integer> turns = data.abstractAir().getOrDefault(scenario, Map.of());
    for (Side side : Side.values()) {
      for (int unit : rules.roster.air(side)) {
        Integer turn = turns.get(rules.name(unit));
        if (rules.board().unit(unit).arm().equals("air")) {
          boolean now = plain && turn != null && turn <= p.turn();
          boolean later = plain && turn != null && turn > p.turn();
          p.takeOff(unit, now ? Boxes.READY : later ? Position.WAITING : Position.GONE);
        } else if (plain) {
          p.takeOff(unit, Position.GONE);
        }
      }
    }
  }

  @Override
  protected void begin(StalingradRules rules, Position p) {
    rules.sequence.begin(p, Dice.unrecorded(1), Chronicle.SILENT);
  }

  // ---- any position

  /**
   * Depots, regiments, Replacements and, in the campaign, Guards are there without being listed.
   */
  @Override
  protected List<Unit> units(Arrangement arrangement) {
    List<Unit> all = new ArrayList<>(super.units(arrangement));
    Set<String> listed = new HashSet<>();
    all.forEach(unit -> listed.add(unit.id()));
    Object said = arrangement.state().getOrDefault("scenario", "campaign");
    Map<String, Unit> counters = new HashMap<>();
    counters().forEach(unit -> counters.put(unit.id(), unit));
    for (PlacesFile.Entry entry : data.setUp(false)) {
      boolean pool = entry.where().equals("guard-pool") && "campaign".equals(said);
      boolean regiment = entry.where().equals("regiments");
      Unit unit = counters.get(entry.unit());
      if (unit != null
          && (pool || regiment || UNLISTED.contains(unit.arm()))
          && listed.add(unit.id())) {
        all.add(unit);
      }
    }
    return all;
  }

  @Override
  protected int lastTurn(StalingradRules rules) {
    return data.header().card().turns();
  }

  @Override
  protected int fixedSupply(boolean in) {
    return in ? Flag.FIXED_IN : Flag.FIXED_OUT;
  }

  @Override
  protected @Nullable Refusal barred(StalingradRules rules, Unit unit, int hex) {
    return rules.terrain.sea.has(hex)
        ? new Refusal("CTS-4.2a", unit.id() + " stands in the sea: " + rules.number(hex))
        : null;
  }

  @Override
  protected boolean holdsBothSides(StalingradRules rules, Arrangement arrangement, int hex) {
    String number = rules.number(hex);
    return arrangement.state().get(StalingradState.CITY_BATTLES) instanceof Map<?, ?> battles
            && battles.containsKey(number)
        || arrangement.state().get(StalingradState.OVERRUN) instanceof List<?> hexes
            && hexes.contains(number);
  }

  /** What a position does not say: markers in their boxes, three Transport Points. */
  @Override
  protected void prepare(StalingradRules rules, Position p, Arrangement arrangement) {
    Ledger.setScenario(p, "campaign");
    p.setValue(Ledger.WEATHER, Ledger.CLEAR + 1);
    p.setValue(Ledger.PREVIOUS_WEATHER, Ledger.CLEAR + 1);
    Set<String> listed = new HashSet<>();
    arrangement.pieces().forEach(piece -> listed.add(piece.unit().id()));
    for (Unit unit : rules.board().units()) {
      if (!listed.contains(unit.id())) {
        p.takeOff(unit.index(), home(unit));
      }
    }
    for (Side side : Side.values()) {
      p.setValue(Ledger.TRANSPORT + side.ordinal(), Supply.TRANSPORT);
      int active = 0;
      for (int hq : rules.roster.armyHqs(side)) {
        active += p.is(hq, Flag.ACTIVE) ? 1 : 0;
      }
      p.setValue(Ledger.ACTIVATIONS + side.ordinal(), active);
    }
    arrangement
        .pieces()
        .forEach(
            piece -> rules.board().unit(piece.unit().id()).ifPresent(u -> p.mark(u, Flag.TOP)));
    lastOnTop(rules, p, arrangement);
  }

  private static void lastOnTop(StalingradRules rules, Position p, Arrangement arrangement) {
    HexSet seen = new HexSet(rules.board().hexes());
    List<Arrangement.Piece> pieces = arrangement.pieces();
    for (int i = pieces.size() - 1; i >= 0; i--) {
      int unit = rules.board().unit(pieces.get(i).unit().id()).orElseThrow();
      boolean first = p.onMap(unit) && rules.roster.isUnit(unit) && !seen.has(p.hex(unit));
      p.mark(unit, Flag.TOP, first);
      if (first) {
        seen.add(p.hex(unit));
      }
    }
  }

  /** Where a counter lies that is there without being listed. */
  private static int home(Unit unit) {
    return switch (unit.arm()) {
      case "depot" -> Boxes.DEPOTS;
      case "replacement" -> Boxes.POOL;
      default -> unit.size().equals("regiment") ? Boxes.REGIMENTS : Boxes.GUARD_POOL;
    };
  }

  @Override
  protected void occupied(StalingradRules rules, Position p, int unit) {
    if (!p.holds(rules.board().side(unit).enemy(), p.hex(unit))) {
      p.setControl(p.hex(unit), rules.board().side(unit));
    }
  }

  @Override
  protected void enter(StalingradRules rules, Position p, Arrangement arrangement) {
    if (!arrangement.state().containsKey(StalingradState.REPAIRED)) {
      for (Side side : Side.values()) {
        rules.terrain.rails.forEach(
            hex -> rules.ledger.repair(p, side, hex, p.controls(side, hex)));
      }
    }
    Side side = arrangement.side();
    Dice none = Dice.unrecorded(1);
    switch (arrangement.phase()) {
      case "set-up" -> p.setStage(new SettingUp(rules.setUp.losers(p)));
      case "admin" -> p.setStage(new Admin(side));
      case "game-over" -> p.setStage(new Over());
      case "air-combat" -> {
        p.setStage(AirFighting.of(side));
        AirFighting.of(side).begin(rules, p, none, Chronicle.SILENT);
      }
      case "interception" -> {
        p.setPhasing(Side.SOVIET);
        Step.INTERCEPTION.part().begin(rules, p, none, Chronicle.SILENT);
      }
      case "defensive-air" -> {
        p.setPhasing(side.enemy());
        Step.DEFENSIVE_AIR.part().begin(rules, p, none, Chronicle.SILENT);
      }
      default -> part(arrangement.phase()).begin(rules, p, none, Chronicle.SILENT);
    }
  }

  private static Part part(String word) {
    for (Step step : Step.values()) {
      if (step.part().word().equals(word)) {
        return step.part();
      }
    }
    throw new IllegalStateException("no phase " + word);
  }

  @Override
  @Case({"CTS-5.0a", "CTS-5.1b"})
  protected List<Refusal> overfull(StalingradRules rules, Position p) {
    return Stream.of(Side.values())
        .flatMap(side -> rules.stacking.overfull(p, side).stream())
        .map(hex -> new Refusal("CTS-5.0a", "too many units in " + rules.number(hex)))
        .toList();
  }
}
