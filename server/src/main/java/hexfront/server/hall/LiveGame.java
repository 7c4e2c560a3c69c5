package hexfront.server.hall;

import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.engine.journal.Saved;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.server.store.Checkpoint;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import hexfront.server.store.StoreProblem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game in memory, rebuilt from its entries when it is first asked for. One at a time may touch
 * it; an order is told to anybody only after it is durable.
 */
public final class LiveGame {
  private static final Logger LOG = LoggerFactory.getLogger(LiveGame.class);
  private static final int BETWEEN_CHECKPOINTS = 16;
  private static final long SEATS_KNOWN_NANOS = 5_000_000_000L;
  private static final int BYTES_A_GAME = 60_000;
  private static final int BYTES_AN_ENTRY = 700;

  private final String id;
  private final Store store;
  private final Tables tables;
  private final Timing timing;
  private final Consumer<LiveGame> goneOn;
  private final ReentrantLock lock = new ReentrantLock();
  private final Audience audience = new Audience();
  private final Doorkeeper doorkeeper;
  private final Mailbox mail;

  private @Nullable GameRecord setUp;
  private @Nullable Course course;
  private @Nullable Teller teller;
  private long setUpAt;
  private int published = -1;
  private int kept;
  private volatile boolean retired;
  private volatile long lastUsed;
  private volatile @Nullable Thinking thinking;
  private volatile @Nullable String parked;
  private volatile String asker = "";
  private volatile long weight = BYTES_A_GAME;

  /**
   * A game that is loaded when it is first needed.
   *
   * @param perSecond how often a seat may ask
   * @param goneOn told whenever the game was loaded or has gone on
   */
  LiveGame(
      String id,
      Store store,
      Tables tables,
      Timing timing,
      int perSecond,
      Consumer<LiveGame> goneOn) {
    this.id = id;
    this.doorkeeper = new Doorkeeper(perSecond);
    this.mail = new Mailbox(id, store);
    this.timing = timing;
    this.goneOn = goneOn;
    this.store = store;
    this.tables = tables;
  }

  // ---- one at a time

  /** Does something with the game while nobody else does; null if it was put away meanwhile. */
  <T> @Nullable T alone(Function<LiveGame, T> what) {
    lastUsed = System.nanoTime();
    lock.lock();
    try {
      if (retired) {
        return null;
      }
      if (course == null) {
        load();
      }
      return what.apply(this);
    } finally {
      lock.unlock();
    }
  }

  /** Puts the game away, unless somebody uses it. */
  boolean retire() {
    if (!audience.isEmpty() || thinking != null || !lock.tryLock()) {
      return false;
    }
    try {
      retired = audience.isEmpty();
      if (retired) {
        keep();
      }
      return retired;
    } finally {
      lock.unlock();
    }
  }

  /** Puts away a game that could not be loaded. */
  void abandon() {
    lock.lock();
    try {
      retired |= course == null;
    } finally {
      lock.unlock();
    }
  }

  boolean isRetired() {
    return retired;
  }

  long lastUsed() {
    return lastUsed;
  }

  // ---- loading

  private void load() {
    GameRecord found = store.game(id).orElseThrow(Denied.NotYours::stranger);
    List<Entry> entries = store.entries(id, 0);
    if (Renewal.isNeeded(found)) {
      Renewal renewal = Renewal.of(tables, found, entries);
      Store.durable(store.renew(renewal.game(), renewal.entries()));
      found = renewal.game();
      entries = renewal.entries();
    }
    int known = published < 0 ? entries.size() : Math.min(published, entries.size());
    Course rebuilt = begun(found);
    Optional<JournalProblem> problem = Rerun.of(rebuilt, entries.subList(0, known), step -> {});
    if (problem.isPresent()) {
      recover(rebuilt, entries, problem.get());
      load();
      return;
    }
    setUp = found;
    setUpAt = System.nanoTime();
    course = rebuilt;
    teller = new Teller(rebuilt, false);
    mail.look();
    published = known;
    entries.subList(known, entries.size()).forEach(this::repeat);
    weigh();
    goneOn.accept(this);
  }

  private Course begun(GameRecord game) {
    return new Course(tables.setUp(game.header(), new TableDice(this::setUp)));
  }

  /** Looks again who sits where, after somebody sat down, got another token or left. */
  void reseat() {
    setUp = store.game(id).orElseThrow(Denied.NotYours::stranger);
    setUpAt = System.nanoTime();
  }

  /** Lets a game go on whose entries lead elsewhere today; if another server has not done so. */
  private void recover(Course course, List<Entry> entries, JournalProblem problem) {
    LOG.warn("the game {} goes on from a position: {}", id, problem.getMessage());
    if (!entries.isEmpty() && entries.getLast().what() == Entry.What.RESUME) {
      throw new StoreProblem("the game " + id + " cannot go on", problem);
    }
    Entry goesOn =
        new Recovery(course, entries, problem)
            .entry(id, store.checkpoint(id), System.currentTimeMillis());
    Store.durable(store.append(goesOn));
  }

  // ---- checkpoints

  /** Keeps where the game stands, if it has gone on since that was last kept. */
  private void keep() {
    Course now = course;
    if (now != null && now.sequence() > kept) {
      kept = now.sequence();
      weigh();
      Saved.Stand stand = now.table().game().stand();
      var _ = store.keep(new Checkpoint(id, kept, stand.rules(), stand.position()));
    }
  }

  /** The same, unless somebody uses the game. */
  void keepIfIdle() {
    if (lock.tryLock()) {
      try {
        keep();
      } finally {
        lock.unlock();
      }
    }
  }

  /** Does what other servers have done meanwhile. */
  void catchUp() {
    store.entries(id, course().sequence()).forEach(this::repeat);
  }

  private void repeat(Entry entry) {
    mail.heard(entry);
    publish(course().repeat(entry));
  }

  // ---- playing

  /** Plays an order for a seat; done when it is durable. */
  Frame play(Seat seat, int after, Order order) {
    expect(after);
    Side decides = course().decides();
    if (!seat.leads(decides)) {
      throw new Denied.NotYours(
          course().isOver()
              ? "the game is over"
              : "it is the " + decides.title() + " side that decides now");
    }
    return Audience.frame(
        seat, commit(mail.hasFigures() ? mail.answer(course(), order) : played(order, "")));
  }

  /** Plays a commander's order, unless the game has gone on meanwhile. */
  void command(int after, Order order, String why) {
    expect(after);
    commit(played(order, why));
  }

  /** Plays an order of a letter with rolls that come from published figures. */
  void command(int after, Order order, List<Integer> figures, String why) {
    expect(after);
    commit(course().play(order, figures, why));
  }

  private Course.Step played(Order order, String why) {
    long began = System.nanoTime();
    Course.Step step = course().play(order, why);
    timing.note(Timing.Part.PLAY, began);
    return step;
  }

  Frame undo(Seat seat, int after) {
    expect(after);
    return Audience.frame(seat, commit(course().undo(side(seat))));
  }

  Frame redo(Seat seat, int after) {
    expect(after);
    return Audience.frame(seat, commit(course().redo(side(seat))));
  }

  private static Side side(Seat seat) {
    return seat.side().orElseThrow(() -> new Denied.NotYours("spectators give no orders"));
  }

  private void expect(int after) {
    if (after > course().sequence()) {
      catchUp();
    }
    if (after != course().sequence()) {
      throw new Denied.TooLate(after, course().sequence());
    }
  }

  private Map<Seat, Frame> commit(Course.Step step) {
    Entry entry = course().entry(id, step, System.currentTimeMillis());
    boolean added;
    long began = System.nanoTime();
    try {
      added = Store.durable(store.append(entry));
    } catch (StoreProblem e) {
      course = null;
      throw e;
    }
    timing.note(Timing.Part.APPEND, began);
    if (!added) {
      course = null;
      load();
      throw new Denied.TooLate(step.sequence() - 1, course().sequence());
    }
    if (step.sequence() - kept >= BETWEEN_CHECKPOINTS) {
      keep();
    }
    return publish(step);
  }

  private Map<Seat, Frame> publish(Course.Step step) {
    Map<Seat, Frame> frames = frames(step);
    published = step.sequence();
    parked = null;
    audience.tell(frames);
    goneOn.accept(this);
    return frames;
  }

  private Map<Seat, Frame> frames(Course.Step step) {
    long began = System.nanoTime();
    try {
      Map<Seat, Frame> frames = teller().frames(step);
      timing.note(Timing.Part.TELL, began);
      return frames;
    } catch (RuntimeException e) {
      course = null; // nobody was told of this entry: whoever asks next begins before it
      throw e;
    }
  }

  /** The letter that came last. */
  Mailbox mail() {
    return mail;
  }

  // ---- watching

  /** A place to follow the game from; all after {@code sequence} will be told there. */
  record Place(Watcher watcher, int sequence, @Nullable Thinking thinking) {}

  Place watch(Seat seat) {
    return new Place(audience.enter(seat), course().sequence(), thinking);
  }

  void leave(Watcher watcher) {
    audience.leave(watcher);
  }

  /** Reminds all who watch that the game is still there. */
  void pulse() {
    audience.tell(new Watcher.News.Pulse());
  }

  void close() {
    keepIfIdle();
    audience.end();
  }

  /** Puts the game away for good: it is deleted. */
  void end() {
    lock.lock();
    try {
      retired = true;
      audience.end();
    } finally {
      lock.unlock();
    }
  }

  /** The frames after a number that are still at hand; null if some are not. */
  @Nullable List<Frame> recentFrames(Seat seat, int after) {
    return audience.recent(seat, after, course().sequence());
  }

  // ---- thinking

  @Nullable Thinking thinking() {
    return thinking;
  }

  void think(@Nullable Thinking now) {
    thinking = now;
    if (now != null) {
      audience.tell(new Watcher.News.Thinking(Json.write(now.json())));
    }
  }

  // ---- what it is

  String id() {
    return id;
  }

  GameRecord setUp() {
    if (setUp == null) {
      throw new IllegalStateException("the game is not loaded");
    }
    return setUp;
  }

  Course course() {
    if (course == null) {
      throw new IllegalStateException("the game is not loaded");
    }
    return course;
  }

  Teller teller() {
    if (teller == null) {
      throw new IllegalStateException("the game is not loaded");
    }
    return teller;
  }

  /** The seat that a token is for. */
  Seat seat(String token) {
    return seat(Pass.token(token));
  }

  /** The seat of whoever shows this. */
  Seat seat(Pass pass) {
    if (store.isShared() && System.nanoTime() - setUpAt > SEATS_KNOWN_NANOS) {
      reseat();
    }
    return doorkeeper.seat(pass, setUp());
  }

  /** The hash of a seat's token. */
  String hash(Seat seat) {
    return Doorkeeper.hash(seat, setUp());
  }

  // ---- those who ask, and what it costs

  /** From where the game was last played; its commander's turn to think is shared by that. */
  String asker() {
    return asker;
  }

  void askedFrom(String address) {
    asker = address;
  }

  /** About how much memory the game takes. */
  long weight() {
    return weight;
  }

  private void weigh() {
    Course now = course;
    long header = 0;
    for (String value : setUp().header().values()) {
      header += value.length();
    }
    weight =
        BYTES_A_GAME
            + 3 * header
            + audience.weight()
            + (now == null ? 0 : (long) BYTES_AN_ENTRY * now.sequence());
  }

  // ---- when a commander cannot go on

  /** Why nobody plays the game's commander any more; null as long as somebody does. */
  @Nullable String parked() {
    return parked;
  }

  /** Says to all that the game's commander has given up, until the game goes on. */
  void park(String why) {
    parked = why;
    think(null);
    audience.tell(new Watcher.News.Parked(Json.write(Json.object().put("why", why))));
  }
}
