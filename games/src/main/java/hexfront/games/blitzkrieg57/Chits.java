package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Sections 6 and 7.1: chits, the cup and drawing from it. The cup is a set of bits: nothing has an
 * order in it, a chit is drawn by dice at the moment of drawing.
 */
final class Chits {
  static final String RESERVE = "soviet-reserve";

  private final BlitzkriegRules rules;
  private final List<Chit> all;
  private final int[] headquarters;

  Chits(BlitzkriegRules rules) {
    this.rules = rules;
    all = rules.data.chits();
    headquarters = all.stream().mapToInt(this::find).toArray();
  }

  /** The headquarters a chit activates, or -1 if this game has none of its name. */
  @Case({"GJ-2.4", "GJ-7.2.1"})
  private int find(Chit chit) {
    return rules.board().units().stream()
        .filter(unit -> rules.roster.isHeadquarters(unit.index()) && chit.leads(unit))
        .mapToInt(Unit::index)
        .findFirst()
        .orElse(-1);
  }

  int headquarters(Chit chit) {
    return headquarters[chit.index()];
  }

  /** The chit of a name that a side could mean; several if both sides have it. */
  List<Chit> named(String word) {
    boolean owned = word.contains(":");
    return all.stream()
        .filter(chit -> (owned ? chit.word() : chit.name()).equalsIgnoreCase(word))
        .toList();
  }

  // ---- availability

  @Case({
    "GJ-2.5",
    "GJ-4.0-6",
    "GJ-15.2-A1",
    "GJ-15.2-A2",
    "GJ-15.2-A3",
    "GJ-15.2-S1",
    "GJ-15.2-S2",
    "GJ-15.2-S3",
    "GJ-15.2-S4"
  })
  boolean isAvailable(Chit chit, int turn) {
    return chit.from() <= turn && (chit.kind() != Chit.Kind.RESERVE || rules.has(RESERVE));
  }

  /** The chits of a group that may be selected on a turn. */
  List<Chit> available(String group, int turn) {
    return all.stream()
        .filter(chit -> chit.group().equals(group) && isAvailable(chit, turn))
        .toList();
  }

  static List<String> groups(Side side) {
    return side == Side.AXIS ? List.of("german", "rumanian") : List.of("soviet");
  }

  /** How many chits of a group a side selects: the number of the track, or all there are. */
  @Case({"GJ-6.2.1", "GJ-6.2.2"})
  int number(String group, int turn) {
    return Math.min(rules.data.track(turn).chits(group), available(group, turn).size());
  }

  /** Whether a side has anything to decide. */
  boolean hasChoice(Side side, int turn) {
    return groups(side).stream()
        .anyMatch(
            group ->
                number(group, turn) > 0 && number(group, turn) < available(group, turn).size());
  }

  // ---- the cup

  /** A side without a choice puts in all it has to. */
  void selectAll(Position p, Side side, Chronicle chronicle) {
    int taken =
        groups(side).stream()
            .filter(group -> number(group, p.turn()) > 0)
            .mapToInt(group -> bits(available(group, p.turn())))
            .sum();
    put(p, side, taken, chronicle);
  }

  void put(Position p, Side side, int taken, Chronicle chronicle) {
    add(p, taken);
    chronicle.tell(new ChitsSelected(side, Integer.bitCount(taken), "GJ-6.1.1"));
  }

  /** Supply and reinforcement chits go into the cup by themselves. */
  @Case({"GJ-6.2.4", "GJ-12.0", "GJ-15.2-A3", "GJ-15.2-S3"})
  void addOthers(Position p) {
    add(p, bits(available("", p.turn())));
  }

  private static void add(Position p, int bits) {
    p.setValue(BlitzkriegRules.CUP, p.value(BlitzkriegRules.CUP) | bits);
  }

  private static int bits(List<Chit> chits) {
    return chits.stream().mapToInt(Chit::bit).sum();
  }

  void empty(Position p) {
    p.setValue(BlitzkriegRules.CUP, 0);
    p.setValue(BlitzkriegRules.PLAYED, 0);
  }

  int left(Position p) {
    return Integer.bitCount(p.value(BlitzkriegRules.CUP));
  }

  /** Draws one chit blindly and lays it open. */
  @Case({"GJ-5.2", "GJ-7.1"})
  Chit draw(Position p, Dice dice) {
    int cup = p.value(BlitzkriegRules.CUP);
    int drawn = Integer.expand(1 << dice.draw(Integer.bitCount(cup)), cup);
    Chit chit = all.get(Integer.numberOfTrailingZeros(drawn));
    p.setValue(BlitzkriegRules.CUP, cup & ~chit.bit());
    p.setValue(BlitzkriegRules.PLAYED, p.value(BlitzkriegRules.PLAYED) | chit.bit());
    return chit;
  }

  // ---- who knows what

  /** The chits still in the cup that a side knows of: its own and those that are always in. */
  @Case("GJ-6.1.3")
  List<Chit> known(Position p, Side side) {
    return in(p.value(BlitzkriegRules.CUP)).stream()
        .filter(chit -> !chit.isSelected() || chit.belongsTo(side))
        .toList();
  }

  List<Chit> played(Position p) {
    return in(p.value(BlitzkriegRules.PLAYED));
  }

  /** The chits of a set of bits. */
  List<Chit> in(int bits) {
    return all.stream().filter(chit -> (bits & chit.bit()) != 0).toList();
  }

  /**
   * Draws anew what a side may not know: which of the enemy's chits that were not played yet are in
   * the cup.
   */
  @Case({"GJ-6.1.1", "GJ-6.1.3"})
  void imagine(Position p, Side side, RandomGenerator random) {
    int cup = p.value(BlitzkriegRules.CUP);
    int played = p.value(BlitzkriegRules.PLAYED);
    for (String group : groups(side.enemy())) {
      List<Chit> pool = new ArrayList<>(available(group, p.turn()));
      pool.removeIf(chit -> (played & chit.bit()) != 0);
      int hidden = Integer.bitCount(cup & bits(pool));
      cup &= ~bits(pool);
      for (int i = 0; i < hidden; i++) {
        cup |= pool.remove(random.nextInt(pool.size())).bit();
      }
    }
    p.setValue(BlitzkriegRules.CUP, cup);
  }
}
