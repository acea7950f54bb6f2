-- The export needs a scope of its own; keys that could export keep it.
update platform.api_keys set scopes = array_append(scopes, 'people:export')
where 'people' = any (scopes) and not 'people:export' = any (scopes);
