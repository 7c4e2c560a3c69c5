-- What was handed out for each seat that a person may take: the hash of an invitation nobody has
-- redeemed yet (else empty), the hash of what the player adds to the dice and, once it is laid
-- open, that itself; and since when the player wants the game deleted (0: does not).
create table seats (
  game       text   not null references games (id),
  side       text   not null,
  invitation text   not null,
  promise    text   not null,
  share      text   not null,
  leaves     bigint not null,
  primary key (game, side)
);

-- A row that is written to find out whether the database still takes anything.
create table probes (
  node text   not null primary key,
  at   bigint not null
);
