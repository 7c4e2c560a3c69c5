package hexfront.games.ags.kiev;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Unit;
import hexfront.engine.ZoneRule;
import hexfront.engine.map.HexSet;
import hexfront.games.Arrangement;
import hexfront.games.ags.AgsBox;
import hexfront.games.ags.Flag;
import hexfront.games.ags.ZonesOfControl;
import hexfront.games.common.CounterSheet;
import hexfront.games.common.GameState;
import hexfront.games.common.Later;
import hexfront.games.common.StandIn;
import hexfront.games.common.Terms;
import hexfront.games.data.CounterRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The box of Kiev: map, counters, options, and how they are set up. */
public final class KievBox extends AgsBox<Kiev> {
  private static final Pattern BY_MAIL = Pattern.compile("pbm:(\\d+).*");

  private final KievData data;
  private final Later<CounterSheet> sheet =
      new Later<>(() -> CounterSheet.of("kiev", KievBox::counter));

  public KievBox() {
    this(KievData.load());
  }

  private KievBox(KievData data) {
    super("kiev", data.header(), KievFlag.WORDS);
    this.data = data;
  }

  /**
   * A counter with what its line says of its arrival kept as traits: a turn and area, a pool, a
   * historical turn.
   */
  @Case({"KIEV-18.1", "KIEV-18.2", "KIEV-19.24", "AGS-16.1", "AGS-16.2"})
  private static Unit counter(CounterRow row) {
    Set<String> traits = CounterSheet.traits(row);
    Matcher mail = BY_MAIL.matcher(row.notes());
    if (mail.matches()) {
      traits.add("mail-" + mail.group(1));
    }
    return row.unit().withTraits(traits);
  }

  @Override
  public List<Unit> counters() {
    return sheet.get().counters();
  }

  @Override
  protected GameState<Kiev> state() {
    return KievState.STATE;
  }

  @Override
  protected List<Unit> roster() {
    List<Unit> all = new ArrayList<>(counters());
    all.addAll(KievReinforcements.standIns(data));
    return all;
  }

  @Override
  protected ZoneRule.Layout zones() {
    return ZonesOfControl.layout(unit -> true, Kiev::blocksSupplyAndRetreat);
  }

  @Override
  protected Kiev exclusive(Board on, Terms terms) {
    HexSet west =
        terms
            .state()
            .get(KievState.WEST)
            .map(
                given -> {
                  HexSet hexes = new HexSet(on.hexes());
                  for (int hex : given.hexes()) {
                    hexes.add(hex);
                  }
                  return hexes;
                })
            .orElseGet(() -> on.map().area(KievState.WEST));
    return new Kiev(on, data, terms.options(), west);
  }

  // ---- 18 setting up

  @Override
  @Case({"KIEV-18.0", "KIEV-18.1", "KIEV-18.2", "KIEV-25.13"})
  protected void setUp(Kiev game, Position p, String scenario) {
    sheet.get().place(p, unit -> true);
    markUntried(p);
    firstControl(p);
  }

  @Case("AGS-13.1")
  private static void markUntried(Position p) {
    for (Unit unit : p.board().units()) {
      if (StandIn.is(unit)) {
        p.mark(unit.index(), Flag.UNTRIED);
      }
    }
  }

  @Case("KIEV-24.0")
  private void firstControl(Position p) {
    controlPlaces(p, hex -> data.axisControl().contains(p.board().grid().number(hex)));
  }

  @Override
  protected void prepare(Kiev game, Position p, Arrangement arrangement) {
    firstControl(p);
    game.directive.set(p, game.directive.standsByItself(arrangement.turn()));
  }
}
