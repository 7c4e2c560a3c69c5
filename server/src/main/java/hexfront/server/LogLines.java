package hexfront.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;

/**
 * The log: one line an event, on standard error; time, level, who, message, name=value pairs. Said
 * here and not in a file, which would be read with a parser that takes its time at every start.
 */
public final class LogLines extends ContextAwareBase implements Configurator {
  private static final String LINE =
      "%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %-5level %logger{0} - %msg %kvp%n%ex";

  @Override
  public ExecutionStatus configure(LoggerContext log) {
    PatternLayoutEncoder line = new PatternLayoutEncoder();
    line.setContext(log);
    line.setPattern(LINE);
    line.start();
    ConsoleAppender<ILoggingEvent> out = new ConsoleAppender<>();
    out.setContext(log);
    out.setTarget("System.err");
    out.setEncoder(line);
    out.start();
    Logger root = log.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.WARN);
    root.addAppender(out);
    log.getLogger("hexfront").setLevel(Level.INFO);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }
}
