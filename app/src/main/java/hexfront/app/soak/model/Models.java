package hexfront.app.soak.model;

import java.util.Map;
import java.util.function.Function;

/** The models by game. */
final class Models {
  private static final Map<String, Function<Scene, Model>> BY_GAME =
      Map.of(
          "kiev", KievModel::new,
          "rostov", RostovModel::new,
          "star", StarModel::new,
          "korsun", KorsunModel::new,
          "blitzkrieg57", BlitzkriegModel::new,
          "blitzfront", BlitzfrontModel::new,
          "kesselschlacht", KesselModel::new,
          "stalingrad", StalingradModel::new);

  private Models() {}

  static boolean has(String game) {
    return BY_GAME.containsKey(game);
  }

  static Function<Scene, Model> of(String game) {
    Function<Scene, Model> model = BY_GAME.get(game);
    if (model == null) {
      throw new IllegalArgumentException("no model of " + game);
    }
    return model;
  }
}
