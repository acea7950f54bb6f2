-- What became of a handed-over link that was sent as a message: where to, masked, and when it may be sent there again.
alter table workflows.tokens add column delivery jsonb;
