-- The games that whoever sits at this machine has opened, with the seats he took (words with blanks
-- between them). Only a server for one machine writes and reads it.
create table owned (
  game  text not null primary key references games (id),
  seats text not null
);
