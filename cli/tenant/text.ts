import type { z } from 'zod';
import type { settingsRecord } from '../../contracts/settings.ts';
import { bold, facts, quiet } from '../terminal/layout.ts';
import { flattened } from './members.ts';

/** Settings as `tenant set` would set them. */
export function settingsText({ tenant_uuid, webhook_keys, webhook_keys_url, ...settings }: z.output<typeof settingsRecord>): string {
  const keys = webhook_keys.map(({ livemode, public_key }) => [livemode ? 'live' : 'test', public_key] as const);
  return [
    `${bold(settings.company.name)}  ${quiet(tenant_uuid)}`,
    '',
    facts(flattened(settings)),
    '',
    `  ${quiet('Public keys of webhooks')}  ${webhook_keys_url}`,
    facts(keys, '    '),
  ].join('\n');
}
