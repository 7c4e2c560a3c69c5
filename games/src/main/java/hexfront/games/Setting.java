package hexfront.games;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;

/** A game ready to play: its rulebook, and the position to begin from. */
public record Setting(Rulebook rulebook, Position position) {}
