package hexfront.games.blitzfront;

/** What can bar a step of a moving unit. */
enum Bar {
  CLOSED("BF-TER-10", "no unit goes off the map, into water or across a closed hexside"),
  ENEMY("BF-MOV-1", "the enemy holds that hex"),
  STOP("BF-ZOC-1", "a unit stops in an enemy zone of control"),
  SAME_ZONE("BF-ZOC-2", "no unit goes from one zone of an enemy into another of the same"),
  CROSSING("BF-ZOC-2", "an enemy in good order watches the river or line between these hexes"),
  COST("BF-MOV-1", "the movement factors do not suffice"),
  BONUS("BF-MOV-2", "the bonus is lost by leaving or entering an enemy zone without a friend");

  private final String rule;
  private final String why;

  Bar(String rule, String why) {
    this.rule = rule;
    this.why = why;
  }

  String rule() {
    return rule;
  }

  String why() {
    return why;
  }
}
