import { ADMIN_SCOPE } from '../../contracts/settings.ts';
import { scopes } from '../../services/main.ts';
import { onPlatform } from '../connect/platform.ts';
import { defineCommand, Refusal } from '../terminal/command.ts';
import { bold, facts, mark, quiet } from '../terminal/layout.ts';
import { readSettingsFile } from './members.ts';

export const command = defineCommand({
  arguments: [{ name: 'name' }],
  options: {
    settings: { type: 'string', value: 'file.json', help: 'settings to begin with' },
    'if-missing': { type: 'boolean', help: 'leave a tenant of this name as it is; for scripts' },
  },
  details: [
    'Works on the database of DATABASE_URL, or on the data folder while no server holds it: no key exists yet that could ask a server.',
    'What is printed is seen once: a live and a test key for every service and the settings, and a webhook secret for each mode.',
  ].join('\n'),
  async run([name = ''], { settings: file, 'if-missing': ifMissing }) {
    const settings = { company: { name }, ...(file ? readSettingsFile(file) : {}) };
    const made = await onPlatform(async ({ tenants, keys, webhooks }) => {
      const existing = await tenants.byName(name);
      if (existing && ifMissing) return { created: false as const, tenant: existing.id };
      if (existing) {
        throw new Refusal(
          `There is a tenant "${name}" already: ${existing.id}. Make keys of it with "keys create", choose another name, or say --if-missing to leave it as it is.`,
        );
      }
      const { id: tenant } = await tenants.create({ name, settings });
      const mode = async (livemode: boolean) => ({
        key: (await keys.create({ tenantId: tenant, name: 'operator', livemode, scopes: [...scopes.services, ADMIN_SCOPE] })).key,
        webhook_secret: (await webhooks.createSecret({ tenantId: tenant, livemode })).secret,
      });
      return { created: true as const, tenant, live: await mode(true), test: await mode(false) };
    });
    if (!made.created) return { json: made, text: `${mark('none')} ${bold(name)} is there already: ${made.tenant}. Nothing was changed.` };
    const text = [
      `${bold(name)}  ${quiet(made.tenant)}`,
      '',
      facts([
        ['Live key', made.live.key],
        ['Live webhook secret', made.live.webhook_secret],
        ['Test key', made.test.key],
        ['Test webhook secret', made.test.webhook_secret],
      ]),
      '',
      quiet('  Keep them now: none of them is shown again. For your programs make narrower keys with "keys create".'),
    ].join('\n');
    return { json: made, text };
  },
});
