import type { z } from 'zod';
import type { DomainProof, settingsRecord } from '#contracts/base/settings.ts';
import { resultOf } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { bold, facts, leavesOf, quiet } from '../terminal/layout.ts';
import { patchOf, readSettingsFile, refuseUnknown } from './members.ts';

export const show = defineCommand({
  run: () => resultOf(({ workflows }) => workflows.settings.get(), settingsText),
});

export const set = defineCommand({
  arguments: [{ name: 'member=value', optional: true, rest: true }],
  options: { file: { type: 'string', value: 'file.json', help: 'a JSON object to merge into the settings' } },
  details: [
    'Takes members as "tenant show" prints them. Members that are not named stay. Lists are replaced whole, and null restores the default:',
    '  tenant set minimum_age=21 \'origins=["https://bank.example"]\' company.support.email=ayuda@bank.example legal_hold=true',
    'Live and test data share the settings: a key in ZAGUAN_KEY must be a live one.',
  ].join('\n'),
  async run(assignments, { file }) {
    if (assignments.length === 0 && !file) throw new UsageError('Add the members to set, as member=value or with --file.');
    const patch = { ...(file ? readSettingsFile(file) : {}), ...patchOf(assignments) };
    return resultOf(
      async ({ workflows }) => {
        refuseUnknown(patch, (await workflows.settings.get()).result);
        return workflows.settings.update(patch);
      },
      settingsText,
      { live: true },
    );
  },
});

export const prove = defineCommand({
  arguments: [{ name: 'domain' }],
  details: 'Looks for the TXT record that "tenant show" names. Links may use the custom domain once it is found.',
  run: ([domain = '']) => resultOf(({ workflows }) => workflows.settings.proveDomain({ domain }), proofText, { live: true }),
});

/** Formats the state of a domain: proven, or the DNS record to publish. */
function proofText({ domain, txt_name, txt_value, proven_at }: DomainProof): string {
  if (proven_at !== null) return `  ${domain} is proven to be yours: links may use it since ${proven_at}.`;
  const record = [['name', txt_name] as const, ['value', txt_value] as const];
  return [
    `  ${domain} is not proven, so links do not use it. Publish this TXT record:`,
    facts(record, '    '),
    `  then: npm run zaguan -- tenant prove ${domain}`,
  ].join('\n');
}

/** Formats settings in the form that `tenant set` accepts. */
function settingsText(record: z.output<typeof settingsRecord>): string {
  const { tenant_uuid, custom_domain_proofs, webhook_keys, webhook_keys_url, ...settings } = record;
  const keys = webhook_keys.map(({ livemode, public_key }) => [livemode ? 'live' : 'test', public_key] as const);
  return [
    `${bold(settings.company.name)}  ${quiet(tenant_uuid)}`,
    '',
    facts(leavesOf(settings).map(([path, value]) => [path, value || '–'])),
    ...custom_domain_proofs.flatMap((proof) => ['', proofText(proof)]),
    '',
    `  ${quiet('Public keys of webhooks')}  ${webhook_keys_url}`,
    facts(keys, '    '),
  ].join('\n');
}
