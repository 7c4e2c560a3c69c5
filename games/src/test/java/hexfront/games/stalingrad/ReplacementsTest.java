package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 21 and 30: Replacements, Remnants and regiments. */
class ReplacementsTest {
  private static final String GROUP = "size army-group";
  private static final String FRONT = "size front";

  private static Sketch field() {
    return Sketch.clear(5, 9);
  }

  /** Everybody whom somebody could want to rebuild. */
  private static Play muster() {
    return field()
        .hq("germanHq", Side.AXIS, "0109")
        .hq("rumanianHq", Side.AXIS, "0108", "nation rumanian")
        .axis("infantry", "8-8-3", "0107")
        .axis("field", "4-4-3", "0106", "trait luftwaffe")
        .axis("flak", "2-4-6", "0106", "arm flak", "trait luftwaffe")
        .axis("engineer", "3-3-3", "0209", "arm engineer", "size regiment")
        .axis("rumanian", "4-4-3", "0208", "nation rumanian")
        .panzer("panzer", "9-9-6", "0207")
        .panzer("rumanianPanzer", "5-5-6", "0208", "nation rumanian")
        .axis("motorized", "8-8-6", "0209", "arm mechanized")
        .hq("sovietHq", Side.SOVIET, "0301")
        .rifle("rifle", "0302")
        .rifle("guards", "0302", "trait guards")
        .rifle("nkvd", "0303", "trait nkvd")
        .soviet("naval", "3-3-3", "0303", "arm naval-infantry", "size brigade", "trait naval")
        .soviet("cavalry", "4-4-5", "0304", "arm cavalry", "size corps")
        .tank("tank", "6-4-6", "0304", "size corps")
        .soviet("mechanized", "6-5-6", "0305", "arm mechanized", "size corps")
        .soviet("artillery", "8-2-0", "0305", "arm artillery")
        .begin(Side.AXIS, "supply");
  }

  private static void rebuilds(Play play, String with, List<String> units) {
    List<String> all =
        List.of(
            "germanHq",
            "rumanianHq",
            "infantry",
            "field",
            "flak",
            "engineer",
            "rumanian",
            "panzer",
            "rumanianPanzer",
            "motorized",
            "sovietHq",
            "rifle",
            "guards",
            "nkvd",
            "naval",
            "cavalry",
            "tank",
            "mechanized",
            "artillery");
    assertThat(all)
        .filteredOn(u -> play.rules().replacements.mayRebuild(play.unit(with), play.unit(u)))
        .as(with)
        .containsExactlyInAnyOrderElementsOf(units);
  }

  /** CTS-EX-268 to CTS-EX-275 and CTS-EX-283. */
  @Test
  @Case({
    "CTS-21.5.4a",
    "CTS-21.5.4b",
    "CTS-21.5.4c",
    "CTS-21.5.4d",
    "CTS-21.5.4e",
    "CTS-21.5.5",
    "CTS-29.0c"
  })
  void eachAxisReplacementHasItsUnits() {
    Play play = muster();
    rebuilds(play, "german-panzer-1", List.of("panzer", "rumanianPanzer", "motorized"));
    rebuilds(play, "german-infantry-1", List.of("infantry", "field"));
    rebuilds(
        play, "german-mechanized-1", List.of("germanHq", "infantry", "field", "flak", "motorized"));
    rebuilds(play, "luftwaffe-1", List.of("field", "flak"));
    rebuilds(play, "rumanian-1", List.of("rumanianHq", "rumanian"));
    rebuilds(play, "italian-1", List.of());
  }

  /** CTS-EX-277, CTS-EX-279 and CTS-EX-282. */
  @Test
  @Case({
    "CTS-21.5.4f",
    "CTS-21.5.4g",
    "CTS-21.5.4h",
    "CTS-21.5.4i",
    "CTS-21.5.4j",
    "CTS-21.5.5",
    "CTS-28.1b"
  })
  void eachSovietReplacementHasItsUnits() {
    Play play = muster();
    rebuilds(play, "soviet-armor-1", List.of("tank", "mechanized"));
    rebuilds(
        play,
        "soviet-mechanized-1",
        List.of("sovietHq", "rifle", "guards", "nkvd", "naval", "cavalry", "mechanized"));
    rebuilds(play, "soviet-infantry-1", List.of("rifle", "guards"));
    rebuilds(play, "soviet-cavalry-1", List.of("cavalry"));
    rebuilds(play, "soviet-naval-1", List.of("rifle", "guards", "naval"));
    rebuilds(play, "nkvd-replacement-1", List.of("rifle", "guards", "nkvd"));
  }

  @Test
  @Case({"CTS-21.0", "CTS-21.4a", "CTS-21.4b", "CTS-21.5.1", "CTS-21.5.3", "CTS-21.6"})
  void aReplacementWithAUnitAddsAStepOnceATurn() {
    Play play =
        field()
            .german("a", "0305", "lost 2", "out-of-supply")
            .german("b", "0306", "lost 1")
            .counter("german-infantry-1", "0305")
            .counter("german-infantry-2", "0305")
            .rifle("x", "0304")
            .begin(Side.AXIS, "supply");
    play.refuses("CTS-21.4a", "replace unit=b with=german-infantry-1")
        .plays("replace unit=a with=german-infantry-1");
    assertThat(play.stepsLeft("a")).isEqualTo(3);
    assertThat(play.at("german-infantry-1")).isEqualTo("replacement-pool");
    play.refuses("CTS-21.5.1", "replace unit=a with=german-infantry-2");
  }

  /** CTS-EX-285. */
  @Test
  @Case({"CTS-21.5.2", "CTS-21.0"})
  void nobodyIsRebuiltWhoFoughtOrLacksNothing() {
    Play play =
        field()
            .german("a", "0305", "lost 1", "attacked")
            .german("b", "0305")
            .counter("german-infantry-1", "0305")
            .begin(Side.AXIS, "supply");
    play.refuses("CTS-21.5.2", "replace unit=a with=german-infantry-1")
        .refuses("CTS-21.0", "replace unit=b with=german-infantry-1");
  }

  @Test
  @Case({"CTS-21.4a", "CTS-21.4b", "CTS-21.8"})
  void aCadreReturnsAtAFrontHqWithOneStep() {
    Play play =
        field()
            .hq("f", Side.SOVIET, "0302", FRONT)
            .rifle("x", "cadre")
            .counter("soviet-infantry-1", "0302")
            .counter("soviet-infantry-2", "0303")
            .begin(Side.SOVIET, "supply");
    play.refuses("CTS-21.4a", "replace unit=x with=soviet-infantry-2")
        .plays("replace unit=x with=soviet-infantry-1");
    assertThat(play.at("x")).isEqualTo("0302");
    assertThat(play.stepsLeft("x")).isEqualTo(1);
    assertThat(play.rules().replacements.isRemnant(play.position(), play.unit("x"))).isTrue();
  }

  @Test
  @Case({"CTS-18.2d", "CTS-18.2c", "CTS-23.7c"})
  void aLostHqComesToTheCadresForAMechanizedReplacement() {
    Play play =
        field()
            .hq("f", Side.SOVIET, "0302", FRONT)
            .hq("h", Side.SOVIET, "lost")
            .rifle("x", "lost")
            .counter("soviet-mechanized-1", "0304")
            .counter("soviet-mechanized-2", "0302")
            .begin(Side.SOVIET, "supply");
    play.refuses("CTS-18.2d", "replace unit=x with=soviet-mechanized-1")
        .plays("replace unit=h with=soviet-mechanized-1");
    assertThat(play.at("h")).isEqualTo("cadre");
    play.refuses("CTS-21.5.1", "replace unit=h with=soviet-mechanized-2");
  }

  /** CTS-EX-287. */
  @Test
  @Case({"CTS-21.7a", "CTS-21.7b"})
  void twoRemnantsBecomeOneDivisionAndTheOtherIsACadre() {
    Play play =
        field()
            .rifle("a", "0303", "lost 2")
            .rifle("b", "0303", "lost 2")
            .rifle("c", "0303", "lost 1")
            .begin(Side.SOVIET, "supply");
    play.refuses("CTS-21.7a", "merge units=a,c unit=a").plays("merge units=a,b unit=b");
    assertThat(play.stepsLeft("b")).isEqualTo(2);
    assertThat(play.at("a")).isEqualTo("cadre");
  }

  // ---- receiving

  private static long arrived(Play play, String kind) {
    return play.rules().board().units().stream()
        .filter(u -> u.has(kind) && play.position().hex(u.index()) == Boxes.ARRIVING)
        .count();
  }

  /** CTS-EX-027. */
  @Test
  @Case({"CTS-21.1a", "CTS-21.1b", "CTS-SEQ-II.A.1"})
  void aFourBringsTheAxisInfantryPanzersAndRumanians() {
    Play play = field().rifle("x", "0303").german("a", "0307").begin(Side.SOVIET, "supply");
    play.plays("end-phase", 1, 4);
    assertThat(arrived(play, "german-infantry")).isEqualTo(1);
    assertThat(arrived(play, "german-panzer")).isEqualTo(1);
    assertThat(arrived(play, "rumanian")).isEqualTo(1);
    assertThat(arrived(play, "german-mechanized")).isZero();
  }

  /** CTS-EX-286. */
  @Test
  @Case("CTS-21.6")
  void whatThePoolDoesNotHoldDoesNotCome() {
    Play play =
        field()
            .german("a", "0307")
            .counter("luftwaffe-1", "0307")
            .rifle("x", "0303")
            .begin(Side.SOVIET, "supply");
    play.plays("end-phase", 1, 5);
    assertThat(arrived(play, "luftwaffe")).isZero();
    assertThat(arrived(play, "german-infantry")).isEqualTo(2);
  }

  @Test
  @Case("CTS-20.2")
  void whatIsOwedForAWithdrawnUnitIsPaidFirst() {
    Play play =
        field()
            .rifle("x", "0303")
            .german("a", "0307")
            .german("gone", "withdrawn")
            .state("replacement-debt", List.of(Map.of("unit", "gone", "steps", 1)))
            .begin(Side.SOVIET, "supply");
    play.plays("end-phase", 1, 4);
    assertThat(arrived(play, "german-infantry")).isZero();
    assertThat(arrived(play, "german-panzer")).isEqualTo(1);
    assertThat(play.value(Ledger.DEBT_UNIT)).isZero();
  }

  @Test
  @Case({"CTS-21.2a", "CTS-21.2b"})
  void oneReplacementIsPlacedOnEachArmyGroupHqByRail() {
    Play play =
        field()
            .rail("0309-0308")
            .hq("g", Side.AXIS, "0308", GROUP)
            .hq("far", Side.AXIS, "0205", GROUP)
            .state("control", Map.of("0309", "axis", "0308", "axis"))
            .counter("german-infantry-1", "arriving")
            .counter("german-infantry-2", "arriving")
            .begin(Side.AXIS, "arrivals");
    play.refuses("CTS-21.2a", "place unit=german-infantry-1 hex=0205")
        .plays("place unit=german-infantry-1 hex=0308")
        .refuses("CTS-21.2a", "place unit=german-infantry-2 hex=0308");
    assertThat(play.at("german-infantry-1")).isEqualTo("0308");
  }

  @Test
  @Case("CTS-34.6")
  void sovietInfantryReplacementsMayEnterTheCaucasus() {
    Play play =
        field()
            .counter("soviet-infantry-1", "arriving")
            .counter("soviet-naval-1", "arriving")
            .counter("soviet-armor-1", "arriving")
            .rifle("x", "0303")
            .begin(Side.SOVIET, "arrivals");
    play.refuses("CTS-34.6", "place unit=soviet-armor-1 box=caucasus")
        .refuses("CTS-34.6", "place unit=soviet-infantry-1 box=black-sea-coast")
        .plays("place unit=soviet-infantry-1 box=caucasus")
        .plays("place unit=soviet-naval-1 box=black-sea-coast");
    assertThat(play.at("soviet-infantry-1")).isEqualTo("caucasus");
  }

  // ---- regiments

  @Test
  @Case({"CTS-30.0c", "CTS-30.1.1", "CTS-30.1.2"})
  void anInfantryReplacementOnAnArmyGroupHqBecomesARegiment() {
    Play play =
        field()
            .hq("g", Side.AXIS, "0308", GROUP)
            .counter("german-infantry-1", "0308")
            .counter("german-infantry-2", "0305")
            .counter("german-panzer-1", "0308")
            .begin(Side.AXIS, "supply");
    play.refuses("CTS-30.0c", "form-regiment with=german-infantry-2")
        .refuses("CTS-30.0c", "form-regiment with=german-panzer-1")
        .plays("form-regiment with=german-infantry-1");
    assertThat(play.at("GE-IR-A")).isEqualTo("0308");
    assertThat(play.at("german-infantry-1")).isEqualTo("replacement-pool");
  }

  /** CTS-EX-331. */
  @Test
  @Case("CTS-30.1.2")
  void thereAreThreeRegimentsAndNoMore() {
    Play play =
        field()
            .hq("g", Side.AXIS, "0308", GROUP)
            .counter("german-infantry-1", "0308")
            .counter("GE-IR-A", "0305")
            .counter("GE-IR-B", "0305")
            .counter("GE-IR-C", "0305")
            .begin(Side.AXIS, "supply");
    play.refuses("CTS-30.1.2", "form-regiment with=german-infantry-1");
  }

  @Test
  @Case({"CTS-30.1.3", "CTS-30.1.4"})
  void aRegimentRebuildsAnyGermanInfantryDivision() {
    Play play =
        field()
            .german("a", "0305", "lost 1")
            .axis("j", "6-6-3|3-3-3", "0305", "arm jaeger", "lost 1")
            .counter("GE-IR-B", "0305")
            .begin(Side.AXIS, "supply");
    play.refuses("CTS-30.1.3", "replace unit=j with=GE-IR-B").plays("replace unit=a with=GE-IR-B");
    assertThat(play.stepsLeft("a")).isEqualTo(4);
    assertThat(play.at("GE-IR-B")).isEqualTo("regiments");
  }
}
