-- The service keeps nothing; its schema exists so that every service has one.
select 1;
