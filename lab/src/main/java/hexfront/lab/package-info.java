/**
 * The laboratory: many games at once, and what they prove. A {@link hexfront.lab.Fixture} is a game
 * to be played, a {@link hexfront.lab.Sitting} plays it, a {@link hexfront.lab.Runner} plays many
 * on all cores, and a {@link hexfront.lab.RunFolder} keeps what came of them, so that a run can be
 * stopped and goes on later. Studies say which games to play and what the results mean.
 */
@NullMarked
package hexfront.lab;

import org.jspecify.annotations.NullMarked;
