package hexfront.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ViewTest {
  private static View.Counter counter(String id, String hex, String strengths, String... flags) {
    return new View.Counter(
        id, Side.AXIS, hex, "1", "infantry", "division", 2, strengths, List.of(flags));
  }

  private static View view(Side viewer, Map<String, Object> state, View.Counter... counters) {
    return new View(
        viewer, 3, Side.SOVIET, "combat", List.of(counters), Map.of("0101", "axis"), state);
  }

  @Test
  void whatBothSeeAlikeASpectatorSees() {
    View axis = view(Side.AXIS, Map.of("weather", "mud"), counter("a", "0101", "3-4-5"));
    View common = View.common(axis, axis.seenBy(Side.SOVIET));
    assertThat(common).isEqualTo(axis.seenBy(null));
    assertThat(common.viewer()).isNull();
  }

  @Test
  void aCounterThatOneSideDoesNotSeeIsLeftOut() {
    View axis = view(Side.AXIS, Map.of(), counter("a", "0101", "3-4-5"), counter("b", "0102", ""));
    View soviet = view(Side.SOVIET, Map.of(), counter("a", "0101", "3-4-5"));
    assertThat(View.common(axis, soviet).units()).containsExactly(counter("a", "0101", "3-4-5"));
    assertThat(View.common(soviet, axis).units()).containsExactly(counter("a", "0101", "3-4-5"));
  }

  @Test
  void ofACounterOnlyWhatBothKnowIsTold() {
    View axis = view(Side.AXIS, Map.of(), counter("a", "0101", "3-4-5", "disrupted", "hidden"));
    View soviet = view(Side.SOVIET, Map.of(), counter("a", "0101", null, "disrupted"));
    assertThat(View.common(axis, soviet).units())
        .containsExactly(counter("a", "0101", null, "disrupted"));
  }

  @Test
  void aCounterSeenInDifferentPlacesIsLeftOut() {
    View axis = view(Side.AXIS, Map.of(), counter("a", "0101", "3-4-5"));
    View soviet = view(Side.SOVIET, Map.of(), counter("a", "0102", "3-4-5"));
    assertThat(View.common(axis, soviet).units()).isEmpty();
  }

  @Test
  void ofTheStateOnlyWhatBothKnowIsTold() {
    View axis = view(Side.AXIS, Map.of("cup", Map.of("axis", 3, "soviet", 4), "mine", 1));
    View soviet = view(Side.SOVIET, Map.of("cup", Map.of("axis", 3, "soviet", 5), "mine", 2));
    assertThat(View.common(axis, soviet).state()).isEqualTo(Map.of("cup", Map.of("axis", 3)));
  }
}
