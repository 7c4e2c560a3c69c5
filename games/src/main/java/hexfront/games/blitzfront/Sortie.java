package hexfront.games.blitzfront;

import hexfront.engine.written.HexIndex;
import hexfront.engine.written.UnitIndex;

/** An air unit whose strike on a hex got through in this combat phase. */
record Sortie(@UnitIndex int air, @HexIndex int hex) {}
