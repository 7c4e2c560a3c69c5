package hexfront.ai;

/**
 * What a side is ahead by a marshal's reckoning, all in points.
 *
 * @param lead what the rules count
 * @param strength what strength is left to do more
 * @param places by how much places will shift that strength is near
 */
public record Reckoned(double lead, double strength, double places) {}
