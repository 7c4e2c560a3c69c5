package hexfront.e2e;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Games that begin where a test needs them to. */
final class Situations {
  /** The attack that ends in the large retreat, for the Axis player. */
  static final String ATTACK_BEFORE_THE_RETREAT =
      "() => hexfront.play.order({type: 'attack', attackers: ['g0', 'g1', 'g2', 'g3'],"
          + " hexes: ['0812', '0813']})";

  private Situations() {}

  /**
   * Two German units before a rifle division in the open, in the combat phase: 13 to 4. The first
   * roll is 1/1.
   */
  static String attack(String axis, String soviet) {
    return game(
        axis,
        soviet,
        """
        "turn":3,"side":"axis","phase":"combat","units":[
          {"id":"pz","side":"axis","arm":"panzer","designation":"3","steps":["8-6-10","4-3-10"],"hex":"1519","supplied":true},
          {"id":"in","side":"axis","arm":"infantry","designation":"45","steps":["5-7-7","3-4-7","1-2-7"],"hex":"1519","supplied":true},
          {"id":"ri","side":"soviet","arm":"rifle","designation":"24","steps":["2-4-6","1-2-6"],"hex":"1520","supplied":true},
          {"id":"far","side":"soviet","arm":"rifle","designation":"9","steps":["2-3-6"],"hex":"2527"}]
        """);
  }

  /** German units in the movement phase: one that could be overrun east of them, one in the way. */
  static String movement(String axis, String soviet) {
    return game(
        axis,
        soviet,
        """
        "turn":3,"side":"axis","phase":"initial-movement","units":[
          {"id":"pz","side":"axis","arm":"panzer","designation":"3","steps":["16-9-10","4-3-10"],"hex":"1516"},
          {"id":"in","side":"axis","arm":"infantry","designation":"45","steps":["5-7-7","3-4-7","1-2-7"],"hex":"1514"},
          {"id":"weak","side":"soviet","arm":"rifle","designation":"24","steps":["1-1-6"],"hex":"1718"},
          {"id":"wall","side":"soviet","arm":"rifle","designation":"87","steps":["2-3-6"],"hex":"1519"},
          {"id":"far","side":"soviet","arm":"rifle","designation":"9","steps":["2-3-6"],"hex":"2527"}]
        """);
  }

  /** A long Soviet line that has somewhere to go, and the Axis to move before it. */
  static String line(String axis, String soviet) {
    String divisions =
        IntStream.range(0, 14)
            .mapToObj(
                i ->
                    "{\"id\":\"r%d\",\"side\":\"soviet\",\"arm\":\"rifle\",\"designation\":\"%d\",\"steps\":[\"4-4-6\"],\"hex\":\"%02d20\"}"
                        .formatted(i, 100 + i, 8 + i))
            .collect(Collectors.joining(","));
    return game(
        axis,
        soviet,
        """
        "turn":3,"side":"axis","phase":"mechanized-movement","lenient":true,"units":[
          {"id":"in","side":"axis","arm":"infantry","designation":"45","steps":["5-7-7","3-4-7","1-2-7"],"hex":"1514"},
          {"id":"pz","side":"axis","arm":"panzer","designation":"3","steps":["8-6-10"],"hex":"1115"},%s]
        """
            .formatted(divisions));
  }

  /**
   * Six Soviet divisions in two hexes in Star, and four panzer divisions beside both, in the combat
   * phase. The first roll is -/2.
   */
  static String largeRetreat(String axis, String soviet) {
    String divisions =
        IntStream.range(0, 6)
            .mapToObj(
                i ->
                    "{\"id\":\"r%d\",\"side\":\"soviet\",\"arm\":\"rifle\",\"designation\":\"%d\",\"steps\":[\"2-3-6\",\"1-1-6\"],\"hex\":\"%s\",\"supplied\":true}"
                        .formatted(i, 24 + i, i < 3 ? "0812" : "0813"))
            .collect(Collectors.joining(","));
    String panzers =
        IntStream.range(0, 4)
            .mapToObj(
                i ->
                    "{\"id\":\"g%d\",\"side\":\"axis\",\"arm\":\"panzer\",\"designation\":\"%d\",\"steps\":[\"20-9-10\",\"4-3-10\"],\"hex\":\"0713\",\"supplied\":true}"
                        .formatted(i, 1 + i))
            .collect(Collectors.joining(","));
    return game(
        "star",
        3,
        axis,
        soviet,
        """
        "turn":3,"side":"axis","phase":"combat","lenient":true,"units":[%s,%s]
        """
            .formatted(divisions, panzers));
  }

  /** The last phase of Kiev, which the Soviet player ends. */
  static String lastPhase() {
    return game(
        "person",
        "person",
        """
        "turn":13,"side":"axis","phase":"mechanized-movement","lenient":true,"units":[
          {"id":"in","side":"axis","arm":"infantry","designation":"45","steps":["5-7-7"],"hex":"1514"},
          {"id":"far","side":"soviet","arm":"rifle","designation":"9","steps":["2-3-6"],"hex":"2527"}]
        """);
  }

  private static String game(String axis, String soviet, String position) {
    return game("kiev", 1, axis, soviet, position);
  }

  private static String game(String game, int seed, String axis, String soviet, String position) {
    return """
    {"game":"%s","seed":%d,"seats":{"axis":"%s","soviet":"%s"},"position":{%s}}
    """
        .formatted(game, seed, axis, soviet, position);
  }
}
