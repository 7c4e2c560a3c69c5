package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A turn of the large games with every kind of order that comes up in it, given at the table. */
@ExtendWith(Backstage.class)
class WholeTurnsTest {
  private static final Set<String> ENDINGS = Set.of("end-phase", "pass");

  /** Two players at one game who try every kind of order once and then end the phase. */
  private static final class Table {
    private final Map<String, Player> players = new HashMap<>();
    private final Set<String> given = new TreeSet<>();
    private final Set<String> repeated;

    Table(House house, String request) {
      this(house, request, Set.of());
    }

    /** A game in which some kinds of orders are given as often as they can be. */
    Table(House house, String request, Set<String> repeated) {
      this.repeated = repeated;
      var game = house.caller().open(request);
      for (String side : List.of("axis", "soviet")) {
        players.put(side, house.laptop().sitDown(game.link(side)));
      }
    }

    private Player decides() {
      Player axis = players.get("axis");
      String side = (String) axis.evaluate("() => hexfront.play.session.decision.value.side");
      return players.get(side).waitsForMyTurn();
    }

    @SuppressWarnings("unchecked")
    private static List<String> orders(Player player) {
      return (List<String>) player.evaluate("() => hexfront.play.session.decision.value.orders");
    }

    private static int sequence(Player player) {
      return ((Number) player.evaluate("() => hexfront.play.session.sequence")).intValue();
    }

    /** Plays on until a turn is over, or so many decisions were taken. */
    Set<String> plays(int turn, int decisions) {
      return plays(turn, decisions, order -> false);
    }

    /** The same, but no further than to an order of some kind. */
    Set<String> plays(int turn, int decisions, Predicate<String> last) {
      for (int i = 0; i < decisions && given.stream().noneMatch(last); i++) {
        Player player = decides();
        if (Phases.turn(player) > turn) {
          break;
        }
        int before = sequence(player);
        if (!triesSomethingNew(player)) {
          ends(player);
        }
        int after = sequence(player);
        assertThat(after).as(orders(player).toString()).isGreaterThan(before);
        players
            .values()
            .forEach(
                each ->
                    each.page()
                        .waitForFunction(
                            "n => hexfront.play.session.sequence >= n"
                                + " && hexfront.play.session.waiting.value.length === 0",
                            after));
      }
      players.values().forEach(each -> assertThat(each.complaints()).isEmpty());
      return given;
    }

    private boolean triesSomethingNew(Player player) {
      for (String order : orders(player)) {
        boolean isNew =
            !ENDINGS.contains(order) && (!given.contains(order) || repeated.contains(order));
        if (isNew && new Clerk(player).gives(order)) {
          given.add(order);
          toDo(order).forEach(given::remove);
          return true;
        }
      }
      return false;
    }

    /** What has to be done once more after an order: a cancelled attack is allocated again. */
    private static Set<String> toDo(String order) {
      return order.equals("cancel") ? Set.of("attack") : Set.of();
    }

    private void ends(Player player) {
      List<String> orders = orders(player);
      if (orders.stream().anyMatch(ENDINGS::contains)) {
        int before = sequence(player);
        player.press("e");
        player
            .page()
            .waitForFunction(
                "n => hexfront.play.session.sequence > n || document.querySelector('.dialog')",
                before);
        if (player.page().locator(".dialog").count() > 0) {
          player.button("End it all the same").click();
          player.page().waitForFunction("n => hexfront.play.session.sequence > n", before);
        }
      } else {
        assertThat(orders).anyMatch(order -> new Clerk(player).gives(order));
      }
    }
  }

  /**
   * A player turn of the Axis in which everything comes up that a turn of Uranus leaves out: a unit
   * to withdraw, aircraft over both sides, somebody to overrun and to bomb, a depot.
   */
  private static final String RARE_ORDERS =
      """
      {"game":"stalingrad","seed":3,"seats":{"axis":"person","soviet":"person"},"position":{
        "turn":5,"side":"axis","phase":"arrivals","lenient":true,
        "state":{"scenario":"fall-blau","weather":"clear","supply-points":{"axis":6,"soviet":4},
          "transport-points":{"axis":3},"withdrawals":[{"unit":"leaves","steps":1}]},"units":[
        {"id":"hq-6","side":"axis","arm":"headquarters","size":"army","designation":"6A",
          "steps":["1-1-6"],"hex":"1843","flags":["active"]},
        {"id":"leaves","side":"axis","arm":"panzer","size":"division","designation":"22",
          "steps":["8-8-6"],"hex":"1846"},
        {"id":"inf","side":"axis","arm":"infantry","size":"division","designation":"79",
          "steps":["40-8-3","8-8-3"],"hex":"1642"},
        {"id":"air-4","side":"axis","arm":"air-headquarters","size":"air-army","designation":"4",
          "steps":["0-1-6"],"support":4,"support-mobile":4,"hex":"1845","flags":["deployed"]},
        {"id":"hunter","side":"axis","arm":"fighter","size":"air","designation":"3",
          "steps":["4-3-0"],"range":9,"bombing":0,"hex":"2038"},
        {"id":"stuka","side":"axis","arm":"ground-support","size":"air","designation":"77",
          "steps":["2-2-0"],"range":9,"bombing":3,"box":"ready"},
        {"id":"bomber","side":"axis","arm":"bomber","size":"air","designation":"55",
          "steps":["3-2-0"],"range":12,"bombing":5,"hex":"1737"},
        {"unit":"axis-depot-1","hex":"1846"},
        {"id":"weak","side":"soviet","arm":"rifle","size":"division","designation":"13",
          "steps":["2-2-3","2-2-3","1-1-3","1-1-3"],"hex":"1641"},
        {"id":"bombed","side":"soviet","arm":"rifle","size":"division","designation":"226",
          "steps":["4-5-3","2-3-3","1-1-3"],"hex":"1737"},
        {"id":"yak","side":"soviet","arm":"fighter","size":"air","designation":"8",
          "steps":["3-3-0"],"range":9,"bombing":0,"hex":"2038"},
        {"id":"il-2","side":"soviet","arm":"ground-support","size":"air","designation":"2",
          "steps":["2-3-0"],"range":9,"bombing":3,"hex":"1641"}]}}
      """;

  /**
   * Turns 7 and 8 of Kesselschlacht: aircraft of both sides over one sector and a laden transport
   * over another, Germans who crossed the Dnestr, a corps that could be called back, a bridge train
   * at the river and a unit that comes. Those whom Zhukov sends are disrupted, so that nobody has
   * to march.
   */
  private static final String FLIGHTS_AND_DIRECTIVES =
      """
      {"game":"kesselschlacht","seed":3,"seats":{"axis":"person","soviet":"person"},"position":{
        "turn":7,"side":"axis","phase":"air-combat",
        "state":{"weather":"snow","air-initiative":"axis","crossed":3,"bridge-trains":{"hq-iii":1},
          "sectors":{"fw":6,"il":6,"tr":15},"loads":{"tr":{"ap":2,"fp":4}},
          "reinforcements":{"comes":"7A"}},"units":[
        {"id":"hq-iii","side":"axis","arm":"headquarters","size":"corps","formation":"iii",
          "quality":"B","steps":["0-1-0"],"hex":"2522"},
        {"id":"foot","side":"axis","arm":"infantry","size":"regiment","formation":"iii",
          "quality":"B","steps":["3-3-6"],"hex":"2524"},
        {"id":"comes","side":"axis","arm":"motorized","size":"regiment","formation":"xlviii",
          "quality":"B","steps":["3-3-8"]},
        {"id":"fw","side":"axis","arm":"fighter-bomber","size":"group","steps":["5-13-3"]},
        {"id":"tr","side":"axis","arm":"transport","size":"group","steps":["0-3-18"]},
        {"id":"il","side":"soviet","arm":"fighter-bomber","size":"group","steps":["2-6-4"]},
        {"id":"hq-7","side":"soviet","arm":"headquarters","size":"corps","formation":"7gtc",
          "quality":"B","steps":["0-1-8"],"hex":"5505","flags":["disrupted"]},
        {"id":"b1","side":"soviet","arm":"tank","size":"brigade","formation":"7gtc",
          "quality":"B","steps":["3-3-9"],"hex":"5505","flags":["disrupted"]},
        {"id":"b2","side":"soviet","arm":"tank","size":"brigade","formation":"7gtc",
          "quality":"B","steps":["3-3-9"],"hex":"5506","flags":["disrupted"]},
        {"id":"b3","side":"soviet","arm":"tank","size":"brigade","formation":"7gtc",
          "quality":"B","steps":["3-3-9"],"hex":"5506","flags":["disrupted"]},
        {"id":"b4","side":"soviet","arm":"tank","size":"brigade","formation":"7gtc",
          "quality":"B","steps":["3-3-9"],"hex":"5507","flags":["disrupted"]},
        {"id":"hq-4","side":"soviet","arm":"headquarters","size":"corps","formation":"4gtc",
          "quality":"B","steps":["0-1-8"],"hex":"3430","flags":["disrupted"]}]}}
      """;

  /**
   * A combat phase of the Soviets against three hexes: a stack whose only way leads through another
   * stack, a headquarters that has no way at all, and a stack in the open. What comes of it is up
   * to the dice.
   */
  private static final String THREE_COMBATS =
      """
      {"game":"kesselschlacht","seed":%d,"seats":{"axis":"person","soviet":"person"},"position":{
        "turn":8,"side":"soviet","phase":"combat","state":{"weather":"snow"},"units":[
        {"id":"hq-60","side":"soviet","arm":"headquarters","size":"army","formation":"60a",
          "quality":"B","steps":["0-1-8"],"hex":"3609","flags":["active"],"supplied":true},
        %s]}}
      """;

  private static String combats(int seed) {
    List<String> units = new ArrayList<>();
    for (String hex : List.of("3210", "3710", "4110")) {
      units.add(soviet("guards-rifle", "A", "40-4-5", hex, "\"active\""));
      units.add(soviet("tank", "A", "9-4-9", hex, "\"active\""));
    }
    for (String hex :
        List.of("3111", "3112", "3311", "3312", "3712", "3610", "3611", "3810", "3811")) {
      units.add(soviet("rifle", "C", "0-4-5", hex, ""));
    }
    for (String hex : List.of("3211", "3211", "3211", "3212", "3212", "4111", "4111")) {
      units.add(axis("infantry", "regiment", "xlviii", "1-1-6", hex));
    }
    units.add(axis("headquarters", "corps", "lix", "0-1-0", "3711"));
    units.add(axis("infantry", "regiment", "lix", "1-1-6", "3617"));
    units.add(axis("headquarters", "corps", "iii", "0-1-0", "3717"));
    units.add(axis("headquarters", "corps", "xxiv", "0-1-0", "3517"));
    for (int i = 0; i < units.size(); i++) {
      units.set(i, units.get(i).replace("{\"id\"", "{\"id\":\"u" + i + "\""));
    }
    return THREE_COMBATS.formatted(seed, String.join(",", units));
  }

  private static String soviet(String arm, String quality, String step, String hex, String flag) {
    return """
    {"id","side":"soviet","arm":"%s","size":"division","formation":"60a","quality":"%s",\
    "steps":["%s"],"hex":"%s","flags":[%s],"supplied":true}
    """
        .formatted(arm, quality, step, hex, flag)
        .strip();
  }

  private static String axis(String arm, String size, String formation, String step, String hex) {
    return """
    {"id","side":"axis","arm":"%s","size":"%s","formation":"%s","quality":"C",\
    "steps":["%s"],"hex":"%s","supplied":true}
    """
        .formatted(arm, size, formation, step, hex)
        .strip();
  }

  /** Up to the Supply Phase of the Axis. */
  private static final int AXIS_DECISIONS = 22;

  private static String game(String box, String scenario, int seed) {
    return """
    {"game":"%s","scenario":"%s","seed":%d,"seats":{"axis":"person","soviet":"person"}}
    """
        .formatted(box, scenario, seed);
  }

  @Test
  void aTurnOfUranus(House house) {
    assertThat(new Table(house, game("stalingrad", "uranus", 5)).plays(50, 60))
        .contains("place", "activate", "set-mode", "expend-supply", "move", "attack", "lose")
        .contains("create-depot", "merge", "rail", "enter", "detach", "replace", "repair");
  }

  @Test
  void ordersThatATurnOfUranusLeavesOut(House house) {
    assertThat(new Table(house, RARE_ORDERS).plays(5, AXIS_DECISIONS))
        .contains("withdraw", "set-mode", "place-air", "air-attack", "overrun", "bombard", "attack")
        .contains("air-support", "retreat", "advance", "move-depot");
  }

  @Test
  void aTurnOfSolutionWest(House house) {
    assertThat(new Table(house, game("kesselschlacht", "solution-west", 5)).plays(8, 60))
        .contains("place", "dig-in", "allot", "bridge-train", "load", "roll", "bomb", "place-air")
        .contains("activate", "move", "demolish", "set-top", "attack");
  }

  @Test
  void flightsAndDirectivesThatATurnOfSolutionWestLeavesOut(House house) {
    assertThat(new Table(house, FLIGHTS_AND_DIRECTIVES).plays(8, 60, "recall"::equals))
        .contains("intercept", "deliver", "directive", "assign", "recall")
        .contains("build-bridge", "enter");
  }

  @Test
  void resultsOfCombatThatATurnOfSolutionWestLeavesOut(House house) {
    Set<String> given = new TreeSet<>();
    Set<String> wanted = Set.of("lose", "retreat", "remove", "choose", "advance");
    for (int seed = 1; seed <= 12 && !given.containsAll(wanted); seed++) {
      given.addAll(new Table(house, combats(seed), Set.of("attack")).plays(8, 12));
    }
    assertThat(given).containsAll(wanted);
  }

  @Test
  void aTurnOfRostov(House house) {
    assertThat(new Table(house, game("blitzfront", "rostov", 5)).plays(1, 60))
        .contains("place", "entrench", "rail", "place-air", "attack", "cancel", "air-strike")
        .contains("move", "resolve", "ship");
  }
}
