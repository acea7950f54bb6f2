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
      send: (request) =>
        new Promise((resolve, reject) => {
          if (request === 'no picture') return reject(new Error(request));
          if (request === 'die') reject(new WorkerLost('gone'));
          else if (request === 'wait') waiting.push(reject);
          else resolve(`${number} ${request}`);
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
  it('starts one worker, with the first request', async () => {
    const { log, worker } = open();
    expect(log).toEqual([]);
    expect(await Promise.all([worker.send('a'), worker.send('b')])).toEqual(['1 a', '1 b']);
    expect(log).toEqual(['start 1']);
  });

  it('has another follow one that died, and says once that it died', async () => {
    const { log, bury, worker } = open();
    const waiting = outcomeOf(worker.send('wait'));
    expect(await outcomeOf(worker.send('die'))).toBe('WorkerLost');
    bury();
    expect(await waiting).toBe('WorkerLost');
    expect(await worker.send('a')).toBe('2 a');
    expect(log).toEqual(['start 1', 'lost', 'start 2']);
  });

  it('loses no new worker when a request of the old one ends late', async () => {
    const { log, bury, worker } = open();
    const waiting = outcomeOf(worker.send('wait'));
    await outcomeOf(worker.send('die'));
    expect(await worker.send('a')).toBe('2 a');
    bury();
    expect(await waiting).toBe('WorkerLost');
    expect(await worker.send('b')).toBe('2 b');
    expect(log).toEqual(['start 1', 'lost', 'start 2']);
  });

  it('gives up with the third, and starts no fourth', async () => {
    const { log, worker } = open();
    expect([await outcomeOf(worker.send('die')), await outcomeOf(worker.send('die'))]).toEqual(['WorkerLost', 'WorkerLost']);
    expect(await outcomeOf(worker.send('die'))).toBe('Error');
    expect(await outcomeOf(worker.send('a'))).toBe('Error');
    expect(log.filter((line) => line.startsWith('start'))).toHaveLength(3);
  });

  it('loses no worker over a request without an answer', async () => {
    const { log, worker } = open();
    expect(await outcomeOf(worker.send('no picture'))).toBe('Error');
    expect(await worker.send('a')).toBe('1 a');
    expect(log).toEqual(['start 1']);
  });

  it('tries again for each request where none could be had', async () => {
    const { worker } = open({ unreachable: 4 });
    for (let time = 0; time < 4; time++) expect(await outcomeOf(worker.send('a'))).toBe('TypeError');
    expect(await worker.send('a')).toBe('1 a');
  });

  it('closes the pictures of a request that found no worker, or none that answers', async () => {
    let closed = 0;
    const picture = { close: () => void closed++ } as unknown as ImageBitmap;
    const starts: (() => Promise<WorkerClient<string, string>>)[] = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => ({ send: () => Promise.reject(new WorkerLost('gone')), close: () => undefined }),
    ];
    const worker = openWorker(
      { ...script, transfer: () => [picture] },
      { start: () => (starts.length > 1 ? starts.shift()! : starts[0]!)() },
    );
    for (const [at, name] of ['TypeError', 'WorkerLost', 'WorkerLost', 'Error', 'Error'].entries()) {
      expect(await outcomeOf(worker.send('a'))).toBe(name);
      expect(closed).toBe(at + 1);
    }
    worker.close();
    expect(await outcomeOf(worker.send('a'))).toBe('AbortError');
    expect(closed).toBe(6);
  });

  it('closes the worker, also one that only just starts, and answers nothing after', async () => {
    const { log, worker } = open();
    const early = outcomeOf(worker.send('a'));
    worker.close();
    expect(await early).toBe('AbortError');
    expect(await outcomeOf(worker.send('a'))).toBe('AbortError');
    expect(log).toEqual(['start 1', 'close 1']);
  });
});
