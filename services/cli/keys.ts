import { connected, resultOf } from './connect/connect.ts';
import { defineCommand, UsageError } from './terminal/command.ts';
import { bold, listText, mark, moment, quiet } from './terminal/layout.ts';
import { wordsOf } from './terminal/parse.ts';

export const create = defineCommand({
  arguments: [{ name: 'name' }],
  options: {
    scopes: {
      type: 'string',
      value: 'a,b',
      help: 'those of all services by default; admin, people:export, people:ignore_curp_validation and workflows:review only by name',
    },
    live: { type: 'boolean', help: 'for live data' },
    test: { type: 'boolean', help: 'for test data; by default the mode of the key in use' },
  },
  details: 'Two keys of one name may be valid at once: create the new one, deploy it, then revoke the old one.',
  async run([name = ''], { scopes, live, test }) {
    if (live && test) throw new UsageError('--live and --test exclude each other.');
    const input = { name, scopes: wordsOf(scopes), livemode: live || test ? live : undefined };
    return resultOf(({ workflows }) => workflows.settings.createKey(input), describeNew, { live });
  },
});

const describeNew = ({ key, name, livemode, scopes }: { key: string; name: string; livemode: boolean; scopes: readonly string[] }) =>
  `  ${bold(key)}\n\n${quiet(`  ${name}, ${livemode ? 'live' : 'test'} data, scopes ${scopes.join(', ')}. Store it now: only its hash stays here.`)}`;

export const list = defineCommand({
  options: { all: { type: 'boolean', help: 'include revoked ones' } },
  async run(_args, { all }) {
    const { result } = await connected(({ workflows }) => workflows.settings.listKeys(), { live: true });
    const keys = all ? result : result.filter((key) => key.revoked_at === null);
    const rows = keys.map((key) => [
      ...[key.id, key.name, key.livemode ? 'live' : 'test', key.scopes.join(' '), moment(key.created_at), moment(key.last_used_at)],
      ...(all ? [moment(key.revoked_at)] : []),
    ]);
    const headings = ['id', 'name', 'mode', 'scopes', 'made', 'last used', ...(all ? ['revoked'] : [])];
    return { json: keys, text: listText(headings, rows, 'No keys.') };
  },
});

export const revoke = defineCommand({
  arguments: [{ name: 'id' }],
  run: ([id = '']) =>
    resultOf(
      ({ workflows }) => workflows.settings.revokeKey({ id }),
      (key) => `${mark('good')} ${key.name} (${key.id}) is revoked.`,
      { live: true },
    ),
});
