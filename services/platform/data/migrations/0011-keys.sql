-- The installation's keys. They are random, and do not change with ZAGUAN_SECRET, which wraps them: a copy for each secret that is good.
create table platform.keys (
  use text not null,
  number integer not null,
  -- Stays as long as the installation. Any other gets a successor when a secret has gone.
  lasting boolean not null,
  -- Which secret opens this copy.
  secret text not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (use, number, secret)
);
