-- What the record says beside a claim is read when a key asks: it may be corrected or deleted meanwhile.
update workflows.workflows w set claims = jsonb_set(w.claims, '{differences}', (
  select coalesce(jsonb_agg(one.difference - 'known' order by one.place), '[]')
  from jsonb_array_elements(w.claims->'differences') with ordinality as one(difference, place)
))
where w.claims is not null;
