import { connected } from '../connect/connect.ts';
import { defineCommand } from '../terminal/command.ts';
import { mark, moment, quiet } from '../terminal/layout.ts';

export const command = defineCommand({
  options: { list: { type: 'boolean', help: 'make none; show those that there are' } },
  details:
    'A new key seals every file from now on, and a job seals the others anew. An old one goes once no file needs it, and no backup younger than BACKUP_DAYS. With a key in ZAGUAN_KEY it takes a live one.',
  async run(_args, { list }) {
    const keys = await connected(
      async ({ workflows }) => {
        if (!list) await workflows.settings.createDataKey({});
        return (await workflows.settings.listDataKeys()).result;
      },
      { live: true },
    );
    const lines = keys.map(({ number, created_at, idle_since }, at) => {
      const state = at === 0 ? 'seals' : idle_since ? `needed by no file since ${moment(idle_since)}` : 'some files need it';
      return `${mark(at === 0 ? 'good' : 'none')} Key ${number}  ${state}  ${quiet(`made ${moment(created_at)}`)}`;
    });
    return { json: keys, text: lines.join('\n') };
  },
});
