package hexfront.engine;

/** Who is told what happens while an order is carried out. */
@FunctionalInterface
public interface Chronicle {
  Chronicle SILENT = event -> {};

  void tell(Event event);
}
