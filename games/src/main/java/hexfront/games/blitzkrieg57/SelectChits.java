package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.Secret;
import java.util.List;

/** A side puts some of its command chits into the cup; which ones is its own affair. */
public record SelectChits(List<String> chits) implements Order, Secret {
  public SelectChits {
    chits = List.copyOf(chits);
  }
}
