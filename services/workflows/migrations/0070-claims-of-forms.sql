-- What forms asked is a claim by itself. Claims that wait since before name it too, so that accepting all of them writes it.
update workflows.workflows w set claims = jsonb_set(w.claims, '{differences}', w.claims->'differences' || (
  select coalesce(
    jsonb_agg(jsonb_build_object('member', 'dynamic_values.' || (told->>'step'), 'claimed', told->'values') order by s.position),
    '[]'
  )
  from workflows.steps s, jsonb_path_query(s.facts, '$.dynamic_values[*]') as told
  where (s.tenant_id, s.livemode, s.workflow_uuid) = (w.tenant_id, w.livemode, w.uuid) and s.status = 'success'
))
where w.claims is not null and w.claims_accepted is null and w.people_uuid is null;
