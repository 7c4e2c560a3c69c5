package hexfront.server.http;

import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.server.hall.Denied;
import hexfront.server.hall.Reception;
import hexfront.server.http.Route.Access;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;

/** All that can be requested. */
public final class Api {
  private static final String ANSWERED = "answered";
  private static final String NEW_GAME = "new-game";
  private static final int REQUESTS_A_GAME = 20;
  private static final int CLIENTS_BEHIND_ONE_ADDRESS = 20;
  private static final String POLICY =
      "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline';"
          + " frame-ancestors 'none'; base-uri 'self'; form-action 'self'";

  private final Settings settings;
  private final List<Route> routes = new ArrayList<>();
  private final WebFiles files;
  private final Meters meters;
  private final Throttles byAddress;
  private final Throttles byOpener;
  private final Addresses addresses;
  private final Bodies bodies = Bodies.usual();

  public Api(Settings settings, Reception reception, Tables tables) {
    this.settings = settings;
    this.files = new WebFiles(settings.base());
    this.meters = new Meters(reception);
    this.addresses = new Addresses(settings.proxies());
    this.byAddress = new Throttles(settings.perSecond() * CLIENTS_BEHIND_ONE_ADDRESS);
    this.byOpener = new Throttles(Math.max(1, settings.perSecond() / REQUESTS_A_GAME));
    routes.addAll(new ShelfRoutes(tables, reception.leaders()).routes());
    routes.addAll(new GameRoutes(reception, settings.base()).routes());
    routes.addAll(new LetterRoutes(reception).routes());
    routes.addAll(new HintRoutes(reception).routes());
    routes.addAll(new SeatRoutes(reception, settings.base()).routes());
    if (reception.ownGames().isOwned()) {
      routes.addAll(new OwnRoutes(reception.ownGames(), settings.base()).routes());
    }
    routes.add(new EventStream(reception).route());
    routes.add(
        Route.get(
            "/health",
            Access.OPEN,
            "Whether the server and its database are well.",
            "health",
            call -> {
              reception.health();
              return Reply.of(Json.object().put("status", "well"));
            }));
    routes.addAll(meters.routes());
    routes.add(new OpenApi(routes, tables.boxes()).route(settings.base()));
  }

  List<Route> routes() {
    return List.copyOf(routes);
  }

  /** Starts to listen. */
  public Javalin start() {
    return Javalin.create(this::configure).start(settings.host(), settings.port());
  }

  private void configure(JavalinConfig config) {
    config.concurrency.useVirtualThreads = true;
    config.jetty.threadPool = threads();
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.router.contextPath = settings.base().isEmpty() ? "/" : settings.base();
    config.router.ignoreTrailingSlashes = true;
    config.http.prefer405over404 = true;
    config.http.generateEtags = true;
    config.http.maxRequestSize = settings.mostBytes() + 1L;
    config.jetty.modifyHttpConfiguration(
        http -> {
          // What a connection has seen once is not taken for what comes next: case matters.
          http.setHeaderCacheSize(0);
          http.setHeaderCacheCaseSensitive(true);
          http.setSendServerVersion(false);
        });
    config.jetty.modifyServer(server -> server.setErrorHandler(PlainErrors::handle));
    config.routes.before(this::expectName);
    for (Route route : routes) {
      switch (route.verb()) {
        case GET -> config.routes.get(route.path(), ctx -> serve(route, ctx));
        case POST -> config.routes.post(route.path(), ctx -> serve(route, ctx));
      }
    }
    for (String page : List.of("/", "/game/{id}", "/replay", "/verify")) {
      config.routes.get(page, ctx -> send(files.page(), ctx));
    }
    config.routes.error(404, this::file);
    config.routes.error(405, this::otherVerb);
    config.routes.exception(Exception.class, (e, ctx) -> send(Problems.reply(e, what(ctx)), ctx));
  }

  /** Few threads wait for connections; each request has a virtual one. */
  private static ThreadPool threads() {
    QueuedThreadPool threads = new QueuedThreadPool();
    threads.setName("http");
    threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
    return threads;
  }

  private void serve(Route route, Context ctx) {
    long began = System.nanoTime();
    Reply reply;
    try (Call call = new Call(ctx, settings.mostBytes(), bodies, addresses.of(ctx))) {
      admit(route, call, began);
      reply = route.handler().answer(call);
    } catch (Exception e) {
      reply = Problems.reply(e, what(ctx));
    }
    if (!reply.isNone()) {
      send(reply, ctx);
      meters.note(route, reply.status(), System.nanoTime() - began);
    }
  }

  private void admit(Route route, Call call, long now) {
    if (!byAddress.admits(call.address(), now)) {
      throw new Denied.Full(
          "too many requests, expected at most " + settings.perSecond() + " a second");
    }
    if (route.body().equals(NEW_GAME) && !byOpener.admits(call.address(), now)) {
      throw new Denied.Full("too many games opened at once; wait a moment and ask again");
    }
  }

  /** A page of another site that has this machine's address under its own name gets nothing. */
  private void expectName(Context ctx) {
    if (settings.names().isEmpty()) {
      return;
    }
    String host = ctx.host();
    String name = host == null ? "" : host.replaceFirst(":\\d+$", "");
    if (!settings.names().contains(name)) {
      send(Reply.error(421, "this server is called " + settings.names().getFirst()), ctx);
      ctx.skipRemainingHandlers();
    }
  }

  private static String what(Context ctx) {
    return ctx.method() + " " + ctx.path();
  }

  private void otherVerb(Context ctx) {
    if (ctx.attribute(ANSWERED) == null) {
      send(Reply.error(405, "this path does not take " + ctx.method()), ctx);
    }
  }

  /** What no route answers may be a file of the browser's part. */
  private void file(Context ctx) {
    if (ctx.attribute(ANSWERED) != null) {
      return;
    }
    String path = ctx.path().substring(settings.base().length());
    boolean readable = ctx.method().equals(HandlerType.GET) && !path.startsWith("/api/");
    send(
        (readable ? files.file(path.replaceFirst("^/", "")) : java.util.Optional.<Reply>empty())
            .orElseGet(() -> nothing(ctx, readable)),
        ctx);
  }

  /** A person is told by the page that there is nothing, a program by a sentence. */
  private Reply nothing(Context ctx, boolean readable) {
    String accepts = ctx.header("Accept");
    if (readable && accepts != null && accepts.contains("text/html")) {
      Reply page = files.page();
      return new Reply(404, page.type(), page.body());
    }
    return Reply.error(404, "there is nothing at " + what(ctx));
  }

  private static void send(Reply reply, Context ctx) {
    ctx.attribute(ANSWERED, true);
    ctx.status(reply.status());
    ctx.contentType(reply.type());
    ctx.header("X-Content-Type-Options", "nosniff");
    ctx.header("Referrer-Policy", "no-referrer");
    ctx.header("Content-Security-Policy", POLICY);
    ctx.header("X-Frame-Options", "DENY");
    ctx.header("Cache-Control", ctx.path().contains("/api/games") ? "no-store" : "no-cache");
    if (ctx.method().equals(HandlerType.POST)) {
      write(reply.body(), ctx);
    } else {
      ctx.result(reply.body());
    }
  }

  /** What nobody asks for twice needs no tag, and no copy to make one from. */
  private static void write(byte[] body, Context ctx) {
    try {
      ctx.outputStream().write(body);
    } catch (IOException e) {
      // the other end has left
    }
  }
}
