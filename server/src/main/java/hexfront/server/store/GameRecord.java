package hexfront.server.store;

import hexfront.engine.Side;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game as it was set up.
 *
 * @param format the format of journal in which its entries are written
 * @param header what a journal's header says of it
 * @param axis {@link #PERSON}, or the level of the commander who leads the side
 * @param axisHash the hash of the seat's token, or empty if nobody holds one
 * @param watch the spectators' token where the game is public, else null
 * @param dice where its dice come from; never leaves the server
 * @param first who decides first: a side's word, or {@link Entry#OVER}
 * @param created when, in milliseconds since 1970
 * @param axisChair what was handed out for the seat
 */
public record GameRecord(
    String id,
    String name,
    int format,
    Map<String, String> header,
    String axis,
    String soviet,
    String axisHash,
    String sovietHash,
    String spectatorHash,
    @Nullable String watch,
    String dice,
    String first,
    long created,
    Chair axisChair,
    Chair sovietChair) {
  /** A seat that a person holds. */
  public static final String PERSON = "person";

  /** The same game in another format. */
  public GameRecord renewed(int newFormat, Map<String, String> newHeader) {
    return new GameRecord(
        id,
        name,
        newFormat,
        newHeader,
        axis,
        soviet,
        axisHash,
        sovietHash,
        spectatorHash,
        watch,
        dice,
        first,
        created,
        axisChair,
        sovietChair);
  }

  /** The same game with its header and who decides first. */
  public GameRecord begun(Map<String, String> newHeader, String newFirst) {
    return new GameRecord(
        id,
        name,
        format,
        newHeader,
        axis,
        soviet,
        axisHash,
        sovietHash,
        spectatorHash,
        watch,
        dice,
        newFirst,
        created,
        axisChair,
        sovietChair);
  }

  /** The same game with what is known of its seats. */
  GameRecord seated(Chair newAxis, Chair newSoviet) {
    return new GameRecord(
        id,
        name,
        format,
        header,
        axis,
        soviet,
        axisHash,
        sovietHash,
        spectatorHash,
        watch,
        dice,
        first,
        created,
        newAxis,
        newSoviet);
  }

  /** Who leads a side: {@link #PERSON} or the level of a commander. */
  public String leader(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }

  public boolean hasCommander(Side side) {
    return !leader(side).equals(PERSON);
  }

  /** What was handed out for the seat of a side. */
  public Chair chair(Side side) {
    return side == Side.AXIS ? axisChair : sovietChair;
  }

  /** The hash of the token of a side's seat. */
  public String hash(Side side) {
    return side == Side.AXIS ? axisHash : sovietHash;
  }
}
