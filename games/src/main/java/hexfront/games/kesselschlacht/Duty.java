package hexfront.games.kesselschlacht;

/** Why a Soviet unit may only go one way. */
enum Duty {
  NONE("", false),
  LEAVE("KS-9.2.2A", true),
  RECALL("KS-8.2.2", true),
  DIRECTIVE("KS-8.1.3", false),
  RETURN("KS-11.3.1", true),
  REGROUP("KS-11.3.4", false);

  private final String rule;
  private final boolean avoidsZones;

  Duty(String rule, boolean avoidsZones) {
    this.rule = rule;
    this.avoidsZones = avoidsZones;
  }

  String rule() {
    return rule;
  }

  boolean avoidsZones() {
    return avoidsZones;
  }

  /** Whether the phase goes on while it can be done. */
  boolean isBinding() {
    return this != NONE && this != REGROUP;
  }
}
