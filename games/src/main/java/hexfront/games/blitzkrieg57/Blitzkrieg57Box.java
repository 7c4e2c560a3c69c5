package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexMap;
import hexfront.games.Arrangement;
import hexfront.games.common.Later;
import hexfront.games.common.RulesBox;
import hexfront.games.common.SequenceOfPlay;
import hexfront.games.common.Terms;
import hexfront.games.data.CounterRow;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The box of Kiev Blitzkrieg: map, counters, options, and how they are set up. */
public final class Blitzkrieg57Box extends RulesBox<BlitzkriegRules> {
  /** Games that began before version 2 of the rules keep their combat results and major cities. */
  private static final String BEFORE_2 = "rules-before-2";

  private static final String FIRST_COMBAT = "preliminary-combat";
  private static final Pattern LATER = Pattern.compile("box (\\d+)");

  private final BlitzkriegData data;
  private final Later<BlitzkriegTables> tables = new Later<>(BlitzkriegTables::load);

  public Blitzkrieg57Box() {
    this(BlitzkriegData.load());
  }

  private Blitzkrieg57Box(BlitzkriegData data) {
    super(
        "blitzkrieg57",
        data.header(),
        Terrain.HEXES,
        Terrain.HEXSIDES,
        Flag.WORDS,
        BlitzkriegState.STATE,
        Blitzkrieg57Box::counter);
    this.data = data;
  }

  /** A counter with the turn it becomes available. */
  @Case({"GJ-2.2.2", "GJ-2.3.1", "GJ-2.3.2", "GJ-2.6"})
  private static Unit counter(CounterRow row) {
    Unit unit = row.unit();
    Matcher later = LATER.matcher(row.setup());
    return later.matches()
        ? unit.withValues(
            unit.values().with(BlitzkriegRoster.TURN, Integer.parseInt(later.group(1))))
        : unit;
  }

  @Override
  public List<SequenceStep> sequence() {
    return SequenceOfPlay.read("blitzkrieg57/sequence.yaml", id());
  }

  @Override
  public List<Former> formerOptions() {
    return List.of(new Former(BEFORE_2, 2));
  }

  @Override
  public List<String> phases() {
    return List.of(
        "set-up",
        FIRST_COMBAT,
        "chit-selection",
        "order-execution",
        "movement",
        "combat",
        "game-over");
  }

  @Override
  public List<String> valueNames() {
    return List.of(BlitzkriegRoster.TURN);
  }

  @Override
  protected Board board(HexMap on, List<Unit> units) {
    return new Board(on, units, ZonesOfControl.LAYOUT);
  }

  @Override
  protected BlitzkriegRules game(Board on, Terms terms) {
    return terms.options().getOrDefault(BEFORE_2, false)
        ? new BlitzkriegRules(
            on, on.map() == map() ? data.before2() : data, tables.get().before2(), terms)
        : new BlitzkriegRules(on, data, tables.get(), terms);
  }

  // ---- 4 setting up

  @Override
  @Case({"GJ-4.0-2", "GJ-4.0-3", "GJ-4.0-4", "GJ-4.0-5"})
  protected void setUp(BlitzkriegRules rules, Position p, String scenario) {
    sheet().place(p, unit -> true);
    begin(rules, p, data.axisControl());
  }

  @Override
  protected void begin(BlitzkriegRules rules, Position p) {
    rules.sequence.begin(p, Chronicle.SILENT);
  }

  /** West of the start line places are the Axis's, the others are Soviet; sources are their own. */
  @Case("GJ-3.4.1")
  private static void begin(BlitzkriegRules rules, Position p, Set<String> axis) {
    rules.control.begin(
        p,
        hex ->
            rules.communications.sources(Side.AXIS).has(hex)
                || axis.contains(rules.number(hex))
                    && !rules.communications.sources(Side.SOVIET).has(hex));
  }

  // ---- any position

  /** The Soviet fortress markers are there without being listed. */
  @Override
  protected List<Unit> units(Arrangement arrangement) {
    List<Unit> listed = super.units(arrangement);
    Predicate<Unit> marker = unit -> unit.arm().equals(BlitzkriegRoster.FORTRESS);
    return listed.stream().anyMatch(marker)
        ? listed
        : Stream.concat(
                listed.stream(),
                counters().stream().filter(marker.and(unit -> unit.side() == Side.SOVIET)))
            .toList();
  }

  @Override
  protected int lastTurn(BlitzkriegRules rules) {
    return rules.lastTurn();
  }

  @Override
  protected int fixedSupply(boolean in) {
    return in ? Flag.FIXED_IN : Flag.FIXED_OUT;
  }

  @Override
  @Case("GJ-9.1.3")
  protected @Nullable Refusal barred(BlitzkriegRules rules, Unit unit, int hex) {
    return rules.terrain.water.has(hex)
        ? new Refusal("GJ-9.1.3", unit.id() + " stands in water: " + rules.number(hex))
        : null;
  }

  @Override
  protected void prepare(BlitzkriegRules rules, Position p, Arrangement arrangement) {
    begin(rules, p, arrangement.map() == map() ? data.axisControl() : Set.of());
    rules.combat.beginAir(p);
    if (arrangement.phase().equals(FIRST_COMBAT)) {
      p.setPhasing(Side.AXIS);
    }
  }

  @Override
  protected void occupied(BlitzkriegRules rules, Position p, int unit) {
    rules.control.entered(p, rules.board().side(unit), p.hex(unit), Chronicle.SILENT);
  }

  @Override
  protected void enter(BlitzkriegRules rules, Position p, Arrangement arrangement) {
    switch (arrangement.phase()) {
      case "set-up" -> p.setStage(new SettingUp(arrangement.side()));
      case FIRST_COMBAT -> fight(rules, p, arrangement, true);
      case "chit-selection" ->
          rules.sequence.beginSelection(p, arrangement.side(), Chronicle.SILENT);
      case "order-execution" -> execute(rules, p, arrangement);
      case "movement" -> {
        activate(rules, p, arrangement, false);
        p.setStage(new InMovement());
      }
      case "combat" -> fight(rules, p, arrangement, false);
      default -> p.setStage(new Over());
    }
  }

  @Override
  @Case("GJ-3.1.1")
  protected List<Refusal> overfull(BlitzkriegRules rules, Position p) {
    return Stream.of(Side.values())
        .filter(side -> !(p.stage() instanceof InMovement) || side != p.phasing())
        .flatMap(side -> rules.stacking.against(p, side, "GJ-3.1.1", "too many units").stream())
        .toList();
  }

  // ---- phases

  private static void execute(BlitzkriegRules rules, Position p, Arrangement arrangement) {
    if (!arrangement.state().containsKey(BlitzkriegState.CUP)) {
      rules.chits.addOthers(p);
    }
    rules.sequence.next(p, Chronicle.SILENT);
  }

  private static void fight(
      BlitzkriegRules rules, Position p, Arrangement arrangement, boolean first) {
    activate(rules, p, arrangement, first);
    p.setStage(new InCombat(InCombat.of(p).attacked(), first));
  }

  /**
   * The named headquarters activates its units; otherwise the units that are marked so are active,
   * and if none is, all units of the side.
   */
  private static void activate(
      BlitzkriegRules rules, Position p, Arrangement arrangement, boolean first) {
    int hq = p.value(BlitzkriegRules.ACTIVE_HQ) - 1;
    if (hq >= 0 && first) {
      rules.activation.activateFirst(p, hq, Chronicle.SILENT);
    } else if (hq >= 0) {
      rules.activation.activate(p, hq, Chronicle.SILENT);
    } else if (arrangement.pieces().stream().noneMatch(piece -> piece.flags().contains("active"))) {
      Reserving.able(rules, p).forEach(unit -> p.mark(unit, Flag.ACTIVE));
    }
  }
}
