package hexfront.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Dice of two players and a server, checked by somebody who was not there. */
class ProofTest {
  private static final String SHARES = Chained.shares("mine", "yours");
  private static final Chained SOURCE = new Chained("the last key", SHARES, 0);

  private static List<List<Dice.Throw>> thrown(Source source, int orders) {
    Dice dice = new Dice(source);
    List<List<Dice.Throw>> thrown = new ArrayList<>();
    for (int i = 0; i < orders; i++) {
      if (i % 3 == 1) {
        dice.roll();
      }
      if (i % 4 == 2) {
        dice.draw(38);
      }
      thrown.add(dice.takeThrown());
    }
    return thrown;
  }

  private static Proof proof(int opened, int imported) {
    return new Proof(
        SOURCE.commitment(),
        new Proof.Share(Chained.fingerprint("mine"), "mine"),
        new Proof.Share(Chained.fingerprint("yours"), "yours"),
        opened,
        SOURCE.key(opened),
        imported,
        Set.of());
  }

  @Test
  void everyThrowFollowsFromTheKeyAndWhatBothPlayersAdded() {
    List<List<Dice.Throw>> thrown = thrown(SOURCE, 600);
    int count = thrown.stream().mapToInt(List::size).sum();
    assertThat(count).isGreaterThan(300);
    assertThat(proof(count, 0).check(thrown)).isEqualTo(new Proof.Found(0, count, 0, List.of()));
  }

  @Test
  void whatIsLaidOpenEarlyProvesWhatWasThrownAndNothingMore() {
    List<List<Dice.Throw>> thrown = thrown(SOURCE, 60);
    int count = thrown.stream().mapToInt(List::size).sum();
    assertThat(proof(7, 0).check(thrown)).isEqualTo(new Proof.Found(0, 7, count - 7, List.of()));
  }

  @Test
  void aDieThatWasBentIsFound() {
    List<List<Dice.Throw>> thrown = new ArrayList<>(thrown(SOURCE, 2));
    int rolled = thrown.get(1).getFirst().value();
    thrown.set(1, List.of(new Dice.Throw(rolled % 6 + 1, 0)));
    assertThat(proof(1, 0).check(thrown).problems()).singleElement().asString().contains("throw 1");
  }

  @Test
  void anotherSecretThanTheOneCommittedToIsFound() {
    Chained other = new Chained("another", SHARES, 0);
    Proof bent =
        new Proof(
            SOURCE.commitment(),
            proof(0, 0).axis(),
            proof(0, 0).soviet(),
            3,
            other.key(3),
            0,
            Set.of());
    assertThat(bent.check(thrown(other, 6)).problems())
        .contains("the key does not lead to the commitment");
  }

  @Test
  void aShareThatWasNotPromisedIsFound() {
    Proof bent =
        new Proof(
            SOURCE.commitment(),
            new Proof.Share(Chained.fingerprint("mine"), "chosen later"),
            proof(0, 0).soviet(),
            0,
            "",
            0,
            Set.of());
    assertThat(bent.check(List.of()).problems()).singleElement().asString().contains("Axis player");
  }

  @Test
  void throwsFromPublishedFiguresTakeAPlaceAndAreNotVouchedFor() {
    List<List<Dice.Throw>> thrown = new ArrayList<>(thrown(SOURCE, 6));
    int rolled = thrown.get(1).getFirst().value();
    thrown.set(1, List.of(new Dice.Throw(rolled % 6 + 1, 0)));
    int count = thrown.stream().mapToInt(List::size).sum();
    assertThat(Proof.figured(List.of(2, 3, 4, 9))).isEqualTo("figures 2-4 9-9");
    Map<String, String> header = new HashMap<>(proof(count, 0).lines());
    header.put(Proof.ORIGIN, "seeded, figures 2-2 9-9");
    assertThat(Proof.of(header).orElseThrow().check(thrown))
        .isEqualTo(new Proof.Found(1, count - 1, 0, List.of()));
  }

  @Test
  void throwsOfASavedGameAreNotVouchedFor() {
    List<List<Dice.Throw>> thrown = new ArrayList<>(thrown(new Seeded(3), 10));
    int before = thrown.stream().mapToInt(List::size).sum();
    thrown.addAll(thrown(SOURCE, 10));
    int count = thrown.stream().mapToInt(List::size).sum() - before;
    assertThat(proof(count, 10).check(thrown))
        .isEqualTo(new Proof.Found(before, count, 0, List.of()));
  }

  @Test
  void aHeaderSaysItAllAndIsReadBack() {
    Map<String, String> lines = proof(12, 0).lines();
    assertThat(Proof.of(lines)).contains(proof(12, 0));
    assertThat(Proof.of(Map.of("game", "kiev"))).isEmpty();
    assertThat(Proof.imported(Map.of("origin", "seeded, imported 37"))).isEqualTo(37);
  }

  @Test
  void theKeysLastForAWholeGameAndNotForEver() {
    assertThat(SOURCE.roll(Chained.LENGTH - 1)).isBetween(1, 6);
    assertThatThrownBy(() -> SOURCE.roll(Chained.LENGTH)).isInstanceOf(Source.OutOfNumbers.class);
  }

  @Test
  void allSidesOfADieComeUpAboutEquallyOften() {
    int[] count = new int[7];
    for (int i = 0; i < 6000; i++) {
      count[SOURCE.roll(i)]++;
    }
    for (int side = 1; side <= 6; side++) {
      assertThat(count[side]).isBetween(880, 1120);
    }
  }
}
