package hexfront.server.http;

import hexfront.server.hall.Reception;
import hexfront.server.hall.Timing;
import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmCompilationMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** What the server measures of itself, for Prometheus. */
final class Meters {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Map<String, Timer> timers = new ConcurrentHashMap<>();

  Meters(Reception reception) {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmCompilationMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    Gauge.builder("hexfront.games.live", reception, Reception::liveGames)
        .description("games in memory")
        .register(registry);
    Gauge.builder("hexfront.streams", reception, Reception::streams)
        .description("event streams that are open")
        .register(registry);
    for (Timing.Part part : Timing.Part.values()) {
      FunctionTimer.builder(
              "hexfront.order",
              reception.timing(),
              timing -> timing.times(part),
              timing -> timing.seconds(part),
              TimeUnit.SECONDS)
          .description("the parts of an order's way")
          .tag("part", part.name().toLowerCase(Locale.ROOT))
          .register(registry);
    }
  }

  /** Notes a request that was answered. */
  void note(Route route, int status, long nanos) {
    String key = route.verb() + " " + route.path() + " " + status;
    timers
        .computeIfAbsent(
            key,
            k ->
                Timer.builder("hexfront.requests")
                    .description("requests answered")
                    .tag("verb", route.verb().name())
                    .tag("path", route.path())
                    .tag("status", Integer.toString(status))
                    .register(registry))
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  List<Route> routes() {
    return List.of(
        Route.get(
            "/metrics",
            Route.Access.OPEN,
            "What the server measures of itself, for Prometheus.",
            "",
            call -> Reply.text("text/plain; version=0.0.4; charset=utf-8", registry.scrape())));
  }
}
