package hexfront.games.picture;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The words of a map's legend. */
final class Words {
  private Words() {}

  /** {@code minor-river} as {@code Minor river}. */
  static String plain(String kind) {
    String words = kind.replace('-', ' ');
    return upper(words);
  }

  /** {@code seim-desna} as {@code Seim-Desna}. */
  static String proper(String name) {
    return Arrays.stream(name.split("-", -1)).map(Words::upper).collect(Collectors.joining("-"));
  }

  private static String upper(String word) {
    return word.isEmpty()
        ? word
        : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
