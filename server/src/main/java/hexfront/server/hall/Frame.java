package hexfront.server.hall;

/** What one seat is told of one entry, as JSON text. */
public record Frame(int sequence, String json) {}
