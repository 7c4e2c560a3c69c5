package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.Secret;
import java.util.List;

/**
 * A side puts some of its command chits into the cup; which ones is its own affair. They are kept
 * sorted, since their order says nothing.
 */
public record SelectChits(List<String> chits) implements Order, Secret {
  public SelectChits {
    chits = chits.stream().sorted().toList();
  }
}
