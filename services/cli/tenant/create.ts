import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { scopes } from '#services/main.ts';
import { onPlatform } from '../connect/platform.ts';
import { CommandFailure, defineCommand } from '../terminal/command.ts';
import { bold, facts, mark, quiet } from '../terminal/layout.ts';
import { readSettingsFile } from './members.ts';

export const command = defineCommand({
  arguments: [{ name: 'name' }],
  options: {
    settings: { type: 'string', value: 'file.json', help: 'initial settings' },
    'if-missing': { type: 'boolean', help: 'leave an existing tenant of this name unchanged; for scripts' },
  },
  details: [
    'Works on the database of DATABASE_URL, or on the data folder while no server uses it, because no key exists yet for a request to a server.',
    'Prints once: a live and a test key for every service and the settings, and a webhook secret for each mode.',
    'Neither key exports people or reviews workflows: "keys create --scopes" creates such a key.',
  ].join('\n'),
  async run([name = ''], { settings: file, 'if-missing': ifMissing }) {
    const settings = { company: { name }, ...(file ? readSettingsFile(file) : {}) };
    const tenant = await onPlatform(async ({ tenants, keys, webhooks }) => {
      const existing = await tenants.byName(name);
      if (existing && ifMissing) return { created: false as const, tenant: existing.id };
      if (existing) {
        throw new CommandFailure(
          `A tenant "${name}" already exists: ${existing.id}. Create keys for it with "keys create", choose another name, or add --if-missing to leave it unchanged.`,
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
      return { json: tenant, text: `${mark('none')} ${bold(name)} already exists: ${tenant.tenant}. Nothing was changed.` };
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
      quiet('  Store them now: they are not shown again. Create keys with fewer scopes for your programs with "keys create".'),
    ].join('\n');
    return { json: tenant, text };
  },
});
