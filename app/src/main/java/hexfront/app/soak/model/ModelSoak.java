package hexfront.app.soak.model;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.Box;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Asks the rules and the model the same questions about random positions: zones, supply, reach,
 * strengths and column of attacks and overruns; then fights a battle and asks about retreats and
 * advances.
 */
public final class ModelSoak {
  private static final int ATTACKS = 12;
  private static final int ORDERS = 40;
  private static final int STAGES = 8;
  private static final int BATTLES = 4;
  private static final int MOST_DICE = 5;

  /** Hears what was counted and what differs. */
  public interface Listener {
    void count(String what);

    /** Whether to tell more differences of a kind in full. */
    boolean wantsMore(String kind);

    void differs(String kind, String lines);
  }

  private final Tables tables;
  private final Box box;
  private final Function<Scene, Model> reading;
  private final Habits habits;
  private final RandomPositions positions;
  private final Listener listener;

  public ModelSoak(Tables tables, Box box, Listener listener) {
    this.tables = tables;
    this.box = box;
    this.listener = listener;
    reading = Models.of(box.id());
    habits = Habits.of(box.id());
    positions = new RandomPositions(box, habits, reading.apply(empty()));
  }

  /** Whether there is a model of a game. */
  public static boolean has(Box box) {
    return Models.has(box.id());
  }

  private Scene empty() {
    ObjectNode position = Json.object().put("turn", 1).put("side", "axis").put("phase", "combat");
    position.putObject("map").put("columns", 1).put("rows", 1);
    position.putArray("units");
    return new Scene(position, id -> unknown(), box.counters());
  }

  private static Unit unknown() {
    throw new IllegalStateException("a position without units names one");
  }

  /** One position and one battle. */
  public void run(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    ObjectNode position = Json.object().put("do", "position").put("game", box.id());
    position.setAll(positions.next(random));
    position.put("seed", seed);
    try {
      Session session = new Session(tables, box, reading, position);
      listener.count("positions");
      ask(session);
      if (habits.allocates()) {
        allocate(session, random);
        return;
      }
      for (int i = 0; i < BATTLES && session.stage().equals(session.scene().phase); i++) {
        if (!(habits.isMovement(session.scene().phase)
            ? i == 0 && moves(session, random)
            : fight(session, attacks(session, random), random))) {
          break;
        }
      }
    } catch (Session.Refused e) {
      listener.count("refused: " + e.getMessage());
    } catch (RuntimeException e) {
      String where = e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
      listener.differs(
          "a mistake", "seed " + seed + ": " + e + where + "\n" + Json.write(position));
    }
  }

  private void put(Session session, ObjectNode question) {
    listener.count("questions");
    session.ask(question).ifPresent(found -> tell(session, found));
  }

  /** The first differences of a kind are made small and told in full, one from each position. */
  private void tell(Session session, Difference found) {
    if (listener.wantsMore(found.kind()) && session.isNews(found.kind())) {
      Difference small = new Shrinker(this::again).shrink(found);
      listener.differs(small.kind(), small.inLines());
    } else {
      listener.count("differs: " + found.kind());
    }
  }

  private Optional<Difference> again(ObjectNode position, Difference found) {
    try {
      Session session = new Session(tables, box, reading, position);
      found.plays().forEach(session::play);
      return session.ask(found.question());
    } catch (Session.Refused | java.util.NoSuchElementException e) {
      return Optional.empty();
    }
  }

  private static ObjectNode request(String word) {
    return Json.object().put("do", word);
  }

  private void ask(Session session) {
    for (Side side : Side.values()) {
      for (String purpose : habits.purposes()) {
        put(session, request("zoc").put("side", side.word()).put("purpose", purpose));
      }
    }
    put(session, request("supply"));
  }

  // ---- movement

  private boolean moves(Session session, RandomGenerator random) {
    Scene scene = session.scene();
    List<ObjectNode> overruns = new ArrayList<>();
    for (List<Piece> stack : stacks(scene)) {
      for (Piece unit : stack) {
        put(session, reach(List.of(unit)));
      }
      if (stack.size() > 1 && habits.movesStacks()) {
        put(session, reach(stack));
      }
      if (!habits.overruns()) {
        continue;
      }
      List<Piece> combat = stack.stream().filter(Piece::isCombatUnit).toList();
      for (int hex : scene.neighbours(stack.getFirst().hex)) {
        if (scene.holds(scene.phasing.enemy(), hex) && !combat.isEmpty()) {
          overruns.add(overrun(combat, scene.number(hex), random.nextBoolean()));
          if (combat.size() > 1 && random.nextInt(4) == 0) {
            overruns.add(overrun(combat.subList(0, 1), scene.number(hex), false));
          }
        }
      }
    }
    return fight(session, overruns, random);
  }

  private static ObjectNode reach(List<Piece> units) {
    ObjectNode question = request("reach");
    question.set("units", Json.texts(units.stream().map(unit -> unit.id).toList()));
    return question;
  }

  private static List<List<Piece>> stacks(Scene scene) {
    Map<Integer, List<Piece>> stacks = new HashMap<>();
    for (Piece unit : scene.of(scene.phasing)) {
      stacks.computeIfAbsent(unit.hex, hex -> new ArrayList<>()).add(unit);
    }
    return stacks.values().stream()
        .sorted(Comparator.comparingInt(stack -> stack.getFirst().hex))
        .toList();
  }

  private static ObjectNode overrun(List<Piece> units, String hex, boolean led) {
    ObjectNode order = Json.object().put("type", "overrun");
    order.set("units", Json.texts(units.stream().map(unit -> unit.id).toList()));
    order.put("hex", hex);
    return led ? order.put("hq-bonus", true) : order;
  }

  // ---- attacks

  private List<ObjectNode> attacks(Session session, RandomGenerator random) {
    Scene scene = session.scene();
    List<Integer> targets =
        scene.of(scene.phasing.enemy()).stream().map(unit -> unit.hex).distinct().toList();
    List<ObjectNode> attacks = new ArrayList<>();
    for (int i = 0; i < ATTACKS && !targets.isEmpty(); i++) {
      List<Integer> hexes = new ArrayList<>();
      int first = targets.get(random.nextInt(targets.size()));
      hexes.add(first);
      for (int other : targets) {
        if (other != first
            && scene.grid.distance(first, other) <= 2
            && random.nextInt(habits.widens()) == 0) {
          hexes.add(other);
        }
      }
      int salt = habits.attacksAsForces() && random.nextInt(6) > 0 ? random.nextInt() | 1 : 0;
      List<Piece> attackers =
          scene.of(scene.phasing).stream()
              .filter(unit -> hexes.stream().allMatch(h -> scene.grid.adjacent(h, unit.hex)))
              .filter(
                  unit ->
                      unit.isCombatUnit()
                          && (salt == 0
                              ? random.nextInt(4) > 0
                              : Math.floorMod((unit.hex * salt) >> 3, 4) > 0))
              .toList();
      if (!attackers.isEmpty()) {
        ObjectNode order = Json.object().put("type", "attack");
        order.set("attackers", Json.texts(attackers.stream().map(unit -> unit.id).toList()));
        order.set("hexes", Json.texts(hexes.stream().map(scene::number).toList()));
        attacks.add(
            habits.overruns() && random.nextInt(3) == 0 ? order.put("hq-bonus", true) : order);
      }
    }
    return attacks;
  }

  /** Attacks are allocated in the phase of the position and fought in the next one. */
  private void allocate(Session session, RandomGenerator random) {
    if (habits.isMovement(session.stage())) {
      moves(session, random);
    }
    boolean some = false;
    for (ObjectNode order : attacks(session, random)) {
      some |= ask(session, order) && session.isLegal(order) && allocate(session, order);
    }
    ObjectNode end = Json.object().put("type", "end-phase");
    if (!some || !session.isLegal(end)) {
      return;
    }
    play(session, end, random);
    for (String hex : session.allocated()) {
      ObjectNode order = Json.object().put("type", "resolve").put("hex", hex);
      if (session.allocated().contains(hex) && session.isLegal(order)) {
        battle(session, order, random);
      }
    }
  }

  private static boolean allocate(Session session, ObjectNode order) {
    ObjectNode play = request("play");
    play.set("order", order);
    session.play(play);
    return true;
  }

  /** Asks for the odds of a battle; true, whatever the answer. */
  private boolean ask(Session session, ObjectNode order) {
    ObjectNode question = request("odds");
    question.set("order", order);
    put(session, question);
    return true;
  }

  /**
   * Asks about battles, fights one of those that are legal, and asks what may follow.
   *
   * @return whether there was one
   */
  private boolean fight(Session session, List<ObjectNode> orders, RandomGenerator random) {
    List<ObjectNode> legal = new ArrayList<>();
    for (ObjectNode order : orders) {
      if (ask(session, order) && session.isLegal(order)) {
        legal.add(order);
      }
    }
    if (legal.isEmpty()) {
      return false;
    }
    battle(session, legal.get(random.nextInt(legal.size())), random);
    return true;
  }

  private void battle(Session session, ObjectNode order, RandomGenerator random) {
    listener.count("battles");
    String phase = session.stage();
    play(session, order, random);
    for (int i = 0; i < STAGES && !session.stage().equals(phase); i++) {
      follow(session, random);
    }
  }

  private void play(Session session, ObjectNode order, RandomGenerator random) {
    for (int dice = 0; ; dice++) {
      ObjectNode play = request("play");
      play.set("order", order);
      ArrayNode rolls = play.putArray("dice");
      for (int i = 0; i < dice; i++) {
        rolls.add(random.nextInt(1, 7));
      }
      try {
        session.play(play);
        return;
      } catch (Session.Refused e) {
        if (dice == MOST_DICE) {
          throw e;
        }
      }
    }
  }

  private void follow(Session session, RandomGenerator random) {
    listener.count("stage: " + session.stage());
    switch (session.stage()) {
      case "lose-or-retreat", "lose" -> {
        if (habits.choosesLosses()) {
          put(session, request("decision"));
        }
      }
      case "retreat" ->
          session
              .retreat()
              .filter(Model.Retreating::isSmall)
              .ifPresent(r -> orders(session, "retreat", r.units(), r::ways, random));
      case "advance" ->
          session
              .advance()
              .filter(Model.Advancing::isSmall)
              .ifPresent(a -> orders(session, "advance", a.units(), a::ways, random));
      default -> {}
    }
    List<ObjectNode> offered = session.offered(ORDERS);
    List<ObjectNode> retreats =
        offered.stream().filter(o -> o.path("option").asString("").equals("retreat")).toList();
    List<ObjectNode> usual =
        retreats.isEmpty()
            ? offered.stream().filter(o -> habits.isUsual(session.stage(), o)).toList()
            : retreats;
    List<ObjectNode> choice = usual.isEmpty() || random.nextInt(4) == 0 ? offered : usual;
    play(session, choice.get(random.nextInt(choice.size())), random);
  }

  /** Orders that the rules offer, and some put together from the ways that the model knows. */
  private void orders(
      Session session,
      String type,
      List<Piece> units,
      Function<Piece, List<List<Integer>>> ways,
      RandomGenerator random) {
    List<ObjectNode> orders = new ArrayList<>();
    session.offered(ORDERS).stream()
        .filter(order -> order.get("type").stringValue().equals(type))
        .forEach(orders::add);
    Map<Piece, List<List<Integer>>> known = new HashMap<>();
    units.forEach(unit -> known.put(unit, ways.apply(unit)));
    for (int i = 0; i < ORDERS; i++) {
      ObjectNode order = Json.object().put("type", type);
      ObjectNode paths = order.putObject("paths");
      boolean all = type.equals("retreat") && random.nextInt(4) > 0;
      boolean alone =
          type.equals("advance")
              && session.advance().filter(Model.Advancing::goesAlone).isPresent();
      for (Piece unit : units) {
        List<List<Integer>> some = known.getOrDefault(unit, List.of());
        boolean joins = paths.isEmpty() || !alone;
        if (!some.isEmpty() && joins && (all || random.nextInt(3) > 0)) {
          List<Integer> way = some.get(random.nextInt(some.size()));
          paths.set(unit.id, Json.texts(way.stream().map(session.scene()::number).toList()));
        }
      }
      if (!paths.isEmpty()) {
        orders.add(order);
      }
    }
    for (ObjectNode order : orders) {
      ObjectNode question = request("check");
      question.set("order", order);
      put(session, question);
    }
  }
}
