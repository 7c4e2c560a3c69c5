package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.ags.Withdraw;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What commanders once did wrong, each with a position. */
class LessonsTest {
  private static Setting arranged(String game, String json) {
    Tables tables = new Tables(Shelf.boxes());
    var table = tables.arrange(tables.box(game), Json.read(json), Optional.of(1L));
    return new Setting(table.game().rulebook(), table.game().position());
  }

  private static int hex(Setting setting, String number) {
    return setting.rulebook().board().grid().hex(number).orElseThrow();
  }

  /** Captains play until a turn begins; who follows is told every answer before it is given. */
  private static Position played(Setting setting, long seed, int turn, Following following) {
    Rulebook rulebook = setting.rulebook();
    Position p = setting.position();
    Commander[] captains = {Commanders.of("captain"), Commanders.of("captain")};
    RandomGenerator random = new SplittableRandom(seed);
    Dice dice = Dice.unrecorded(seed);
    while (p.turn() < turn && !rulebook.isOver(p)) {
      int side = rulebook.decides(p).ordinal();
      Answer answer = captains[side].answer(Question.about(rulebook, p, random, Budget.AT_ONCE));
      following.note(p, answer);
      rulebook.carryOut(p, answer.order(), dice, Chronicle.SILENT);
    }
    return p;
  }

  private interface Following {
    void note(Position p, Answer answer);
  }

  /** Nobody could be sent to attack from where he does not stand already. */
  @Test
  void aHexInAnEnemyZoneIsLedIfALineCanEndThere() {
    Setting setting =
        arranged(
            "kiev",
            """
            {"turn":3,"side":"soviet","phase":"initial-movement","lenient":true,
             "map":{"columns":10,"rows":10,"edges":{"east":["soviet-supply"],"west":["german-supply"]}},
             "units":[{"id":"g","side":"german","steps":["5-7-7"],"hex":"0506"},
                      {"id":"h","side":"soviet","arm":"headquarters","leadership":4,"hex":"0503"},
                      {"id":"r","side":"soviet","steps":["3-3-6"],"hex":"0502"}]}
            """);
    HexSet led = setting.rulebook().staff().commanded(setting.position(), Side.SOVIET);
    HexSet fed = setting.rulebook().staff().supplied(setting.position(), Side.SOVIET);
    assertThat(setting.position().inZone(Side.AXIS, Board.SUPPLY_ZONE, hex(setting, "0505")))
        .isTrue();
    assertThat(led.has(hex(setting, "0505"))).isTrue();
    assertThat(fed.has(hex(setting, "0505"))).isTrue();
    assertThat(led.has(hex(setting, "0507"))).as("only through the zone").isFalse();
    assertThat(led.has(hex(setting, "0506"))).as("the enemy stands there").isFalse();
  }

  @Test
  void supportedCorpsAreCountedDoubleAndAttackOnTheFirstTurn() {
    Setting setting = GamesForTests.open("korsun");
    Staff staff = setting.rulebook().staff();
    Set<Integer> supported = new HashSet<>();
    Set<Integer> attacked = new HashSet<>();
    played(
        setting,
        1,
        2,
        (p, answer) -> {
          if (answer.order() instanceof Attack attack && p.phasing() == Side.SOVIET) {
            for (int unit : attack.attackers().toArray()) {
              if (staff.attack(p, unit) == 2 * p.step(unit).attack()) {
                supported.add(unit);
              }
              attacked.add(unit);
            }
          }
        });
    assertThat(attacked).hasSizeGreaterThan(4);
    assertThat(supported).isNotEmpty();
  }

  /** Of six divisions that are doubled when they stand together, one was left of it on turn 7. */
  @Test
  void regimentsOfADivisionKeepTogether() {
    int together = 0;
    int divisions = 0;
    for (long seed = 1; seed <= 1; seed++) {
      Setting setting = GamesForTests.open("rostov");
      Position p = played(setting, seed, 7, (q, answer) -> {});
      Map<String, List<Unit>> byDivision = new HashMap<>();
      for (Unit unit : setting.rulebook().board().units()) {
        if (!unit.formation().isEmpty()) {
          byDivision.computeIfAbsent(unit.formation(), f -> new ArrayList<>()).add(unit);
        }
      }
      for (List<Unit> division : byDivision.values()) {
        if (division.size() > 1 && division.stream().allMatch(u -> p.onMap(u.index()))) {
          divisions++;
          together += division.stream().map(u -> p.hex(u.index())).distinct().count() == 1 ? 1 : 0;
        }
      }
    }
    assertThat(divisions).isPositive();
    assertThat((double) together / divisions).isGreaterThan(0.5);
  }

  /** The enemy chose who left, and took the best that were near. */
  @Test
  void thoseWhoMustLeaveGoInTimeAndAreTheLeast() {
    List<Unit> left = new ArrayList<>();
    for (long seed = 1; seed <= 4; seed++) {
      Setting setting = GamesForTests.open("rostov");
      played(
          setting,
          seed,
          6,
          (p, answer) -> {
            if (answer.order() instanceof Withdraw o && p.phasing() == Side.AXIS) {
              for (int unit : o.units().toArray()) {
                left.add(setting.rulebook().board().unit(unit));
              }
            }
          });
    }
    assertThat(left).hasSizeGreaterThanOrEqualTo(10);
    assertThat(left).filteredOn(u -> u.nationality().equals("german")).hasSizeLessThanOrEqualTo(5);
  }

  /** Whoever attacks begins behind; that made him reckless from the first turn on. */
  @Test
  void beingBehindMakesDaringOnlyWhenItIsLate() {
    assertThat(Temper.EVEN.at(-25, 12, 0)).isEqualTo(Temper.EVEN);
    assertThat(Temper.EVEN.at(-25, 12, 1).aggression()).isGreaterThan(1.5);
    assertThat(Temper.EVEN.at(25, 12, 1).aggression()).isLessThan(1);
  }

  @Test
  void unitsOnFootDoNotSlowTheHeadquartersOfTheTanks() {
    Setting setting = GamesForTests.open("blitzkrieg57");
    Board board = setting.rulebook().board();
    Survey survey = new Survey(board, setting.rulebook().staff());
    Objectives objectives = new Objectives(survey);
    survey.take(setting.position(), Side.AXIS);
    objectives.judge(setting.position());
    objectives.assignAll(setting.position());
    int tanks =
        board.units().stream()
            .filter(u -> u.id().equals("bk57-ge-hq-1pzg"))
            .mapToInt(Unit::index)
            .findFirst()
            .orElseThrow();
    long onFoot =
        board.units().stream()
            .filter(u -> objectives.army[u.index()] == tanks && !u.mechanized())
            .filter(u -> !u.formation().equals("1pzg"))
            .count();
    assertThat(onFoot).isZero();
    assertThat(objectives.of[tanks]).isNotNegative();
  }

  /** A corridor of one hex, and the enemy beyond it: whoever stands in it has cut him off. */
  @Test
  void aHexThatWouldCloseARingIsWorthMore() {
    Setting setting =
        arranged(
            "kiev",
            """
            {"turn":3,"side":"german","phase":"initial-movement","lenient":true,
             "map":{"columns":12,"rows":9,
                    "hexes":{"1205":["clear","soviet-supply"],"0101":["clear","german-supply"],"0601":"sea","0602":"sea","0603":"sea","0604":"sea","0606":"sea","0607":"sea",
                             "0608":"sea","0609":"sea"}},
             "units":[{"id":"g","side":"german","arm":"panzer","steps":["8-6-10"],"hex":"0402"},
                      {"id":"w","side":"german","steps":["5-7-7"],"hex":"0102"},
                      {"id":"h","side":"soviet","arm":"headquarters","leadership":8,"hex":"0408"},
                      {"id":"r","side":"soviet","steps":["6-6-6"],"hex":"0208"},
                      {"id":"q","side":"soviet","steps":["6-6-6"],"hex":"0309"}]}
            """);
    Survey survey = new Survey(setting.rulebook().board(), setting.rulebook().staff());
    survey.take(setting.position(), Side.AXIS);
    double asWaysHome = 0;
    for (int unit = 2; unit < survey.value.length; unit++) {
      asWaysHome += Survey.CUTTING * survey.value[unit];
    }
    List<Integer> closing = new ArrayList<>();
    for (int hex = 0; hex < survey.worth.length; hex++) {
      if (survey.artery[hex] && survey.worth[hex] > asWaysHome) {
        closing.add(hex);
      }
    }
    assertThat(closing).isNotEmpty();
    Position p = setting.position();
    p.place(0, closing.getFirst());
    HexSet fed = setting.rulebook().staff().supplied(p, Side.SOVIET);
    assertThat(fed.has(hex(setting, "0208")) && fed.has(hex(setting, "0309"))).isFalse();
  }

  /** A tank division beyond a corridor of one hex, and an enemy in the corridor. */
  @Test
  void anEnemyOnTheWayHomeIsWorthDrivingAway() {
    Setting setting =
        arranged(
            "kiev",
            """
            {"turn":3,"side":"german","phase":"initial-movement","lenient":true,
             "map":{"columns":12,"rows":9,
                    "hexes":{"1205":["clear","soviet-supply"],"0101":["clear","german-supply"],"0601":"sea","0602":"sea","0603":"sea","0604":"sea","0606":"sea","0607":"sea",
                             "0608":"sea","0609":"sea"}},
             "units":[{"id":"g","side":"german","arm":"panzer","steps":["8-6-10"],"hex":"0905"},
                      {"id":"w","side":"german","steps":["5-7-7"],"hex":"0305"},
                      {"id":"r","side":"soviet","steps":["6-6-6"],"hex":"0605"},
                      {"id":"q","side":"soviet","steps":["6-6-6"],"hex":"1109"}]}
            """);
    Survey survey = new Survey(setting.rulebook().board(), setting.rulebook().staff());
    Position p = setting.position();
    survey.take(p, Side.AXIS);
    assertThat(survey.supplied.has(hex(setting, "0905"))).isFalse();
    assertThat(survey.bars[hex(setting, "0605")]).isPositive();
    assertThat(survey.bars[hex(setting, "1109")]).isZero();
    p.place(0, hex(setting, "0304"));
    survey.take(p, Side.AXIS);
    assertThat(survey.bars[hex(setting, "0605")]).as("nobody is cut off").isZero();
  }

  /** Each regiment stayed for the sake of the other, and both were lost. */
  @Test
  void regimentsOfADivisionLeaveTogetherWhatTheyCannotHold() {
    Setting setting =
        arranged(
            "star",
            """
            {"turn":3,"side":"german","phase":"initial-movement","lenient":true,
             "map":{"columns":12,"rows":14,"hexes":{"0701":["clear","soviet-supply"]},"edges":{"east":["german-supply"]}},
             "units":[{"id":"a","side":"german","size":"regiment","arm":"panzergrenadier","formation":"7Pz","steps":["3-3-10","1-2-10"],"hex":"0607"},
                      {"id":"b","side":"german","size":"regiment","arm":"panzergrenadier","formation":"7Pz","steps":["3-3-10","1-2-10"],"hex":"0607"},
                      {"id":"r","side":"soviet","size":"corps","arm":"tank","steps":["90-40-8","7-7-8"],"hex":"0606"},
                      {"id":"q","side":"soviet","size":"corps","arm":"tank","steps":["90-40-8","7-7-8"],"hex":"0506"}]}
            """);
    Rulebook rulebook = setting.rulebook();
    Position p = setting.position();
    Script script = new Script(rulebook, Temper.EVEN);
    Order order = script.answer(p, new SplittableRandom(1)).order();
    while (!(order instanceof EndPhase)) {
      rulebook.carryOut(p, order, Dice.unrecorded(1), Chronicle.SILENT);
      order = script.answer(p, new SplittableRandom(1)).order();
    }
    assertThat(p.hex(0)).isEqualTo(p.hex(1));
    assertThat(p.inZone(Side.SOVIET, Board.MOVEMENT_ZONE, p.hex(0))).isFalse();
  }

  /** Attackers came from one side, and the beaten enemy got away every time. */
  @Test
  void attackersStandWhereTheyCloseTheWaysOut() {
    Setting setting =
        arranged(
            "blitzkrieg57",
            """
            {"turn":2,"side":"axis","phase":"movement","lenient":true,"state":{"active-hq":"h"},
             "map":{"columns":16,"rows":12,"hexes":{"0105":["clear","axis-supply"]}},
             "units":[{"id":"h","side":"axis","arm":"headquarters","mechanized":true,"command-range":9,"steps":["3-3-8"],"hex":"0505","flags":["active"]},
                      {"id":"a","side":"axis","arm":"panzer","mechanized":true,"steps":["9-6-10","5-3-10"],"hex":"0604","flags":["active"]},
                      {"id":"b","side":"axis","arm":"panzer","mechanized":true,"steps":["9-6-10","5-3-10"],"hex":"0606","flags":["active"]},
                      {"id":"x","side":"soviet","arm":"rifle","steps":["3-3-4","1-1-4"],"hex":"0905"}]}
            """);
    Position p = setting.position();
    List<Leg> legs = new Script(setting.rulebook(), Temper.EVEN).draft(p);
    for (Leg leg : legs) {
      leg.units().stream().forEach(unit -> p.place(unit, leg.to()));
    }
    for (int d = 0; d < 6; d++) {
      int out = p.board().grid().neighbour(hex(setting, "0905"), d);
      assertThat(p.inZone(Side.AXIS, Board.MOVEMENT_ZONE, out) || p.holds(Side.AXIS, out)).isTrue();
    }
  }

  @Test
  void aPlanTellsWhatItIsFor() {
    Setting setting = GamesForTests.open("kiev");
    Position p = setting.position();
    Script script = new Script(setting.rulebook(), Temper.EVEN);
    List<Operation> operations = script.operations(p);
    assertThat(operations).isNotEmpty();
    assertThat(operations).allSatisfy(o -> assertThat(o.byTurn()).isBetween(1, 20));
    assertThat(operations)
        .extracting(Operation::sentence)
        .anySatisfy(s -> assertThat(s).matches("\\d+ units are to (take|hold) .*"));
  }

  /** Kharkov lies in two hexes, and supply passes it: it is one place, and it is to be taken. */
  @Test
  void aCityOfTwoHexesIsOneOperation() {
    Setting setting = GamesForTests.open("rostov");
    Position p = GamesForTests.play(setting, "captain", "captain", 7, 20);
    assertThat(p.phasing()).isEqualTo(Side.AXIS);
    assertThat(new Script(setting.rulebook(), Temper.EVEN).operations(p))
        .extracting(Operation::sentence)
        .filteredOn(s -> s.contains("Kharkov"))
        .singleElement()
        .satisfies(s -> assertThat(s).matches("\\d+ units are to take Kharkov by turn \\d+"));
  }

  @Test
  void theTurnsWithoutChecksOfSupplyAreUsed() {
    Setting setting = GamesForTests.open("blitzkrieg57");
    Position p = setting.position();
    Staff staff = setting.rulebook().staff();
    int[] free = new int[5];
    for (int turn = 1; turn < free.length; turn++) {
      p.setTurn(turn);
      HexSet supplied = staff.supplied(p, Side.AXIS);
      free[turn] = (int) supplied.stream().count();
    }
    assertThat(Arrays.asList(free[1], free[2], free[3])).containsOnly(p.board().hexes());
    assertThat(free[4]).isLessThan(free[1]);
  }
}
