-- How a document is made of one of the people service's document templates for a workflow.
create table workflows.template_bindings (
  tenant_id text not null,
  livemode boolean not null,
  uuid uuid not null,
  number bigint generated always as identity,
  name text not null,
  template_uuid uuid not null,
  text_bindings jsonb not null,
  sign_bindings jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, livemode, uuid)
);
create index template_bindings_by_creation on workflows.template_bindings (tenant_id, livemode, created_at desc, number desc);

-- What a workflow was made with under `autofill`, and the first document that a step of it is about.
alter table workflows.workflows add column template_binding_uuid uuid;
alter table workflows.workflows add column document_uuid uuid;
