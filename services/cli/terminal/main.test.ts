import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '#mexico/edit-distance.ts';
import { CommandFailure, defineCommand } from './command.ts';
import { type CommandTable, runCommandLine } from './main.ts';

const echo = defineCommand({
  arguments: [{ name: 'first' }, { name: 'more', optional: true, rest: true }],
  options: {
    media: { type: 'string', value: 'folder', help: 'where' },
    loud: { type: 'boolean', help: 'loudly' },
    tag: { type: 'string', help: 'a tag', multiple: true },
  },
  run: async (args, options) => ({ text: args.join(' '), json: { args, options }, exit: args[0] === 'no' ? 1 : 0 }),
});
const refuse = defineCommand({
  arguments: [],
  options: {},
  run: async () => {
    throw new CommandFailure('It cannot be done.');
  },
});
const lend = defineCommand({
  arguments: [{ name: 'book' }, { name: 'reader' }],
  options: {},
  run: async (args) => ({ text: args.join(' '), json: args }),
});
const table: CommandTable = {
  echo: { summary: 'Say it again', load: async () => echo },
  lend: { summary: 'Lend a book', load: async () => lend },
  'keys refuse': { summary: 'Refuse', load: async () => refuse },
};
const run = async (...argv: string[]) => (await runCommandLine(table, argv))!;

describe('the command line', () => {
  it('hands a command its arguments and options', async () => {
    const { stdout, exit } = await run('echo', 'a', '--media', 'x', 'b', '--tag=1', '--tag', '2', '--json');
    expect(JSON.parse(stdout)).toEqual({ args: ['a', 'b'], options: { media: 'x', tag: ['1', '2'], loud: false } });
    expect(exit).toBe(0);
    expect(await run('echo', 'no')).toEqual({ stdout: 'no\n', stderr: '', exit: 1 });
  });

  it('prints nothing that a terminal would obey, whoever wrote it, and leaves JSON whole', async () => {
    const hostile = 'ALD\u001b[2J\u009b31m\u202e1\u0007\r\u200b';
    expect((await run('echo', hostile)).stdout).toBe('ALD[2J31m1\n');
    expect((await run('echo', hostile, 'x', `--${hostile}`)).stderr).toContain('ALD[2J31m1');
    expect(JSON.parse((await run('echo', hostile, '--json')).stdout)).toMatchObject({ args: [hostile] });
  });

  it.each([
    [['echo', 'a', '--meda', 'x'], 'There is no option --meda. Did you mean --media?'],
    [['echo', 'a', '--zzzzzz'], 'There is no option --zzzzzz.'],
    [['echo', 'a', '-x'], 'There is no option -x.'],
    [['echo', 'a', '--media'], '--media needs a value: --media <folder>'],
    [['echo', 'a', '--media', '--loud'], '--media needs a value: --media <folder>'],
    [['echo', 'a', '--media', ''], '--media needs a value: --media <folder>'],
    [['echo', 'a', '--media='], '--media needs a value: --media <folder>'],
    [['echo', 'a', '--loud=yes'], '--loud takes no value.'],
    [['echo'], 'Missing: <first>.'],
    [['lend', 'Pedro Páramo'], 'Missing: <book> <reader>.'],
    [['ehco'], 'There is no command "ehco". Did you mean echo?'],
    [['keys', 'refus'], 'There is no command "keys refus". Did you mean keys refuse?'],
    [['--loud', 'echo', 'a'], 'Options stand after the command'],
    [['keys', 'refuse', 'x'], 'The argument "x" is not expected.'],
  ])('%j is not understood: %s', async (argv, sentence) => {
    const { stdout, stderr, exit } = await run(...argv);
    expect([stdout, exit]).toEqual(['', 2]);
    expect(stderr).toContain(sentence);
  });

  it('says what cannot be done in a sentence, or as JSON', async () => {
    expect(await run('keys', 'refuse')).toMatchObject({ stdout: '', exit: 1, stderr: expect.stringContaining('It cannot be done.') });
    expect(JSON.parse((await run('keys', 'refuse', '--json')).stderr)).toEqual({ error: 'It cannot be done.' });
  });

  it('helps: with everything, with a group, with a command', async () => {
    for (const argv of [[], ['--help'], ['help']]) {
      const { stdout, exit } = await run(...argv);
      expect(exit).toBe(0);
      expect(stdout).toMatch(/echo +Say it again[\s\S]*keys refuse +Refuse/);
    }
    expect((await run('keys')).stdout).not.toContain('echo ');
    expect(JSON.parse((await run('keys', '--json')).stdout)).toEqual({ commands: { 'keys refuse': 'Refuse' } });
    expect(JSON.parse((await run('echo', '--help', '--json')).stdout)).toMatchObject({
      command: 'echo',
      options: { loud: { help: 'loudly' } },
    });
    const { stdout } = await run('echo', '--help');
    expect(stdout).toContain('echo <first> [<more> …] [options]');
    expect(stdout).toMatch(/--media <folder> +where/);
  });
});

it('editDistance is a distance', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, two, three) => {
      expect(editDistance(one, two)).toBe(editDistance(two, one));
      expect(editDistance(one, one)).toBe(0);
      expect(editDistance(one, three)).toBeLessThanOrEqual(editDistance(one, two) + editDistance(two, three));
    }),
  );
  expect(editDistance('media', 'meda')).toBe(1);
});
