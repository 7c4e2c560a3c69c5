package hexfront.engine.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a journal says about its dice, and whether it is true.
 *
 * @param commitment what was shown before the first throw
 * @param axis what the Axis player promised and laid open
 * @param opened how many throws the key proves
 * @param key the key that was laid open, or empty
 * @param imported how many orders were there before these dice
 * @param figured the orders whose dice came from published figures
 */
public record Proof(
    String commitment,
    Share axis,
    Share soviet,
    int opened,
    String key,
    int imported,
    Set<Integer> figured) {
  /** The header's names. */
  public static final String COMMITMENT = "dice-commitment";

  public static final String AXIS = "dice-axis";
  public static final String SOVIET = "dice-soviet";
  public static final String OPENED = "dice-opened";
  public static final String WHEN = "dice-open";
  public static final String ORIGIN = "origin";

  private static final String IMPORTED = "imported ";
  private static final String FIGURED = "figures ";
  private static final int MOST_ORDERS = 1_000_000;
  private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{64}");

  /** What a player adds: the fingerprint that was shown first, and the text behind it. */
  public record Share(String promise, String text) {
    static final Share NONE = new Share("", "");

    static Share read(String words) {
      String[] parts = words.strip().split(" ", 2);
      return words.isBlank() ? NONE : new Share(parts[0], parts.length > 1 ? parts[1] : "");
    }

    String write() {
      return (promise + " " + text).strip();
    }
  }

  /**
   * What came of looking.
   *
   * @param before throws that came with a saved game or from published figures, about which nothing
   *     is promised
   * @param proven throws that follow from what was laid open
   * @param open throws that cannot be checked yet
   * @param problems what is not as it was promised
   */
  public record Found(int before, int proven, int open, List<String> problems) {}

  /** Whether a text can be a fingerprint. */
  public static boolean isFingerprint(String text) {
    return FINGERPRINT.matcher(text).matches();
  }

  /** What a journal's header says; none if its dice were not committed to. */
  public static Optional<Proof> of(Map<String, String> header) {
    String commitment = header.get(COMMITMENT);
    if (commitment == null) {
      return Optional.empty();
    }
    String[] laidOpen = header.getOrDefault(OPENED, "0").split(" ", 2);
    return Optional.of(
        new Proof(
            commitment,
            Share.read(header.getOrDefault(AXIS, "")),
            Share.read(header.getOrDefault(SOVIET, "")),
            number(laidOpen[0]),
            laidOpen.length > 1 ? laidOpen[1] : "",
            imported(header),
            figured(header)));
  }

  /** How many orders of a game came with a saved one. */
  public static int imported(Map<String, String> header) {
    return Arrays.stream(header.getOrDefault(ORIGIN, "").split(", "))
        .filter(word -> word.startsWith(IMPORTED))
        .mapToInt(word -> number(word.substring(IMPORTED.length())))
        .findFirst()
        .orElse(0);
  }

  /** How an origin says that so many orders came with a saved game. */
  public static String imported(int orders) {
    return IMPORTED + orders;
  }

  /** The orders of a game that were rolled with published figures. */
  private static Set<Integer> figured(Map<String, String> header) {
    return Arrays.stream(header.getOrDefault(ORIGIN, "").split(", "))
        .filter(word -> word.startsWith(FIGURED))
        .flatMap(word -> Arrays.stream(word.substring(FIGURED.length()).split(" ")))
        .flatMap(Proof::run)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The orders from one to another, {@code 12-45}. */
  private static Stream<Integer> run(String words) {
    String[] ends = words.split("-", 2);
    int last = number(ends[ends.length - 1]);
    return IntStream.rangeClosed(number(ends[0]), Math.min(last, MOST_ORDERS)).boxed();
  }

  /** How an origin says which orders were rolled with published figures, in rising order. */
  public static String figured(List<Integer> orders) {
    StringBuilder words = new StringBuilder(FIGURED.strip());
    for (int i = 0; i < orders.size(); i++) {
      int first = orders.get(i);
      while (i + 1 < orders.size() && orders.get(i + 1) == orders.get(i) + 1) {
        i++;
      }
      words.append(' ').append(first).append('-').append(orders.get(i));
    }
    return words.toString();
  }

  private static int number(String text) {
    try {
      return Math.max(0, Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  /** The lines that say this in a header. */
  public Map<String, String> lines() {
    Map<String, String> lines = new LinkedHashMap<>();
    lines.put(COMMITMENT, commitment);
    if (!axis.promise().isEmpty()) {
      lines.put(AXIS, axis.write());
    }
    if (!soviet.promise().isEmpty()) {
      lines.put(SOVIET, soviet.write());
    }
    if (!key.isEmpty()) {
      lines.put(OPENED, opened + " " + key);
    }
    return lines;
  }

  /**
   * Compares all throws of a game with what was promised.
   *
   * @param orders what was thrown for each order, in order
   */
  public Found check(List<List<Dice.Throw>> orders) {
    List<String> problems = new ArrayList<>();
    share("Axis", axis, problems);
    share("Soviet", soviet, problems);
    int first = Math.min(imported, orders.size());
    int before = flat(orders.subList(0, first)).size();
    List<Optional<Dice.Throw>> thrown = new ArrayList<>();
    for (int i = first; i < orders.size(); i++) {
      boolean promised = !figured.contains(i + 1);
      orders.get(i).forEach(t -> thrown.add(promised ? Optional.of(t) : Optional.empty()));
    }
    int others = (int) thrown.stream().filter(Optional::isEmpty).count();
    int proven = 0;
    if (!key.isEmpty()) {
      if (!isFingerprint(key) || opened > Chained.LENGTH) {
        problems.add("what was laid open is no key");
      } else {
        proven = compare(thrown, problems);
      }
    }
    return new Found(
        before + others, proven, thrown.size() - others - proven, List.copyOf(problems));
  }

  private static void share(String who, Share share, List<String> problems) {
    boolean laidOpen = !share.text().isEmpty();
    if (laidOpen && !Chained.fingerprint(share.text()).equals(share.promise())) {
      problems.add("what the " + who + " player added is not what was promised");
    }
  }

  private static List<Dice.Throw> flat(List<List<Dice.Throw>> orders) {
    return orders.stream().flatMap(List::stream).toList();
  }

  private int compare(List<Optional<Dice.Throw>> thrown, List<String> problems) {
    String shares = Chained.shares(axis.text(), soviet.text());
    byte[] at = HexFormat.of().parseHex(key);
    int proven = 0;
    for (int place = opened - 1; place >= 0; place--) {
      if (place < thrown.size() && thrown.get(place).isPresent()) {
        Dice.Throw found = thrown.get(place).orElseThrow();
        int value = Chained.value(at, shares, place, found.isDraw() ? found.among() : 6);
        int expected = found.isDraw() ? value : value + 1;
        if (expected == found.value()) {
          proven++;
        } else {
          problems.add("throw " + (place + 1) + " is " + found + ", but the key gives " + expected);
        }
      }
      at = Chained.before(at);
    }
    if (!HexFormat.of().formatHex(at).equals(commitment)) {
      problems.add("the key does not lead to the commitment");
    }
    return proven;
  }
}
