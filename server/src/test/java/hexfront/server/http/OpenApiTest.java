package hexfront.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import hexfront.games.wire.Json;
import hexfront.server.Databases;
import hexfront.server.Guest;
import hexfront.server.Guest.Answer;
import hexfront.server.Guest.Opened;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The OpenAPI document says what the server does. */
class OpenApiTest {
  private static final String ID = "https://hexfront.test/openapi.json";

  @TempDir private static Path folder;
  private static Guest guest;
  private static ObjectNode document;

  @BeforeAll
  static void start() {
    guest = new Guest(Databases.sqlite(folder));
    document = guest.get("/api/openapi.json", "").json();
  }

  @AfterAll
  static void stop() {
    guest.close();
  }

  private static List<String> references(JsonNode node) {
    List<String> found = new ArrayList<>();
    if (node.isObject() && node.has("$ref")) {
      found.add(node.get("$ref").stringValue());
    }
    node.forEach(child -> found.addAll(references(child)));
    return found;
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    assertThat(references(document))
        .isNotEmpty()
        .allSatisfy(
            ref -> assertThat(document.at(ref.substring(1)).isMissingNode()).as(ref).isFalse());
  }

  @Test
  void everySchemaIsValid() {
    Schema meta =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
    document
        .get("components")
        .get("schemas")
        .properties()
        .forEach(
            schema ->
                assertThat(meta.validate(Json.write(schema.getValue()), InputFormat.JSON))
                    .as(schema.getKey())
                    .isEmpty());
  }

  @Test
  void answersAreAsTheDocumentSays() {
    Opened game = guest.open("{\"game\":\"kiev\",\"seed\":7,\"public\":true}");
    for (int i = 0; i < 8; i++) {
      Answer played = guest.playAny(game, 5 * i);
      fits("played", played);
    }
    fits("shelf", guest.get("/api/shelf", ""));
    fits("picture", guest.get("/api/boxes/kiev/picture", ""));
    fits("map", guest.get("/api/boxes/kiev/map", ""));
    fits("counters", guest.get("/api/boxes/kiev/counters", ""));
    fits("rule-case", guest.get("/api/cases/AGS-8.21", ""));
    fits("lessons", guest.get("/api/boxes/kiev/lessons", ""));
    fits("games", guest.get("/api/games", ""));
    fits("opened", guest.post("/api/games", "", "{\"game\":\"star\"}"));
    fits("game", guest.get(game.path(""), game.axis()));
    fits("game", guest.get(game.path(""), game.spectator()));
    String side = guest.look(game, game.axis()).get("decision").get("side").stringValue();
    fits("legal", guest.get(game.path("/legal"), game.of(side)));
    fits("todo", guest.get(game.path("/todo"), game.of(side)));
    fits("supply", guest.get(game.path("/supply?side=axis"), game.axis()));
    fits("command", guest.get(game.path("/command?side=soviet"), game.axis()));
    fits("threats", guest.get(game.path("/threats?side=axis"), game.axis()));
    fits("hexes", guest.get(game.path("/zones?side=axis"), game.axis()));
    fits("score", guest.get(game.path("/score"), game.axis()));
    fits("sheets", guest.get(game.path("/sheets"), game.spectator()));
    fits("frames", guest.get(game.path("/log"), game.axis()));
    fits("replay", guest.get(game.path("/replay"), game.axis()));
    fits("error", guest.get("/api/nothing", ""));
    fits("health", guest.get("/health", ""));
    fits(
        "checked",
        guest.post(game.path("/check"), game.of(side), "{\"order\":{\"type\":\"end-phase\"}}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun", "blitzkrieg57"})
  void decisionsOfEveryGameAreAsTheDocumentSays(String box) {
    Opened game = guest.open("{\"game\":\"" + box + "\",\"seed\":7}");
    for (int i = 0; i < 6; i++) {
      String side = guest.look(game, game.axis()).get("decision").get("side").stringValue();
      Answer told = guest.get(game.path(""), game.of(side));
      fits("game", told);
      assertThat(told.json().get("decision").get("asks")).as(told.text()).isNotEmpty();
      fits("played", guest.playAny(game, 3 * i));
    }
  }

  private static void fits(String name, Answer answer) {
    ObjectNode schema = Json.object().put("$ref", ID + "#/components/schemas/" + name);
    SchemaRegistry registry =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of(ID, Json.write(document))));
    assertThat(
            registry
                .getSchema(Json.write(schema), InputFormat.JSON)
                .validate(answer.text(), InputFormat.JSON))
        .as(name)
        .isEmpty();
  }
}
