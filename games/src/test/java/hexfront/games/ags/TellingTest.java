package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Event;
import hexfront.engine.Side;
import hexfront.engine.events.Advanced;
import hexfront.engine.events.Control;
import hexfront.engine.events.Disrupted;
import hexfront.engine.events.Entered;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Railed;
import hexfront.engine.events.Recovered;
import hexfront.engine.events.Retreated;
import hexfront.engine.events.Rolled;
import hexfront.engine.events.Supply;
import hexfront.engine.events.Turn;
import hexfront.engine.events.Victory;
import org.junit.jupiter.api.Test;

/** Whatever happens is told, with its case. */
class TellingTest {
  private static long count(Play table, Class<? extends Event> kind) {
    return table.events().stream().filter(kind::isInstance).count();
  }

  @Test
  @Case({"AGS-4.1", "AGS-4.2"})
  void turnsAndPhasesAreTold() {
    Play table = Sketch.clear(6, 6).begin(Side.AXIS, "initial-movement").plays("end-phase");
    var phase = table.last(hexfront.engine.events.Phase.class);
    assertThat(phase.name()).isEqualTo(table.question());
    assertThat(phase.of()).isEqualTo(Side.AXIS);
    assertThat(phase.rule()).isEqualTo("AGS-4.2");
    assertThat(count(table, Turn.class)).isZero();
    while (table.position().turn() == 2) {
      table.plays("end-phase");
    }
    assertThat(table.last(Turn.class).number()).isEqualTo(3);
    assertThat(table.last(Turn.class).rule()).isEqualTo("AGS-4.1");
  }

  @Test
  @Case("AGS-4.1")
  void theEndOfTheGameIsTold() {
    Play table = Sketch.clear(6, 6).turn(3).begin(Side.SOVIET, "initial-movement");
    while (!table.question().equals("game-over")) {
      table.plays("end-phase");
    }
    assertThat(table.last(Victory.class).rule()).isEqualTo("AGS-4.1");
    assertThat(table.last(Victory.class).level()).isEqualTo("draw");
  }

  @Test
  @Case("AGS-6.33")
  void whoeverRecoversIsTold() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-7", "0303", "disrupted")
            .german("b", "5-7-7", "0304")
            .begin(Side.AXIS, "mechanized-movement");
    while (table.is("a", Flag.DISRUPTED)) {
      table.plays("end-phase");
    }
    assertThat(table.last(Recovered.class).unit().index()).isEqualTo(table.unit("a"));
    assertThat(table.last(Recovered.class).rule()).isEqualTo("AGS-6.33");
    assertThat(count(table, Recovered.class)).isEqualTo(1);
  }

  @Test
  @Case({"AGS-12.0", "AGS-12.21"})
  void whoeverComesIntoSupplyIsTold() {
    Play table =
        Sketch.clear(7, 9)
            .source(Side.AXIS, "0101")
            .german("a", "5-7-7", "0709")
            .soviet("x", "1-1-6", "0101")
            .begin(Side.AXIS, "mechanized-movement");
    assertThat(table.isSupplied("a")).isFalse();
    while (table.asked() == Side.AXIS) {
      table.plays("end-phase");
    }
    table.plays("move units=x path=0101,0102,0103,0104,0105");
    while (table.asked() == Side.SOVIET) {
      table.plays("end-phase");
    }
    assertThat(table.last(Supply.class).in()).isEqualTo(table.units("a"));
    assertThat(table.last(Supply.class).out().size()).isZero();
    assertThat(table.last(Supply.class).rule()).isEqualTo("AGS-12.21");
    assertThat(count(table, Supply.class)).isEqualTo(1);
  }

  @Test
  @Case("AGS-12.21")
  void whoeverFallsOutOfSupplyIsTold() {
    Play table =
        Sketch.clear(7, 9)
            .source(Side.AXIS, "0101")
            .german("a", "5-7-7", "0709")
            .soviet("x", "1-1-6", "0104")
            .begin(Side.AXIS, "mechanized-movement");
    while (table.asked() == Side.AXIS) {
      table.plays("end-phase");
    }
    table.plays("move units=x path=0104,0103,0102");
    while (table.asked() == Side.SOVIET) {
      table.plays("end-phase");
    }
    assertThat(table.last(Supply.class).out()).isEqualTo(table.units("a"));
    assertThat(table.last(Supply.class).in().size()).isZero();
  }

  @Test
  @Case({"AGS-9.7", "AGS-9.8", "AGS-10.15"})
  void retreatsAdvancesAndWhatTheyTakeAreTold() {
    Play table =
        Sketch.clear(7, 9)
            .terrain("city", "0304")
            .german("a", "40-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("retreat paths=x:0304,0305,0306");
    assertThat(table.last(Retreated.class).rule()).isEqualTo("AGS-9.7");
    assertThat(table.last(Retreated.class).path()).isEqualTo(table.path("0304,0305,0306"));
    assertThat(table.last(Rolled.class).purpose()).isEqualTo("combat");
    table.plays("advance paths=a:0303,0304");
    assertThat(table.last(Advanced.class).rule()).isEqualTo("AGS-9.8");
    assertThat(table.last(Advanced.class).path()).isEqualTo(table.path("0303,0304"));
    assertThat(table.last(Control.class).to()).isEqualTo(Side.AXIS);
    assertThat(table.last(Control.class).rule()).isEqualTo("AGS-10.15");
    assertThat(table.position().controls(Side.AXIS, table.hex("0304"))).isTrue();
  }

  @Test
  @Case({"AGS-6.24", "AGS-6.31", "AGS-10.15"})
  void overrunsAreTold() {
    Play table =
        Sketch.clear(7, 9)
            .terrain("city", "0304")
            .panzer("a", "90-7-9", "0303")
            .panzer("b", "10-7-9", "0303")
            .soviet("x", "2-3-6|1-1-6|1-1-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .fights("overrun units=a,b hex=0304", "-/2")
            .plays("choose option=retreat")
            .plays("retreat paths=x:0304,0305,0306");
    assertThat(table.last(Rolled.class).purpose()).isEqualTo("overrun");
    assertThat(table.last(hexfront.engine.events.Combat.class).rule()).isEqualTo("AGS-6.0");
    assertThat(table.last(Disrupted.class).rule()).isEqualTo("AGS-6.31");
    assertThat(table.last(Moved.class).rule()).isEqualTo("AGS-6.24");
    assertThat(table.last(Moved.class).units()).isEqualTo(table.units("a,b"));
    assertThat(table.last(Moved.class).path()).isEqualTo(table.path("0303,0304"));
    assertThat(table.position().controls(Side.AXIS, table.hex("0304"))).isTrue();
  }

  @Test
  @Case({"AGS-5.3", "AGS-10.15"})
  void railMovesAreToldAndTakeWhatTheyPass() {
    Play table =
        Sketch.clear(6, 9)
            .rail("0302-0303-0304-0305")
            .terrain("city", "0303")
            .control(Side.AXIS, "0303")
            .soviet("x", "2-3-6", "0302")
            .soviet("y", "2-3-6", "0502")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=y path=0502,0503")
            .plays("rail unit=x path=0302,0303,0304");
    assertThat(table.last(Railed.class).rule()).isEqualTo("AGS-5.3");
    assertThat(table.last(Railed.class).path()).isEqualTo(table.path("0302,0303,0304"));
    assertThat(table.position().controls(Side.SOVIET, table.hex("0303"))).isTrue();
    assertThat(table.reach("y")).as("another unit has moved since").isEmpty();
    assertThat(table.reach("x")).isEmpty();
  }

  @Test
  @Case("AGS-15.0")
  void whoeverEntersIsTold() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("r", "5-5-9", "off", "arrives 2 0301")
            .begin(Side.AXIS, "initial-movement")
            .plays("enter units=r hex=0301");
    assertThat(table.last(Entered.class).units()).isEqualTo(table.units("r"));
    assertThat(table.last(Entered.class).rule()).isEqualTo("AGS-15.0");
  }
}
