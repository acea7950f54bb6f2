import type { z } from 'zod';
import type { DomainProof, settingsRecord } from '#contracts/base/settings.ts';
import { bold, facts, quiet } from '../terminal/layout.ts';
import { flatten } from './members.ts';

/** Formats the state of a domain: proven, or the DNS record to publish. */
export function proofText({ domain, txt_name, txt_value, proven_at }: DomainProof): string {
  if (proven_at !== null) return `  ${domain} is yours: links may lead there since ${proven_at}.`;
  return [
    `  ${domain} is not proven, so no link leads there. Publish this TXT record:`,
    facts(
      [
        ['name', txt_name],
        ['value', txt_value],
      ],
      '    ',
    ),
    `  then: npm run zaguan -- tenant prove ${domain}`,
  ].join('\n');
}

/** Formats settings in the form that `tenant set` accepts. */
export function settingsText({
  tenant_uuid,
  custom_domain_proofs,
  webhook_keys,
  webhook_keys_url,
  ...settings
}: z.output<typeof settingsRecord>): string {
  const keys = webhook_keys.map(({ livemode, public_key }) => [livemode ? 'live' : 'test', public_key] as const);
  return [
    `${bold(settings.company.name)}  ${quiet(tenant_uuid)}`,
    '',
    facts(flatten(settings)),
    ...custom_domain_proofs.flatMap((proof) => ['', proofText(proof)]),
    '',
    `  ${quiet('Public keys of webhooks')}  ${webhook_keys_url}`,
    facts(keys, '    '),
  ].join('\n');
}
