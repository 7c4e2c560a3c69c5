package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Sections 5.1 and 6.2: a side selects the chits it puts into the cup. */
@Word("chit-selection")
record ChitSelection(Side side) implements PlayedStage<BlitzkriegRules> {
  @Override
  public Side decides(BlitzkriegRules rules, Position p) {
    return side;
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return Chits.groups(side).stream()
        .map(group -> chits(rules.chits.number(group, p.turn()), group))
        .collect(Collectors.joining(" and ", "Choose ", " for the cup."));
  }

  private static String chits(int number, String group) {
    String name = Character.toUpperCase(group.charAt(0)) + group.substring(1);
    return number + " " + name + (number == 1 ? " chit" : " chits");
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(
        new Ask.Phase(
            "select-chits",
            each -> selections(rules, p.turn()).stream().map(SelectChits::new).allMatch(each)));
  }

  /** Every selection of chits a side can make, those that look the same once. */
  private Set<List<String>> selections(BlitzkriegRules rules, int turn) {
    Set<List<String>> all = Set.of(List.of());
    for (String group : Chits.groups(side)) {
      List<Chit> from = rules.chits.available(group, turn);
      int number = rules.chits.number(group, turn);
      Set<List<String>> longer = new LinkedHashSet<>();
      for (int bits = 0; bits < 1 << from.size(); bits++) {
        if (Integer.bitCount(bits) == number) {
          int taken = bits;
          List<String> chosen =
              IntStream.range(0, from.size())
                  .filter(i -> (taken & 1 << i) != 0)
                  .mapToObj(i -> from.get(i).name())
                  .toList();
          all.forEach(begun -> longer.add(Stream.concat(begun.stream(), chosen.stream()).toList()));
        }
      }
      all = longer;
    }
    return all;
  }

  @Override
  @Case({"GJ-5.1", "GJ-6.1.1", "GJ-6.1.2", "GJ-6.2.1", "GJ-6.2.2"})
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    if (!(order instanceof SelectChits(List<String> names))) {
      return rules.outOfPlace(p, order);
    }
    String rule = side == Side.AXIS ? "GJ-6.2.2" : "GJ-6.2.1";
    Refusals no = new Refusals();
    int bits = taken(rules, p, names, no, rule);
    for (String group : no.any() ? List.<String>of() : Chits.groups(side)) {
      long n = rules.chits.in(bits).stream().filter(c -> c.group().equals(group)).count();
      int wanted = rules.chits.number(group, p.turn());
      no.addIf(
          n != wanted,
          rule,
          () -> "the track asks for " + wanted + " " + group + " chits, not " + n);
    }
    return no.verdict();
  }

  /** The chits of these names, as bits; each must be one that the side can still select. */
  private int taken(
      BlitzkriegRules rules, Position p, List<String> names, Refusals no, String rule) {
    int taken = 0;
    for (String word : names) {
      Optional<Chit> chit = free(rules, p, word, taken);
      taken |= chit.map(Chit::bit).orElse(0);
      no.addIf(
          chit.isEmpty(),
          rule,
          () ->
              "'%s' is no chit that the %s side can select now; expected %s"
                  .formatted(word, side.word(), choice(rules, p)));
    }
    return taken;
  }

  private List<String> choice(BlitzkriegRules rules, Position p) {
    return Chits.groups(side).stream()
        .flatMap(group -> rules.chits.available(group, p.turn()).stream())
        .map(Chit::name)
        .toList();
  }

  /** A chit of a name that this side may select and has not taken yet. */
  private Optional<Chit> free(BlitzkriegRules rules, Position p, String word, int taken) {
    return rules.chits.named(word).stream()
        .filter(chit -> chit.isSelected() && chit.belongsTo(side) && (taken & chit.bit()) == 0)
        .filter(chit -> rules.chits.isAvailable(chit, p.turn()))
        .findFirst();
  }

  @Override
  @Case({"GJ-5.1", "GJ-6.1.1"})
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    int taken = taken(rules, p, ((SelectChits) order).chits(), new Refusals(), "");
    rules.chits.put(p, side, taken, chronicle);
    rules.sequence.selected(p, side, chronicle);
  }

  @Override
  public Order draw(BlitzkriegRules rules, Position p, RandomGenerator random) {
    List<String> names = new ArrayList<>();
    for (String group : Chits.groups(side)) {
      List<Chit> pool = new ArrayList<>(rules.chits.available(group, p.turn()));
      for (int i = rules.chits.number(group, p.turn()); i > 0; i--) {
        names.add(pool.remove(random.nextInt(pool.size())).name());
      }
    }
    return new SelectChits(names);
  }
}
