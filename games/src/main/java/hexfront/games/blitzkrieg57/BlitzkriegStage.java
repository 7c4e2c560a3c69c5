package hexfront.games.blitzkrieg57;

import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.orders.Hexes;

/** Where the game stands. */
sealed interface BlitzkriegStage extends Stage {
  /**
   * The players bid for the Axis side.
   *
   * @param by whose seat speaks now
   * @param highest the highest bid so far, or -1
   */
  record Bidding(Side by, int highest) implements BlitzkriegStage {
    @Override
    public String word() {
      return "bid";
    }
  }

  /** A side arranges its units in the sectors of its armies. */
  record SettingUp(Side side) implements BlitzkriegStage {
    @Override
    public String word() {
      return "set-up";
    }
  }

  /** A side selects the chits it puts into the cup. */
  record ChitSelection(Side side) implements BlitzkriegStage {
    @Override
    public String word() {
      return "chit-selection";
    }
  }

  /** The next chit is to be drawn. */
  record OrderExecution() implements BlitzkriegStage {
    @Override
    public String word() {
      return "order-execution";
    }
  }

  /** The active side moves. */
  record InMovement() implements BlitzkriegStage {
    @Override
    public String word() {
      return "movement";
    }
  }

  /** The active side moved more units into a hex than may stay, and none of them can leave. */
  record Excess() implements BlitzkriegStage {
    @Override
    public String word() {
      return "remove";
    }
  }

  /**
   * The active side attacks.
   *
   * @param attacked the hexes that were attacked in this segment
   * @param first whether these are the attacks before the first turn
   */
  record InCombat(Hexes attacked, boolean first) implements BlitzkriegStage {
    @Override
    public String word() {
      return first ? "preliminary-combat" : "combat";
    }

    InCombat with(int hex) {
      int[] more = java.util.Arrays.copyOf(attacked.toArray(), attacked.size() + 1);
      more[attacked.size()] = hex;
      return new InCombat(Hexes.of(more), first);
    }
  }

  /** The garrison of a fortress holds or retreats. */
  record Holding(Battle battle) implements BlitzkriegStage {
    @Override
    public String word() {
      return "hold-or-retreat";
    }
  }

  /** A side names the steps it loses. */
  record Losing(Battle battle, boolean attacker) implements BlitzkriegStage {
    @Override
    public String word() {
      return "lose";
    }
  }

  /** The defender moves his retreating units. */
  record Retreating(Battle battle) implements BlitzkriegStage {
    @Override
    public String word() {
      return "retreat";
    }
  }

  /** The victors may follow up. */
  record Advancing(Battle battle) implements BlitzkriegStage {
    @Override
    public String word() {
      return "advance";
    }
  }

  /** The Axis may take units into the Available Box. */
  record Transferring() implements BlitzkriegStage {
    @Override
    public String word() {
      return "transfer";
    }
  }

  /** The Soviet side may build so many steps of fortress. */
  record Fortifying(int steps) implements BlitzkriegStage {
    @Override
    public String word() {
      return "fortify";
    }
  }

  /** A side may bring on so many units. */
  record Reinforcing(Side side, int units) implements BlitzkriegStage {
    @Override
    public String word() {
      return "reinforcement";
    }
  }

  /** The Soviet side names up to so many units for its reserve chit. */
  record Reserving(int units) implements BlitzkriegStage {
    @Override
    public String word() {
      return "reserve";
    }
  }

  /** The game is over. */
  record Over() implements BlitzkriegStage {
    @Override
    public String word() {
      return "game-over";
    }
  }
}
