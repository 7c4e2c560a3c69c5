package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChangeTest {
  private static final HexGrid GRID = new HexGrid(30, 30);
  private static final Leg FIRST = new Leg(Units.of(1), 10, "");
  private static final Leg SECOND = new Leg(Units.of(2, 3), 20, "");
  private static final Leg THIRD = new Leg(Units.of(4), 30, "");
  private static final List<Leg> PLAN = List.of(FIRST, SECOND, THIRD);

  private static Change change(List<Units> who, Leg... instead) {
    return new Change(0, who, List.of(instead), new HexSet(GRID.size()));
  }

  @Test
  void aGroupGoesElsewhereInItsTurn() {
    Leg other = new Leg(Units.of(2, 3), 25, "");
    assertThat(change(List.of(Units.of(2, 3)), other).in(PLAN))
        .containsExactly(FIRST, other, THIRD);
  }

  @Test
  void aGroupStays() {
    assertThat(change(List.of(Units.of(2, 3))).in(PLAN)).containsExactly(FIRST, THIRD);
  }

  @Test
  void aGroupThatStayedGoesFirst() {
    Leg other = new Leg(Units.of(9), 25, "");
    assertThat(change(List.of(Units.of(9)), other).in(PLAN))
        .containsExactly(other, FIRST, SECOND, THIRD);
  }

  @Test
  void aWholeSectorChanges() {
    Leg other = new Leg(Units.of(1), 12, "");
    assertThat(change(List.of(Units.of(1), Units.of(4)), other).in(PLAN))
        .containsExactly(other, SECOND);
  }

  @Test
  void changesFarApartAreJudgedTogether() {
    Changes changes = new Changes(GRID);
    Change here = new Change(0, List.of(), List.of(), changes.around(3, 0));
    Change near = new Change(5, List.of(), List.of(), changes.around(3, 5));
    Change far = new Change(20, List.of(), List.of(), changes.around(3, 20));
    assertThat(here.isApartFrom(near)).isFalse();
    assertThat(here.isApartFrom(far)).isTrue();
  }

  /** All that can be thought of differs; with no time left nothing is thought of. */
  @Test
  void changesDifferAndEndInTime() {
    Setting setting = GamesForTests.open("korsun");
    Position p = setting.position();
    while (!setting.rulebook().decision(p).takes("move")) {
      GamesForTests.play(setting, "captain", "captain", 1, 1);
    }
    Script drafting = new Script(setting.rulebook(), Temper.EVEN);
    HexSet none = new HexSet(p.board().hexes());
    Opening plan = new Opening(null, drafting.draft(p), Temper.EVEN, none);
    Changes changes = new Changes(p.board().grid());
    List<Opening> drafts = List.of(plan.with(List.of()));
    List<Change> all =
        changes.of(p, drafting, plan, drafts, 1, () -> false, new SplittableRandom(1));
    assertThat(all).isNotEmpty().extracting(Change::what).doesNotHaveDuplicates();
    assertThat(changes.of(p, drafting, plan, drafts, 1, () -> true, new SplittableRandom(1)))
        .isEmpty();
  }

  /**
   * What helps its own part of the map and harms another, or helped by chance, looks good at first
   * and is not made.
   */
  @Test
  void whatLooksGoodHasToProveThatTheWholeGains() {
    Account before = account(0, 0);
    assertThat(judged(account(5, -2), before).isPromising()).isTrue();
    assertThat(judged(account(5, -2), before).isProved()).isFalse();
    assertThat(judged(account(5, -2), before).isOut()).isTrue();
    assertThat(judged(account(5, 3), before).isProved()).isTrue();
    assertThat(judged(account(-1, 3), before).isPromising()).as("nothing here").isFalse();
  }

  /** A change that came out so in a number of simulations. */
  private static Change judged(Account with, Account without) {
    HexSet here = new Changes(GRID).around(3, 0);
    Change change = new Change(0, List.of(), List.of(), here);
    for (int i = 0; i < 12 && !change.isOut(); i++) {
      change.judge(with, without);
    }
    return change;
  }

  /** So many points in a hex, so many in all. */
  private static Account account(double here, double all) {
    double[] byHex = new double[GRID.size()];
    byHex[2] = here;
    return new Account(0, all, byHex);
  }

  @Test
  void aPartOfTheMapAnswersForItselfAlone() {
    double[] before = new double[GRID.size()];
    double[] after = new double[GRID.size()];
    after[2] = 5;
    after[25] = -9;
    Account one = new Account(0, 0, before);
    Account other = new Account(0, 0, after);
    assertThat(other.gain(one, new Changes(GRID).around(3, 0))).isEqualTo(5);
    assertThat(one.gain(other, new Changes(GRID).around(3, 0))).isEqualTo(-5);
  }
}
