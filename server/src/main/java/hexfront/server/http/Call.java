package hexfront.server.http;

import hexfront.engine.Side;
import hexfront.games.table.Words;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import hexfront.server.hall.Denied;
import hexfront.server.hall.Pass;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** A request, with what it holds checked as it is taken out. */
final class Call implements AutoCloseable {
  private static final String BEARER = "Bearer ";

  /**
   * How many times the most that a body may hold is read past before the connection is given up.
   */
  private static final int READ_PAST = 8;

  private static final int PIECE = 8192;

  private final Context context;
  private final int mostBytes;
  private final Bodies bodies;
  private final String address;
  private int held;

  Call(Context context, int mostBytes, Bodies bodies, String address) {
    this.context = context;
    this.mostBytes = mostBytes;
    this.bodies = bodies;
    this.address = address;
  }

  /** From where the request comes. */
  String address() {
    return address;
  }

  /** Gives back what was held for the request. */
  @Override
  public void close() {
    bodies.release(held);
    held = 0;
  }

  Context context() {
    return context;
  }

  String path(String name) {
    return context.pathParam(name);
  }

  /** The id of the game that is asked for. */
  String game() {
    return context.pathParam("id");
  }

  /** The token shown. */
  String token() {
    return maybeToken().orElseThrow(Denied.NoToken::new);
  }

  /** The token shown, or a ticket in the query. */
  Pass pass() {
    return maybeToken()
        .map(Pass::token)
        .or(() -> query("ticket").map(Pass::ticket))
        .orElseThrow(Denied.NoToken::new);
  }

  /** The token shown, if one is. */
  Optional<String> maybeToken() {
    String header = context.header("Authorization");
    return header != null && header.startsWith(BEARER)
        ? Optional.of(header.substring(BEARER.length()).strip())
        : Optional.empty();
  }

  Optional<String> query(String name) {
    List<String> values = context.queryParams(name);
    if (values.size() > 1) {
      throw new Malformed(name + ": expected once, found " + values.size() + " times");
    }
    return values.stream().findFirst();
  }

  int number(String name, int least, int most, int otherwise) {
    return query(name).map(text -> number(name, text, least, most)).orElse(otherwise);
  }

  static int number(String name, String text, int least, int most) {
    try {
      int number = Integer.parseInt(text.strip());
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw new Malformed(
        name
            + ": expected a whole number from "
            + least
            + " to "
            + most
            + ", found "
            + Malformed.quote(text));
  }

  Side side() {
    return Words.side(
        query("side")
            .orElseThrow(() -> new Malformed("side: expected ?side=axis or ?side=soviet")));
  }

  /** The fields of the body. */
  Fields body() throws IOException {
    return Fields.of(json(), "request");
  }

  private ObjectNode json() throws IOException {
    String type = context.contentType();
    if (type == null || !isJson(type)) {
      throw new WrongType();
    }
    try {
      return Json.read(text(bytes()));
    } catch (CharacterCodingException e) {
      throw new Malformed("the body is not text in UTF-8");
    }
  }

  private static String text(byte[] bytes) throws CharacterCodingException {
    for (byte b : bytes) {
      if (b < 0) {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      }
    }
    return new String(bytes, StandardCharsets.US_ASCII);
  }

  private static boolean isJson(String type) {
    int more = type.indexOf(';');
    return (more < 0 ? type : type.substring(0, more)).strip().equalsIgnoreCase(Reply.JSON);
  }

  private byte[] bytes() throws IOException {
    InputStream in = context.req().getInputStream();
    int told = context.req().getContentLength();
    byte[] piece = new byte[told > 0 && told < PIECE ? told : PIECE];
    ByteArrayOutputStream all = new ByteArrayOutputStream(piece.length);
    for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
      if (all.size() + read > mostBytes) {
        readPast(in);
        throw new TooLarge(mostBytes);
      }
      bodies.hold(read);
      held += read;
      all.write(piece, 0, read);
    }
    return all.toByteArray();
  }

  /**
   * Reads past what is left of a refused body, within reason, so that a client still sending it
   * comes to read why it was refused instead of finding the connection closed.
   */
  private void readPast(InputStream in) throws IOException {
    byte[] piece = new byte[PIECE];
    long left = READ_PAST * (long) mostBytes;
    for (int read = in.read(piece); read >= 0 && left > 0; read = in.read(piece)) {
      left -= read;
    }
  }

  /** The body is larger than allowed. */
  static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLarge(int most) {
      super("the request is too large, expected at most " + most + " bytes");
    }
  }

  /** The body is not said to be JSON. */
  static final class WrongType extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongType() {
      super("expected a JSON body with the header 'Content-Type: application/json'");
    }
  }
}
