-- Where each game stood not long ago, as a written position, and the version of the rules that
-- brought it there. Should later rules lead elsewhere, the game goes on from here.
create table checkpoints (
  game     text    not null primary key references games (id),
  sequence integer not null,
  rules    integer not null,
  position text    not null
);
