package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import java.util.List;

/** An allocated attack is taken back. */
public record Cancel(Hex hex) implements Order {
  /** One of these attacks is taken back. */
  static Ask oneOf(List<Assault> attacks) {
    return new Ask.OneOf(
        "cancel", attacks.stream().<Order>map(a -> new Cancel(new Hex(a.hex()))).toList());
  }
}
