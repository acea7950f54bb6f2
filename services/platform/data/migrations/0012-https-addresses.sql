-- A company's addresses are followed by people: only https is kept from here on, and what was kept before goes by the same rule.
update platform.tenants set settings = jsonb_set(settings, '{company,logo_url}', 'null')
  where settings #>> '{company,logo_url}' not like 'https://%';
update platform.tenants set settings = jsonb_set(settings, '{company,privacy_notice_url}', 'null')
  where settings #>> '{company,privacy_notice_url}' not like 'https://%';
update platform.tenants set settings = jsonb_set(settings, '{company,support,url}', 'null')
  where settings #>> '{company,support,url}' not like 'https://%';
