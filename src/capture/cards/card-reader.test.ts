import { afterEach, describe, expect, it, vi } from 'vitest';
import { type WorkerClient, WorkerLost } from '../answerer.ts';
import { CardReader, fetchReader } from './card-reader.ts';
import type { CardAnswer, CardRequest } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

const fetched: string[] = [];
/** Fakes a browser with this network connection; `wasm` null: without WebAssembly. */
function browser(connection: object | undefined, wasm: object | null = WebAssembly) {
  fetched.length = 0;
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(new URL(address).pathname.split('/').at(-1)!);
    return new Response();
  });
  vi.stubGlobal('WebAssembly', wasm);
  if (wasm === null) Reflect.deleteProperty(globalThis, 'WebAssembly');
}

/** Runs `work` with a reader whose worker answers every request. Returns the outcome and the requests. */
async function requestsOf(work: (reader: CardReader) => Promise<unknown>) {
  const sent: CardRequest['type'][] = [];
  const worker: WorkerClient<CardRequest, CardAnswer> = {
    send: async ({ type }) => {
      sent.push(type);
      return { data: null, isOther: false, turn: 0 };
    },
    close: () => undefined,
  };
  const reader = new CardReader({ assetsBase: '', start: async () => worker });
  const outcome = await work(reader).then(
    () => 'read',
    () => 'not read',
  );
  return [outcome, sent];
}

const alone = [
  ['saves data', { saveData: true }],
  ['is on 2g', { effectiveType: '2g' }],
  ['is on a line as slow as 2g', { effectiveType: 'slow-2g' }],
  ['is on 3g', { effectiveType: '3g' }],
] as const;

describe('weights', () => {
  it('come ahead on a good line, and where the browser tells of none, as low as they go', async () => {
    for (const connection of [undefined, {}, { effectiveType: '4g', saveData: false }]) {
      browser(connection);
      fetchReader('');
      expect(fetched.sort()).toEqual(['kernel.wasm', 'reader.int8.weights']);
    }
  });

  it.each(alone)('do not come for who %s: the server reads alone', async (_who, connection) => {
    browser(connection);
    fetchReader('');
    expect(await requestsOf((reader) => reader.prepare())).toEqual(['not read', []]);
    expect(await requestsOf((reader) => reader.read('ine_front', new Blob()))).toEqual(['not read', []]);
    expect(fetched).toEqual([]);
  });

  it('do not come where nothing runs them', async () => {
    browser(undefined, null);
    fetchReader('');
    expect(await requestsOf((reader) => reader.prepare())).toEqual(['not read', []]);
    expect(fetched).toEqual([]);
  });

  it('are no error where they do not come ahead: the worker asks again', async () => {
    browser(undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    fetchReader('');
    expect(await requestsOf((reader) => reader.read('ine_front', new Blob()))).toEqual(['read', ['prepare', 'read']]);
  });

  it('that did not come, or went with their worker, come again with the next side', async () => {
    browser(undefined);
    const sent: CardRequest['type'][] = [];
    const failures = [new Error('offline'), null, new WorkerLost('gone'), null, null];
    const send = async ({ type }: CardRequest) => {
      sent.push(type);
      const failure = failures.shift();
      if (failure) throw failure;
      return { data: null, isOther: false, turn: 0 };
    };
    const reader = new CardReader({ assetsBase: '', start: async () => ({ send, close: () => undefined }) });
    const read = () =>
      reader.read('ine_front', new Blob()).then(
        () => 'read',
        () => 'not read',
      );
    expect([await read(), await read(), await read()]).toEqual(['not read', 'not read', 'read']);
    expect(sent).toEqual(['prepare', 'prepare', 'read', 'prepare', 'read']);
  });
});
