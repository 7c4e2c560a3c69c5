package hexfront.engine.events;

import hexfront.engine.Board;
import hexfront.engine.Event;

/**
 * An event of a game's own, which says itself what happened: a short sentence without a full stop,
 * with units by their ids and hexes by their numbers. Every log tells it so.
 */
public interface InWords extends Event {
  String inWords(Board board);
}
