package hexfront.engine.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.journal.Journal.JournalProblem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Journals made by hand, whose running hash is right and which are wrong all the same. */
class ForgedJournalTest {
  private static final String HASH = "0123456789abcdef";
  private static final String STAND = "at 1 rules 1 | (turn 1)";

  /** A journal with these lines, and the running hashes that belong to them. */
  static String journal(List<String> header, String... bodies) {
    String head = "hexfront-journal 2\n" + String.join("\n", header) + "\n\n";
    StringBuilder text = new StringBuilder(head);
    String running = Journal.fingerprint("", head);
    for (String body : bodies) {
      running = Journal.fingerprint(running, body);
      text.append(body).append(" | ").append(running).append('\n');
    }
    return text.toString();
  }

  private static String order(String who, String dice, String hash) {
    return journal(List.of("game toy"), who + " | pass | " + dice + " | " + hash, STAND);
  }

  private static void refused(String text, int line, String why) {
    assertThatThrownBy(() -> Saved.read(text))
        .isInstanceOf(JournalProblem.class)
        .hasMessageContaining("journal line " + line + ":")
        .hasMessageContaining(why);
  }

  @Test
  void oneThatIsRightIsRead() {
    assertThat(Saved.read(order("1 axis", "4 12/38", HASH)).stretches()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "0", "99", "-1", "38/38", "-1/6", "0/0", "3/99999999"})
  void noDieShowsThat(String dice) {
    refused(order("1 axis", dice, HASH), 4, "no die shows '" + dice + "'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "4/", "/4", "99999999999"})
  void aThrowThatIsNoNumberIsRefused(String dice) {
    refused(order("1 axis", dice, HASH), 4, "a number is malformed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0123456789abcdef0", "0123", "0123456789abcdeg", ""})
  void aHashHasSixteenDigits(String hash) {
    refused(order("1 axis", "4", hash), 4, "16 hexadecimal digits");
  }

  @Test
  void ordersAreCountedFromOne() {
    refused(order("2 axis", "4", HASH), 4, "expected order 1");
    refused(order("-1 axis", "4", HASH), 4, "expected order 1");
  }

  @Test
  void aPositionStandsAfterTheOrderBeforeIt() {
    String text =
        journal(List.of("game toy"), "1 axis | pass |  | " + HASH, "at 7 rules 1 | (turn 1)");
    refused(text, 5, "expected 'at 1");
  }

  @Test
  void aHeaderHasKnownNamesOnceAndOfKnownLengths() {
    refused(journal(List.of("game toy", "evil 1"), STAND), 3, "unknown name 'evil'");
    refused(journal(List.of("game toy", "game toy"), STAND), 3, "stands twice");
    refused(journal(List.of("game " + "x".repeat(1000)), STAND), 2, "too long");
    refused(journal(List.of("x".repeat(8_000_000)), STAND), 2, "unknown name");
  }

  @Test
  void nothingIsHiddenInALine() {
    refused(journal(List.of("game to\u0000y"), STAND), 2, "control character");
    refused(order("1 axis", "4", HASH).replace("pass", "pa\u0007ss"), 4, "control character");
  }
}
