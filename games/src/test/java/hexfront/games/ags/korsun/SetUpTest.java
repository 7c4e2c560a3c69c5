package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Seeded;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.OrderText;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Section 18: setting up. */
class SetUpTest {
  private final Play play = Play.campaign();

  private List<Unit> soviets(String arm) {
    return play.rules().board().units().stream()
        .filter(u -> u.side() == Side.SOVIET && u.arm().equals(arm))
        .filter(u -> play.position().onMap(u.index()))
        .toList();
  }

  @Test
  @Case({"KORSUN-18.1", "KORSUN-18.16", "KORSUN-18.26"})
  void fortyEightSovietAndFiftyEightGermanUnitsStartOnTheMap() {
    assertThat(play.onMap(Side.SOVIET)).isEqualTo(48);
    assertThat(play.onMap(Side.AXIS)).isEqualTo(58);
    assertThat(play.at("korsun-ge-baeke")).isEqualTo("waiting");
    assertThat(play.at("korsun-ge-4pzr-13pz")).isEqualTo("waiting");
  }

  @Test
  @Case({"KORSUN-18.11", "KORSUN-18.1"})
  void guardsUnitsStandOnlyOnGuardsSymbols() {
    assertThat(soviets("guards-rifle")).hasSize(5);
    Position p = play.position();
    int hex = play.rules().board().grid().hex("1502").orElseThrow();
    assertThat(play.rules().board().unit(p.first(hex)).arm()).isEqualTo("guards-rifle");
  }

  @Test
  @Case({"KORSUN-18.12", "KORSUN-18.2"})
  void allUnitsStartAtFullStrength() {
    Position p = play.position();
    assertThat(IntStream.range(0, p.board().unitCount()).map(p::lost).sum()).isZero();
  }

  @Test
  @Case("KORSUN-18.13")
  void headquartersStandInTheirHexesWithTheInactiveSideDown() {
    assertThat(soviets("headquarters")).hasSize(8);
    assertThat(play.at("korsun-su-hq-2ta")).isEqualTo("0608");
    assertThat(play.at("korsun-su-hq-5gta")).isEqualTo("3215");
    assertThat(soviets("headquarters"))
        .allMatch(hq -> play.korsun().headquarters.isActive(play.position(), hq.index()));
  }

  @Test
  @Case({"KORSUN-18.14", "KORSUN-19.61"})
  void replacementCountersAreTheLowerStepsOfTheirCorps() {
    assertThat(play.rules().board().units())
        .filteredOn(u -> u.size().equals("corps"))
        .hasSize(12)
        .allMatch(u -> u.steps().size() == 4);
  }

  @Test
  @Case("KORSUN-18.24")
  void whoDrawsMendsASetUpThatSomebodySpoilt() {
    String spoiling = spoilingPlace();
    play.plays(spoiling);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 40; i++) {
      Order drawn = play.rules().anyOrder(play.position(), random);
      assertThat(play.rules().check(play.position(), drawn).isLegal())
          .as(drawn.toString())
          .isTrue();
    }
  }

  /** A placing after which the set-up cannot be ended. */
  private String spoilingPlace() {
    String[] found = new String[1];
    Position p = play.position();
    play.rules()
        .legal(
            p,
            order -> {
              Position after = p.copy();
              if (order instanceof Place) {
                play.rules().carryOut(after, order, new Dice(new Seeded(1)), event -> {});
                if (!play.rules().check(after, new EndPhase()).isLegal()) {
                  found[0] = new OrderText(p.board(), play.rules().orderTypes()).write(order);
                }
              }
              return found[0] == null;
            });
    return found[0];
  }

  @Test
  @Case({"KORSUN-18.0", "KORSUN-18.15"})
  void theGermanPlayerSetsUpThenTheSovietPlayerChoosesHisHeadquarters() {
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    assertThat(play.question()).isEqualTo("set-up");
    play.refuses("KORSUN-23.12", "activate units=korsun-su-hq-5gta").plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.question()).isEqualTo("headquarters");
    play.plays("activate units=korsun-su-hq-5gta,korsun-su-hq-2ta");
    assertThat(play.question()).isEqualTo("initial-movement");
    assertThat(play.position().turn()).isEqualTo(1);
    play.refuses("KORSUN-18.0", "place units=korsun-ge-72id hex=2607");
  }

  @Test
  @Case({"KORSUN-18.15", "KORSUN-24.2"})
  void fourCorpsAreSupported() {
    List<String> hexes =
        play.rules().board().units().stream()
            .filter(u -> play.position().is(u.index(), KorsunFlag.SUPPORTED))
            .map(u -> play.at(u.id()))
            .sorted()
            .toList();
    assertThat(hexes).containsExactly("0611", "0709", "3217", "3317");
  }

  @Test
  @Case("KORSUN-18.21")
  void unitsMarkedWithAHexStartThereAndThoseMarked2306AroundIt() {
    assertThat(play.at("korsun-ge-82id")).isEqualTo("1113");
    play.refuses("KORSUN-18.21", "place units=korsun-ge-82id hex=1114")
        .refuses("KORSUN-18.21", "place units=korsun-ge-wallonien hex=2310")
        .refuses("KORSUN-18.23", "place units=korsun-ge-wallonien hex=2303")
        .plays("place units=korsun-ge-wallonien hex=2309")
        .plays("end-phase");
    assertThat(play.at("korsun-ge-wallonien")).isEqualTo("2309");
  }

  @Test
  @Case({"KORSUN-18.22", "KORSUN-18.23"})
  void unitsWithALetterStartInTwoRowsOfHexesAlongTheirStretch() {
    play.refuses("KORSUN-18.22", "place units=korsun-ge-11pzr-6pz hex=0515")
        .refuses("KORSUN-18.22", "place units=korsun-ge-11pzr-6pz hex=1509")
        .refuses("KORSUN-18.23", "place units=korsun-ge-11pzr-6pz hex=0510")
        .allows("place units=korsun-ge-11pzr-6pz hex=0514")
        .allows("place units=korsun-ge-11pzr-6pz hex=1012");
  }

  @Test
  @Case("KORSUN-18.23")
  void noGermanUnitStartsOnASovietUnit() {
    play.refuses("KORSUN-18.23", "place units=korsun-ge-11pzr-6pz hex=0512")
        .refuses("KORSUN-18.0", "place units=korsun-su-hq-2ta hex=0513")
        .refuses("KORSUN-18.26", "place units=korsun-ge-baeke hex=0513");
  }

  @Test
  @Case("KORSUN-18.24")
  void everyHexAlongTheLineMustBeHeldOrInAZoneOfItsOwnLetter() {
    play.plays("place units=korsun-ge-88id hex=2304")
        .refuses("KORSUN-18.24", "end-phase")
        .plays("place units=korsun-ge-88id hex=1508")
        .plays("end-phase");
  }

  @Test
  @Case("KORSUN-18.25")
  void theGermanSetUpKeepsTheStackingLimit() {
    play.plays("place units=korsun-ge-wallonien hex=2306")
        .refuses("KORSUN-18.25", "end-phase")
        .plays("place units=korsun-ge-10pgr-ssw hex=2307")
        .plays("end-phase");
  }

  @Test
  @Case("KORSUN-18.22")
  void everyPlaceThatIsListedIsLegal() {
    List<String> places = play.legal("place");
    assertThat(places).hasSizeGreaterThan(500);
    places.stream().limit(200).forEach(play::allows);
  }
}
