package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Recovered;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.UnitRef;
import java.util.List;
import java.util.function.Predicate;

/**
 * The Supply Phase.
 *
 * @param repaired the rail hexes that were repaired in it
 */
@Word("supply")
record InSupply(Hexes repaired) implements Part {
  static final InSupply BEGUN = new InSupply(Hexes.of());

  @Override
  public Step step() {
    return Step.SUPPLY;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return true;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Depots, Replacements, rail repair.";
  }

  // ---- asking

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase("create-depot", each -> rules.depots.listCreations(p, each)),
        new Ask.Phase("move-depot", each -> rules.depots.listMoves(p, each)),
        new Ask.Phase("absorb-depot", each -> rules.depots.listAbsorptions(p, each)),
        new Ask.Phase("remove", each -> rules.depots.listRemovals(p, each)),
        new Ask.Phase("replace", each -> rules.replacements.list(p, each)),
        new Ask.Phase("merge", each -> rules.replacements.listMergers(p, each)),
        new Ask.Phase("form-regiment", each -> rules.replacements.listRegiments(p, each)),
        new Ask.Phase("repair", each -> rules.repairs.list(p, repaired, each)),
        new Ask.Phase("set-mode", each -> listModes(rules, p, each)),
        Ask.END);
  }

  private static boolean listModes(StalingradRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.ground(p.phasing())) {
      if (rules.roster.isArtillery(unit) && p.onMap(unit)) {
        String mode = p.is(unit, Flag.DEPLOYED) ? SetMode.MOBILE : SetMode.DEPLOYED;
        if (!each.test(new SetMode(new UnitRef(unit), mode))) {
          return false;
        }
      }
    }
    return true;
  }

  // ---- answers

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case CreateDepot o -> rules.depots.check(p, o);
      case MoveDepot o -> rules.depots.check(p, o);
      case AbsorbDepot o -> rules.depots.check(p, o);
      case Remove o -> rules.depots.check(p, o);
      case Replace o -> rules.replacements.check(p, o);
      case Merge o -> rules.replacements.check(p, o);
      case FormRegiment o -> rules.replacements.check(p, o);
      case Repair o -> rules.repairs.check(p, repaired, o);
      case SetMode o -> mayTurn(rules, p, o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  /** Artillery Divisions turn to either side in the Soviet Supply Phase. */
  @Case("CTS-28.2a")
  private static Verdict mayTurn(StalingradRules rules, Position p, SetMode order) {
    int unit = order.unit().index();
    if (!rules.roster.isArtillery(unit)
        || rules.board().side(unit) != p.phasing()
        || !(p.onMap(unit) || Boxes.isOffMap(p.hex(unit)))) {
      return Verdict.refused("CTS-28.2a", rules.name(unit) + " is no Artillery Division in play");
    }
    return order.isKnown()
        ? Verdict.legal()
        : Verdict.refused("CTS-28.2a", "a unit is mobile or deployed");
  }

  @Override
  @Case({"CTS-16.11", "CTS-SEQ-II.C.3", "CTS-SEQ-II.C.4", "CTS-SEQ-II.C.5"})
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case CreateDepot o -> rules.depots.carryOut(p, o, chronicle);
      case MoveDepot o -> rules.depots.carryOut(p, o, chronicle);
      case AbsorbDepot o -> rules.depots.carryOut(p, o, chronicle);
      case Remove o -> rules.depots.carryOut(p, o, chronicle);
      case Replace o -> rules.replacements.carryOut(p, o, chronicle);
      case Merge o -> rules.replacements.carryOut(p, o, chronicle);
      case FormRegiment o -> rules.replacements.carryOut(p, o, chronicle);
      case Repair o -> {
        rules.repairs.carryOut(p, o, chronicle);
        p.setStage(new InSupply(joined(repaired, o.hexes())));
      }
      case SetMode o -> p.mark(o.unit().index(), Flag.DEPLOYED, o.isDeployed());
      default -> rules.sequence.after(p, this, dice, chronicle);
    }
  }

  private static Hexes joined(Hexes a, Hexes b) {
    return Hexes.of(java.util.stream.IntStream.concat(a.stream(), b.stream()).toArray());
  }

  /** Whole sections of rails are repaired, the side's units recover, what air units owe is paid. */
  @Override
  @Case({"CTS-13.0e", "CTS-15.6d", "CTS-16.11", "CTS-SEQ-II.C.6", "CTS-SEQ-III"})
  public void ended(StalingradRules rules, Position p, Dice dice, Chronicle chronicle) {
    Side side = p.phasing();
    rules.repairs.sections(p, side, chronicle);
    for (int unit : rules.roster.ground(side)) {
      if (p.is(unit, Flag.DISRUPTED)) {
        p.unmark(unit, Flag.DISRUPTED);
        chronicle.tell(new Recovered(new UnitRef(unit), "CTS-13.0e"));
      }
    }
    if (side == Side.SOVIET) {
      rules.airLimits.settle(p);
    }
  }
}
