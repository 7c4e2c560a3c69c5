package hexfront.engine.orders;

/** An order that is nearly always possible and seldom meant: nobody is reminded of it. */
public interface Unasked {}
