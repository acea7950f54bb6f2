import { logStamper, readConfig } from '#services/main.ts';
import { onPlatformOf } from '../connect/platform.ts';
import { defineCommand } from '../terminal/command.ts';
import { facts, mark, quiet } from '../terminal/layout.ts';

export const command = defineCommand({
  details: [
    'Writes today’s heads of every tenant’s logs into ANCHOR_DIR, signed, as the server does every night. A day has one anchor, which is not overwritten.',
    'Works on the database of DATABASE_URL with ZAGUAN_SECRET, or on the data folder while no server uses it. Each tenant’s log records that an operator asked.',
    'Exit status 1 if the heads of a tenant could not be written. Those of the other tenants are written.',
  ].join('\n'),
  async run() {
    const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
    const { anchors: days, failures } = await onPlatformOf(config, ({ anchors }) => anchors.writeNow(), logStamper(config));
    const records = days.map(({ file, isNew, statement: { tenant, at, heads, public_key } }) => ({
      file,
      new: isNew,
      tenant,
      at,
      heads,
      public_key,
    }));
    const failed = failures.map(({ tenant, error }) => ({ tenant, error: error instanceof Error ? error.message : String(error) }));
    const key = records[0]?.public_key;
    const lines = records.map(({ file, heads, new: isNew }) => {
      const count = heads === 1 ? '1 head' : `${heads} heads`;
      return `${mark(isNew ? 'good' : 'none')} ${file}  ${quiet(isNew ? count : `${count}, already there`)}`;
    });
    const faults = failed.map(({ tenant, error }) => `${mark('bad')} The tenant ${tenant} was not anchored: ${error}`);
    const next = `zaguan log verify --anchors '${config.anchorFolder}' --key ${key}`;
    const keep = facts([
      ['Keep the key', key ?? null],
      ['Compare', next],
    ]);
    const nothing = failed.length > 0 ? [] : [`${mark('none')} There is no tenant, so there is no log.`];
    const text = [...lines, ...faults, ...(key ? ['', keep] : nothing)].join('\n');
    return { json: [...records, ...failed], text, exit: failed.length > 0 ? 1 : 0 };
  },
});
