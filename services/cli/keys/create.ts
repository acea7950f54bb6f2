import { connected } from '../connect/connect.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { bold, quiet } from '../terminal/layout.ts';

export const command = defineCommand({
  arguments: [{ name: 'name' }],
  options: {
    scopes: {
      type: 'string',
      value: 'a,b',
      help: 'those of every service by default; admin, people:export, people:ignore_curp_validation, workflows:review by name',
    },
    live: { type: 'boolean', help: 'for live data' },
    test: { type: 'boolean', help: 'for test data; by default the mode of the key that asks' },
  },
  details: 'Two keys of one name may live at once: make the new one, roll it out, revoke the old one.',
  async run([name = ''], { scopes, live, test }) {
    if (live && test) throw new UsageError('--live and --test exclude each other.');
    const scopeNames = scopes?.split(',').map((scope) => scope.trim());
    const { result } = await connected(
      ({ workflows }) =>
        workflows.settings.createKey({ name, ...(scopeNames ? { scopes: scopeNames } : {}), ...(live || test ? { livemode: live } : {}) }),
      { live },
    );
    const text = [
      `  ${bold(result.key)}`,
      '',
      quiet(
        `  ${name}, ${result.livemode ? 'live' : 'test'} data, scopes ${result.scopes.join(', ')}. Keep it now: only its hash stays here.`,
      ),
    ].join('\n');
    return { json: result, text };
  },
});
