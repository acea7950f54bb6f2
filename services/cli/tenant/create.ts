import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { scopes } from '#services/main.ts';
import { onPlatform } from '../connect/platform.ts';
import { CommandFailure, defineCommand } from '../terminal/command.ts';
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
    'Neither key exports people or reviews workflows: such a key is asked for by name, with "keys create --scopes".',
  ].join('\n'),
  async run([name = ''], { settings: file, 'if-missing': ifMissing }) {
    const settings = { company: { name }, ...(file ? readSettingsFile(file) : {}) };
    const tenant = await onPlatform(async ({ tenants, keys, webhooks }) => {
      const existing = await tenants.byName(name);
      if (existing && ifMissing) return { created: false as const, tenant: existing.id };
      if (existing) {
        throw new CommandFailure(
          `There is a tenant "${name}" already: ${existing.id}. Make keys of it with "keys create", choose another name, or say --if-missing to leave it as it is.`,
        );
      }
      const { id } = await tenants.create({ name, settings });
      const mode = async (livemode: boolean) => ({
        key: (await keys.create({ tenantId: id, name: 'operator', livemode, scopes: [...scopes.services, ADMIN_SCOPE] })).key,
        webhook_secret: (await webhooks.createSecret({ tenantId: id, livemode })).secret,
      });
      return { created: true as const, tenant: id, live: await mode(true), test: await mode(false) };
    });
    if (!tenant.created)
      return { json: tenant, text: `${mark('none')} ${bold(name)} is there already: ${tenant.tenant}. Nothing was changed.` };
    const text = [
      `${bold(name)}  ${quiet(tenant.tenant)}`,
      '',
      facts([
        ['Live key', tenant.live.key],
        ['Live webhook secret', tenant.live.webhook_secret],
        ['Test key', tenant.test.key],
        ['Test webhook secret', tenant.test.webhook_secret],
      ]),
      '',
      quiet('  Keep them now: none of them is shown again. For your programs make narrower keys with "keys create".'),
    ].join('\n');
    return { json: tenant, text };
  },
});
