-- Every remembered answer was a 200: what fails is not remembered.
alter table platform.idempotency drop column status;
