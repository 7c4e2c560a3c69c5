package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Case 3.5: corps and armies, the groups they belong to, and their headquarters. */
final class Formations {
  /** The superior groupings, the garrisons, and nobody's units. */
  enum Group {
    FIRST_PANZER("1pza", Side.AXIS),
    RELIEF("arf", Side.AXIS),
    FIRST_UKRAINIAN("1uk", Side.SOVIET),
    SECOND_UKRAINIAN("2uk", Side.SOVIET),
    GARRISON("garrison", Side.AXIS);

    private final String word;
    private final Side side;

    Group(String word, Side side) {
      this.word = word;
      this.side = side;
    }

    String word() {
      return word;
    }

    Side side() {
      return side;
    }
  }

  private final List<String> codes = new ArrayList<>();
  private final List<Group> groups = new ArrayList<>();
  private final int[] headquarters;
  private final boolean[] army;
  private final int[] stores;
  private final List<String> storeCodes;
  private final int garrison;

  /** Those the game knows first, then such as only the units of a described position have. */
  @Case({"KS-3.5", "KS-2.2.3"})
  Formations(Board board, Map<Group, List<String>> known, String armyHeadquarters) {
    known.forEach((group, words) -> words.forEach(word -> add(word, group)));
    garrison = codes.size();
    add(Group.GARRISON.word(), Group.GARRISON);
    for (Unit unit : board.units()) {
      if (!codes.contains(unit.formation())) {
        add(unit.formation(), unit.side() == Side.AXIS ? Group.RELIEF : Group.FIRST_UKRAINIAN);
      }
    }
    headquarters = new int[codes.size()];
    army = new boolean[codes.size()];
    java.util.Arrays.fill(headquarters, -1);
    for (Unit unit : board.units()) {
      int formation = codes.indexOf(unit.formation());
      if (unit.arm().equals(KesselRoster.HEADQUARTERS) && headquarters[formation] < 0) {
        headquarters[formation] = unit.index();
        army[formation] = unit.size().equals("army");
      }
    }
    storeCodes =
        known.getOrDefault(Group.FIRST_PANZER, List.of()).stream()
            .filter(code -> !code.equals(armyHeadquarters))
            .toList();
    stores = new int[codes.size()];
    for (int i = 0; i < stores.length; i++) {
      stores[i] = storeCodes.indexOf(codes.get(i));
    }
  }

  private void add(String code, Group group) {
    codes.add(code);
    groups.add(group);
  }

  int count() {
    return codes.size();
  }

  List<String> codes() {
    return List.copyOf(codes);
  }

  /** The number of a formation by its code, or -1. */
  int of(String code) {
    return codes.indexOf(code);
  }

  String code(int formation) {
    return codes.get(formation);
  }

  Group group(int formation) {
    return groups.get(formation);
  }

  /** Its headquarters, on the map or not; -1 if it never had one. */
  int headquarters(int formation) {
    return headquarters[formation];
  }

  /** Whether an army headquarters leads it. */
  boolean isArmy(int formation) {
    return army[formation];
  }

  /** The number of its fuel and ammunition track; -1 if it has none. */
  @Case({"KS-2.4.1", "KS-2.4.2", "KS-10.5.7"})
  int store(int formation) {
    return stores[formation];
  }

  /** The formations with tracks of their own, in the order of their numbers. */
  List<String> storeCodes() {
    return storeCodes;
  }

  int garrison() {
    return garrison;
  }
}
