import type { CommandTable } from './terminal/main.ts';

/** Every command, in the order of the help. A folder each; loaded when called. */
export const commands: CommandTable = {
  serve: { summary: 'Serve, without a demo', load: () => import('./serve/serve.ts') },
  doctor: { summary: 'What is configured, missing, reachable', load: () => import('./doctor/doctor.ts') },
  check: { summary: 'Judge a CURP, RFC, NSS, CLABE or MRZ', load: () => import('./check/check.ts') },
  codes: { summary: 'Read the codes in pictures', load: () => import('./codes/codes.ts') },
  'workflow create': { summary: 'Make a workflow', load: () => import('./workflow/create.ts') },
  'workflow list': { summary: 'List workflows, newest first', load: () => import('./workflow/list.ts') },
  'workflow show': { summary: 'Show a workflow: steps, person, timeline, media', load: () => import('./workflow/show.ts') },
  'person export': { summary: 'Save all that is kept about a person', load: () => import('./person/export.ts') },
  token: { summary: 'Make a link for the person', load: () => import('./token/token.ts') },
  'webhooks list': { summary: 'List webhook deliveries', load: () => import('./webhooks/list.ts') },
  'webhooks resend': { summary: 'Send a webhook once more', load: () => import('./webhooks/resend.ts') },
  'log verify': { summary: 'Prove that a log was not changed', load: () => import('./log/verify.ts') },
  'tenant create': { summary: 'Make a tenant, with its first keys', load: () => import('./tenant/create.ts') },
  'tenant show': { summary: 'Show the settings', load: () => import('./tenant/show.ts') },
  'tenant set': { summary: 'Change settings', load: () => import('./tenant/set.ts') },
  'keys create': { summary: 'Make an API key', load: () => import('./keys/create.ts') },
  'keys list': { summary: 'List API keys', load: () => import('./keys/list.ts') },
  'keys revoke': { summary: 'Revoke an API key', load: () => import('./keys/revoke.ts') },
  'secrets create': { summary: 'Make a webhook secret', load: () => import('./secrets/create.ts') },
  'secrets list': { summary: 'List webhook secrets', load: () => import('./secrets/list.ts') },
  'secrets revoke': { summary: 'Revoke a webhook secret', load: () => import('./secrets/revoke.ts') },
  backup: { summary: 'Copy the embedded data folder into a file', load: () => import('./backup/backup.ts') },
  restore: { summary: 'Put such a copy in place', load: () => import('./backup/restore.ts') },
};
