-- The letter that came last in each game: how many orders stood before it and how the game stood
-- then, the letter itself, the published figures it is rolled with (numbers with blanks between
-- them; null: with the dice of the game), and whether it has been carried out. How far it has got is
-- not kept: the entries since then say so.
create table letters (
  game     text    not null primary key references games (id),
  orders   integer not null,
  position text    not null,
  letter   text    not null,
  figures  text,
  done     integer not null
);
