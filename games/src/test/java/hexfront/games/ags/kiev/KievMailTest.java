package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Decision;
import hexfront.engine.Game;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Published;
import hexfront.engine.dice.Seeded;
import hexfront.engine.dice.Source.OutOfNumbers;
import hexfront.engine.journal.Saved;
import hexfront.engine.orders.Choose;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.mail.ByLetter;
import hexfront.games.mail.Letter;
import hexfront.games.mail.Letter.LetterProblem;
import hexfront.games.mail.Postmaster;
import hexfront.games.mail.Postmaster.Astray;
import hexfront.games.mail.Postmaster.Delivery;
import hexfront.games.mail.Postmaster.State;
import hexfront.games.mail.Postmaster.Tried;
import hexfront.games.mail.Receiver;
import hexfront.games.mail.Reply;
import hexfront.games.mail.Reply.Fate;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Play by mail: letters in, orders out. */
class KievMailTest {
  private static final Tables TABLES = new Tables(Shelf.boxes());

  /** Figures that come out as these rolls, with one between them that is passed over. */
  private static Published figures(Integer... rolls) {
    return new Published(
        Arrays.stream(rolls).flatMap(roll -> List.of(99, 600 + roll).stream()).toList());
  }

  private static Reply send(Play s, String letter, Integer... rolls) {
    return Postmaster.resolve(s.game(), Letter.read(letter), figures(rolls));
  }

  private static Reply send(Play s, Receiver receiver, String letter, Integer... rolls) {
    return Postmaster.resolve(s.game(), Letter.read(letter), figures(rolls), receiver);
  }

  /** A receiver who chooses to retreat whenever he may, and else does what comes first. */
  private static Receiver retreating(Side writer) {
    return (game, decision) ->
        decision.options().contains("retreat")
            ? Optional.of(new Choose("retreat"))
            : Receiver.plain(writer).decide(game, decision);
  }

  // ---- letters and phases

  @Test
  @Case({"KIEV-25.0", "KIEV-25.2"})
  void aSovietTurnTakesTwoLettersAndAGermanTurnThree() {
    Play s = Sketch.sovietMovement(2).begin();
    send(s, "letter soviet 2 initial-movement");
    send(s, "letter soviet 2 combat");
    send(s, "letter axis 2 initial-movement");
    send(s, "letter axis 2 combat");
    send(s, "letter axis 2 mechanized-movement");
    assertThat(s.position().turn()).isEqualTo(3);
  }

  @Test
  @Case("KIEV-25.2")
  void aLetterForAnotherPhaseIsSentBackAndChangesNothing() {
    Play s = Sketch.sovietMovement(2).begin();
    long before = s.game().hash();
    assertThatThrownBy(() -> send(s, "letter axis 2 combat"))
        .isInstanceOf(LetterProblem.class)
        .hasMessageContaining("letter soviet 2 initial-movement");
    assertThatThrownBy(() -> send(s, "letter soviet 3 initial-movement"))
        .isInstanceOf(LetterProblem.class);
    assertThat(s.game().hash()).isEqualTo(before);
  }

  @Test
  void whatIsNotALetterIsAnErrorWithItsLine() {
    assertThatThrownBy(() -> Letter.read("")).hasMessageContaining("letter SIDE TURN PHASE");
    assertThatThrownBy(() -> Letter.read("letter mars 2 combat"))
        .hasMessageContaining("letter line 1: unknown side 'mars'");
    assertThatThrownBy(() -> Letter.read("letter axis 2 combat\n  advance paths=a:0505,0604"))
        .hasMessageContaining("letter line 2");
    assertThatThrownBy(() -> Letter.read("letter axis 2 combat\nif tired a: end-phase"))
        .hasMessageContaining("letter line 2: unknown condition 'tired a'");
    assertThatThrownBy(
            () -> send(Sketch.germanCombat(2).begin(), "letter axis 2 combat\nfly units=a"))
        .hasMessageContaining("letter line 2: unknown order 'fly'");
    assertThatThrownBy(
            () -> send(Sketch.germanCombat(2).begin(), "letter axis 2 combat\nend-phase"))
        .hasMessageContaining("letter line 2: a letter ends its phase by itself");
  }

  // ---- movement

  private static Sketch twoPanzers() {
    return Sketch.germanMovement(2)
        .panzer("a", "6-2-10", "0505")
        .panzer("b", "6-2-10", "0508")
        .soviet("s", "0-1-6", "0604");
  }

  @Test
  @Case({"KIEV-25.21", "KIEV-25.24"})
  void unitsMoveAsWrittenAndForgottenUnitsStay() {
    Play s = twoPanzers().begin();
    Reply reply =
        send(
            s,
            """
            letter axis 2 initial-movement
            # the north wing
            move units=a path=0505,0506(1),0507(1)
            """);
    assertThat(s.at("a") + " " + s.at("b")).isEqualTo("0505 0508");
    assertThat(reply.with(Fate.LAPSED)).hasSize(1);
    Play free = twoPanzers().begin();
    Reply moved =
        send(free, "letter axis 2 initial-movement\nmove units=b path=0508,0509(1),0510(1)");
    assertThat(free.at("a") + " " + free.at("b")).isEqualTo("0505 0510");
    assertThat(moved.lines()).hasSize(1);
    assertThat(moved.lines().getFirst().remarks()).isEmpty();
    assertThat(free.question()).isEqualTo("combat");
  }

  @Test
  @Case("KIEV-25.21")
  void miscountedMovementPointsAreRemarkedOn() {
    Play s =
        Sketch.germanMovement(2)
            .terrain("woods", "0509")
            .road("0509-0510")
            .panzer("b", "6-2-10", "0508")
            .begin();
    Reply reply =
        send(s, "letter axis 2 initial-movement\nmove units=b path=0508,0509(1),0510(0.5)");
    assertThat(reply.lines().getFirst().remarks()).containsExactly("0509 costs 2, not 1");
    assertThat(s.at("b")).isEqualTo("0510");
  }

  @Test
  @Case({"KIEV-25.24", "KIEV-25.26"})
  void illegalOrdersLapseWithTheirCasesAndTheRestGoesOn() {
    Play s = twoPanzers().begin();
    Reply reply =
        send(
            s,
            """
            letter axis 2 initial-movement
            move units=b path=0508,0507,0506,0505,0504,0503
            move units=b path=0508,0507
            """);
    assertThat(reply.lines())
        .extracting(Reply.Line::fate)
        .containsExactly(Fate.LAPSED, Fate.PLAYED);
    assertThat(reply.lines().getFirst().refusals()).extracting(Refusal::rule).contains("AGS-8.21");
    assertThat(s.at("b")).isEqualTo("0507");
  }

  @Test
  @Case({"KIEV-25.21", "KIEV-25.22"})
  void whatFollowsAnOverrunDependsOnHowItWent() {
    String letter =
        """
        letter axis 2 initial-movement
        overrun units=a hex=0604
        if gone s: move units=a path=0604,0704
          or move units=b path=0508,0507
        """;
    Play won = twoPanzers().begin();
    Reply reply =
        Postmaster.resolve(won.game(), Letter.read(letter), new Published(List.of(7, 50, 601)));
    assertThat(won.at("a") + " " + won.at("b")).isEqualTo("0704 0508");
    assertThat(reply.with(Fate.SKIPPED)).hasSize(1);
    Play lost =
        Sketch.germanMovement(2)
            .panzer("a", "6-2-10|3-1-10", "0505")
            .panzer("b", "6-2-10", "0508")
            .soviet("s", "9-9-6|4-4-6", "0604")
            .begin();
    send(lost, letter, 1);
    assertThat(lost.at("b")).isEqualTo("0507");
  }

  @Test
  @Case("KIEV-25.22")
  void theFirstOverrunTakesTheFirstFigureTheNextTheNext() {
    Play s = twoPanzers().soviet("t", "9-9-6|4-4-6", "0607").begin();
    send(
        s,
        """
        letter axis 2 initial-movement
        overrun units=a hex=0604
        overrun units=b hex=0607
        """,
        1,
        4);
    List<String> dice =
        s.game().journal().entries().stream()
            .flatMap(e -> e.thrown().stream())
            .map(Object::toString)
            .toList();
    assertThat(dice).containsExactly("1", "4");
  }

  @Test
  @Case("KIEV-25.22")
  void withTooFewFiguresNothingHappens() {
    Play s = twoPanzers().begin();
    long before = s.game().hash();
    assertThatThrownBy(
            () ->
                send(
                    s,
                    """
                    letter axis 2 initial-movement
                    move units=b path=0508,0507
                    overrun units=a hex=0604
                    """))
        .isInstanceOf(OutOfNumbers.class)
        .hasMessageContaining("overrun units=a hex=0604");
    assertThat(s.game().hash()).isEqualTo(before);
    assertThat(s.game().journal().entries()).isEmpty();
  }

  @Test
  @Case("KIEV-25.24")
  void reinforcementsThatMustEnterAreBroughtInByTheReceiver() {
    Play s =
        Sketch.sovietMovement(2)
            .area("K", "1004")
            .road("off-1004-0904")
            .soviet("r", "2-3-6", "off", "trait 2K")
            .begin();
    Reply reply = send(s, "letter soviet 2 initial-movement");
    assertThat(s.at("r")).isEqualTo("1004");
    assertThat(reply.with(Fate.DECIDED_BY_RECEIVER)).hasSize(1);
  }

  // ---- combat

  private static Sketch attack() {
    return Sketch.germanCombat(2)
        .german("g", "6-7-7|3-4-7", "0505")
        .german("k", "6-7-7|3-4-7", "0706")
        .soviet("s", "2-3-6", "0604");
  }

  @Test
  @Case({"KIEV-25.23", "KIEV-25.25"})
  void theWriterDirectsTheRetreatOfTheEnemyAndHisOwnAdvance() {
    Play s = attack().begin();
    Reply reply =
        send(
            s,
            retreating(Side.AXIS),
            """
            letter axis 2 combat
            attack attackers=g hexes=0604
              retreat paths=s:0604,0603
              advance paths=g:0505,0604
            """,
            1);
    assertThat(s.at("s") + " " + s.at("g")).isEqualTo("0603 0604");
    assertThat(reply.with(Fate.PLAYED)).hasSize(3);
    assertThat(reply.with(Fate.DECIDED_BY_RECEIVER)).hasSize(1); // the Soviet choice itself
  }

  @Test
  @Case({"KIEV-25.23", "KIEV-25.24", "KIEV-25.26"})
  void whatTheWriterForgotTheReceiverDecides() {
    Play s = attack().begin();
    Receiver receiver =
        (game, decision) ->
            decision.stage().equals("retreat")
                ? Optional.of(game.orderText().read("retreat paths=s:0604,0704"))
                : retreating(Side.AXIS).decide(game, decision);
    send(s, receiver, "letter axis 2 combat\nattack attackers=g hexes=0604", 1);
    assertThat(s.at("s")).isEqualTo("0704");
    assertThat(s.at("g")).as("no advance was written").isEqualTo("0505");
  }

  @Test
  @Case({"KIEV-25.25", "KIEV-25.26"})
  void anIllegalRetreatOrAdvanceDoesNotTakePlaceAndTheNextOneWrittenCounts() {
    Play s = attack().begin();
    send(
        s,
        retreating(Side.AXIS),
        """
        letter axis 2 combat
        attack attackers=g hexes=0604
          retreat paths=s:0604,0504
          retreat paths=s:0604,0603
          advance paths=g:0505,0604,0704
        """,
        1);
    assertThat(s.at("s") + " " + s.at("g")).isEqualTo("0603 0505");
  }

  @Test
  @Case("KIEV-25.25")
  void attacksAreResolvedInWrittenOrderWithAlternativesThatDependOnEarlierOnes() {
    String letter =
        """
        letter axis 2 combat
        attack attackers=g hexes=0604
        if not gone s: attack attackers=k hexes=0605
          or attack attackers=k hexes=0705
        """;
    Play s =
        Sketch.germanCombat(2)
            .german("g", "6-7-7", "0505")
            .german("k", "6-7-7", "0605")
            .soviet("s", "2-3-6", "0604")
            .soviet("t", "2-3-6", "0705")
            .begin();
    Reply reply = send(s, letter, 1, 1);
    assertThat(s.at("s") + s.at("t")).isEqualTo("gonegone");
    assertThat(reply.lines())
        .filteredOn(l -> l.line() > 0)
        .extracting(Reply.Line::fate)
        .containsExactly(Fate.PLAYED, Fate.SKIPPED, Fate.PLAYED);
  }

  @Test
  @Case("KIEV-25.25")
  void theWriterSaysHowHisOwnLossesAreTaken() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "2-7-7|1-4-7", "0505")
            .german("k", "2-7-7|1-4-7", "0505")
            .soviet("s", "2-4-6", "0604")
            .begin();
    send(
        s,
        """
        letter axis 2 combat
        attack attackers=g,k hexes=0604
          choose option=lose
          lose steps=k:1
        """,
        5);
    assertThat(s.stepsLost("g") + " " + s.stepsLost("k")).isEqualTo("0 1");
  }

  @Test
  @Case("KIEV-25.22")
  void untriedUnitsAreDrawnWithTheGamesOwnDiceAndTakeNoFigure() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "6-7-7", "0505")
            .soviet(
                "x",
                "0-0-6",
                "0604",
                "untried",
                "trait stand-in",
                "trait pool-infantry",
                "trait arrives-0")
            .soviet("one", "2-3-6", "off", "trait pool-infantry")
            .soviet("two", "2-3-6", "off", "trait pool-infantry")
            .begin();
    send(s, "letter axis 2 combat\nattack attackers=g hexes=0604", 1);
    assertThat(s.game().journal().entries().getFirst().thrown())
        .hasSize(2)
        .first()
        .matches(t -> t.isDraw());
    assertThat(s.position().phasing()).isEqualTo(Side.AXIS);
    assertThat(s.at("x")).isEqualTo("gone");
  }

  @Test
  @Case("KIEV-25.0")
  void aGameByMailLeavesAnOrdinaryJournal() {
    Map<String, Boolean> options = Map.of("historical-reinforcements", true, "mail-asterisk", true);
    Setting setting = Sketch.BOX.open("campaign", options);
    Game game = new Game(setting.rulebook(), setting.position().copy(), new Seeded(1), Map.of());
    while (game.position().turn() < 3) {
      Letter empty =
          new Letter(
              game.decision().side(), game.position().turn(), game.decision().stage(), List.of());
      Postmaster.resolve(game, empty, figures());
    }
    Game again =
        Game.replay(
            Saved.read(game.save()), setting.rulebook(), setting.position().copy(), new Seeded(9));
    assertThat(again.position()).isEqualTo(game.position());
  }

  // ---- a receiver who is asked himself

  private static final String ADVANCING =
      """
      letter axis 2 combat
      attack attackers=g hexes=0604
        retreat paths=s:0604,0603
        advance paths=g:0505,0604
      """;

  /** The receiver's copy of a game: what a letter plays there, and what he answers. */
  private static final class Copy {
    private final Game begun;
    private final Game now;
    private final Letter letter;
    private final Published figures;

    Copy(Play s, String letter, Integer... rolls) {
      this.begun = s.game();
      this.now =
          new Game(begun.rulebook(), begun.position().copy(), begun.dice().source(), Map.of());
      this.letter = Letter.read(letter);
      this.figures = figures(rolls);
    }

    Delivery delivery() {
      return new Delivery(begun, letter, figures, now.journal().entries());
    }

    /** Plays the letter up to its end, or to the next question. */
    Tried goOn() {
      Tried tried = Postmaster.tryOut(delivery(), Receiver.asked(letter.side()));
      tried.entries().forEach(entry -> now.play(entry.order(), Postmaster.rolls(entry)));
      return tried;
    }

    void answer(String order) {
      assertThat(now.play(now.orderText().read(order)).verdict().isLegal()).isTrue();
    }
  }

  @Test
  @Case({"KIEV-25.23", "KIEV-25.26"})
  void theReceiverIsAskedHisOwnQuestionAndThenTheLetterGoesOn() {
    Copy copy = new Copy(attack().begin(), ADVANCING, 1);
    assertThat(copy.goOn().state()).isEqualTo(State.ASKS);
    assertThat(copy.now.decides()).isEqualTo(Side.SOVIET);
    assertThat(Postmaster.look(copy.delivery()).state()).isEqualTo(State.ASKS);
    assertThat(copy.goOn().entries()).as("nothing happens before he answers").isEmpty();
    copy.answer("choose option=retreat");
    assertThat(Postmaster.look(copy.delivery()).state()).isEqualTo(State.GOES_ON);
    Tried done = copy.goOn();
    assertThat(done.state()).isEqualTo(State.DONE);
    assertThat(done.reply().lines())
        .extracting(Reply.Line::fate)
        .containsExactly(Fate.PLAYED, Fate.DECIDED_BY_RECEIVER, Fate.PLAYED, Fate.PLAYED);
    assertThat(copy.now.decision().stage()).isEqualTo("mechanized-movement");
    assertThat(Postmaster.look(copy.delivery()).reply()).isEqualTo(done.reply());
  }

  @Test
  @Case("KIEV-25.23")
  void theReceiverIsAskedTooWhichWayTheWriterForgotToSend() {
    Copy copy =
        new Copy(attack().begin(), "letter axis 2 combat\nattack attackers=g hexes=0604", 1);
    copy.goOn();
    copy.answer("choose option=retreat");
    assertThat(copy.goOn().state()).isEqualTo(State.ASKS);
    assertThat(copy.now.decision().stage()).isEqualTo("retreat");
    assertThat(copy.now.decides()).isEqualTo(Side.AXIS);
    copy.answer("retreat paths=s:0604,0704");
    Tried done = copy.goOn();
    assertThat(done.state()).as("no advance was written, and nobody asks").isEqualTo(State.DONE);
    assertThat(done.reply().with(Fate.DECIDED_BY_RECEIVER).get(1).remarks())
        .contains("The writer left it out.");
  }

  @Test
  @Case("KIEV-25.22")
  void figuresThatRunOutInTheMiddleLeaveWhatWasPlayed() {
    Play s = attack().german("m", "6-7-7|3-4-7", "0707").soviet("t", "2-3-6", "0708").begin();
    String letter = ADVANCING + "attack attackers=m hexes=0708\n";
    Copy copy = new Copy(s, letter, 1);
    copy.goOn();
    copy.answer("choose option=retreat");
    assertThatThrownBy(copy::goOn)
        .isInstanceOf(OutOfNumbers.class)
        .hasMessageContaining("attack attackers=m hexes=0708");
    Delivery more = new Delivery(copy.begun, copy.letter, figures(1, 4), copy.delivery().since());
    assertThat(Postmaster.tryOut(more, Receiver.plain(Side.AXIS)).state()).isEqualTo(State.DONE);
  }

  @Test
  void aLetterGoesNoFurtherWhereSomethingElseWasPlayed() {
    Copy copy = new Copy(attack().begin(), ADVANCING, 1);
    copy.now.play(copy.now.orderText().read("end-phase"));
    assertThatThrownBy(copy::goOn).isInstanceOf(Astray.class);
  }

  @Test
  void aMistakeInALineThatDependsOnTheDiceIsFoundBeforeTheyFall() {
    Copy copy = new Copy(attack().begin(), ADVANCING + "if gone s: fly units=g\n", 1);
    assertThatThrownBy(copy::goOn).hasMessageContaining("letter line 5: unknown order 'fly'");
    Copy nobody = new Copy(attack().begin(), ADVANCING + "if gone x: pass\n", 1);
    assertThatThrownBy(nobody::goOn).hasMessageContaining("letter line 5: unknown unit 'x'");
  }

  // ---- which games

  @Test
  @Case({"KIEV-25.0", "KIEV-25.2"})
  void aGameInWhichASideHidesSomethingSaysByNameThatItCannotBePlayedSo() {
    assertThat(whyNot("kiev", Map.of())).isEmpty();
    assertThat(whyNot("rostov", Map.of())).isEmpty();
    assertThat(whyNot("stalingrad", Map.of())).isEmpty();
    assertThat(whyNot("stalingrad", Map.of("fog-of-war", true)))
        .hasValueSatisfying(why -> assertThat(why).contains("Stalingrad").contains("fog of war"));
    assertThat(whyNot("blitzkrieg57", Map.of()))
        .hasValueSatisfying(why -> assertThat(why).contains("Kiev Blitzkrieg").contains("chits"));
    assertThat(whyNot("kesselschlacht", Map.of()))
        .hasValueSatisfying(why -> assertThat(why).contains("Kesselschlacht").contains("stack"));
  }

  @Test
  @Case("KIEV-25.2")
  void inEveryOtherGameEmptyLettersEndPhaseAfterPhase() {
    for (Box box : TABLES.boxes()) {
      Game game = TABLES.open(box, Optional.empty(), Map.of(), Optional.of(1L)).game();
      if (ByLetter.whyNot(box, game.rulebook()).isEmpty()) {
        for (int i = 0; i < 2; i++) {
          Decision before = game.decision();
          Letter empty =
              new Letter(before.side(), game.position().turn(), before.stage(), List.of());
          Postmaster.resolve(game, empty, figures(1, 2, 3, 4, 5, 6));
          assertThat(game.decision()).as(box.id()).isNotEqualTo(before);
        }
      }
    }
  }

  private static Optional<String> whyNot(String game, Map<String, Boolean> options) {
    Table table = TABLES.open(TABLES.box(game), Optional.empty(), options, Optional.of(1L));
    return ByLetter.whyNot(table.box(), table.game().rulebook());
  }
}
