package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.LostSteps;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 21, 22, 30 and 32: Replacements, regiments, mergers, Guards. */
class RebuildingTest {
  private static final String GROUP = "size army-group";

  private static Sketch field() {
    return Sketch.clear(5, 9);
  }

  @Test
  @Case({"CTS-21.4a", "CTS-21.5.5", "CTS-21.5.4a", "CTS-21.5.4b"})
  void aReplacementThatDoesNotFitIsRefusedByItsCase() {
    Play play =
        field()
            .german("a", "0305", "lost 1")
            .panzer("p", "9-9-6|6-6-6", "0305", "lost 1")
            .axis("e", "3-3-3|1-1-3", "0305", "arm engineer", "size regiment", "lost 1")
            .counter("german-infantry-1", "0305")
            .counter("german-panzer-1", "0305")
            .counter("soviet-infantry-1", "0302")
            .rifle("x", "0302", "lost 1")
            .begin(Side.AXIS, "supply")
            .refuses("CTS-21.4a", "replace unit=a with=german-infantry-2")
            .refuses("CTS-21.4a", "replace unit=a with=soviet-infantry-1")
            .refuses("CTS-21.4a", "replace unit=a with=p")
            .refuses("CTS-21.5.5", "replace unit=e with=german-infantry-1")
            .refuses("CTS-21.5.4b", "replace unit=p with=german-infantry-1")
            .refuses("CTS-21.5.4a", "replace unit=a with=german-panzer-1")
            .plays("replace unit=a with=german-infantry-1");
    assertThat(play.events()).anyMatch(Replaced.class::isInstance);
    assertThat(play.is("a", Flag.REBUILT)).isTrue();
  }

  @Test
  @Case({"CTS-21.4a", "CTS-5.0a"})
  void aCadreNeedsRoomWhereItReturns() {
    Sketch full =
        field()
            .hq("g", Side.AXIS, "0307", GROUP)
            .german("cadre", "cadre")
            .counter("german-infantry-1", "0307");
    full.begin(Side.AXIS, "supply").allows("replace unit=cadre with=german-infantry-1");
    for (int i = 0; i < 3; i++) {
      full.german("f" + i, "0307");
    }
    full.begin(Side.AXIS, "supply")
        .refuses("CTS-5.0a", "replace unit=cadre with=german-infantry-1");
  }

  @Test
  @Case({"CTS-30.0c", "CTS-30.1.2", "CTS-5.0a"})
  void anInfantryReplacementOnAnArmyGroupHqBecomesARegiment() {
    Sketch group =
        field()
            .hq("g", Side.AXIS, "0307", GROUP)
            .counter("german-infantry-1", "0307")
            .counter("german-infantry-2", "0306")
            .counter("german-panzer-1", "0307")
            .rifle("x", "0302");
    Play play =
        group
            .begin(Side.AXIS, "supply")
            .refuses("CTS-30.0c", "form-regiment with=german-infantry-2")
            .refuses("CTS-30.0c", "form-regiment with=german-panzer-1")
            .plays("form-regiment with=german-infantry-1");
    assertThat(play.at("GE-IR-A")).isEqualTo("0307");
    assertThat(play.at("german-infantry-1")).isEqualTo("replacement-pool");
    assertThat(play.is("GE-IR-A", Flag.REBUILT)).isTrue();
    assertThat(play.events()).anyMatch(Placed.class::isInstance);
    for (int i = 0; i < 3; i++) {
      group.german("f" + i, "0307");
    }
    group.begin(Side.AXIS, "supply").refuses("CTS-5.0a", "form-regiment with=german-infantry-1");
  }

  @Test
  @Case({"CTS-30.0a", "CTS-30.0b", "CTS-5.0a"})
  void aRegimentSharesTheStateOfItsDivision() {
    Play play =
        Sketch.clear(9, 9)
            .german("a", "0405", "disrupted", "out-of-supply")
            .german("weak", "0505", "lost 3")
            .panzer("p", "9-9-6|6-6-6", "0606")
            .axis("lw", "4-4-3|2-2-3", "0607", "trait luftwaffe")
            .rifle("x", "0802")
            .begin(Side.AXIS, "movement")
            .refuses("CTS-30.0a", "detach unit=weak")
            .refuses("CTS-30.0a", "detach unit=p")
            .refuses("CTS-30.0a", "detach unit=lw")
            .refuses("CTS-30.0a", "detach unit=x")
            .plays("detach unit=a");
    assertThat(play.is("GE-IR-A", Flag.DISRUPTED)).isTrue();
    assertThat(play.is("GE-IR-A", Flag.OUT_OF_SUPPLY)).isTrue();
    assertThat(play.last(LostSteps.class).rule()).isEqualTo("CTS-30.0a");
    Sketch full = Sketch.clear(9, 9).rifle("x", "0802");
    for (int i = 0; i < 3; i++) {
      full.german("f" + i, "0405");
    }
    full.begin(Side.AXIS, "movement").refuses("CTS-5.0a", "detach unit=f0");
    Play sound =
        Sketch.clear(9, 9)
            .german("a", "0405")
            .rifle("x", "0802")
            .begin(Side.AXIS, "movement")
            .plays("detach unit=a");
    assertThat(sound.is("GE-IR-A", Flag.DISRUPTED)).isFalse();
    assertThat(sound.is("GE-IR-A", Flag.MOVED)).isFalse();
    assertThat(sound.stepsLeft("GE-IR-A")).isPositive();
  }

  @Test
  @Case({"CTS-21.7a", "CTS-21.7b"})
  void aMergerNamesTwoRemnantsThatStandTogether() {
    Play play =
        field()
            .rifle("a", "0303", "lost 2")
            .rifle("b", "0303", "lost 2")
            .rifle("far", "0304", "lost 2")
            .tank("t", "6-4-6|3-3-6", "0303", "size corps", "lost 1")
            .begin(Side.SOVIET, "supply")
            .refuses("CTS-21.7a", "merge units=a,a unit=a")
            .refuses("CTS-21.7a", "merge units=a,far unit=a")
            .refuses("CTS-21.7a", "merge units=a,t unit=a")
            .refuses("CTS-21.7a", "merge units=a,b unit=far")
            .plays("merge units=a,b unit=a");
    assertThat(play.events()).anyMatch(Merged.class::isInstance);
    assertThat(play.at("b")).isEqualTo("cadre");
    assertThat(play.stepsLeft("a")).isEqualTo(2);
  }

  // ---- Guards

  @Test
  @Case({"CTS-32.1", "CTS-32.2.3"})
  void aGuardUnitTakesThePlaceAndTheStateOfAnother() {
    Play play =
        Sketch.clear(9, 9)
            .hq("k", Side.SOVIET, "0403", "active")
            .tank("x", "10-8-5|6-6-5|4-4-5", "0404", "size corps")
            .german("a", "0405")
            .begin(Side.SOVIET, "combat")
            .plays("attack attackers=x hexes=0405", 6, 3, 6);
    play.plays("choose option=x");
    Converted converted =
        play.events().stream()
            .filter(Converted.class::isInstance)
            .map(Converted.class::cast)
            .findFirst()
            .orElseThrow();
    int guards = converted.to().index();
    assertThat(play.rules().board().unit(guards).arm()).isEqualTo("tank");
    assertThat(play.position().is(guards, Flag.ATTACKED)).isTrue();
    assertThat(play.at("x")).isEqualTo("gone");
    assertThat(play.position().flags(play.unit("x"))).isZero();
    assertThat(play.position().hex(guards)).isEqualTo(play.hex("0404"));
  }

  @Test
  @Case({"CTS-32.2.1", "CTS-32.2.2"})
  void cavalryCorpsAndTankCorpsHaveTheirOwnGuardsAndBrigadesNone() {
    Play play =
        Sketch.clear(9, 9)
            .soviet("cav", "6-6-5|3-3-5", "0404", "arm cavalry", "size corps")
            .soviet("cavDivision", "4-4-5|2-2-5", "0404", "arm cavalry")
            .tank("brigade", "3-3-6", "0304", "size brigade")
            .soviet("rifleBrigade", "3-3-3", "0304", "size brigade")
            .rifle("r", "0303")
            .rifle("nkvd", "0303", "trait nkvd")
            .rifle("guards", "0303", "trait guards")
            .german("a", "0408")
            .begin(Side.SOVIET, "combat");
    Guards guards = new Guards(play.rules());
    assertThat(guards.guardsFor(play.position(), play.unit("brigade"))).isNegative();
    assertThat(guards.guardsFor(play.position(), play.unit("rifleBrigade"))).isNegative();
    assertThat(guards.guardsFor(play.position(), play.unit("cavDivision"))).isNegative();
    assertThat(guards.guardsFor(play.position(), play.unit("nkvd"))).isNegative();
    assertThat(guards.guardsFor(play.position(), play.unit("guards"))).isNegative();
    int rifles = guards.guardsFor(play.position(), play.unit("r"));
    assertThat(play.rules().board().unit(rifles).arm()).isEqualTo("rifle");
    int horse = guards.guardsFor(play.position(), play.unit("cav"));
    assertThat(horse < 0 || play.rules().board().unit(horse).arm().equals("cavalry")).isTrue();
  }

  // ---- arrivals

  @Test
  @Case({"CTS-19.1c", "CTS-21.2a", "CTS-21.2b"})
  void replacementsAndHqsThatArrivedArePlacedWhereTheyMay() {
    Play play =
        field()
            .rail("0309-0308")
            .hq("g", Side.AXIS, "0308", GROUP)
            .hq("new", Side.AXIS, "arriving")
            .state("control", Map.of("0309", "axis", "0308", "axis"))
            .counter("german-infantry-1", "arriving")
            .german("a", "0305")
            .begin(Side.AXIS, "arrivals")
            .refuses("CTS-19.1c", "place unit=a hex=0308")
            .refuses("CTS-19.1c", "place unit=new hex=0202")
            .plays("place unit=german-infantry-1 hex=0308")
            .plays("place unit=new hex=0309");
    assertThat(List.of(play.at("new"), play.at("german-infantry-1")))
        .containsExactly("0309", "0308");
    assertThat(play.is("new", Flag.ARRIVED)).isTrue();
    assertThat(play.is("german-infantry-1", Flag.ARRIVED)).isTrue();
  }
}
