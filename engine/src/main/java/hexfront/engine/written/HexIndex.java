package hexfront.engine.written;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A number in a stage, or a list of numbers, that stands for a hex of the map, or is -1; it is
 * written as its printed number.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface HexIndex {}
