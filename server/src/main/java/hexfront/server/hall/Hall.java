package hexfront.server.hall;

import hexfront.games.table.Tables;
import hexfront.server.store.Store;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * All games of this server. Those that are played are kept in memory, the least recently used ones
 * are put away when there are too many.
 */
final class Hall implements AutoCloseable {
  private final Store store;
  private final Tables tables;
  private final Rules rules;
  private final ConcurrentHashMap<String, LiveGame> live = new ConcurrentHashMap<>();
  private final Timing timing;
  private final Consumer<LiveGame> goneOn;
  private final Consumer<String> putAway;

  Hall(
      Store store,
      Tables tables,
      Timing timing,
      Rules rules,
      Consumer<LiveGame> goneOn,
      Consumer<String> putAway) {
    this.timing = timing;
    this.goneOn = goneOn;
    this.putAway = putAway;
    this.store = store;
    this.tables = tables;
    this.rules = rules;
  }

  /** Does something with a game while nobody else does. */
  <T> T with(String id, Function<LiveGame, T> what) {
    while (true) {
      LiveGame known = live.get(id);
      if (known == null) {
        expectRoom();
      }
      LiveGame game = known != null ? known : live.computeIfAbsent(id, this::begun);
      T done;
      try {
        done = game.alone(what);
      } catch (Denied.NotYours e) {
        game.abandon();
        throw e;
      } finally {
        if (game.isRetired()) {
          live.remove(id, game);
        }
      }
      if (done != null) {
        if (known == null) {
          shrink();
        }
        return done;
      }
    }
  }

  private LiveGame begun(String id) {
    return new LiveGame(id, store, tables, timing, rules.perSecond(), goneOn);
  }

  private void expectRoom() {
    if (weight() > rules.mostBytes()) {
      shrink();
      if (weight() > rules.mostBytes()) {
        throw new Denied.Full("the server has as many games open as it can; ask again in a while");
      }
    }
  }

  /** About how much memory the games take. */
  long weight() {
    return live.values().stream().mapToLong(LiveGame::weight).sum();
  }

  /** Does something with a game if it is in memory. */
  void ifLive(String id, Consumer<LiveGame> what) {
    LiveGame game = live.get(id);
    if (game != null) {
      game.alone(
          g -> {
            what.accept(g);
            return true;
          });
    }
  }

  /** Somebody stops watching; a game that is over goes with the last of them. */
  void leave(String id, Watcher watcher) {
    LiveGame game = live.get(id);
    if (game == null) {
      return;
    }
    Boolean over =
        game.alone(
            g -> {
              g.leave(watcher);
              return g.course().isOver();
            });
    if (Boolean.TRUE.equals(over) && game.retire()) {
      forget(game);
    }
  }

  private void forget(LiveGame game) {
    live.remove(game.id(), game);
    putAway.accept(game.id());
  }

  private void shrink() {
    int mostLive = rules.mostLive();
    long tooMuch = weight() - rules.mostBytes();
    if (live.size() <= mostLive && tooMuch <= 0) {
      return;
    }
    int tooMany = live.size() <= mostLive ? 0 : live.size() - mostLive + mostLive / 10;
    for (LiveGame game :
        live.values().stream().sorted(Comparator.comparingLong(LiveGame::lastUsed)).toList()) {
      if (tooMany <= 0 && tooMuch <= 0) {
        return;
      }
      if (game.retire()) {
        forget(game);
        tooMany--;
        tooMuch -= game.weight();
      }
    }
  }

  /** Puts a game away for good, whoever watches it. */
  void delete(String id) {
    LiveGame game = live.remove(id);
    if (game != null) {
      game.end();
      putAway.accept(id);
    }
  }

  /**
   * Reminds all who watch that the server is still there, keeps where games stand, and puts games
   * away if those at hand have grown too large.
   */
  void pulse() {
    live.values().forEach(LiveGame::pulse);
    live.values().forEach(LiveGame::keepIfIdle);
    shrink();
  }

  /** The games in memory. */
  List<String> live() {
    return List.copyOf(live.keySet());
  }

  /** From where a game was last played, if it is in memory. */
  String asker(String id) {
    LiveGame game = live.get(id);
    return game == null ? "" : game.asker();
  }

  int size() {
    return live.size();
  }

  @Override
  public void close() {
    live.values().forEach(LiveGame::close);
  }
}
