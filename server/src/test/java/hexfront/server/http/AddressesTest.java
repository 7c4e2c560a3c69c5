package hexfront.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where requests come from. */
class AddressesTest {
  private final Addresses trusting = new Addresses(List.of("127.0.0.1", "10.0.0.0/8", "fd00::/8"));
  private final Addresses plain = new Addresses(List.of());

  private static String one(String address) {
    return new Addresses(List.of()).key(List.of(), address);
  }

  @Test
  void usersBehindATrustedProxyAreToldApart() {
    assertThat(trusting.key(List.of("192.0.2.7"), "127.0.0.1")).isEqualTo(one("192.0.2.7"));
    assertThat(trusting.key(List.of("192.0.2.7", " 10.1.2.3"), "127.0.0.1"))
        .isEqualTo(one("192.0.2.7"));
  }

  @Test
  void nobodyElseIsBelieved() {
    assertThat(plain.key(List.of("192.0.2.7"), "127.0.0.1")).isEqualTo(one("127.0.0.1"));
    assertThat(trusting.key(List.of("192.0.2.7"), "198.51.100.1")).isEqualTo(one("198.51.100.1"));
    assertThat(trusting.key(List.of("192.0.2.9", "192.0.2.7"), "10.0.0.1"))
        .isEqualTo(one("192.0.2.7"));
    assertThat(trusting.key(List.of("nonsense", "x".repeat(9000)), "10.0.0.1"))
        .isEqualTo(one("10.0.0.1"));
  }

  @Test
  void aHouseWithManyAddressesIsOne() {
    assertThat(one("2001:db8:1:2:aaaa::1")).isEqualTo(one("2001:db8:1:2:bbbb::2"));
    assertThat(one("2001:db8:1:2::1")).isNotEqualTo(one("2001:db8:1:3::1"));
    assertThat(one("192.0.2.7")).isNotEqualTo(one("192.0.2.8"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"proxy.example.org", "10.0.0.0/33", "10.0.0.0/x", "", "1.2.3"})
  void whatIsNoAddressIsSaidToBeNone(String proxy) {
    assertThatThrownBy(() -> new Addresses(List.of(proxy)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("expected");
  }
}
