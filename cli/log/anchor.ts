import { logStamper, readConfig } from '../../services/main.ts';
import { onPlatformOf } from '../connect/platform.ts';
import { defineCommand } from '../terminal/command.ts';
import { facts, mark, quiet } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [],
  options: {},
  details: [
    'Writes today’s heads of every tenant’s logs into ANCHOR_DIR, signed, as the server does every night; a day has one anchor, and what is there stays.',
    'Works on the database of DATABASE_URL with ZAGUAN_SECRET, or on the data folder while no server holds it. Each tenant’s log says that an operator asked.',
  ].join('\n'),
  async run() {
    const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
    const days = await onPlatformOf(config, ({ anchors }) => anchors.writeNow(), logStamper(config));
    const json = days.map(({ file, isNew, statement: { tenant, at, heads, public_key } }) => ({
      file,
      new: isNew,
      tenant,
      at,
      heads,
      public_key,
    }));
    const key = json[0]?.public_key;
    const lines = json.map(({ file, heads, new: isNew }) => {
      const count = heads === 1 ? '1 head' : `${heads} heads`;
      return `${mark(isNew ? 'good' : 'none')} ${file}  ${quiet(isNew ? count : `${count}, there already`)}`;
    });
    const next = `zaguan log verify --anchors '${config.anchorFolder}' --key ${key}`;
    const text = key
      ? [
          ...lines,
          '',
          facts([
            ['Keep the key', key],
            ['Compare', next],
          ]),
        ].join('\n')
      : `${mark('none')} There is no tenant, so no log.`;
    return { json, text };
  },
});
