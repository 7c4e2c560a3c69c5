package hexfront.e2e;

/** A player who ends one phase after the other, and answers whatever else is asked. */
final class Phases {
  private static final int MOST = 200;

  private Phases() {}

  static int turn(Player player) {
    return ((Number) player.evaluate("() => hexfront.play.session.table.value.turn")).intValue();
  }

  /** Ends phases until a turn has come and it is this player's to decide. */
  static void endUntilTurn(Player player, int turn) {
    player.waitsForMyTurn();
    for (int i = 0; i < MOST && turn(player) < turn; i++) {
      Object before = player.evaluate("() => hexfront.play.session.sequence");
      Object canEnd =
          player.evaluate(
              "async () => (await hexfront.play.session.seat.legal(1, 'end-phase')).orders.length");
      if (((Number) canEnd).intValue() == 0) {
        player.evaluate(
            """
            async () => {
              const session = hexfront.play.session;
              const legal = await session.seat.legal(1);
              await session.seat.play(session.sequence, legal.orders[0]);
            }
            """);
      } else {
        player.press("e");
        player
            .page()
            .waitForFunction(
                "before => hexfront.play.session.sequence > before"
                    + " || document.querySelector('.dialog')",
                before);
        if (player.page().locator(".dialog").count() > 0) {
          player.button("End it all the same").click();
        }
      }
      player.page().waitForFunction("before => hexfront.play.session.sequence > before", before);
      player.waitsForMyTurn();
    }
  }
}
