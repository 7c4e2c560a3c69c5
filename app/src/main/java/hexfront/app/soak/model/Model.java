package hexfront.app.soak.model;

import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a plain reading of a rulebook answers about one scene. */
interface Model {
  /** An objection that is none: the model cannot tell. */
  String UNTOLD = "?";

  /** What an attack would come to. */
  record Odds(boolean legal, int attack, double defence, String column) {
    static final Odds ILLEGAL = new Odds(false, 0, 0, "");
  }

  /** The retreat of a side's units from a battle. */
  interface Retreating {
    /** Whether the side may choose to retreat. */
    boolean isPossible();

    /** All ways of a unit that are not barred, good and bad, each with the start first. */
    List<List<Integer>> ways(Piece unit);

    /** The units that must go. */
    List<Piece> units();

    /** What speaks against retreating all units so; empty if nothing does. */
    String objection(Map<String, List<Integer>> paths);

    /** Whether all combinations can be tried in reasonable time. */
    default boolean isSmall() {
      return true;
    }
  }

  /** The advance of a side's units after a battle. */
  interface Advancing {
    List<Piece> units();

    List<List<Integer>> ways(Piece unit);

    /** Whether the model can follow what the battle came to. */
    default boolean isSmall() {
      return true;
    }

    /** Whether units go one at a time, and only such orders are compared. */
    default boolean goesAlone() {
      return false;
    }

    /** What speaks against advancing these units so; empty if nothing does. */
    String objection(Map<String, List<Integer>> paths);
  }

  Scene scene();

  /** The same reading of another scene. */
  Model on(Scene other);

  /** Whether units may stand together in a hex. */
  boolean mayStandTogether(List<Piece> units);

  Set<Integer> zone(Side side, String purpose);

  /** The hexsides that a side's zones close, in a game that knows such. */
  default Set<List<Integer>> zoneSides(Side side) {
    return Set.of();
  }

  boolean isSupplied(Piece unit);

  /** The facts of supply that its level is made of, in the order of the level's words. */
  default List<String> supplyFacts() {
    return List.of("level");
  }

  /** How well it is supplied, in a game that knows more than in and out. */
  default String level(Piece unit) {
    return "";
  }

  /** Whether it can tell where units may go. */
  default boolean follows(List<Piece> units) {
    return true;
  }

  /** Whether the owner of beaten units says where they go. */
  default boolean ownersRetreat() {
    return false;
  }

  /** Where units that stand together can go, and what each has then spent, in half points. */
  Map<Integer, int[]> reach(List<Piece> units);

  Odds odds(List<Piece> attackers, List<Integer> targets, boolean overrun, boolean bonus);

  Retreating retreating(Fight fight, Side side);

  Advancing advancing(Fight fight, Side side);
}
