package hexfront.games.picture;

/** How wide a text runs, in sizes of its letters; on the safe side of the usual serif faces. */
final class TextWidth {
  private TextWidth() {}

  static double of(String text, double size) {
    double width = 0;
    for (int i = 0; i < text.length(); i++) {
      width += of(text.charAt(i));
    }
    return width * size;
  }

  static double of(char letter) {
    if ("iljI.,:;'|! ".indexOf(letter) >= 0) {
      return 0.35;
    } else if ("tfr-()/".indexOf(letter) >= 0) {
      return 0.45;
    } else if ("mwMW".indexOf(letter) >= 0) {
      return 0.98;
    } else if (Character.isUpperCase(letter)) {
      return 0.78;
    } else {
      return 0.61;
    }
  }
}
