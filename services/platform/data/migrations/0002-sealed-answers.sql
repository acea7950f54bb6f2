-- Answers may hold what is seen only once (a token, a key) or belongs to a person: they are sealed, and known by whom they tell of,
-- so that they go with whom they tell of. What was remembered so far is at most a day old, and is asked anew.
delete from platform.idempotency;
alter table platform.idempotency drop column body;
alter table platform.idempotency add column sealed bytea not null;
alter table platform.idempotency add column subjects text[] not null;
create index idempotency_subjects on platform.idempotency using gin (subjects);
