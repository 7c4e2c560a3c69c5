package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Decision;
import hexfront.engine.Event;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.InWords;
import hexfront.engine.orders.OrderText;
import hexfront.games.Setting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random games as they went: every question, every event, the odds of every battle, why orders of
 * other moments are refused, and now and then all legal orders, supply and zones. Whoever changes
 * the rules on purpose writes them anew with {@code -Dhexfront.transcripts=write}.
 */
class BlitzfrontTranscriptsTest {
  private static final Path FOLDER = Path.of("src/test/resources/blitzfront");
  private static final int MOST_LISTED = 100;

  @ParameterizedTest
  @CsvSource({"rostov, 8, true", "maikop-1942, 2, false"})
  void gamesGoAsTheyWent(String scenario, long seed, boolean options) throws IOException {
    Path file = FOLDER.resolve(scenario + "-" + seed + ".txt");
    boolean writes = "write".equals(System.getProperty("hexfront.transcripts"));
    List<String> known = writes ? List.of() : Files.readAllLines(file);
    List<String> told = new ArrayList<>();
    new Teller(
            scenario,
            seed,
            options,
            line -> {
              if (!writes) {
                assertThat(line)
                    .as("%s, line %d", file, told.size() + 1)
                    .isEqualTo(told.size() < known.size() ? known.get(told.size()) : "the end");
              }
              told.add(line);
            })
        .play();
    if (writes) {
      Files.createDirectories(FOLDER);
      Files.write(file, told);
    }
  }

  /** Plays a game and tells it. */
  private static final class Teller {
    private final Rulebook rules;
    private final Position p;
    private final OrderText text;
    private final SplittableRandom random;
    private final Dice dice;
    private final Consumer<String> lines;
    private final List<Order> given = new ArrayList<>();

    Teller(String scenario, long seed, boolean options, Consumer<String> lines) {
      Setting setting =
          Sketch.BOX.open(
              scenario,
              Map.of(BlitzfrontRules.INDEX_B, options, BlitzfrontRules.SHORT_WITHDRAWAL, options));
      this.lines = lines;
      rules = setting.rulebook();
      p = setting.position();
      text = new OrderText(rules.board(), rules.orderTypes());
      random = new SplittableRandom(seed);
      dice = Dice.unrecorded(seed);
    }

    void play() {
      while (!rules.isOver(p)) {
        ask();
        Order order = rules.anyOrder(p, random);
        given.add(order);
        lines.accept("> " + text.write(order));
        if (rules.battles().contains(order.type())) {
          lines.accept("  odds: " + rules.odds(p, order));
          lines.accept("  expected: " + rules.expected(p, order));
        }
        rules.carryOut(p, order, dice, event -> lines.accept("  " + words(event)));
      }
      lines.accept(rules.score(p).toString());
    }

    private void ask() {
      Decision asked = rules.decision(p);
      lines.accept(
          "? %s %s %s %s"
              .formatted(asked.side().word(), asked.stage(), asked.prompt(), asked.orders()));
      if (given.size() % 10 == 0) {
        lines.accept("  legal: " + legal());
        for (Side side : Side.values()) {
          lines.accept("  supply: " + Integer.toHexString(rules.supply(p, side).hashCode()));
          lines.accept("  zones: " + Integer.toHexString(rules.zones(p, side, "").hashCode()));
        }
      }
      for (int i = 0; i < 2 && !given.isEmpty(); i++) {
        Order other = given.get(random.nextInt(given.size()));
        rules
            .check(p, other)
            .refusals()
            .forEach(
                no ->
                    lines.accept("! %s: %s %s".formatted(text.write(other), no.rule(), no.why())));
      }
    }

    /** How many orders are legal, and a number that changes with any of them. */
    private String legal() {
      TreeSet<String> all = new TreeSet<>();
      boolean complete =
          rules.legal(p, order -> all.add(text.write(order)) && all.size() < MOST_LISTED);
      return all.size() + " " + Integer.toHexString(all.hashCode()) + (complete ? "" : " and more");
    }

    private String words(Event event) {
      String said = event instanceof InWords told ? told.inWords(rules.board()) : event.toString();
      return said + " [" + event.rule() + "]";
    }
  }
}
