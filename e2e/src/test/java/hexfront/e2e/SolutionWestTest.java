package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Solution West of Kesselschlacht, from the shelf to its last screen, against a commander. */
@ExtendWith(Backstage.class)
class SolutionWestTest {
  private static final Set<String> ENDINGS = Set.of("end-phase", "pass");
  private static final int MOST_DECISIONS = 400;

  private final Set<String> given = new HashSet<>();
  private String stage = "";

  @Test
  void aPersonPlaysItFromTheShelfToTheEnd(House house) {
    Player player = house.laptop().toTheShelf();
    player.evaluate("() => localStorage.setItem('hexfront.guided', 'true')");
    player.evaluate("() => localStorage.setItem('hexfront.recap', '0')");
    player.page().locator("article[data-box=kesselschlacht]").getByText("More …").click();
    player.page().getByLabel("Scenario").selectOption("solution-west");
    player
        .page()
        .getByLabel("Soviet", new com.microsoft.playwright.Page.GetByLabelOptions().setExact(true))
        .selectOption("recruit");
    player.button("Open the box").click();
    player.atTheTable();
    int decisions = 0;
    while (!waitsForMeOrTheEnd(player) && decisions < MOST_DECISIONS) {
      decides(player);
      decisions++;
    }
    player.part("end").waitFor();
    assertThat(player.part("end").textContent()).contains("Points").contains("Turning points");
    assertThat(Phases.turn(player)).isBetween(9, 17);
    player.picture("solution-west-end");
    System.out.printf("Solution West: %d decisions at the table%n", decisions);
    assertThat(player.complaints()).isEmpty();
  }

  /** Waits until the player has to decide; tells whether the game is over instead. */
  private static boolean waitsForMeOrTheEnd(Player player) {
    return (boolean)
        player
            .page()
            .waitForFunction(
                "() => hexfront.play.session.over.value ? { over: true }"
                    + " : hexfront.play.session.myTurn.value && !hexfront.play.busy.value"
                    + " ? { over: false } : null",
                null,
                new com.microsoft.playwright.Page.WaitForFunctionOptions().setTimeout(120_000))
            .evaluate("({ over }) => over");
  }

  /** Ends the phase where that is allowed, else answers what is asked. */
  private void decides(Player player) {
    int before = sequence(player);
    String now = (String) player.evaluate("() => hexfront.play.session.decision.value.stage");
    if (!now.equals(stage)) {
      stage = now;
      given.clear();
    }
    @SuppressWarnings("unchecked")
    List<String> orders =
        (List<String>) player.evaluate("() => hexfront.play.session.decision.value.orders");
    if (orders.stream().anyMatch(ENDINGS::contains)) {
      player.press("Escape").press("e");
      player
          .page()
          .waitForFunction(
              "n => hexfront.play.session.sequence > n || document.querySelector('.dialog')"
                  + " || hexfront.play.notice.value",
              before);
      if (sequence(player) == before && player.page().locator(".dialog").count() > 0) {
        player.button("End it all the same").click();
      }
    }
    boolean refused = player.evaluate("() => hexfront.play.notice.value") != null;
    if (sequence(player) == before && (refused || orders.stream().noneMatch(ENDINGS::contains))) {
      answers(player, orders);
    }
    player.page().waitForFunction("n => hexfront.play.session.sequence > n", before);
  }

  /** Gives an order of a type that was not given in this stage yet, as far as there is one. */
  private void answers(Player player, List<String> orders) {
    List<String> first =
        Stream.concat(
                orders.stream().filter(order -> !given.contains(order)),
                orders.stream().filter(given::contains))
            .filter(order -> !ENDINGS.contains(order))
            .toList();
    assertThat(first).as("what has to be done in " + stage).anyMatch(order -> gives(player, order));
  }

  private boolean gives(Player player, String order) {
    given.add(order);
    return new Clerk(player).gives(order);
  }

  private static int sequence(Player player) {
    return ((Number) player.evaluate("() => hexfront.play.session.sequence")).intValue();
  }
}
