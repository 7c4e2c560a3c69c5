package hexfront.e2e;

/** A player who ends one phase after the other. */
final class Phases {
  private static final int MOST = 40;

  private Phases() {}

  static int turn(Player player) {
    return ((Number) player.evaluate("() => hexfront.play.session.table.value.turn")).intValue();
  }

  /** Ends phases until a turn has come and it is this player's to decide. */
  static void endUntilTurn(Player player, int turn) {
    for (int i = 0; i < MOST && turn(player) < turn; i++) {
      player.waitsForMyTurn();
      String stage = (String) player.evaluate("() => hexfront.play.session.decision.value.stage");
      player.press("e");
      player
          .page()
          .waitForFunction(
              "before => !hexfront.play.session.myTurn.value"
                  + " || hexfront.play.session.decision.value.stage !== before"
                  + " || document.querySelector('.dialog')",
              stage);
      if (player.page().locator(".dialog").count() > 0) {
        player.button("End it all the same").click();
      }
    }
    player.waitsForMyTurn();
  }
}
