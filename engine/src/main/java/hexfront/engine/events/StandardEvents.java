package hexfront.engine.events;

import hexfront.engine.Event;
import java.util.List;

/** The types of event that are common to many games. */
public final class StandardEvents {
  public static final List<Class<? extends Event>> TYPES =
      List.of(
          Advanced.class,
          Combat.class,
          Control.class,
          Declared.class,
          Disrupted.class,
          Eliminated.class,
          Entered.class,
          LostSteps.class,
          Moved.class,
          Phase.class,
          Railed.class,
          Recovered.class,
          Replaced.class,
          Retreated.class,
          Revealed.class,
          Rolled.class,
          Supply.class,
          Turn.class,
          Victory.class,
          Weather.class);

  private StandardEvents() {}
}
