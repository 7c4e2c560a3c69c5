package hexfront.app.terminal;

/** What a player can type. */
final class Help {
  static final String TEXT =
      """
      orders (0304 is a hex; UNIT is an id, several joined by commas, or a hex for all in it)
        move UNIT 0306         or a whole path: move UNIT 0305 0306          (m)
        attack 0404            with all who can, or attack 0404 UNIT         (a)
        overrun UNIT 0404                                                    (o)
        choose WORD, pass, end                                               (c, p, e)
        retreat, lose, advance and the like are asked for unit by unit
        a number               the order of that number in the last list
        or the journal's words: move units=UNIT path=0304,0305
      questions
        map [0304]  look 0304  units  list  reach UNIT  odds 0404 [UNIT]
        zoc [axis|soviet]  supply  command  threats  todo  score  log [N]  why CASE
      the game
        undo  save FILE  load FILE  help  quit
      """;

  private Help() {}
}
