package hexfront.lab;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/** Says that a run should end now. Safe to share. */
public final class Stop implements BooleanSupplier {
  private final AtomicBoolean wanted = new AtomicBoolean();

  public void now() {
    wanted.set(true);
  }

  @Override
  public boolean getAsBoolean() {
    return wanted.get();
  }
}
