package hexfront.mapmaker;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Makes one map: ground, places, rivers, roads, areas and lines, each step on top of the ones
 * before.
 */
public final class MapMaker {
  /** Told of every step, and of what a person should look at. */
  public interface Progress {
    void step(String what, int done, int of);

    void remark(String text);
  }

  private static final int STEPS = 7;

  private final Description description;
  private final Overrides overrides;
  private final Path geo;
  private final Progress progress;

  MapMaker(Description description, Overrides overrides, Path geo, Progress progress) {
    this.description = description;
    this.overrides = overrides;
    this.geo = geo;
    this.progress = progress;
  }

  /** The text of map.yaml. */
  public String make() {
    return new MapWriter(description, draft()).write();
  }

  Draft draft() {
    Consumer<String> remarks = progress::remark;
    Transform transform = new Transform(description.transform());
    Geography geography = new Geography(geo, transform);
    Draft draft = new Draft(new Sheets(description.grid()));
    Corrections corrections = new Corrections(draft, overrides);
    GroundMaker ground = new GroundMaker(geography, draft);

    progress.step("ground", 0, STEPS);
    ground.lay(description.terrain());
    corrections.terrain();
    progress.step("places", 1, STEPS);
    PlaceMaker places = new PlaceMaker(geography, transform, draft, remarks);
    places.put(description.places(), description.choose());
    progress.step("rivers", 2, STEPS);
    if (description.rivers() != null) {
      new RiverMaker(geography, draft, description.rivers(), remarks).lay();
    }
    corrections.rivers();
    ground.coast(description.terrain());
    corrections.hexsides();
    progress.step("roads", 3, STEPS);
    if (description.roads() != null) {
      new RouteMaker(draft, places, draft.roads, remarks).lay(geography, description.roads());
    }
    progress.step("railways", 4, STEPS);
    if (description.railroads() != null) {
      new RouteMaker(draft, places, draft.railroads, remarks)
          .lay(geography, description.railroads());
    }
    corrections.routes();
    progress.step("areas and lines", 5, STEPS);
    LineMaker lines = new LineMaker(geography, draft);
    description.hexsides().forEach(lines::mark);
    bridges(draft);
    corrections.hexsides();
    lines.draw(description.lines());
    new AreaMaker(draft).mark(description.areas());
    progress.step("done", STEPS, STEPS);
    return draft;
  }

  private void bridges(Draft draft) {
    Description.Bridges which =
        description.bridges() == null ? Description.Bridges.ALL : description.bridges();
    Set<Hexside> crossed = new HashSet<>();
    if (which != Description.Bridges.NONE) {
      crossed.addAll(Draft.crossings(draft.roads));
    }
    if (which == Description.Bridges.ALL) {
      crossed.addAll(Draft.crossings(draft.railroads));
    }
    crossed.retainAll(draft.riverSides().keySet());
    draft.sides("bridge").addAll(crossed);
  }
}
