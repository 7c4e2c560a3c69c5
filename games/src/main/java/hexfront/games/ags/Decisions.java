package hexfront.games.ags;

import hexfront.engine.Decision;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.List;
import java.util.stream.Stream;

/** The question that each stage puts, and to whom. */
final class Decisions {
  private final AgsRules rules;

  Decisions(AgsRules rules) {
    this.rules = rules;
  }

  Decision of(Position p) {
    AgsStage stage = AgsRules.stage(p);
    Side phasing = p.phasing();
    return switch (stage) {
      case AgsStage.InPhase s -> withOwnOrders(p, s, inPhase(p, s));
      case AgsStage.AirAnswer s ->
          new Decision(
              phasing.enemy(),
              s.word(),
              "Spend an air point on the defence?",
              List.of("air-support"));
      case AgsStage.Answer s -> answer(s);
      case AgsStage.Losing s ->
          new Decision(
              s.battle().side(),
              s.word(),
              "Result " + s.battle().result() + ": lose " + due(s.battle()) + ".",
              List.of("lose"));
      case AgsStage.Retreat s ->
          new Decision(
              rules.retreating().mover(s.battle()),
              s.word(),
              "Result "
                  + s.battle().result()
                  + ": retreat the "
                  + s.battle().side().title()
                  + " units "
                  + hexes(s.battle())
                  + ".",
              List.of("retreat"));
      case AgsStage.Advance s ->
          new Decision(s.side(), s.word(), "Advance after combat?", List.of("advance", "pass"));
      case AgsStage.Excess s ->
          new Decision(
              s.side(),
              s.word(),
              "Too many units in a hex: name those to be removed.",
              List.of("remove"));
      case AgsStage.Own s -> rules.exclusive().decision(p, s);
      case AgsStage.Over s -> new Decision(phasing, s.word(), "The game is over.", List.of());
    };
  }

  private Decision withOwnOrders(Position p, AgsStage.InPhase stage, Decision standard) {
    List<String> own = rules.exclusive().ordersIn(p, stage.phase());
    return own.isEmpty()
        ? standard
        : new Decision(
            standard.side(),
            standard.stage(),
            standard.prompt(),
            Stream.concat(own.stream(), standard.orders().stream()).toList());
  }

  private Decision inPhase(Position p, AgsStage.InPhase stage) {
    String who = p.phasing().title();
    return switch (stage.phase()) {
      case INITIAL_MOVEMENT ->
          new Decision(
              p.phasing(),
              stage.word(),
              who + " movement, turn " + p.turn() + ": move, overrun, bring in reinforcements.",
              goesByRail(p.phasing())
                  ? List.of("move", "overrun", "rail", "enter", "end-phase")
                  : List.of("move", "overrun", "enter", "end-phase"));
      case MECHANIZED_MOVEMENT ->
          new Decision(
              p.phasing(),
              stage.word(),
              who + " mechanized movement, turn " + p.turn() + ": move and overrun.",
              List.of("move", "overrun", "end-phase"));
      case COMBAT ->
          new Decision(
              p.phasing(),
              stage.word(),
              who + " combat, turn " + p.turn() + ": attack.",
              List.of("attack", "end-phase"));
      case DISRUPTION_REMOVAL, AIR_POWER ->
          new Decision(
              p.phasing(),
              stage.word(),
              who + " " + stage.word() + " phase.",
              List.of("end-phase"));
    };
  }

  private boolean goesByRail(Side side) {
    RailMovement.Capacity rail = rules.exclusive().rail();
    return rail != null && rail.side() == side;
  }

  private Decision answer(AgsStage.Answer stage) {
    Side side = stage.battle().side();
    List<String> orders =
        rules.retreating().mover(stage.battle()) == side
            ? List.of("choose", "lose", "retreat")
            : List.of("choose", "lose");
    return new Decision(
        side,
        stage.word(),
        "Result "
            + stage.battle().result()
            + ": lose "
            + due(stage.battle())
            + " or retreat "
            + hexes(stage.battle())
            + ".",
        orders,
        List.of(Results.LOSE, Results.RETREAT));
  }

  private static String due(Battle battle) {
    int due = battle.due(battle.side());
    return due == 1 ? "1 step" : due + " steps";
  }

  private static String hexes(Battle battle) {
    int due = battle.due(battle.side());
    return due == 1 ? "1 hex" : due + " hexes";
  }
}
