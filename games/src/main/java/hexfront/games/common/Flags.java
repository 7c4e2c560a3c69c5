package hexfront.games.common;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The flags that units of a game can carry: words and the bits they stand for, in the order in
 * which they are told. Immutable.
 */
public final class Flags {
  /** No flags at all. */
  public static final Flags NONE = new Flags(List.of());

  /**
   * A word and its bits.
   *
   * @param bits what it sets and where it is seen; 0 for a word that says how a unit is anyhow
   * @param given whether somebody may give it to a unit of a position he describes
   */
  private record Word(String word, int bits, boolean given) {}

  /** Some flags and their words. */
  private record In(int flags, List<String> words) {}

  private static final int BITS = 8;
  private static final int SPREAD = 0x9e3779b9;

  private final List<Word> words;

  /** What was told last; immutable each, so that threads may share it without waiting. */
  private final @Nullable In[] told = new In[1 << BITS];

  private Flags(List<Word> words) {
    this.words = List.copyOf(words);
  }

  /** These flags and one more. */
  public Flags with(String word, int bits) {
    return and(new Word(word, bits, true));
  }

  /** These flags and one more that is told but that nobody can give to a unit. */
  public Flags told(String word, int bits) {
    return and(new Word(word, bits, false));
  }

  private Flags and(Word word) {
    if (words.stream().anyMatch(known -> known.word.equals(word.word))) {
      throw new IllegalArgumentException("two flags are called " + word.word);
    }
    return new Flags(Stream.concat(words.stream(), Stream.of(word)).toList());
  }

  /** These flags and those. */
  public Flags and(Flags others) {
    Flags all = this;
    for (Word word : others.words) {
      all = all.and(word);
    }
    return all;
  }

  /** The words that a unit of a described position can be given. */
  public List<String> words() {
    return words.stream().filter(Word::given).map(Word::word).toList();
  }

  /** The bits of a word that a unit can be given. */
  public OptionalInt bits(String word) {
    return words.stream()
        .filter(known -> known.given && known.word.equals(word))
        .mapToInt(Word::bits)
        .findFirst();
  }

  /** Hands out every word that sets something, with its bits. */
  public void forEach(ObjIntConsumer<String> each) {
    words.stream().filter(word -> word.bits != 0).forEach(w -> each.accept(w.word, w.bits));
  }

  /** The words for the flags of a unit. */
  public List<String> in(int flags) {
    int place = (flags * SPREAD) >>> (Integer.SIZE - BITS);
    In known = told[place];
    if (known == null || known.flags != flags) {
      known = new In(flags, wordsIn(flags));
      told[place] = known;
    }
    return known.words;
  }

  private List<String> wordsIn(int flags) {
    List<String> in = new ArrayList<>();
    for (Word word : words) {
      if ((flags & word.bits) != 0) {
        in.add(word.word);
      }
    }
    return List.copyOf(in);
  }
}
