-- Which logs of a tenant grew since a moment: their heads are written down once a day.
create index events_by_time on platform.events (tenant_id, at);
