package hexfront.games.mail;

import hexfront.engine.Case;
import hexfront.games.mail.Letter.LetterProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An order as it stands in a letter, in the journal's words: {@code move units=a
 * path=0503,0504(1),0505(2.5)}. The movement points in parentheses may be left out.
 *
 * @param condition when to follow it; null for always
 * @param text the order without the points
 * @param points the points written for each hex of the path after the first, in halves; empty if
 *     none were written
 */
public record Written(@Nullable Condition condition, String text, List<Integer> points, int line) {
  private static final Pattern POINTS = Pattern.compile("\\((\\d{1,3})(\\.0|\\.5)?\\)");
  private static final Pattern CONDITION = Pattern.compile("if ([^:]+): (.+)");

  public Written {
    points = List.copyOf(points);
  }

  @Case("KIEV-25.21")
  static Written read(String words, int line) {
    Matcher conditional = CONDITION.matcher(words);
    Condition condition = null;
    String order = words;
    if (conditional.matches()) {
      condition = Condition.read(conditional.group(1), line);
      order = conditional.group(2).strip();
    }
    List<Integer> points = new ArrayList<>();
    Matcher m = POINTS.matcher(order);
    while (m.find()) {
      points.add(2 * Integer.parseInt(m.group(1)) + (".5".equals(m.group(2)) ? 1 : 0));
    }
    String text = m.replaceAll("");
    if (text.indexOf('(') >= 0) {
      throw new LetterProblem(line, "expected movement points such as 0504(1) or 0504(2.5)");
    }
    return new Written(condition, text, points, line);
  }
}
