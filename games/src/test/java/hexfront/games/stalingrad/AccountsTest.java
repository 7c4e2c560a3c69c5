package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sections 35 to 37: what counts in each scenario. */
class AccountsTest {
  private static Sketch map(String scenario) {
    return Sketch.map().german("g", "2652").rifle("r", "1102").state("scenario", scenario);
  }

  private static int points(Play play, Side side, String rule) {
    return play.score().items().stream()
        .filter(item -> item.side() == side && item.rule().equals(rule))
        .mapToInt(item -> item.points())
        .sum();
  }

  @Test
  @Case({"CTS-35.8d", "CTS-35.8e"})
  void whoExitedCountsByItsKindAndFewAlliesDo() {
    Sketch one = map("fall-blau").german("b", "exited");
    int foot = points(one.begin(Side.SOVIET, "supply"), Side.AXIS, "CTS-35.8d");
    Sketch fast = map("fall-blau").panzer("b", "12-12-6|9-9-6", "exited");
    assertThat(points(fast.begin(Side.SOVIET, "supply"), Side.AXIS, "CTS-35.8d"))
        .isEqualTo(2 * foot);
    Sketch small = map("fall-blau").axis("b", "2-2-3", "exited", "size brigade");
    assertThat(points(small.begin(Side.SOVIET, "supply"), Side.AXIS, "CTS-35.8d"))
        .isEqualTo(foot / 2);
    Sketch staff = map("fall-blau").hq("h", Side.AXIS, "exited");
    assertThat(points(staff.begin(Side.SOVIET, "supply"), Side.AXIS, "CTS-35.8d")).isZero();
    Sketch allies = map("fall-blau");
    for (int i = 0; i < 12; i++) {
      allies.axis("al" + i, "4-4-3|2-2-3", "exited", "nation rumanian");
    }
    int many = points(allies.begin(Side.SOVIET, "supply"), Side.AXIS, "CTS-35.8d");
    assertThat(many).isLessThan(12 * foot).isPositive();
    assertThat(
            points(
                allies
                    .axis("al12", "4-4-3|2-2-3", "exited", "nation rumanian")
                    .begin(Side.SOVIET, "supply"),
                Side.AXIS,
                "CTS-35.8d"))
        .isEqualTo(many);
  }

  @Test
  @Case({"CTS-35.8e", "CTS-37.4d"})
  void withoutALineToTheSouthEdgeNothingThatLeftCounts() {
    Sketch cut = map("fall-blau").german("b", "exited");
    Play play = cut.begin(Side.SOVIET, "supply");
    for (int hex : play.rules().terrain.roadExits.toArray()) {
      if (play.rules().edges.isSouth(hex)) {
        cut.rifle("x" + hex, play.rules().number(hex));
      }
    }
    assertThat(points(cut.begin(Side.SOVIET, "supply"), Side.AXIS, "CTS-35.8d")).isZero();
    assertThat(points(play, Side.AXIS, "CTS-35.8d")).isPositive();
  }

  @Test
  @Case({"CTS-35.8f", "CTS-37.4e"})
  void threeUnitsOnTheVolgaAreEnoughAndTheyMustBeSupplied() {
    String in = "supplied";
    Sketch three =
        map("fall-blau").german("a", "4208", in).german("b", "4308", in).german("c", "4107", in);
    assertThat(points(three.begin(Side.SOVIET, "supply"), Side.AXIS, "CTS-35.8f")).isEqualTo(48);
    Sketch dry =
        map("fall-blau")
            .german("a", "4208", in)
            .german("b", "4308", in)
            .german("c", "4107", "unsupplied");
    assertThat(points(dry.begin(Side.SOVIET, "supply"), Side.AXIS, "CTS-35.8f")).isZero();
    Sketch campaign =
        map("campaign").german("a", "4208", in).german("b", "4308", in).german("c", "4107", in);
    assertThat(points(campaign.begin(Side.SOVIET, "supply"), Side.AXIS, "CTS-37.4e")).isEqualTo(48);
  }

  @Test
  @Case({"CTS-35.8g", "CTS-36.8e", "CTS-37.4f"})
  void citiesTheSovietsHoldCountInEveryScenario() {
    assertThat(points(Play.open("fall-blau"), Side.SOVIET, "CTS-35.8g")).isPositive();
    assertThat(points(Play.open("campaign"), Side.SOVIET, "CTS-37.4f")).isPositive();
    Play play = Play.open("fall-blau");
    int before = points(play, Side.SOVIET, "CTS-35.8g");
    int city = play.rules().terrain.majorCities[0];
    for (int hex : play.rules().terrain.majorCities) {
      city = play.position().controls(Side.SOVIET, hex) ? hex : city;
    }
    play.position().setControl(city, Side.AXIS);
    assertThat(points(play, Side.SOVIET, "CTS-35.8g")).isLessThan(before);
  }

  @Test
  @Case({"CTS-36.8c", "CTS-35.8c", "CTS-35.8h"})
  void lossesCountInTheScenariosNotInTheCampaign() {
    for (String scenario : List.of("fall-blau", "uranus")) {
      Play play =
          map(scenario)
              .rifle("a", "cadre")
              .rifle("b", "lost")
              .hq("h", Side.SOVIET, "cadre")
              .soviet("s", "2-2-3", "cadre", "size brigade")
              .german("c", "cadre")
              .begin(Side.SOVIET, "supply");
      assertThat(points(play, Side.AXIS, "CTS-35.8c")).isEqualTo(2 + 4 + 2 + 1);
      assertThat(points(play, Side.SOVIET, "CTS-35.8h")).isEqualTo(4);
    }
    Play campaign = map("campaign").rifle("a", "cadre").begin(Side.SOVIET, "supply");
    assertThat(points(campaign, Side.AXIS, "CTS-35.8c")).isZero();
  }
}
