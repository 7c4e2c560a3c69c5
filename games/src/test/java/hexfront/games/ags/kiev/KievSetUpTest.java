package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.Setting;
import hexfront.games.ags.Flag;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KievSetUpTest {
  private final Setting setting = Sketch.BOX.open("campaign", Map.of());
  private final Position position = setting.position();

  private List<Unit> onMap(Side side) {
    return setting.rulebook().board().units().stream()
        .filter(u -> u.side() == side && position.onMap(u.index()))
        .toList();
  }

  private String hexOf(String id) {
    int hex = position.hex(setting.rulebook().board().unit(id).orElseThrow());
    return hex < 0 ? "off" : setting.rulebook().board().grid().number(hex);
  }

  @Test
  @Case("KIEV-18.1")
  void sixtySovietUnitsStandOnTheMapFourOfThemHeadquarters() {
    assertThat(onMap(Side.SOVIET)).hasSize(60);
    assertThat(onMap(Side.SOVIET).stream().filter(u -> u.arm().equals("headquarters")))
        .extracting(Unit::designation)
        .containsExactlyInAnyOrder("AGSW", "5", "21", "26");
  }

  @Test
  @Case("KIEV-18.1")
  void noUnitOnTheMapIsUntriedAndThreeHeadquartersComeLater() {
    assertThat(onMap(Side.SOVIET))
        .noneMatch(u -> position.is(u.index(), Flag.UNTRIED))
        .noneMatch(u -> u.traits().stream().anyMatch(t -> t.startsWith("pool-")));
    assertThat(List.of("kiev-su-hq-17a", "kiev-su-hq-37a", "kiev-su-hq-38a"))
        .allMatch(id -> hexOf(id).equals("off"));
  }

  @Test
  @Case("KIEV-18.1")
  void theUntriedCountersFormThePools() {
    assertThat(
            Map.of(
                "infantry", pool("pool-infantry"),
                "armor", pool("pool-armor"),
                "cavalry", pool("pool-cavalry")))
        .isEqualTo(Map.of("infantry", 38L, "armor", 11L, "cavalry", 5L));
  }

  private static long pool(String trait) {
    return Sketch.BOX.counters().stream().filter(u -> u.has(trait)).count();
  }

  @Test
  @Case({"KIEV-18.2", "KIEV-18.0"})
  void fortyOneGermanUnitsStandOnTheMap() {
    List<Unit> german = onMap(Side.AXIS);
    assertThat(german).hasSize(41);
    assertThat(german.stream().filter(u -> u.size().equals("regiment"))).hasSize(10);
    assertThat(german.stream().filter(u -> u.arm().equals("cavalry"))).hasSize(1);
  }

  @Test
  @Case("KIEV-18.2")
  void germanCountersWithATurnAndAreaWaitAndReplacementsAreNoUnits() {
    assertThat(hexOf("kiev-ge-gd")).isEqualTo("off");
    assertThat(hexOf("kiev-ge-hq-2pz-guderian")).isEqualTo("off");
    assertThat(Sketch.BOX.counters())
        .noneMatch(u -> u.traits().contains("rpl") || u.designation().equals("rpl"));
  }

  @Test
  @Case({"KIEV-18.1", "KIEV-25.13"})
  void everyUnitStandsInItsOwnHexWithTheAddendaAmongThem() {
    assertThat(hexOf("kiev-su-277rd")).isEqualTo("1307");
    assertThat(hexOf("kiev-su-151rd")).isEqualTo("0219");
    assertThat(hexOf("kiev-su-87rd")).isEqualTo("0219");
    assertThat(hexOf("kiev-su-99rd")).isEqualTo("0925");
    assertThat(hexOf("kiev-su-141rd")).isEqualTo("0925");
    assertThat(hexOf("kiev-su-hq-agsw")).isEqualTo("1519");
    assertThat(hexOf("kiev-su-32td")).isEqualTo("1519");
  }

  @Test
  @Case({"KIEV-18.0", "KIEV-18.1", "KIEV-18.2"})
  void theSetUpBreaksNoRule() {
    assertThat(setting.rulebook().invariants(position)).isEmpty();
    assertThat(
            IntStream.range(0, setting.rulebook().board().unitCount())
                .filter(position::onMap)
                .map(position::lost)
                .sum())
        .isZero();
  }

  @Test
  @Case("KIEV-19.24")
  void aFiveSevenSevenDivisionHasAThirdStepOfOneTwoSeven() {
    List<Unit> strong =
        Sketch.BOX.counters().stream()
            .filter(u -> u.side() == Side.AXIS && u.steps().getFirst().toString().equals("5-7-7"))
            .toList();
    assertThat(strong).hasSize(27);
    assertThat(strong).allMatch(u -> u.steps().toString().equals("[5-7-7, 3-4-7, 1-2-7]"));
  }

  @Test
  @Case("KIEV-19.24")
  void aDivisionLosesItsThreeStepsOneAfterTheOther() {
    Play s =
        Sketch.sovietCombat(2)
            .german("g", "5-7-7|3-4-7|1-2-7", "0604")
            .soviet("s", "70-1-6", "0505")
            .hq("h", 5, "0506")
            .begin();
    s.plays("attack attackers=s hexes=0604", 4).plays("choose option=lose");
    assertThat(s.events(hexfront.engine.events.Eliminated.class)).hasSize(1);
    Play once =
        Sketch.sovietCombat(2)
            .german("g", "5-7-7|3-4-7|1-2-7", "0604")
            .soviet("s", "14-1-6", "0505")
            .hq("h", 5, "0506")
            .begin();
    once.plays("attack attackers=s hexes=0604", 1).plays("choose option=lose");
    assertThat(once.stepsLost("g")).isEqualTo(1);
    assertThat(once.position().step(once.unit("g"))).hasToString("3-4-7");
  }
}
