package hexfront.app;

/** Six Soviet units in two hexes that are to be driven back two hexes, in Operation Star. */
public final class SixInRetreat {
  /** The position, as the referee takes it, before the attack. */
  public static final String POSITION =
      """
      {"turn":3,"side":"german","phase":"combat",
       "map":{"columns":12,"rows":12,"edges":{"west":["german-supply"],"east":["soviet-supply"]}},
       "units":[{"id":"x","side":"german","arm":"panzer","steps":["90-9-7"],"hex":"0506"},
                {"id":"h","side":"soviet","arm":"headquarters","leadership":6,"hex":"1106"},
                {"id":"a","side":"soviet","steps":["2-3-6"],"hex":"0606"},
                {"id":"b","side":"soviet","steps":["2-3-6"],"hex":"0606"},
                {"id":"c","side":"soviet","steps":["2-3-6"],"hex":"0606"},
                {"id":"d","side":"soviet","steps":["2-3-6"],"hex":"0507"},
                {"id":"e","side":"soviet","steps":["2-3-6"],"hex":"0507"},
                {"id":"f","side":"soviet","steps":["2-3-6"],"hex":"0507"}]}
      """;

  /** The attack, and the die that drives them back two hexes. */
  public static final String ATTACK =
      """
      {"type":"attack","attackers":["x"],"hexes":["0606","0507"]}
      """;

  public static final int DIE = 1;

  private SixInRetreat() {}
}
