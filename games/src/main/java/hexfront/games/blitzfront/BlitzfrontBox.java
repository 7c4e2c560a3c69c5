package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexMap;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.common.Later;
import hexfront.games.common.RulesBox;
import hexfront.games.common.SequenceOfPlay;
import hexfront.games.common.Terms;
import hexfront.games.data.CounterRow;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The box of Blitzfront: map, counters, options, and how they are set up. */
public final class BlitzfrontBox extends RulesBox<BlitzfrontRules> {
  private static final String BEFORE_6 = "rules-before-6";

  private final BlitzfrontData data;
  private final Later<BlitzfrontTables> tables = new Later<>(BlitzfrontTables::load);

  public BlitzfrontBox() {
    this(BlitzfrontData.load());
  }

  private BlitzfrontBox(BlitzfrontData data) {
    super(
        "blitzfront",
        "blitzfront-rostov",
        data.header(),
        Terrain.HEXES,
        Terrain.HEXSIDES,
        Flag.WORDS,
        BlitzfrontState.STATE,
        CounterRow::unit);
    this.data = data;
  }

  @Override
  public List<SequenceStep> sequence() {
    return SequenceOfPlay.read("blitzfront/sequence.yaml", id());
  }

  @Override
  public List<String> phases() {
    return List.of(
        "set-up",
        "reinforcement",
        "preliminary-attack",
        "preliminary-combat",
        "movement",
        "combat",
        "breakthrough",
        "breakthrough-combat",
        "game-over");
  }

  @Override
  public List<String> valueNames() {
    return List.of(BlitzfrontRoster.ENTRY, BlitzfrontRoster.LEAVES);
  }

  @Override
  protected List<Unit> roster(String scenario) {
    String prefix = data.play(scenario).counters();
    List<Unit> own = counters().stream().filter(unit -> unit.id().startsWith(prefix)).toList();
    return BlitzfrontRoster.withRemnants(own, data);
  }

  @Override
  protected List<Unit> roster(String scenario, Map<String, Boolean> options) {
    List<Unit> units = roster(scenario);
    return options.getOrDefault(BEFORE_6, false) ? BlitzfrontRoster.before6(units, data) : units;
  }

  @Override
  public List<Former> formerOptions() {
    return List.of(new Former(BEFORE_6, 6));
  }

  @Override
  protected Board board(HexMap on, List<Unit> units) {
    return new Board(on, units, ZonesOfControl.layout(data.outOfPlay()));
  }

  @Override
  protected BlitzfrontRules game(Board on, Terms terms) {
    return new BlitzfrontRules(on, data, tables.get(), terms);
  }

  // ---- a scenario

  @Override
  @Case({"BF-ROS-1", "BF-ROS-2"})
  protected void setUp(BlitzfrontRules rules, Position p, String scenario) {
    sheet().place(p, unit -> true);
    prepare(rules, p, true);
  }

  private static void prepare(BlitzfrontRules rules, Position p, boolean ownMap) {
    for (int unit = 0; unit < rules.board().unitCount(); unit++) {
      if (rules.roster.isRemnant(unit) && !p.onMap(unit)) {
        p.takeOff(unit, Position.GONE);
      }
    }
    if (ownMap) {
      rules.control.begin(p);
      p.setValue(BlitzfrontRules.RAIL_BASE, rules.play.railBase());
    }
  }

  @Override
  protected void begin(BlitzfrontRules rules, Position p) {
    rules.sequence.begin(p);
  }

  // ---- any position

  /** What may be left of a unit is there without being listed. */
  @Override
  protected List<Unit> units(Arrangement arrangement) {
    return BlitzfrontRoster.withRemnants(super.units(arrangement), data);
  }

  @Override
  protected int lastTurn(BlitzfrontRules rules) {
    return data.plays().values().stream().mapToInt(play -> play.turns().size()).max().orElse(1);
  }

  @Override
  protected int fixedSupply(boolean in) {
    return in ? Flag.FIXED_IN : Flag.FIXED_OUT;
  }

  @Override
  @Case("BF-TER-10")
  protected @Nullable Refusal barred(BlitzfrontRules rules, Unit unit, int hex) {
    return rules.terrain.open(true).has(hex)
        ? null
        : new Refusal("BF-TER-10", unit.id() + " stands in water: " + rules.number(hex));
  }

  @Override
  protected void prepare(BlitzfrontRules rules, Position p, Arrangement arrangement) {
    prepare(rules, p, arrangement.map() == map());
  }

  @Override
  protected void occupied(BlitzfrontRules rules, Position p, int unit) {
    rules.control.settled(p, unit, Chronicle.SILENT);
  }

  @Override
  protected void enter(BlitzfrontRules rules, Position p, Arrangement arrangement) {
    List<Assault> attacks = BlitzfrontStage.pending(p);
    Side side = arrangement.side();
    if (arrangement.phase().startsWith("breakthrough") && side == Side.SOVIET) {
      throw new Impossible("the Soviet player-turn has no phase " + arrangement.phase());
    }
    switch (arrangement.phase()) {
      case "set-up" -> p.setStage(new SettingUp(side));
      case "reinforcement" -> {
        p.setStage(new Reinforcing());
        rules.sequence.turnStrong(p, side, Chronicle.SILENT);
      }
      case "game-over" -> p.setStage(new Over());
      default -> enterStep(rules, p, arrangement.phase(), attacks);
    }
  }

  private static void enterStep(
      BlitzfrontRules rules, Position p, String phase, List<Assault> attacks) {
    for (Step step : Step.values()) {
      if (phase.equals(step.word())) {
        p.setStage(new Allocating(step, attacks));
      } else if (phase.equals(step.combat())) {
        p.setStage(Fighting.begin(step, rules.attacks.bound(p, attacks)));
      }
    }
  }

  @Override
  @Case({"BF-STK-1", "BF-STK-3", "BF-TER-10"})
  protected List<Refusal> overfull(BlitzfrontRules rules, Position p) {
    Stream<Refusal> stacks =
        Stream.of(Side.values())
            .flatMap(side -> rules.stacking.overfull(p, side).stream())
            .map(
                hex ->
                    new Refusal(
                        String.valueOf(rules.stacking.broken(p, hex)),
                        "too many units in " + rules.number(hex)));
    Stream<Refusal> drowned =
        Stream.of(Side.values())
            .flatMap(side -> p.occupied(side).stream().boxed())
            .filter(hex -> !rules.terrain.open(rules.isFrozen(p)).has(hex))
            .filter(hex -> rules.terrain.open(true).has(hex))
            .map(hex -> new Refusal("BF-TER-10", "units stand in water: " + rules.number(hex)));
    return Stream.concat(stacks, drowned).toList();
  }
}
