package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import org.junit.jupiter.api.Test;

/** Sections 8 and 13. */
class ActivationTest {
  private static Sketch field() {
    return Sketch.clear(12, 12).hq("h", Side.AXIS, 4, "0603").state("active-hq", "h");
  }

  private static boolean active(Sketch sketch, String id) {
    return sketch.begin(Side.AXIS, "movement").is(id, Flag.ACTIVE);
  }

  @Test
  @Case({"GJ-8.0", "GJ-8.1.1", "GJ-8.1.2", "GJ-2.3.2"})
  void aHeadquartersActivatesItselfAndAllUnitsInRangeOfWhateverArmy() {
    Play play =
        field()
            .axis("a", "5-5-5", "0607", "of 17a")
            .panzer("b", "9-6-10", "0601", "of 1pzg")
            .axis("far", "5-5-5", "0608")
            .begin(Side.AXIS, "movement");
    assertThat(play.is("h", Flag.ACTIVE)).isTrue();
    assertThat(play.is("a", Flag.ACTIVE)).isTrue();
    assertThat(play.is("b", Flag.ACTIVE)).isTrue();
    assertThat(play.is("far", Flag.ACTIVE)).isFalse();
  }

  @Test
  @Case({"GJ-8.1.3", "GJ-13.1"})
  void noHeadquartersActivatesAnother() {
    assertThat(active(field().hq("other", Side.AXIS, 4, "0604"), "other")).isFalse();
  }

  @Test
  @Case("GJ-8.2")
  void whereAHeadquartersCommandsCanBeAsked() {
    Play play = field().begin(Side.AXIS, "movement");
    assertThat(play.rules().commanded(play.position(), Side.AXIS))
        .singleElement()
        .satisfies(
            command -> {
              assertThat(command.headquarters()).isEqualTo(play.unit("h"));
              assertThat(command.hexes().has(play.hex("0607"))).isTrue();
              assertThat(command.hexes().has(play.hex("0608"))).isFalse();
            });
  }

  @Test
  @Case("GJ-8.2")
  void unitsMayLeaveTheRange() {
    field()
        .axis("a", "5-5-5", "0607")
        .begin(Side.AXIS, "movement")
        .plays("move units=a path=0607,0608,0609")
        .plays("end-phase");
  }

  @Test
  @Case("GJ-8.2.1")
  void theRangeGoesAroundWaterAndImpassableHexsidesButHeedsNothingElse() {
    assertThat(
            active(
                Sketch.clear(1, 6)
                    .hq("h", Side.AXIS, 4, "0101")
                    .axis("a", "5-5-5", "0105")
                    .soviet("x", "3-3-4", "0103")
                    .state("active-hq", "h"),
                "a"))
        .isTrue();
    assertThat(
            active(
                Sketch.clear(1, 6)
                    .terrain("water", "0103")
                    .hq("h", Side.AXIS, 4, "0101")
                    .axis("a", "5-5-5", "0105")
                    .state("active-hq", "h"),
                "a"))
        .isFalse();
    assertThat(
            active(
                Sketch.clear(1, 6)
                    .hexside("impassable", "0102/0103")
                    .hq("h", Side.AXIS, 4, "0101")
                    .axis("a", "5-5-5", "0105")
                    .state("active-hq", "h"),
                "a"))
        .isFalse();
  }

  @Test
  @Case({"GJ-8.3", "GJ-2.2.1"})
  void anAxisHeadquartersLeadsItsOwnNationAndTheSsIsGerman() {
    Play play =
        field()
            .axis("r", "3-3-5", "0604", "nation rumanian")
            .panzer("ss", "6-6-10", "0605", "nation ss")
            .begin(Side.AXIS, "movement");
    assertThat(play.is("r", Flag.ACTIVE)).isFalse();
    play.refuses("GJ-8.3", "move units=r path=0604,0603");
    assertThat(play.is("ss", Flag.ACTIVE)).isTrue();
    assertThat(
            active(
                Sketch.clear(6, 6)
                    .hq("h", Side.AXIS, 3, "0303", "nation rumanian")
                    .axis("r", "3-3-5", "0304", "nation rumanian")
                    .state("active-hq", "h"),
                "r"))
        .isTrue();
  }

  @Test
  @Case("GJ-8.1.2")
  void theSecondChitOfAPanzerGroupActivatesItsUnitsAgain() {
    Play play =
        Sketch.clear(8, 8)
            .hq("1PzG", Side.AXIS, 4, "0303")
            .axis("a", "5-5-5", "0304")
            .cup("1PzG", "1PzG")
            .begin(Side.AXIS, "order-execution")
            .plays("draw")
            .plays("move units=a path=0304,0305")
            .plays("end-phase")
            .plays("draw")
            .plays("move units=a path=0305,0306");
    assertThat(play.at("a")).isEqualTo("0306");
  }

  @Test
  @Case({"GJ-13.0", "GJ-10.7.4"})
  void aHeadquartersFightsAndAdvancesLikeOtherUnits() {
    Play play =
        Sketch.clear(8, 8)
            .hq("h", Side.AXIS, 4, "0303")
            .soviet("x", "1-1-4|1-1-4", "0304")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=h hexes=0304", "R");
    assertThat(play.question()).isIn("retreat", "advance");
    play.until("advance").plays("advance paths=h:0303,0304");
    assertThat(play.at("h")).isEqualTo("0304");
  }

  @Test
  @Case({"GJ-2.2.2", "GJ-2.3.1", "GJ-2.6"})
  void theCountersCarryWhatIsPrintedOnThem() {
    assertThat(Sketch.BOX.counters())
        .filteredOn(unit -> !unit.mechanized() && !unit.arm().equals(BlitzkriegRoster.FORTRESS))
        .allSatisfy(
            unit -> assertThat(unit.steps()).allMatch(step -> step.attack() == step.defence()));
    assertThat(Sketch.BOX.counters())
        .filteredOn(unit -> unit.arm().equals("headquarters"))
        .hasSize(15)
        .allMatch(unit -> unit.values().get("command-range") > 0);
    assertThat(Sketch.BOX.counters())
        .filteredOn(unit -> unit.arm().equals(BlitzkriegRoster.FORTRESS))
        .extracting(Unit::side)
        .containsExactly(Side.SOVIET, Side.SOVIET);
    assertThat(Sketch.BOX.counters())
        .extracting(Unit::nationality)
        .contains("german", "ss", "rumanian", "soviet");
  }
}
