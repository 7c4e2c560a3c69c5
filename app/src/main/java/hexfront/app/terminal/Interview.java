package hexfront.app.terminal;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.Units;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Asks a player unit by unit for what a decision wants of each: a way, steps, to be named, a
 * target. An empty line breaks it off.
 */
final class Interview {
  /** The player gave no answer. */
  private static final class BrokenOff extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private final Board board;
  private final Conversation talk;

  Interview(Board board, Conversation talk) {
    this.board = board;
    this.talk = talk;
  }

  /** What of a decision is to be answered unit by unit with this type of order. */
  static Optional<Ask> ask(Decision decision, String order) {
    return decision.asks().stream()
        .filter(ask -> ask.order().equals(order) && isByUnit(ask))
        .findFirst();
  }

  private static boolean isByUnit(Ask ask) {
    return switch (ask) {
      case Ask.Spread a -> true;
      case Ask.Ways a -> true;
      case Ask.Some a -> true;
      case Ask.Allot a -> true;
      case Ask.OneOf a -> false;
      case Ask.Phase a -> false;
    };
  }

  // ---- what there is to answer

  /** Says what each unit is offered. */
  void show(Decision decision) {
    decision.asks().stream().filter(Interview::isByUnit).forEach(this::show);
  }

  private void show(Ask ask) {
    switch (ask) {
      case Ask.Spread a -> {
        talk.say(hint(ask, "spread " + a.due() + " over these"));
        a.among().forEach(share -> talk.say("  " + name(share.unit()) + " up to " + share.most()));
      }
      case Ask.Ways a -> {
        talk.say(hint(ask, a.mayStay() ? "a way for some of these" : "a way for each of these"));
        a.movers().forEach(mover -> talk.say("  " + name(mover.unit()) + " " + ways(mover)));
      }
      case Ask.Some a -> {
        talk.say(hint(ask, "name some of these"));
        a.groups().forEach(group -> talk.say("  " + number(group) + " " + names(group.among())));
      }
      case Ask.Allot a -> {
        talk.say(hint(ask, "a hex for some of these"));
        a.lots().forEach(lot -> talk.say("  " + name(lot.unit())));
      }
      case Ask.OneOf a -> {}
      case Ask.Phase a -> {}
    }
  }

  private static String hint(Ask ask, String what) {
    return ask.order() + ": " + what + "; type " + ask.order() + " to be asked one by one";
  }

  private String ways(Ask.Mover mover) {
    return mover.ways().stream().map(this::path).collect(Collectors.joining(" "));
  }

  private static String number(Ask.Group group) {
    return group.least() == group.most()
        ? group.least() + " of"
        : group.least() + " to " + group.most() + " of";
  }

  // ---- asking

  /** Asks for all of it; nothing if the player breaks it off. */
  Optional<Order> answer(Ask ask) {
    try {
      return switch (ask) {
        case Ask.Spread a -> Optional.of(spread(a));
        case Ask.Ways a -> Optional.of(ways(a));
        case Ask.Some a -> Optional.of(some(a));
        case Ask.Allot a -> Optional.of(allot(a));
        case Ask.OneOf a -> Optional.empty();
        case Ask.Phase a -> Optional.empty();
      };
    } catch (BrokenOff e) {
      return Optional.empty();
    }
  }

  private Order ways(Ask.Ways ask) {
    Map<Integer, Hexes> paths = new HashMap<>();
    for (Ask.Mover mover : ask.movers()) {
      for (int i = 0; i < mover.ways().size(); i++) {
        talk.say(String.format("%4d  %s", i + 1, path(mover.ways().get(i))));
      }
      if (ask.mayStay()) {
        talk.say("   0  stays");
      }
      int chosen =
          number(name(mover.unit()) + ", which way", ask.mayStay() ? 0 : 1, mover.ways().size());
      if (chosen > 0) {
        paths.put(mover.unit(), mover.ways().get(chosen - 1));
      }
    }
    return ask.answer().apply(new Paths(paths));
  }

  private Order spread(Ask.Spread ask) {
    Map<Integer, Integer> steps = new HashMap<>();
    int left = ask.due();
    int room = ask.among().stream().mapToInt(Ask.Share::most).sum();
    for (Ask.Share share : ask.among()) {
      room -= share.most();
      int least = Math.max(0, left - room);
      int most = Math.min(left, share.most());
      int chosen =
          least == most ? least : number(name(share.unit()) + ", how many of " + left, least, most);
      if (chosen > 0) {
        steps.put(share.unit(), chosen);
      }
      left -= chosen;
    }
    return ask.answer().apply(new Steps(steps));
  }

  private int number(String question, int least, int most) {
    while (true) {
      String line = line(question + " (" + least + " to " + most + ")? ");
      if (line.matches("\\d{1,4}")) {
        int number = Integer.parseInt(line);
        if (number >= least && number <= most) {
          return number;
        }
      }
      talk.say("! expected a number from " + least + " to " + most);
    }
  }

  private String line(String question) {
    String line = talk.ask(question);
    if (line == null || line.isBlank()) {
      throw new BrokenOff();
    }
    return line.strip();
  }

  private Order some(Ask.Some ask) {
    List<Integer> chosen = new ArrayList<>();
    for (Ask.Group group : ask.groups()) {
      chosen.addAll(some(group));
    }
    return ask.answer().apply(Units.of(chosen.stream().mapToInt(Integer::intValue).toArray()));
  }

  private List<Integer> some(Ask.Group group) {
    Units among = group.among();
    for (int i = 0; i < among.size(); i++) {
      talk.say(String.format("%4d  %s", i + 1, name(among.get(i))));
    }
    while (true) {
      String line = line("Which, " + number(group) + " these (numbers)? ");
      List<Integer> chosen = new ArrayList<>();
      for (String word : line.split("[,\\s]+")) {
        int i = word.matches("\\d{1,4}") ? Integer.parseInt(word) : 0;
        if (i >= 1 && i <= among.size() && !chosen.contains(among.get(i - 1))) {
          chosen.add(among.get(i - 1));
        }
      }
      if (chosen.size() >= group.least() && chosen.size() <= group.most()) {
        return chosen;
      }
      talk.say("! expected " + number(group) + " the numbers 1 to " + among.size());
    }
  }

  private Order allot(Ask.Allot ask) {
    Map<Integer, Integer> chosen = new HashMap<>();
    List<Ask.Lot> open = new ArrayList<>(ask.lots());
    while (chosen.size() < ask.most() && !open.isEmpty()) {
      for (int i = 0; i < open.size(); i++) {
        talk.say(String.format("%4d  %s", i + 1, name(open.get(i).unit())));
      }
      boolean enough = chosen.size() >= ask.least();
      if (enough) {
        talk.say("   0  no more");
      }
      int i = number("Which", enough ? 0 : 1, open.size());
      if (i == 0) {
        break;
      }
      Ask.Lot lot = open.remove(i - 1);
      chosen.put(lot.unit(), target(lot));
    }
    return ask.answer().apply(chosen);
  }

  private int target(Ask.Lot lot) {
    while (true) {
      String line = line(name(lot.unit()) + ", to which hex? ");
      var hex = board.grid().hex(line);
      if (hex.isPresent() && lot.targets().has(hex.getAsInt())) {
        return hex.getAsInt();
      }
      talk.say("! " + Malformed.quote(line) + " is not among the hexes it may go to");
    }
  }

  // ---- words

  private String name(int unit) {
    return board.unit(unit).id();
  }

  private String names(Units units) {
    return units.stream().mapToObj(this::name).collect(Collectors.joining(", "));
  }

  private String path(Hexes way) {
    return IntStream.range(0, way.size())
        .mapToObj(i -> way.get(i) < 0 ? "off" : board.grid().number(way.get(i)))
        .collect(Collectors.joining("-"));
  }
}
