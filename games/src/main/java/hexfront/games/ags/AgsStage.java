package hexfront.games.ags;

import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Units;
import org.jspecify.annotations.Nullable;

/** Where a game of the family stands. */
public sealed interface AgsStage extends Stage {
  /** The phase that the stage belongs to. */
  Phase phase();

  /** The same stage with another counter in a unit's place. */
  default AgsStage replacing(int unit, int by) {
    return switch (this) {
      case Answer s -> new Answer(s.battle.replacing(unit, by));
      case Losing s -> new Losing(s.battle.replacing(unit, by));
      case Retreat s -> new Retreat(s.battle.replacing(unit, by));
      case Advance s -> new Advance(s.battle.replacing(unit, by), s.side);
      case Excess s ->
          s.battle == null ? s : new Excess(s.side, s.phase, s.among, s.battle.replacing(unit, by));
      case InPhase s -> s;
      case AirAnswer s -> s;
      case Own s -> s;
      case Over s -> s;
    };
  }

  /** A phase itself, open for orders. */
  record InPhase(Phase phase) implements AgsStage {
    @Override
    public String word() {
      return phase.word();
    }
  }

  /** The defender of a declared attack may answer with an air point. */
  record AirAnswer(Attack attack, Phase phase) implements AgsStage {
    @Override
    public String word() {
      return "air-support";
    }
  }

  /** A side chooses between step losses and retreat. */
  record Answer(Battle battle) implements AgsStage {
    @Override
    public Phase phase() {
      return battle.phase();
    }

    @Override
    public String word() {
      return "lose-or-retreat";
    }
  }

  /** A side names the steps it loses. */
  record Losing(Battle battle) implements AgsStage {
    @Override
    public Phase phase() {
      return battle.phase();
    }

    @Override
    public String word() {
      return "lose";
    }
  }

  /** Somebody moves the retreating units. */
  record Retreat(Battle battle) implements AgsStage {
    @Override
    public Phase phase() {
      return battle.phase();
    }

    @Override
    public String word() {
      return "retreat";
    }
  }

  /** The victors may follow up. */
  record Advance(Battle battle, Side side) implements AgsStage {
    @Override
    public Phase phase() {
      return battle.phase();
    }

    @Override
    public String word() {
      return "advance";
    }
  }

  /**
   * A side has more units in a hex than may stand there and names those it gives up; then the game
   * goes on.
   *
   * @param among the units to choose from; empty if any unit of the hex will do
   * @param battle the battle that goes on afterwards, or null if the phase ends
   */
  record Excess(Side side, Phase phase, Units among, @Nullable Battle battle) implements AgsStage {
    @Override
    public String word() {
      return "remove";
    }
  }

  /** A stage that only one game of the family has; the game deals with its orders. */
  record Own(Stage stage, Phase phase) implements AgsStage {
    @Override
    public String word() {
      return stage.word();
    }
  }

  /** The game is over. */
  record Over(Phase phase) implements AgsStage {
    @Override
    public String word() {
      return "game-over";
    }
  }
}
