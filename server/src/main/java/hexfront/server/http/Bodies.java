package hexfront.server.http;

import hexfront.server.hall.Denied;
import java.util.concurrent.atomic.AtomicLong;

/** How much of requests' bodies is held at the same time: no more than an eighth of the memory. */
final class Bodies {
  private final long most;
  private final AtomicLong held = new AtomicLong();

  Bodies(long most) {
    this.most = most;
  }

  static Bodies usual() {
    return new Bodies(Runtime.getRuntime().maxMemory() / 8);
  }

  void hold(int bytes) {
    if (held.addAndGet(bytes) > most) {
      held.addAndGet(-bytes);
      throw new Denied.Full("too much is being sent to this server; wait a moment and ask again");
    }
  }

  void release(int bytes) {
    held.addAndGet(-bytes);
  }
}
