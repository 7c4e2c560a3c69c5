package hexfront.app.serve;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** The table as a browser would ask for it. */
final class WebPage {
  private WebPage() {}

  static boolean isServedBy(String address) throws IOException {
    try (InputStream in = URI.create(address).toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).contains("<script");
    }
  }
}
