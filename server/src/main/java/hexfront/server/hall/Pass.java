package hexfront.server.hall;

/**
 * What somebody shows at a game: the token of a seat, or a ticket that was given for one and is
 * good for a short while, for addresses that others may come to read.
 */
public record Pass(String words, boolean isTicket) {
  private static final long LASTS_MILLIS = 60_000;

  public static Pass token(String token) {
    return new Pass(token, false);
  }

  public static Pass ticket(String ticket) {
    return new Pass(ticket, true);
  }

  /** A ticket for a seat. Every server of the database can tell that it is good. */
  static String ticketFor(String game, Seat seat, String tokenHash, long now) {
    String words = game + "." + seat.word() + "." + (now + LASTS_MILLIS);
    return words.substring(game.length() + 1) + "." + Tokens.sign(tokenHash, words);
  }

  /** Whether this is a ticket for a seat that is still good. */
  boolean isTicketFor(String game, Seat seat, String tokenHash, long now) {
    String[] parts = words.split("\\.");
    if (!isTicket || parts.length != 3 || !parts[0].equals(seat.word()) || tokenHash.isEmpty()) {
      return false;
    }
    String signed = game + "." + parts[0] + "." + parts[1];
    return Tokens.same(Tokens.sign(tokenHash, signed), parts[2]) && isBefore(now, parts[1]);
  }

  private static boolean isBefore(long now, String until) {
    try {
      return now < Long.parseLong(until);
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
