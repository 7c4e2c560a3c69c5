package hexfront.server.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Requests that are refused before anybody could read them are answered like all others. */
final class PlainErrors {
  private PlainErrors() {}

  static boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    Reply reply = Reply.error(status, sentence(status));
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Reply.JSON);
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    response.write(true, ByteBuffer.wrap(reply.body()), callback);
    return true;
  }

  private static String sentence(int status) {
    return switch (status) {
      case 400 -> "the request is not HTTP as it should be";
      case 414 -> "the address is too long";
      case 431 -> "the headers are too long";
      case 503 -> "the server is stopping";
      default -> "the request could not be read";
    };
  }
}
