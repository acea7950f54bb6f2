import { describe, expect, it } from 'vitest';
import { type WorkerClient, WorkerLost, type WorkerScript } from './answerer.ts';
import { openWorker } from './worker.ts';

const script: WorkerScript<string> = { address: 'https://zaguan.example/a.js', name: 'test', limit: () => null, transfer: () => [] };

/** Opens a fake worker that answers with its number. `die` ends it; `wait` is unanswered until `bury` reports its end. */
function open({ unreachable = 0 }: { unreachable?: number } = {}) {
  const log: string[] = [];
  let tries = 0;
  let workers = 0;
  const waiting: ((error: Error) => void)[] = [];
  const bury = () => {
    for (const reject of waiting.splice(0)) reject(new WorkerLost('gone'));
  };
  const start = async (): Promise<WorkerClient<string, string>> => {
    if (++tries <= unreachable) throw new TypeError('Failed to fetch');
    const number = ++workers;
    log.push(`start ${number}`);
    return {
      ask: (ask) =>
        new Promise((resolve, reject) => {
          if (ask === 'no picture') return reject(new Error(ask));
          if (ask === 'die') reject(new WorkerLost('gone'));
          else if (ask === 'wait') waiting.push(reject);
          else resolve(`${number} ${ask}`);
        }),
      close: () => void log.push(`close ${number}`),
    };
  };
  return { log, bury, worker: openWorker(script, { start, lost: () => void log.push('lost') }) };
}

const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    (value) => value,
    (error: Error) => error.name,
  );

describe('openWorker', () => {
  it('starts one worker, with the first ask', async () => {
    const { log, worker } = open();
    expect(log).toEqual([]);
    expect(await Promise.all([worker.ask('a'), worker.ask('b')])).toEqual(['1 a', '1 b']);
    expect(log).toEqual(['start 1']);
  });

  it('has another follow one that died, and says once that it died', async () => {
    const { log, bury, worker } = open();
    const waiting = outcomeOf(worker.ask('wait'));
    expect(await outcomeOf(worker.ask('die'))).toBe('WorkerLost');
    bury();
    expect(await waiting).toBe('WorkerLost');
    expect(await worker.ask('a')).toBe('2 a');
    expect(log).toEqual(['start 1', 'lost', 'start 2']);
  });

  it('loses no new worker when an ask of the old one ends late', async () => {
    const { log, bury, worker } = open();
    const waiting = outcomeOf(worker.ask('wait'));
    await outcomeOf(worker.ask('die'));
    expect(await worker.ask('a')).toBe('2 a');
    bury();
    expect(await waiting).toBe('WorkerLost');
    expect(await worker.ask('b')).toBe('2 b');
    expect(log).toEqual(['start 1', 'lost', 'start 2']);
  });

  it('gives up with the third, and starts no fourth', async () => {
    const { log, worker } = open();
    expect([await outcomeOf(worker.ask('die')), await outcomeOf(worker.ask('die'))]).toEqual(['WorkerLost', 'WorkerLost']);
    expect(await outcomeOf(worker.ask('die'))).toBe('Error');
    expect(await outcomeOf(worker.ask('a'))).toBe('Error');
    expect(log.filter((line) => line.startsWith('start'))).toHaveLength(3);
  });

  it('loses no worker over an ask without an answer', async () => {
    const { log, worker } = open();
    expect(await outcomeOf(worker.ask('no picture'))).toBe('Error');
    expect(await worker.ask('a')).toBe('1 a');
    expect(log).toEqual(['start 1']);
  });

  it('tries again for each ask where none could be had', async () => {
    const { worker } = open({ unreachable: 4 });
    for (let time = 0; time < 4; time++) expect(await outcomeOf(worker.ask('a'))).toBe('TypeError');
    expect(await worker.ask('a')).toBe('1 a');
  });

  it('closes the pictures of an ask that found no worker, or none that answers', async () => {
    let closed = 0;
    const picture = { close: () => void closed++ } as unknown as ImageBitmap;
    const asks: (() => Promise<WorkerClient<string, string>>)[] = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => ({ ask: () => Promise.reject(new WorkerLost('gone')), close: () => undefined }),
    ];
    const worker = openWorker({ ...script, transfer: () => [picture] }, { start: () => (asks.length > 1 ? asks.shift()! : asks[0]!)() });
    for (const [at, name] of ['TypeError', 'WorkerLost', 'WorkerLost', 'Error', 'Error'].entries()) {
      expect(await outcomeOf(worker.ask('a'))).toBe(name);
      expect(closed).toBe(at + 1);
    }
    worker.close();
    expect(await outcomeOf(worker.ask('a'))).toBe('AbortError');
    expect(closed).toBe(6);
  });

  it('closes the worker, also one that only just starts, and answers nothing after', async () => {
    const { log, worker } = open();
    const early = outcomeOf(worker.ask('a'));
    worker.close();
    expect(await early).toBe('AbortError');
    expect(await outcomeOf(worker.ask('a'))).toBe('AbortError');
    expect(log).toEqual(['start 1', 'close 1']);
  });
});
