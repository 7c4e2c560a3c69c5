package hexfront.app.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.app.toy.ToyBox;
import hexfront.games.table.Tables;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinesTest {
  private static List<String> answers(byte[] input) throws IOException {
    Referee referee = new Referee(new Tables(List.of(new ToyBox())), mistake -> {});
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    RefereeCommand.serve(referee, new ByteArrayInputStream(input), out);
    return out.toString(UTF_8).lines().toList();
  }

  @Test
  void everyLineHasOneAnswerAndTheLastNeedsNoEnd() throws IOException {
    assertThat(answers("{\"do\":\"games\"}\r\n\nx\n{\"do\":\"games\"}".getBytes(UTF_8)))
        .hasSize(4)
        .allMatch(answer -> answer.startsWith("{\"ok\":"));
  }

  @Test
  void noInputHasNoAnswer() throws IOException {
    assertThat(answers(new byte[0])).isEmpty();
  }

  @Test
  void bytesThatAreNotUtf8AreAnError() throws IOException {
    assertThat(answers(new byte[] {(byte) 0xff, (byte) 0xfe, '\n', '{', '}', '\n'}))
        .first()
        .isEqualTo("{\"ok\":false,\"error\":\"the line is not UTF-8\"}");
  }

  @Test
  void aLineLongerThanTheLimitIsSkipped() throws IOException {
    Lines lines = new Lines(new ByteArrayInputStream("12345\nab\n".getBytes(UTF_8)), 4);
    assertThat(lines.next().problem()).isEqualTo("the line is longer than 4 bytes");
    assertThat(lines.next().text()).isEqualTo("ab");
    assertThat(lines.next()).isNull();
  }
}
