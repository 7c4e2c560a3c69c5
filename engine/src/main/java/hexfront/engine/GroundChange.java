package hexfront.engine;

/**
 * A difference between the ground and the printed map.
 *
 * @param direction of the hexside, or {@link #HEX} where the hex itself changed
 * @param kind the kind of terrain by its name
 * @param there whether it is there now and was not printed, or the other way round
 */
public record GroundChange(int hex, int direction, String kind, boolean there) {
  public static final int HEX = -1;
}
