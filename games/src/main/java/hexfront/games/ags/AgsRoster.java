package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.common.Roster;

/** The printed facts of all units, with how terrain costs them and who leads. */
public final class AgsRoster extends Roster {
  /** How terrain and roads cost a unit. */
  public static final int INFANTRY = 0;

  public static final int MECHANIZED = 1;
  public static final int HEADQUARTERS = 2;
  static final int CLASSES = 3;

  private final Board board;
  private final byte[] movementClass;
  private final int[][] headquarters = new int[2][];

  AgsRoster(Board board) {
    super(board);
    this.board = board;
    movementClass = new byte[board.unitCount()];
    board.units().forEach(unit -> movementClass[unit.index()] = (byte) classOf(unit));
    for (Side side : Side.values()) {
      headquarters[side.ordinal()] = units(side, AgsRoster::isHeadquarters);
    }
  }

  @Case({"AGS-3.22", "AGS-11.21"})
  static int classOf(Unit unit) {
    return isHeadquarters(unit) ? HEADQUARTERS : unit.mechanized() ? MECHANIZED : INFANTRY;
  }

  static boolean isHeadquarters(Unit unit) {
    return unit.arm().equals("headquarters") || unit.arm().equals("leader");
  }

  /** The headquarters and leaders of a side. */
  public int[] headquarters(Side side) {
    return headquarters[side.ordinal()];
  }

  public boolean isHeadquarters(int unit) {
    return movementClass[unit] == HEADQUARTERS;
  }

  public boolean isCombatUnit(int unit) {
    return movementClass[unit] != HEADQUARTERS;
  }

  public int movementClass(int unit) {
    return movementClass[unit];
  }

  public int leadership(int unit) {
    return board.unit(unit).leadership();
  }
}
