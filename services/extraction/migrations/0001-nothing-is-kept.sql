-- The service stores nothing. The schema exists because every service has one.
select 1;
