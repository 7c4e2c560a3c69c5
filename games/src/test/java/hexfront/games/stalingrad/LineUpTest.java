package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cases 35.1 and 36.1: where a unit may not be put when both sides set up freely. */
class LineUpTest {
  private static Play blau() {
    return Play.open("fall-blau", "free-set-up");
  }

  /** The German side sets up when the Soviets have ended. */
  private static Play germans() {
    Play play = blau().plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    return play;
  }

  private static int unit(Play play, Side side, IntPredicate is) {
    return IntStream.of(play.rules().roster.units(side))
        .filter(u -> play.position().onMap(u) && play.rules().roster.isUnit(u))
        .filter(is)
        .findFirst()
        .orElseThrow();
  }

  private static String nation(Play play, int unit) {
    return play.rules().board().unit(unit).nationality();
  }

  @Test
  @Case({"CTS-35.1.1", "CTS-4.2f"})
  void nobodyIsPutAmongTheEnemy() {
    Play play = germans();
    Position p = play.position();
    int enemy = p.occupied(Side.SOVIET).toArray()[0];
    int german = unit(play, Side.AXIS, u -> nation(play, u).equals("german"));
    play.refuses("CTS-35.1.1", place(play, german, enemy));
    int own = p.hex(german);
    int soviet = unit(play, Side.SOVIET, u -> true);
    p.place(soviet, own);
    play.refuses("CTS-4.2f", place(play, unit(play, Side.AXIS, u -> p.hex(u) != own), own));
  }

  private static String place(Play play, int unit, int hex) {
    return "place unit=" + play.rules().name(unit) + " hex=" + play.rules().number(hex);
  }

  @Test
  @Case({"CTS-5.2", "CTS-5.0a"})
  void rivalsAreNotPutTogetherAndThreeDivisionsFillAHex() {
    Play play = germans();
    Position p = play.position();
    int hungarian =
        unit(play, Side.AXIS, u -> nation(play, u).equals("hungarian") && isLarge(play, u));
    int[] germans =
        IntStream.of(play.rules().roster.units(Side.AXIS))
            .filter(u -> p.onMap(u) && play.rules().roster.isUnit(u))
            .filter(u -> nation(play, u).equals("german") && isLarge(play, u))
            .limit(4)
            .toArray();
    int hex = p.hex(germans[0]);
    for (int u : p.stack(hex)) {
      p.takeOff(u, Position.WAITING);
    }
    for (int i = 0; i < 3; i++) {
      p.place(germans[i], hex);
    }
    play.refuses("CTS-5.0a", place(play, germans[3], hex));
    int rumanian =
        IntStream.of(play.rules().roster.units(Side.AXIS))
            .filter(u -> nation(play, u).equals("rumanian") && isLarge(play, u))
            .findFirst()
            .orElseThrow();
    p.takeOff(germans[1], Position.WAITING);
    p.takeOff(germans[2], Position.WAITING);
    p.place(rumanian, hex);
    play.refuses("CTS-5.2", place(play, hungarian, hex));
  }

  private static boolean isLarge(Play play, int unit) {
    return play.rules().roster.halves(unit) == 2;
  }

  @Test
  @Case({"CTS-35.6e", "CTS-4.2a"})
  void aGarrisonSetsUpInItsOwnAreaAndNobodyInTheSea() {
    Play play = blau();
    Position p = play.position();
    int garrison =
        unit(
            play,
            Side.SOVIET,
            u -> !play.rules().board().map().area(play.rules().roster.formation(u)).isEmpty());
    int elsewhere =
        IntStream.of(p.occupied(Side.SOVIET).toArray())
            .filter(
                hex ->
                    !play.rules()
                        .board()
                        .map()
                        .area(play.rules().roster.formation(garrison))
                        .has(hex))
            .findFirst()
            .orElseThrow();
    play.refuses("CTS-35.6e", place(play, garrison, elsewhere));
    int sea = play.rules().terrain.sea.toArray()[0];
    int other = unit(play, Side.SOVIET, u -> u != garrison);
    play.refuses("CTS-4.2a", place(play, other, sea));
  }

  @Test
  @Case("CTS-35.1.4a")
  void theAxisLosesNoSteps() {
    Play play = germans();
    assertThat(play.rules().setUp.losers(play.position()).size()).isZero();
    int german = unit(play, Side.AXIS, u -> play.position().stepsLeft(u) > 1);
    play.refuses("CTS-35.1.4a", "lose steps=" + play.rules().name(german) + ":1");
  }
}
