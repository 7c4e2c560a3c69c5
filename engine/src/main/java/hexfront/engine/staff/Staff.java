package hexfront.engine.staff;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a commander asks about a game: what things are worth, who can get where, how a battle would
 * go. The answers are estimates, quick to get; the rulebook has the last word on every order. Worth
 * is counted in the game's victory points or in what the game takes to be as good.
 *
 * <p>A staff has working buffers and serves one thread. What it hands out (a {@link Range}, a
 * {@link HexSet}) holds until the same question is asked again. It may look at everything in a
 * position; commanders are only ever shown positions that their side may know.
 *
 * <p>To give a game a staff: extend {@link PlainStaff}, which answers everything through the
 * rulebook, slowly, and override in this order: {@link #worth}, {@link #points} and {@link #lead}
 * (the victory conditions), {@link #weigh(Position, Assault, Prospect)} (the combat table), {@link
 * #reach}, {@link #strikes} and {@link #distances} (movement), {@link #supplied} and {@link
 * #commanded}; then what the game has of its own in {@link #specials} and {@link #inclination}.
 * Return it from {@link Rulebook#staff}.
 */
public interface Staff {
  /** What a unit is there for. */
  enum Role {
    /** It fights. */
    COMBAT,
    /** It leads or supplies others and is kept out of fights. */
    HEADQUARTERS,
    /** It moves with the army and supplies it, but does not fight: a supply counter. */
    SUPPLY,
    /** It is no unit but a marker of some kind. Only special orders concern it. */
    MARKER
  }

  // ---- who is who

  Role role(int unit);

  /** Units with the same number, from 0 on, pay the same to move. Few numbers. */
  int mobility(int unit);

  /** Whether two units belong together: they are better off in one hex and move as one. */
  boolean together(int unit, int other);

  // ---- what things are worth

  /**
   * What each hex is worth to a side: by how much it is better off, at the end of the game, if it
   * has the hex than if the enemy has it. Hexes that matter for other reasons (a crossroads of
   * supply, a gate the enemy must be kept out of) count as the points they will bring.
   */
  void worth(Position p, Side side, double[] into);

  /**
   * Raises what hexes are worth to a side by what it would lose with them as units stand now.
   * Whoever decides who stays where asks for it; nobody is better off for having such a hex.
   */
  default void guard(Position p, Side side, double[] worth) {}

  /** The victory points a unit's side loses if the unit loses so many of its steps now. */
  double points(Position p, int unit, int steps);

  /**
   * Whether a step counts its part of what the whole unit counts when a side weighs it against
   * ground. Not where ground decides and units count little: there who gives way for every step
   * never gets anywhere.
   */
  default boolean countsSteps() {
    return true;
  }

  /**
   * By how many points a side is ahead of what it needs for a draw or the least victory, if the
   * game ended as it stands. The lead of one side is the other's deficit.
   */
  double lead(Position p, Side side);

  /** What earlier games say about a lead that a side reckons with in a position. */
  default Experience experience(Position p, Side side) {
    return Experience.NONE;
  }

  /** The nature that has proved best for a side in earlier games, on the turn of a position. */
  default Nature nature(Position p, Side side) {
    return Nature.EVEN;
  }

  /** A lead that is as good as won; commanders turn leads into chances with it. */
  double comfortable();

  /** How many player-turns a side still has, the present one included. */
  int turnsLeft(Position p, Side side);

  /**
   * By hex, the part of what it is worth that no rule counts: what {@link #lead} does not know of.
   * Whether anything was put in.
   */
  default boolean uncounted(Position p, Side side, double[] into) {
    return false;
  }

  /** The points that a side must expect to lose with a unit as it stands, though not yet lost. */
  default double atRisk(Position p, int unit) {
    return 0;
  }

  /** The number of the player turn as a side counts: another as soon as the other side moves. */
  default int playerTurn(Position p, Side side) {
    return 2 * p.turn() + (p.phasing() == side ? 0 : 1);
  }

  /** How many of a side's player turns make a round in which everybody has had his say. */
  default int playerTurnsInARound(Position p) {
    return 1;
  }

  // ---- movement

  /**
   * Where a unit can get to in this phase by ordinary movement, with costs and paths; null if it
   * cannot move.
   */
  @Nullable Range reach(Position p, int unit);

  /** The path to a hex that {@link #reach} tells; null if the unit does not get there. */
  default int @Nullable [] way(Position p, int unit, int to) {
    Range range = reach(p, unit);
    return range != null && range.reaches(to) ? range.path(to) : null;
  }

  /** The order by which units go along a path that {@link #reach} gave for them. */
  Order move(Position p, Units units, Hexes path);

  /**
   * Further moves of a unit: by rail, in another manner, whatever leads elsewhere than {@link
   * #reach}.
   */
  void otherMoves(Position p, int unit, Consumer<Order> each);

  /** Whether a unit may stand in a hex at the end of a move, with the units that are there now. */
  boolean hasRoom(Position p, int unit, int hex);

  /** Whether a unit waits beside the map, or in a box, from where it could come on. */
  default boolean waits(Position p, int unit) {
    return p.hex(unit) == Position.WAITING;
  }

  /** The hexes at which a waiting unit may come onto the map now; none if it is not due. */
  int[] entries(Position p, int unit);

  /** The order by which a unit enters. */
  Order enter(Position p, int unit, int hex);

  /**
   * What it costs, in half points, to get from each hex to a target over open ground, for units of
   * a mobility; {@link Integer#MAX_VALUE} where there is no way. Enemies and weather changes apart.
   */
  int[] distances(Position p, Side side, int mobility, int target);

  /**
   * The places that an army has to take one after the other so that its supply can follow it to a
   * goal, which is the last of them.
   *
   * @param unit the army's headquarters
   */
  default int[] onTheWay(Position p, int unit, int goal) {
    return new int[] {goal};
  }

  /** A usual movement allowance of the unit now, in half points. */
  int allowance(Position p, int unit);

  /**
   * The hexes that a unit could attack in its side's next player-turn, if nobody else moved: those
   * next to where it stands or can get to.
   */
  void strikes(Position p, int unit, HexSet into);

  // ---- combat

  /** A unit's attack strength now, before terrain; the average where it is not known. */
  double attack(Position p, int unit);

  /** A unit's defence strength now, before terrain; the average where it is not known. */
  double defence(Position p, int unit);

  /**
   * By how much a hex multiplies the defence of those in it, against attackers from a hex ({@code
   * from} is -1 for attackers from everywhere).
   */
  double ground(Position p, int hex, int from);

  /** Whether a unit could take part in an attack in this combat phase, or in the one to come. */
  boolean mayAttack(Position p, int unit);

  /**
   * Whether the side that moves now will attack after this movement phase, before the enemy acts.
   */
  boolean fightsNext(Position p);

  /** Whether a unit could attack or overrun from one hex into the next at all. */
  boolean passes(Position p, int from, int to);

  /**
   * What is to be expected of an assault.
   *
   * @return whether the game would allow it, as far as the staff can say
   */
  boolean weigh(Position p, Assault plan, Prospect into);

  /**
   * What is to be expected when these strengths meet, terrain included.
   *
   * @param trapped whether the defenders have nowhere to go
   */
  void weigh(Position p, double attack, double defence, boolean trapped, Prospect into);

  /** What is to be expected of an attack or overrun by units that stand where they attack from. */
  void weigh(Position p, Order order, Prospect into);

  /** The ways to order an assault, the plainest first; those with support after it. */
  void orders(Position p, Assault plan, Consumer<Order> each);

  /**
   * What a unit may spend, in half points, on its way to where it overruns somebody in this phase;
   * below 0 if it overruns nobody.
   */
  default int wayToOverrun(Position p, int unit) {
    return -1;
  }

  // ---- supply and command

  /** The hexes in which a combat unit of a side would be in supply. */
  HexSet supplied(Position p, Side side);

  /**
   * The hexes in which a combat unit of a side would be in supply so many turns later, if nobody
   * moved until then: where the weather to come is known, and shortens lines of supply.
   */
  default HexSet suppliedAhead(Position p, Side side, int turns) {
    return supplied(p, side);
  }

  /** What part of its value a unit is taken to lose by standing out of supply, if no game knows. */
  double CUT_OFF = 0.4;

  /** What part of its value a unit of a side is taken to lose by standing out of supply now. */
  default double cutOff(Position p, Side side) {
    return CUT_OFF;
  }

  /**
   * Whether a side should look for a line that cuts off much of the enemy, and send its units into
   * it.
   */
  default boolean encircles(Position p, Side side) {
    return false;
  }

  /** Whether a side's supply goes on from a hex without limit, by railroad for instance. */
  default boolean carries(Side side, int hex, int direction) {
    return false;
  }

  /** The hexes from which a side's supply comes; empty if the game has no such hexes. */
  HexSet sources(Position p, Side side);

  /** The hexes in which a combat unit of a side could be ordered to attack. */
  HexSet commanded(Position p, Side side);

  /** How far a headquarters' command reaches, in hexes; 0 for others. */
  int commandRange(Position p, int unit);

  /** Whether units can only be moved while a headquarters leads them. */
  boolean movesOnlyLed();

  /** Whether a headquarters could lead a unit if it were near enough. */
  boolean leads(int headquarters, int unit);

  // ---- after combat

  /** The units that the present question is about: those that lose steps, retreat or advance. */
  int[] concerned(Position p);

  /** How many steps it costs a unit to retreat along a way that it is offered. */
  default int toll(Position p, int unit, Hexes way) {
    return 0;
  }

  // ---- what only this game has

  /**
   * Hands out the orders of the game's own that may be worth giving now, and in stages of the
   * game's own all that are; a short list. Commanders try each on a copy and compare positions.
   *
   * @return whether all were handed out
   */
  boolean specials(Position p, Predicate<Order> each);

  /**
   * An order that sets right what keeps the phase from ending, where attacks are allocated first
   * and some of them require others; null if nothing does.
   */
  default @Nullable Order mend(Position p) {
    return null;
  }

  /**
   * The hex to which a unit has to go whatever else there is to do, or -1: an exit by which it must
   * leave, a place it must reach in time.
   */
  default int errand(Position p, int unit) {
    return -1;
  }

  /**
   * What a good staff orders now without asking: routine of the game that leaves nothing to weigh,
   * or a doctrine that experience has settled. Null where the commander has to decide.
   */
  default @Nullable Order standingOrder(Position p) {
    return null;
  }

  /** The intents that a side's standing orders may follow from now on; the usual one is first. */
  default List<Intent> intents(Position p, Side side) {
    return List.of(Intent.USUAL);
  }

  /** From now on gives standing orders with an intent. */
  default void follow(Intent intent) {}

  /**
   * What speaks for an order that is to be given whatever the position looks like after it, in
   * points.
   */
  double URGENT = 100;

  /**
   * What speaks for an order, in points, beyond what one can see in the position right after it; 0
   * for most, {@link #URGENT} for one that is not to be weighed any more.
   */
  double inclination(Position p, Order order);
}
