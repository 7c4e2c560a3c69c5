package hexfront.lab;

import hexfront.engine.Side;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/**
 * A game that is to be played.
 *
 * @param number its number in its run, from 1
 * @param axis who leads the Axis, as {@link Leader} reads it
 * @param soviet who leads the Soviets
 * @param seed from which dice and commanders take all chance
 */
public record Fixture(
    int number, Ground ground, String axis, String soviet, long seed, Thinking thinking) {

  public String commander(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }

  Leader leader(Side side) {
    return Leader.of(commander(side));
  }

  /** The name of the file that keeps the game. */
  public String fileName() {
    return String.format("%04d.hxf", number);
  }

  /** The fixture on one line. */
  public String write() {
    ObjectNode node = Json.object().put("number", number);
    node.set("ground", ground.write());
    node.put("axis", axis).put("soviet", soviet).put("seed", seed);
    node.set("thinking", thinking.write());
    return Json.write(node);
  }

  public static Fixture read(String line) {
    return read(Fields.of(Json.read(line), "fixture"));
  }

  static Fixture read(Fields fields) {
    return new Fixture(
        fields.number("number", 1, Integer.MAX_VALUE),
        Ground.read(fields.object("ground")),
        fields.text("axis"),
        fields.text("soviet"),
        fields.wholeNumber("seed", Long.MIN_VALUE, Long.MAX_VALUE),
        Thinking.read(fields.object("thinking")));
  }
}
