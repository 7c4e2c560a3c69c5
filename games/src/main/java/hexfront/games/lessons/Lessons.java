package hexfront.games.lessons;

import hexfront.engine.Side;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.DataText;
import hexfront.games.lessons.Lesson.Sign;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The lessons of a game, from {@code lessons/GAME.yaml}. */
public final class Lessons {
  private static final int LONGEST_MINUTES = 120;

  private Lessons() {}

  /** The lessons of a box; none if it has no file of them. */
  public static List<Lesson> of(String box) {
    String file = "lessons/" + box + ".yaml";
    return DataText.hasResource(file) ? read(DataFile.resource(file)) : List.of();
  }

  static List<Lesson> read(DataNode file) {
    return file.onlyKeys("lessons").required("lessons").list().stream()
        .map(Lessons::lesson)
        .toList();
  }

  private static Lesson lesson(DataNode node) {
    node.onlyKeys(
        "id",
        "title",
        "minutes",
        "side",
        "seed",
        "text",
        "position",
        "replies",
        "steps",
        "after",
        "next");
    List<Lesson.Step> steps = node.required("steps").list().stream().map(Lessons::step).toList();
    if (steps.isEmpty()) {
      throw node.required("steps").expected("at least one step");
    }
    return new Lesson(
        node.required("id").text(),
        node.required("title").text(),
        node.required("minutes").number(1, LONGEST_MINUTES),
        side(node.required("side")),
        node.required("seed").number(),
        words(node.required("text")),
        json(node.required("position")),
        node.items("replies").stream().map(Lessons::json).toList(),
        steps,
        words(node.required("after")),
        node.get("next", DataNode::text, ""));
  }

  private static Side side(DataNode node) {
    return Side.of(node.text()).orElseThrow(() -> node.expected("axis or soviet"));
  }

  private static String words(DataNode node) {
    return node.text().strip();
  }

  /** A part that is JSON, as the referee takes it. */
  private static ObjectNode json(DataNode node) {
    try {
      return Json.read(node.text());
    } catch (Malformed e) {
      throw node.problem(String.valueOf(e.getMessage()));
    }
  }

  private static Lesson.Step step(DataNode node) {
    node.onlyKeys("title", "text", "ask", "hexes", "done", "answer");
    Map<Sign, String> done = new LinkedHashMap<>();
    DataNode signs = node.required("done");
    signs.map().forEach((word, what) -> done.put(sign(signs, word), what.text()));
    if (done.isEmpty()) {
      throw signs.expected("what counts as done");
    }
    return new Lesson.Step(
        node.required("title").text(),
        words(node.required("text")),
        words(node.required("ask")),
        node.get("hexes", DataNode::texts, List.of()),
        done,
        answer(node.required("answer")));
  }

  private static Sign sign(DataNode node, String word) {
    return Arrays.stream(Sign.values())
        .filter(sign -> sign.word().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                node.problem(
                    "unknown sign '"
                        + word
                        + "', expected one of "
                        + Arrays.stream(Sign.values()).map(Sign::word).toList()));
  }

  private static Lesson.Answer answer(DataNode node) {
    if (node.isText() && node.text().equals("settle")) {
      return new Lesson.Settle();
    }
    if (node.map().size() != 1) {
      throw node.expected("one way to do it");
    }
    var only = node.map().entrySet().iterator().next();
    return only.getKey().equals("order")
        ? new Lesson.Give(json(only.getValue()))
        : new Lesson.Look(sign(node, only.getKey()), only.getValue().text());
  }

  // ---- for the table

  /** Lessons as the table is told of them. */
  public static ObjectNode json(List<Lesson> lessons) {
    ObjectNode json = Json.object();
    ArrayNode all = json.putArray("lessons");
    lessons.forEach(lesson -> all.add(json(lesson)));
    return json;
  }

  private static ObjectNode json(Lesson lesson) {
    ObjectNode json = Json.object().put("id", lesson.id()).put("title", lesson.title());
    json.put("minutes", lesson.minutes()).put("side", lesson.side().word());
    json.put("seed", lesson.seed()).put("text", lesson.text()).set("position", lesson.position());
    ArrayNode replies = json.putArray("replies");
    lesson.replies().forEach(replies::add);
    ArrayNode steps = json.putArray("steps");
    lesson.steps().forEach(step -> steps.add(json(step)));
    json.put("after", lesson.after());
    return lesson.next().isEmpty() ? json : json.put("next", lesson.next());
  }

  private static ObjectNode json(Lesson.Step step) {
    ObjectNode json = Json.object().put("title", step.title()).put("text", step.text());
    json.put("ask", step.ask()).set("hexes", Json.texts(step.hexes()));
    ObjectNode done = json.putObject("done");
    step.done().forEach((sign, what) -> done.put(sign.word(), what));
    ObjectNode answer = json.putObject("answer");
    switch (step.answer()) {
      case Lesson.Look look -> answer.put(look.at().word(), look.what());
      case Lesson.Give give -> answer.set("order", give.order());
      case Lesson.Settle _ -> answer.put("settle", true);
    }
    return json;
  }
}
