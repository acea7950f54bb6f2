import { describe, expect, test } from 'vitest';
import { nothing, type Part, runLanes, withoutChromium } from './lanes.ts';

const part = (name: string, lane: string, run: Part['run'], after: readonly string[] = []): Part => ({ name, lane, what: 'x', run, after });
const passes = async () => ({ ...nothing, passed: 1 });

describe('the lanes of npm test', () => {
  test('run beside each other, and a part waits for those that it needs in another lane', async () => {
    const order: string[] = [];
    const build = Promise.withResolvers<void>();
    const note = (name: string) => async () => {
      order.push(name);
      if (name === 'lint') build.resolve();
      if (name === 'build') await build.promise;
      return passes();
    };
    const parts = [
      part('lint', 'one', note('lint')),
      part('node', 'one', note('node'), ['build', 'not chosen']),
      part('build', 'other', note('build')),
      part('logs', 'last', note('logs'), ['lint', 'node', 'build']),
    ];
    const ended = await runLanes(parts, () => {});
    expect(ended.map(({ name }) => name)).toEqual(['lint', 'node', 'build', 'logs']);
    expect(order.slice(0, 2).toSorted()).toEqual(['build', 'lint']);
    expect(order.slice(2)).toEqual(['node', 'logs']);
  });

  test('stop for no failure, and count a part that threw as failed', async () => {
    const parts = [
      part('breaks', 'one', () => Promise.reject(new Error('it broke'))),
      part('next', 'one', passes),
      part('waits', 'other', passes, ['breaks']),
    ];
    let said = '';
    const ended = await runLanes(parts, (text) => (said += text));
    expect(ended.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
      ['breaks', 0, 1],
      ['next', 1, 0],
      ['waits', 1, 0],
    ]);
    expect(said).toContain('it broke');
  });

  test('say what a part said when it has ended, and meanwhile which parts run', async () => {
    let said = '';
    const heard = Promise.withResolvers<void>();
    const say = (text: string) => {
      said += text;
      if (/min: long \(0\.0\)/.test(text)) heard.resolve();
    };
    const speaks = async (tell: (text: string) => void) => {
      tell('one ');
      await Promise.resolve();
      tell('two\n');
      return passes();
    };
    await runLanes([part('short', 'one', speaks), part('long', 'other', () => heard.promise.then(passes))], say, 10);
    expect(said).toContain('── short: x\none two\nshort ');
  });

  test('keep what a part left out, whether it or its runner says so', async () => {
    const leaves: Part['run'] = async (say) => {
      say('a line\n!!! POSTGRESQL IS LEFT OUT\n');
      return { ...nothing, leftOut: ['WEBKIT'] };
    };
    const [ended] = await runLanes([part('node', 'one', leaves)], () => {});
    expect(ended?.leftOut).toEqual(['WEBKIT', 'POSTGRESQL IS LEFT OUT']);
  });

  test('let parts that run one by one be heard at once', async () => {
    const said: string[] = [];
    await runLanes(
      [
        part('alone', 'one', async (say) => {
          say('at once');
          expect(said.at(-1)).toBe('at once');
          return passes();
        }),
        part('after it', 'last', passes, ['alone']),
      ],
      (text) => said.push(text),
    );
    expect(said).toContain('at once');
  });
});

test('without Chromium the parts that need it are left out with the reason and count as nothing, and all others run', async () => {
  const breaks = () => Promise.reject(new Error('it ran'));
  const parts = [part('node', 'one', passes), { ...part('journey', 'two', breaks), needsChromium: true }];
  const ended = await runLanes(withoutChromium(parts, 'None could be installed.'), () => {});
  expect(ended.map(({ name, passed, failed, leftOut }) => [name, passed, failed, leftOut])).toEqual([
    ['node', 1, 0, []],
    ['journey', 0, 0, ['all of it. None could be installed.']],
  ]);
});
