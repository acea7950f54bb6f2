import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { mark, moment, quiet } from '../terminal/layout.ts';

export const command = defineCommand({
  options: { list: { type: 'boolean', help: 'create no key; list the existing ones' } },
  details:
    'Creates a key that encrypts every file from now on; a job encrypts the others again. An old key is deleted when no file needs it, and no backup younger than BACKUP_DAYS. A key in ZAGUAN_KEY must be a live one.',
  async run(_args, { list }) {
    const keys = await connected(
      async ({ workflows }) => {
        if (!list) await workflows.settings.createDataKey({});
        return (await workflows.settings.listDataKeys()).result;
      },
      { live: true },
    );
    const lines = keys.map(({ number, created_at, idle_since }, at) => {
      const state = at === 0 ? 'seals' : idle_since ? `not needed since ${moment(idle_since)}` : 'some files need it';
      return `${mark(at === 0 ? 'good' : 'none')} Key ${number}  ${state}  ${quiet(`made ${moment(created_at)}`)}`;
    });
    return { json: keys, text: lines.join('\n') };
  },
});
