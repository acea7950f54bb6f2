-- Whether the text of a consent said that a portrait may be kept. Texts of before say nothing of it here.
alter table workflows.consents add column portrait boolean not null default false;
