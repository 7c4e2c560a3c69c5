package hexfront.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.SelectOption;
import java.util.List;
import java.util.Map;

/** Gives orders at a table by its forms and its map, and takes the first answer to everything. */
final class Clerk {
  private static final int MOST_ANSWERS = 12;

  private final Player player;

  Clerk(Player player) {
    this.player = player;
  }

  private int sequence() {
    return ((Number) player.evaluate("() => hexfront.play.session.sequence")).intValue();
  }

  /** The first legal order of a type, or nothing. */
  private Map<?, ?> first(String type) {
    return (Map<?, ?>)
        player
            .page()
            .evaluate(
                "async type => (await hexfront.play.session.seat.legal(1, type)).orders[0] ?? null",
                type);
  }

  /** Gives an order of a type, if one is legal; tells whether it was given. */
  boolean gives(String type) {
    Map<?, ?> order = first(type);
    if (order == null) {
      return false;
    }
    int before = sequence();
    switch (type) {
      case "move" -> moves(order);
      case "attack" -> attacks((String) ((List<?>) order.get("hexes")).getFirst());
      case "overrun" -> overruns(order);
      default -> fillsIn(type, order, before);
    }
    waitsUntilAfter(before);
    return true;
  }

  private void waitsUntilAfter(int sequence) {
    waitsFor("([n]) => hexfront.play.session.sequence > n && !hexfront.play.busy.value", sequence);
  }

  private void waitsFor(String condition, Object... args) {
    player.page().waitForFunction(condition, List.of(args));
  }

  private String select(Map<?, ?> order) {
    List<?> units = (List<?>) order.get("units");
    String hex = player.hexOf((String) units.getFirst());
    shows(hex);
    player
        .page()
        .evaluate("([hex, units]) => hexfront.play.moves.select(hex, units)", List.of(hex, units));
    return hex;
  }

  private void moves(Map<?, ?> order) {
    select(order);
    player.seesReach();
    String there = (String) ((List<?>) order.get("path")).getLast();
    shows(there);
    player.click(there);
  }

  private void attacks(String hex) {
    shows(hex);
    player.click(hex);
    rolls();
  }

  /** Brings a hex to the middle of the screen; a click needs no painted map. */
  private void shows(String hex) {
    player
        .page()
        .evaluate("hex => hexfront.view.look({...hexfront.view.field.centre(hex), scale: 1})", hex);
  }

  private void overruns(Map<?, ?> order) {
    select(order);
    player.click((String) order.get("hex"));
    rolls();
  }

  private void rolls() {
    waitsFor("() => hexfront.play.attacks.plan.value?.forecast");
    player.part("roll").click();
  }

  // ---- forms

  private void fillsIn(String type, Map<?, ?> order, int before) {
    if (!isOpen(type)) {
      player.page().locator("[data-order=" + type + "]").click();
      waitsFor("([type]) => hexfront.play.interview.form.value?.type === type", type);
    }
    for (int i = 0; i < MOST_ANSWERS && sequence() == before; i++) {
      if (isDecided()) {
        player.part("confirm").click();
        waitsUntilAfter(before);
      } else {
        answers(order, before);
      }
    }
  }

  private boolean isOpen(String type) {
    return (boolean)
        player.page().evaluate("type => hexfront.play.interview.form.value?.type === type", type);
  }

  private boolean isDecided() {
    return (boolean)
        player.evaluate(
            "async () => (await hexfront.play.interview.outcome()) !== undefined"
                + " && document.querySelector('[data-testid=confirm]') !== null");
  }

  private void answers(Map<?, ?> order, int before) {
    Locator form = player.page().locator("aside .form").first();
    Locator answers = player.page().locator("aside .answers button");
    Locator counters = form.locator(".field.current .chits button[aria-pressed=false]");
    Locator list = form.locator(".current select");
    if (answers.count() > 0) {
      answers.first().click();
      waitsUntilAfter(before);
    } else if (order.get("steps") instanceof Map<?, ?> steps) {
      steps.forEach((unit, n) -> loses((String) unit, ((Number) n).intValue()));
    } else if (counters.count() > 0) {
      counters.first().click();
    } else if (list.count() > 0) {
      int refused = ((Number) list.first().evaluate("list => list.selectedIndex")).intValue();
      list.first().selectOption(new SelectOption().setIndex(refused + 1));
    } else if (form.locator("select").count() > 0) {
      form.locator("select").first().selectOption(new SelectOption().setIndex(1));
    } else {
      form.locator(".chits button[aria-pressed=false]").first().click();
    }
  }

  private void loses(String unit, int steps) {
    Locator more =
        player.page().locator("[data-unit='" + unit + "'] button[aria-label$='one step more']");
    for (int i = 0; i < steps; i++) {
      more.click();
    }
  }
}
