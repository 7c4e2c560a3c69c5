package hexfront.engine.map;

/**
 * The six hexsides of a hex, counted around it. Direction 0 leads to the next lower place of the
 * same hexrow, 3 to the next higher; 1 and 2 lead to the next higher hexrow, 4 and 5 to the next
 * lower. Which compass point that is depends on how the sheet lies.
 */
public final class Direction {
  public static final int COUNT = 6;

  private Direction() {}

  public static int opposite(int direction) {
    return direction < 3 ? direction + 3 : direction - 3;
  }
}
