package hexfront.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tools/Wrapper.java}: Maven for a checkout on a machine that has none. */
class WrapperTest {
  private static final String IN_A_REPOSITORY =
      "org/apache/maven/apache-maven/9.9.9/apache-maven-9.9.9-bin.zip";

  @TempDir Path folder;

  private record Answer(int code, String out, String err) {}

  /** An archive of a Maven that only says hello. */
  private Path archive() throws IOException {
    Path archive = folder.resolve("repository").resolve(IN_A_REPOSITORY);
    Files.createDirectories(archive.getParent());
    try (var zip = new ZipOutputStream(Files.newOutputStream(archive))) {
      zip.putNextEntry(new ZipEntry("apache-maven-9.9.9/bin/mvn"));
      zip.write("#!/bin/sh\necho hello from $0\n".getBytes(UTF_8));
      zip.putNextEntry(new ZipEntry("apache-maven-9.9.9/../../outside"));
      zip.write(1);
    }
    return archive;
  }

  private HttpServer repository() {
    HttpServer server =
        SimpleFileServer.createFileServer(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            folder.resolve("repository"),
            SimpleFileServer.OutputLevel.NONE);
    server.start();
    return server;
  }

  private void checkout(String sum) throws IOException {
    Path properties = folder.resolve("checkout/.mvn/wrapper/maven-wrapper.properties");
    Files.createDirectories(properties.getParent());
    Files.writeString(
        properties,
        """
        distributionUrl=http://127.0.0.1:1/apache-maven-9.9.9-bin.zip
        distributionSha256Sum=%s
        """
            .formatted(sum));
  }

  private Answer wrapper(String repository) throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    var process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                Home.find().orElseThrow().resolve("tools/Wrapper.java").toString(),
                folder.resolve("checkout").toString())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    process.environment().put("MAVEN_USER_HOME", folder.resolve("home").toString());
    process.environment().put("MVNW_REPOURL", repository);
    int code = process.start().waitFor();
    return new Answer(code, Files.readString(out).strip(), Files.readString(err).strip());
  }

  @Test
  void whatHasTheRightSumIsFetchedOnceAndRuns() throws Exception {
    byte[] bytes = Files.readAllBytes(archive());
    checkout(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
    HttpServer server = repository();
    String repository = "http://127.0.0.1:" + server.getAddress().getPort() + "/";

    Answer first = wrapper(repository);
    server.stop(0);
    Answer second = wrapper(repository);

    assertThat(first.code()).as(first.err()).isZero();
    assertThat(first.err()).contains("fetching " + repository + IN_A_REPOSITORY);
    var maven = new ProcessBuilder(first.out()).start();
    assertThat(maven.inputReader().readLine()).isEqualTo("hello from " + first.out());
    assertThat(maven.waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(second).isEqualTo(new Answer(0, first.out(), ""));
    assertThat(folder.resolve("home/wrapper/dists/outside")).doesNotExist();
    assertThat(folder.resolve("home/wrapper/dists/apache-maven-9.9.9/outside")).doesNotExist();
  }

  @Test
  void whatHasAnotherSumIsNotInstalled() throws Exception {
    archive();
    checkout("0".repeat(64));
    HttpServer server = repository();

    Answer answer = wrapper("http://127.0.0.1:" + server.getAddress().getPort());
    server.stop(0);

    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.err()).contains("expected " + "0".repeat(64) + ": nothing was installed");
    assertThat(folder.resolve("home")).doesNotExist();
  }

  @Test
  void whatCannotBeFetchedIsToldWithItsAddress() throws Exception {
    checkout("0".repeat(64));

    Answer answer = wrapper("");

    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.err())
        .contains("http://127.0.0.1:1/apache-maven-9.9.9-bin.zip cannot be fetched");
  }
}
