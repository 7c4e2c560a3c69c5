package hexfront.engine.staff;

/**
 * What a unit is there for on this turn, whatever else it could do.
 *
 * @param place the hex it should be in
 * @param stake what it is worth that it is there, in points
 */
public record Mission(int place, double stake) {}
