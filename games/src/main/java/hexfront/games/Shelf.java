package hexfront.games;

import hexfront.games.ags.kiev.KievBox;
import hexfront.games.ags.korsun.KorsunBox;
import hexfront.games.ags.rostov.RostovBox;
import hexfront.games.ags.star.StarBox;
import hexfront.games.blitzfront.BlitzfrontBox;
import hexfront.games.blitzkrieg57.Blitzkrieg57Box;
import hexfront.games.kesselschlacht.KesselBox;
import hexfront.games.stalingrad.StalingradBox;
import java.util.List;
import java.util.Optional;

/** All games the project has. */
public final class Shelf {
  private static final List<Box> BOXES =
      List.of(
          new KievBox(),
          new RostovBox(),
          new StarBox(),
          new KorsunBox(),
          new Blitzkrieg57Box(),
          new BlitzfrontBox(),
          new KesselBox(),
          new StalingradBox());

  private Shelf() {}

  public static List<Box> boxes() {
    return BOXES;
  }

  public static Optional<Box> box(String id) {
    return BOXES.stream().filter(box -> box.id().equals(id)).findFirst();
  }
}
