-- How each game was set up and who sits where. Of tokens only their hashes are kept, except the one
-- with which anybody may watch a public game.
create table games (
  id             text    not null primary key,
  name           text    not null,
  header         text    not null,
  axis           text    not null,
  soviet         text    not null,
  axis_hash      text    not null,
  soviet_hash    text    not null,
  spectator_hash text    not null,
  watch          text,
  dice           text    not null,
  first_decision text    not null,
  created        bigint  not null
);

-- What happened in each game, in order. Rows are only ever added; the primary key decides who comes
-- first when two want to add the same number.
create table entries (
  game     text    not null references games (id),
  sequence integer not null,
  what     text    not null,
  side     text    not null,
  orders   text    not null,
  dice     text    not null,
  position text    not null,
  why      text    not null,
  next     text    not null,
  at       bigint  not null,
  primary key (game, sequence)
);

-- Which server plays the commanders of a game, and until when.
create table leases (
  game  text   not null primary key references games (id),
  node  text   not null,
  until bigint not null
);
