package hexfront.app.terminal;

import hexfront.engine.Ask;
import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.games.table.Table;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A decision put to a player with its answers: by number where they are few, else unit by unit. */
final class Offer {
  private static final int SHORT_LIST = 12;

  private final Table table;
  private final TypedInquiries inquiries;
  private final Conversation talk;
  private final List<Order> listed = new ArrayList<>();

  Offer(Table table, TypedInquiries inquiries, Conversation talk) {
    this.table = table;
    this.inquiries = inquiries;
    this.talk = talk;
  }

  /** A small question is put with its answers, numbered; another with what each unit may do. */
  void put() {
    List<Order> orders = new ArrayList<>();
    boolean all =
        inquiries
            .inquiry()
            .legal(
                order -> {
                  orders.add(order);
                  return orders.size() <= SHORT_LIST;
                });
    if (all) {
      listed.addAll(orders);
      show();
    } else {
      interview().show(decision());
    }
  }

  /** Lists legal orders with numbers. */
  void list(int most) {
    listed.clear();
    boolean all =
        inquiries
            .inquiry()
            .legal(
                order -> {
                  if (listed.size() == most) {
                    return false;
                  }
                  listed.add(order);
                  return true;
                });
    show();
    if (!all) {
      talk.say("... and more");
    }
  }

  private void show() {
    for (int i = 0; i < listed.size(); i++) {
      talk.say(String.format("%4d  %s", i + 1, table.orderText().write(listed.get(i))));
    }
  }

  /** The order that a line asks for; nothing if it was a question, or the player broke it off. */
  Optional<Order> order(List<String> words) {
    String first = words.getFirst();
    Optional<Ask> byUnit = words.size() == 1 ? Interview.ask(decision(), first) : Optional.empty();
    if (byUnit.isPresent()) {
      return interview().answer(byUnit.get());
    }
    if (inquiries.answer(words)) {
      return Optional.empty();
    }
    return Optional.of(
        first.matches("\\d{1,3}") ? numbered(first) : inquiries.typed().order(words));
  }

  private Order numbered(String word) {
    int number = Integer.parseInt(word);
    if (number < 1 || number > listed.size()) {
      throw new Malformed(
          listed.isEmpty()
              ? "there is no list to choose from; list makes one"
              : "expected a number from 1 to " + listed.size());
    }
    return listed.get(number - 1);
  }

  private Interview interview() {
    return new Interview(table.game().rulebook().board(), talk);
  }

  private Decision decision() {
    return table.game().decision();
  }
}
