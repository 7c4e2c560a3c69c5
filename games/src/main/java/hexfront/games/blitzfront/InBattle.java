package hexfront.games.blitzfront;

import java.util.List;

/** A stage in the middle of a battle. */
interface InBattle extends BlitzfrontStage {
  Battle battle();

  @Override
  default List<Assault> pending() {
    return battle().in().attacks();
  }
}
