package hexfront.games.blitzkrieg57;

import hexfront.engine.Decision;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.List;
import java.util.stream.Collectors;

/** The question each stage puts to a side. */
final class Decisions {
  private final BlitzkriegRules rules;

  Decisions(BlitzkriegRules rules) {
    this.rules = rules;
  }

  Decision of(Position p) {
    Side active = p.phasing();
    return switch (BlitzkriegRules.stage(p)) {
      case BlitzkriegStage.Bidding s ->
          s.highest() < 0
              ? ask(s.by(), s, "Bid points for the Axis side.", "bid")
              : ask(
                  s.by(),
                  s,
                  "Bid more than " + s.highest() + " points for the Axis side, or pass.",
                  "bid",
                  "pass");
      case BlitzkriegStage.SettingUp s ->
          ask(s.side(), s, "Arrange your units in their sectors.", "place", "end-phase");
      case BlitzkriegStage.ChitSelection s ->
          ask(s.side(), s, "Choose " + numbers(p, s.side()) + " for the cup.", "select-chits");
      case BlitzkriegStage.OrderExecution s ->
          ask(active, s, "Draw a chit: " + rules.chits().left(p) + " are in the cup.", "draw");
      case BlitzkriegStage.InMovement s ->
          ask(active, s, "Move " + led(p) + " units.", "move", "end-phase");
      case BlitzkriegStage.Excess s ->
          ask(active, s, "Too many units in a hex: name those that go.", "remove");
      case BlitzkriegStage.InCombat s ->
          ask(
              active,
              s,
              s.first()
                  ? "Attack before the first turn; rivers do not count."
                  : "Attack with " + led(p) + " units.",
              "attack",
              "end-phase");
      case BlitzkriegStage.Holding s ->
          new Decision(
              active.enemy(),
              s.word(),
              "Hold the fortress and lose "
                  + s.battle().held().steps()
                  + " steps, or retreat "
                  + s.battle().retreat()
                  + " and lose "
                  + s.battle().steps()
                  + ".",
              List.of("choose"),
              Results.OPTIONS);
      case BlitzkriegStage.Losing s ->
          ask(
              s.attacker() ? active : active.enemy(),
              s,
              "Lose " + s.battle().steps() + (s.battle().steps() == 1 ? " step." : " steps."),
              "lose");
      case BlitzkriegStage.Retreating s ->
          ask(
              active.enemy(),
              s,
              "Retreat from "
                  + rules.number(s.battle().hex())
                  + " by "
                  + s.battle().retreat()
                  + ".",
              "retreat");
      case BlitzkriegStage.Advancing s ->
          ask(
              active,
              s,
              "Advance into " + rules.number(s.battle().hex()) + ", or pass.",
              "advance",
              "pass");
      case BlitzkriegStage.Transferring s ->
          ask(active, s, "Take units into the Available Box.", "transfer", "end-phase");
      case BlitzkriegStage.Fortifying s ->
          ask(
              active,
              s,
              "Build up to " + s.steps() + " steps of fortress.",
              "fortify",
              "end-phase");
      case BlitzkriegStage.Reinforcing s ->
          ask(
              s.side(),
              s,
              "Bring on up to " + s.units() + " units by railroad.",
              "enter",
              "end-phase");
      case BlitzkriegStage.Reserving s ->
          ask(active, s, "Activate up to " + s.units() + " units.", "activate", "pass");
      case BlitzkriegStage.Over s -> new Decision(active, s.word(), "The game is over.", List.of());
    };
  }

  private static Decision ask(Side side, BlitzkriegStage stage, String prompt, String... orders) {
    return new Decision(side, stage.word(), prompt, List.of(orders));
  }

  private String numbers(Position p, Side side) {
    return Chits.groups(side).stream()
        .map(group -> chits(rules.chits().number(group, p.turn()), group))
        .collect(Collectors.joining(" and "));
  }

  private static String chits(int number, String group) {
    String name = Character.toUpperCase(group.charAt(0)) + group.substring(1);
    return number + " " + name + (number == 1 ? " chit" : " chits");
  }

  private String led(Position p) {
    int hq = p.value(BlitzkriegRules.ACTIVE_HQ) - 1;
    return hq < 0 ? "the activated" : "the " + rules.board().unit(hq).designation();
  }
}
