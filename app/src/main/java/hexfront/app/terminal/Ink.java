package hexfront.app.terminal;

import hexfront.engine.Side;

/** Colours, where the terminal has them. Nothing is said by colour alone. */
public record Ink(boolean colours) {
  private static final String RESET = "\u001b[0m";

  String side(Side side, String text) {
    return paint(side == Side.AXIS ? "30;47" : "97;41", text);
  }

  String faint(String text) {
    return paint("2", text);
  }

  String bold(String text) {
    return paint("1", text);
  }

  String woods(String text) {
    return paint("32", text);
  }

  String water(String text) {
    return paint("36", text);
  }

  String town(String text) {
    return paint("33", text);
  }

  private String paint(String code, String text) {
    return colours ? "\u001b[" + code + "m" + text + RESET : text;
  }
}
