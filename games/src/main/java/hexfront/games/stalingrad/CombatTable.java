package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Chance;
import hexfront.engine.kernels.Ratios;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 10.2: the combat results table, its columns and the exact chances of what it gives. */
final class CombatTable {
  static final int FACES = 6;

  /** Below the lowest column. */
  static final int NONE = Ratios.NONE;

  private static final int MOST_EFFORT = 2;
  private static final String ADVANCE = " advance ";

  private final Ratios columns;
  private final int best;
  private final byte[][] attackers;
  private final byte[][] defenders;
  private final byte[][] advances;
  private final @Nullable List<Chance>[] known;

  @SuppressWarnings("unchecked")
  CombatTable(StalingradTables.CombatResults table) {
    columns = Ratios.of(table.columns());
    best = columns.columns() - 1;
    attackers = new byte[best + 1][FACES];
    defenders = new byte[best + 1][FACES];
    advances = new byte[best + 1][FACES];
    for (int column = 0; column <= best; column++) {
      for (int face = 0; face < FACES; face++) {
        String result = table.losses().get(column).get(face);
        attackers[column][face] = (byte) steps(result, 'A');
        defenders[column][face] = (byte) steps(result, 'D');
        advances[column][face] = (byte) (int) table.advances().get(column).get(face);
      }
    }
    known = (List<Chance>[]) new List<?>[(best + 1) * 2 * (MOST_EFFORT + 1) * 3];
  }

  /** The steps that a side loses by a result such as {@code A1/D2}. */
  static int steps(String result, char side) {
    int at = result.indexOf(side);
    return at < 0 ? 0 : result.charAt(at + 1) - '0';
  }

  /** A result as players write it. */
  static String result(int attackers, int defenders) {
    if (attackers == 0 && defenders == 0) {
      return "-";
    }
    String a = attackers == 0 ? "" : "A" + attackers;
    String d = defenders == 0 ? "" : "D" + defenders;
    return a.isEmpty() || d.isEmpty() ? a + d : a + "/" + d;
  }

  // ---- columns

  /**
   * The column of a ratio, whose defence is given in halves; above the table it goes on with 8-1,
   * 9-1 and so on.
   */
  @Case({"CTS-10.1.8a", "CTS-10.2a"})
  int ladder(int attack, int defenceHalves) {
    if (defenceHalves <= 0) {
      return attack > 0 ? Integer.MAX_VALUE / 2 : NONE;
    }
    int column = columns.column(2 * attack, defenceHalves);
    return column < best ? column : best + 2 * attack / defenceHalves - top();
  }

  /** The n of the highest column n-1. */
  private int top() {
    return columns.from().get(best).attack() / columns.from().get(best).defence();
  }

  /** A step of the ladder that stands for odds of n-1 above the table. */
  int above(int n) {
    return best + n - top();
  }

  /** The column on which a combat is resolved: first the table's end, then the net shift. */
  @Case({"CTS-10.1.8b", "CTS-10.2b", "CTS-10.2c"})
  int shifted(int ladder, int shifts) {
    return Math.clamp(Math.min(ladder, best) + shifts, 0, best);
  }

  String name(int column) {
    return columns.name(column);
  }

  // ---- results

  int attackerLoss(int column, int die) {
    return attackers[column][die - 1];
  }

  int defenderLoss(int column, int die) {
    return defenders[column][die - 1];
  }

  @Case({"CTS-10.2e", "CTS-10.4b", "CTS-10.4c"})
  int advance(int column, int die) {
    return advances[column][die - 1];
  }

  /**
   * Losses under a Maximum Effort, or those of a Determined Defense: doubled or tripled, and a
   * result of nothing counts one or two.
   */
  @Case({"CTS-11.6b", "CTS-11.6c", "CTS-11.6d", "CTS-12.5b", "CTS-12.5d", "CTS-12.5i"})
  static int multiplied(int loss, int effort) {
    return loss == 0 ? effort : loss * (effort + 1);
  }

  // ---- chances

  /**
   * The exact chances of all results.
   *
   * @param white how many white dice are rolled
   * @param reroll the face that is rolled again, once; 0 for none
   */
  @Case({"CTS-10.2d", "CTS-11.5c"})
  List<Chance> chances(int column, int white, int effort, int reroll) {
    int key = ((column * 2 + white - 1) * (MOST_EFFORT + 1) + effort) * 3 + reroll % 5 + reroll / 5;
    List<Chance> chances = known[key];
    if (chances == null) {
      chances = reckon(column, white, effort, reroll);
      known[key] = chances;
    }
    return chances;
  }

  private List<Chance> reckon(int column, int white, int effort, int reroll) {
    int[] weights = new int[FACES];
    for (int face = 0; face < FACES; face++) {
      weights[face] = reroll == 0 ? FACES : 1 + (face + 1 == reroll ? 0 : FACES);
    }
    int most = 32;
    long[] losses = new long[most * most];
    for (int a = 0; a < FACES; a++) {
      for (int b = 0; b < (white == 2 ? FACES : 1); b++) {
        int attack = multiplied(attackers[column][a], effort);
        int defence = defenders[column][a];
        if (white == 2) {
          attack += multiplied(attackers[column][b], effort);
          defence += defenders[column][b];
        }
        losses[attack * most + defence] += (long) weights[a] * (white == 2 ? weights[b] : 1);
      }
    }
    long[] far = new long[FACES + 1];
    for (int face = 0; face < FACES; face++) {
      far[advances[column][face]] += weights[face];
    }
    double all = Math.pow(FACES * FACES, white + 1);
    List<Chance> chances = new ArrayList<>();
    for (int i = 0; i < losses.length; i++) {
      for (int n = 0; n < far.length && losses[i] > 0; n++) {
        if (far[n] > 0) {
          String result = result(i / most, i % most) + (n == 0 ? "" : ADVANCE + n);
          chances.add(new Chance(result, losses[i] * far[n] / all));
        }
      }
    }
    return List.copyOf(chances);
  }

  /** The advance of a result as {@link #chances} writes it. */
  static int advance(String result) {
    int at = result.indexOf(ADVANCE);
    return at < 0 ? 0 : Integer.parseInt(result.substring(at + ADVANCE.length()));
  }
}
