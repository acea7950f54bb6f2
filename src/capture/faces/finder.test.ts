import { expect, it, vi } from 'vitest';
import { NOBODY } from '#vision/face/face-watch.ts';
import { type WorkerClient, WorkerLost } from '../answerer.ts';
import { FaceFinder, FacesUnseen } from './finder.ts';
import type { FaceAnswer, FaceRequest, FinderTrouble } from './messages.ts';

vi.mock('./files.ts', () => ({ faceFiles: () => ({}), workerAddress: () => 'worker.js' }));

const frame = {} as ImageBitmap;

/** Returns a finder whose worker answers with a trouble or null, or rejects if `answer` returns an error. */
function finder(answer: (request: FaceRequest) => FinderTrouble | Error | null, savesData = false) {
  const sent: FaceRequest['type'][] = [];
  const worker: WorkerClient<FaceRequest, FaceAnswer> = {
    send: async (request) => {
      sent.push(request.type);
      const trouble = answer(request);
      if (trouble instanceof Error) throw trouble;
      return { trouble, look: NOBODY };
    },
    close: () => undefined,
  };
  return { sent, faces: new FaceFinder({ assetsBase: '', savesData, start: async () => worker }) };
}
const why = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    (error: unknown) => (error instanceof FacesUnseen ? error.trouble : String(error)),
  );

it('gets ready once, however often it is asked', async () => {
  const { faces, sent } = finder(() => null);
  await Promise.all([faces.prepare(), faces.prepare()]);
  await faces.prepare();
  expect(await faces.look(frame)).toEqual(NOBODY);
  expect(sent).toEqual(['prepare', 'frame']);
});

it('loads nothing where the person saves data', async () => {
  const { faces, sent } = finder(() => null, true);
  expect(await why(faces.prepare())).toBe('saved_data');
  expect(sent).toEqual([]);
});

it('names why it cannot look', async () => {
  for (const trouble of ['no_webgl', 'no_wasm', 'not_loaded', 'not_started'] as const)
    expect(await why(finder(() => trouble).faces.prepare())).toBe(trouble);
  expect(await why(finder(() => new WorkerLost('gone')).faces.prepare())).toBe('lost');
  expect(await why(finder(() => new Error('anything')).faces.prepare())).toBe('not_started');
});

it.each<[string, FinderTrouble | Error]>([
  ['its worker died', new WorkerLost('gone')],
  ['the browser took away what it draws with', 'lost'],
  ['it failed at a frame', new Error('anything')],
])('gets ready once more where %s, and is lost where it happens again', async (_, trouble) => {
  let gone = 0;
  const { faces, sent } = finder(({ type }) => (type === 'frame' && gone-- > 0 ? trouble : null));
  await faces.prepare();
  gone = 1;
  expect(await faces.look(frame)).toEqual(NOBODY);
  expect(await faces.look(frame)).toEqual(NOBODY);
  expect(sent).toEqual(['prepare', 'frame', 'prepare', 'frame']);
  gone = 1;
  expect(await why(faces.look(frame))).toBe('lost');
  await faces.prepare();
  expect(sent.slice(4), 'for the next picture it is ready').toEqual(['frame', 'prepare']);
});

it('is lost where it does not get ready once more, whatever the reason', async () => {
  let isGone = false;
  const { faces } = finder(({ type }) => (isGone ? (type === 'frame' ? 'lost' : 'no_webgl') : null));
  await faces.prepare();
  isGone = true;
  expect(await why(faces.look(frame))).toBe('lost');
});
