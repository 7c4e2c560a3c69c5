package hexfront.engine.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Board;
import hexfront.engine.Boards;
import hexfront.engine.Order;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Orders to which a game adds fields of its own. */
class OrderTypeTest {
  private static final Board BOARD = Boards.plain(8, 10, 4);

  /** A field of every kind. */
  private record Effort(
      boolean all,
      int effort,
      @Omittable int fuel,
      String purpose,
      @Omittable String note,
      List<String> chosen,
      @Omittable Units wings,
      @Omittable UnitRef barrage,
      @Omittable Hex target,
      Hexes way,
      Steps steps,
      Paths paths)
      implements Support {}

  private record Loaded(@Omittable UnitRef truck) implements Manner {}

  private record Led(UnitRef by) implements Manner {}

  private record Twice(Units units) implements Manner {}

  private static final OrderType ATTACK = OrderType.of(Attack.class, Effort.class);
  private static final OrderType MOVE = OrderType.of(Move.class, Loaded.class);
  private static final OrderText TEXT =
      new OrderText(BOARD, List.of(ATTACK, MOVE, OrderType.of(EndPhase.class)));

  private static final Effort FULL =
      new Effort(
          true,
          2,
          3,
          "breakthrough",
          "now",
          List.of("x", "y"),
          Units.of(2),
          new UnitRef(3),
          new Hex(7),
          Hexes.of(1, 2),
          Steps.of(1, 2),
          Paths.of(0, Hexes.of(4, 5)));

  private static Order again(Order order) {
    return TEXT.read(TEXT.write(order));
  }

  @Test
  void whatAGameAddsStandsAmongTheFieldsOfTheOrder() {
    assertThat(MOVE.fields()).extracting(Field::word).containsExactly("units", "path", "truck");
    assertThat(MOVE.word()).isEqualTo("move");
    assertThat(MOVE.additions()).containsExactly(Loaded.class);
  }

  @Test
  void everyKindOfFieldGoesIntoTextAndBack() {
    Attack attack = new Attack(Units.of(0, 1), Hexes.of(9), FULL);
    assertThat(again(attack)).isEqualTo(attack);
    assertThat(TEXT.write(attack)).startsWith("attack attackers=").contains(" all=true effort=2");
  }

  @Test
  void whatIsNotSaidIsLeftOut() {
    Move move = new Move(Units.of(0), Hexes.of(1, 2));
    assertThat(TEXT.write(move)).doesNotContain("truck");
    assertThat(again(move)).isEqualTo(move);
    Attack attack = new Attack(Units.of(0), Hexes.of(9));
    assertThat(TEXT.write(attack)).endsWith(" effort=0");
    assertThat(again(attack)).isEqualTo(attack);
  }

  @Test
  void anAdditionThatSaysNothingIsNone() {
    Move move = new Move(Units.of(0), Hexes.of(1, 2), new Loaded(UnitRef.NONE));
    assertThat(move).isEqualTo(new Move(Units.of(0), Hexes.of(1, 2)));
    assertThat(move.manner().isNothing()).isTrue();
    assertThat(move.manner(Loaded.class).truck()).isEqualTo(UnitRef.NONE);
  }

  @Test
  void anAdditionIsReadAsTheRecordOfItsGameAndOfNoOther() {
    Move move = new Move(Units.of(0), Hexes.of(1, 2), new Loaded(new UnitRef(1)));
    assertThat(move.manner(Loaded.class).truck().index()).isEqualTo(1);
    assertThatThrownBy(() -> move.manner(Twice.class)).hasMessageContaining("is no Twice");
    OrderText other = new OrderText(BOARD, List.of(OrderType.of(Move.class, Led.class)));
    assertThatThrownBy(() -> other.write(move)).hasMessageContaining("has no field by");
  }

  @Test
  void aFieldOfAnotherGameIsRefusedByName() {
    assertThatThrownBy(() -> TEXT.read("move speed=3")).hasMessage("move has no field [speed]");
    OrderText plain = new OrderText(BOARD, OrderType.all(Move.class));
    String text = TEXT.write(new Move(Units.of(0), Hexes.of(1), new Loaded(new UnitRef(1))));
    assertThatThrownBy(() -> plain.read(text)).hasMessage("move has no field [truck]");
  }

  @Test
  void aUnitThatMustBeNamedIsMissed() {
    OrderText text = new OrderText(BOARD, List.of(OrderType.of(Move.class, Led.class)));
    assertThatThrownBy(() -> text.read("move")).hasMessage("'by' is missing");
  }

  @Test
  void anOrderIsMadeFromTheValuesOfItsFields() {
    assertThat(MOVE.make(List.of(Units.of(0), Hexes.of(1), new UnitRef(1))))
        .isEqualTo(new Move(Units.of(0), Hexes.of(1), new Loaded(new UnitRef(1))));
    assertThat(OrderType.of(Move.class).make(List.of(Units.of(0), Hexes.of(1))))
        .isEqualTo(new Move(Units.of(0), Hexes.of(1)));
  }

  @Test
  void aFieldMayBeLeftOutWhereItIsMarkedOrTrueOrFalse() {
    Map<String, Boolean> needed = new java.util.TreeMap<>();
    ATTACK.fields().forEach(field -> needed.put(field.word(), ATTACK.needs(field)));
    assertThat(needed)
        .containsEntry("attackers", true)
        .containsEntry("effort", true)
        .containsEntry("all", false)
        .containsEntry("fuel", false)
        .containsEntry("barrage", false);
  }

  @Test
  void whatFitsNowhereIsRefused() {
    assertThatThrownBy(() -> OrderType.of(EndPhase.class, Loaded.class))
        .hasMessageContaining("end-phase has no room");
    assertThatThrownBy(() -> OrderType.of(Move.class, Twice.class))
        .hasMessageContaining("move has no room");
    assertThatThrownBy(() -> new OrderTypes(OrderType.all(Pass.class, Pass.class)))
        .hasMessageContaining("two types of order are called pass");
  }
}
