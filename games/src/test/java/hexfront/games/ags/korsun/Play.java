package hexfront.games.ags.korsun;

import hexfront.engine.Side;
import hexfront.games.Setting;
import hexfront.games.ags.AgsPlay;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A game of Korsun played in the words of the journal. */
final class Play extends AgsPlay<Play> {
  Play(Setting setting) {
    super(setting, 1);
  }

  /** The campaign as the box opens it. */
  static Play campaign() {
    return campaign(Map.of());
  }

  static Play campaign(Map<String, Boolean> options) {
    return new Play(Sketch.box().open("campaign", options));
  }

  Korsun korsun() {
    return (Korsun) rules().exclusive();
  }

  /** Ends phases, with everything left as it stands, until this question is put to this side. */
  Play until(Side side, String stage) {
    for (int i = 0; i < 40; i++) {
      if (asked() == side && question().equals(stage)) {
        return this;
      }
      if (question().equals("headquarters")) {
        plays(position().turn() == 1 ? activateMusts() : "activate");
      } else {
        plays("end-phase");
      }
    }
    throw new AssertionError("never came to " + stage);
  }

  private String activateMusts() {
    List<String> musts =
        List.of("korsun-su-hq-5gta", "korsun-su-hq-2ta").stream()
            .filter(id -> rules().board().unit(id).isPresent())
            .toList();
    return musts.isEmpty() ? "activate" : "activate units=" + String.join(",", musts);
  }

  boolean isIsolated(String id) {
    return new Isolation(rules().board(), KorsunData.load())
        .onTheGround(position(), unit(id), rules());
  }

  /** Whether a unit shows a flag in the view of its own side. */
  boolean shows(String id, String flag) {
    return rules().view(position(), Side.AXIS).units().stream()
        .anyMatch(counter -> counter.id().equals(id) && counter.flags().contains(flag));
  }

  long onMap(Side side) {
    return IntStream.of(rules().roster().units(side)).filter(position()::onMap).count();
  }
}
