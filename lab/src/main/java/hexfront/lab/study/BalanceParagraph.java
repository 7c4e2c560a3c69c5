package hexfront.lab.study;

import static hexfront.lab.report.Numbers.count;
import static hexfront.lab.report.Numbers.decimal;
import static hexfront.lab.report.Numbers.percent;
import static hexfront.lab.report.Numbers.percents;
import static hexfront.lab.report.Numbers.whole;

import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.lab.statistics.Sample;
import java.util.List;

/** What the measured balance says about a game and the reconstructed parts of it. */
final class BalanceParagraph {
  private final Box box;
  private final Designers.Statement statement;
  private final Digest digest;

  BalanceParagraph(Box box, Designers.Statement statement, Digest digest) {
    this.box = box;
    this.statement = statement;
    this.digest = digest;
  }

  String write() {
    if (digest.games() == 0) {
      return "No game has been played.";
    }
    return String.join(" ", List.of(score(), lead(), fit(), reconstructed(), statement.bearing()))
        .replaceAll(" +", " ")
        .strip();
  }

  private String score() {
    return "In "
        + count(digest.games(), "game")
        + " the Axis scored "
        + percent(digest.rate(Side.AXIS))
        + " ("
        + percents(digest.interval(Side.AXIS))
        + "); the most frequent result was "
        + digest.outcomes().keySet().iterator().next()
        + ".";
  }

  private String lead() {
    Sample lead = digest.sample(r -> r.margin(Side.AXIS));
    String measured =
        "The mean lead of the Axis was "
            + decimal(lead.mean())
            + " victory points (from "
            + whole(lead.least())
            + " to "
            + whole(lead.most())
            + ")";
    if (statement.evenLead().isEmpty()) {
      return measured + ".";
    }
    double off = lead.mean() - statement.evenLead().getAsInt();
    return measured
        + ", where the printed schedule takes a lead of "
        + statement.evenLead().getAsInt()
        + " as even: "
        + decimal(Math.abs(off))
        + " points to the good of the "
        + (off < 0 ? "Soviets" : "Axis")
        + ".";
  }

  private String fit() {
    return switch (Balance.Finding.of(digest, statement)) {
      case AS_DESCRIBED -> "That is the balance the designers describe.";
      case POSSIBLE -> "That may be the balance the designers describe; more games would tell.";
      case OTHERWISE -> "That is not the balance the designers describe.";
      case NOTHING_SAID, NOT_MEASURED -> "";
    };
  }

  private String reconstructed() {
    List<String> parts =
        box.provenance().stream().filter(p -> !p.given()).map(Box.Provenance::what).toList();
    return parts.isEmpty()
        ? "Nothing in this game is reconstructed."
        : "Reconstructed: " + String.join("; ", parts) + ".";
  }
}
