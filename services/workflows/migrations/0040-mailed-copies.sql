-- Whether the signed copies are mailed at the end, and where to, as the key said it.
alter table workflows.workflows add column send_email boolean not null default false;
alter table workflows.workflows add column user_email text;

-- A signed copy on its way to the person: the row is there before the mail leaves. `expires_at` is the end of its link, null for a copy
-- that was attached.
create table workflows.copies (
  tenant_id text not null,
  livemode boolean not null,
  uuid uuid not null,
  workflow_uuid uuid not null,
  step_uuid uuid not null,
  address text,
  status text not null check (status in ('due', 'sent', 'refused', 'failed')),
  tries integer not null default 0,
  codes integer not null default 0,
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid),
  constraint copies_step unique (tenant_id, livemode, step_uuid),
  foreign key (tenant_id, livemode, workflow_uuid) references workflows.workflows (tenant_id, livemode, uuid) on delete cascade
);
create index copies_by_workflow on workflows.copies (tenant_id, livemode, workflow_uuid);
