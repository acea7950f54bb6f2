import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Side } from './enroll-full.contract.ts';
import { type Abilities, type Accepted, enrollFullMachine, type Picture } from './enroll-full.machine.ts';

class Refusal extends Error {
  readonly trouble: string;
  constructor(trouble: string) {
    super(trouble);
    this.trouble = trouble;
  }
}

interface Scene {
  accepted?: Accepted;
  captured?: Accepted;
  openCamera?: () => Promise<Abilities>;
  readFile?: () => Promise<Picture>;
  takePicture?: (side: string) => Promise<Picture>;
}

/** Drives the machine in the words of the person who uses it. */
function person(scene: Scene = {}) {
  const clock = new SimulatedClock();
  const effects = { submit: vi.fn(), discard: vi.fn(), releaseCamera: vi.fn(), reportTrouble: vi.fn() };
  const machine = enrollFullMachine.provide({
    actors: {
      openCamera: fromPromise<Abilities, { side: Side }>(scene.openCamera ?? (async () => ({ other: true, torch: true }))),
      otherCamera: fromPromise<Abilities>(async () => ({ other: true, torch: false })),
      setTorch: fromPromise<boolean, { on: boolean }>(async ({ input }) => input.on),
      takePicture: fromPromise<Picture, { side: Side }>(async ({ input }) =>
        scene.takePicture ? scene.takePicture(input.side) : { uuid: `${input.side}-1`, advice: null, manner: 'live' },
      ),
      readFile: fromPromise<Picture, { side: Side; file: Blob }>(
        scene.readFile ?? (async () => ({ uuid: 'file-1', advice: null, manner: 'file' as const })),
      ),
    },
    actions: {
      submit: effects.submit,
      discard: (_, { uuid }) => effects.discard(uuid),
      releaseCamera: effects.releaseCamera,
      reportTrouble: (_, { trouble }) => effects.reportTrouble(trouble),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { accepted: scene.accepted ?? {}, captured: scene.captured ?? {} },
  }).start();
  const at = (screen: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(screen), { timeout: 500 });
  const framing = () => at({ capturing: { camera: 'framing' } });
  return {
    actor,
    at,
    framing,
    ...effects,
    context: () => actor.getSnapshot().context,
    async shoots() {
      await framing();
      actor.send({ type: 'shutter.press' });
      await at({ capturing: { camera: 'taken' } });
      clock.increment(600);
      await at('review');
    },
  };
}

describe('three photos', () => {
  test('front, back, then a page before the selfie, and one answer', async () => {
    const luisa = person();
    await luisa.at({ capturing: 'explain' });
    luisa.actor.send({ type: 'camera.begin' });
    await luisa.shoots();
    luisa.actor.send({ type: 'picture.keep' });
    expect(luisa.context().side).toBe('back');
    await luisa.shoots();
    luisa.actor.send({ type: 'picture.keep' });
    await luisa.at({ capturing: 'explain' });
    expect(luisa.context().side).toBe('selfie');
    expect(luisa.releaseCamera).toHaveBeenCalledOnce();
    luisa.actor.send({ type: 'camera.begin' });
    await luisa.shoots();
    luisa.actor.send({ type: 'picture.keep' });
    await luisa.at({ ready: 'sent' });
    luisa.actor.send({ type: 'picture.keep' });
    luisa.actor.send({ type: 'answer.send' });
    expect(luisa.submit).toHaveBeenCalledOnce();
    expect(luisa.context().accepted).toEqual({ front: 'front-1', back: 'back-1', selfie: 'selfie-1' });
  });

  test('taking one again discards it and opens the same side', async () => {
    let taken = 0;
    const luisa = person({ takePicture: async (side) => ({ uuid: `${side}-${++taken}`, advice: null, manner: 'live' }) });
    luisa.actor.send({ type: 'camera.begin' });
    await luisa.shoots();
    luisa.actor.send({ type: 'picture.retake' });
    expect(luisa.discard).toHaveBeenCalledWith('front-1');
    await luisa.shoots();
    luisa.actor.send({ type: 'picture.keep' });
    expect(luisa.context().accepted).toEqual({ front: 'front-2' });
  });
});

describe('coming back', () => {
  test('a tab closed on a review opens on that review', async () => {
    const luisa = person({ accepted: { front: 'f' }, captured: { front: 'f', back: 'b' } });
    await luisa.at('review');
    expect(luisa.context().side).toBe('back');
  });

  test('with all of them said yes to, it asks before it sends', async () => {
    const three = { front: 'f', back: 'b', selfie: 's' };
    const luisa = person({ accepted: three, captured: three });
    await luisa.at({ ready: 'idle' });
    expect(luisa.submit).not.toHaveBeenCalled();
    luisa.actor.send({ type: 'answer.send' });
    expect(luisa.submit).toHaveBeenCalledOnce();
  });

  test('the camera does not open by itself in the middle', async () => {
    const luisa = person({ accepted: { front: 'f' }, captured: { front: 'f' } });
    await luisa.at({ capturing: 'explain' });
    expect(luisa.context().side).toBe('back');
    luisa.actor.send({ type: 'screen.back' });
    await luisa.at('review');
    expect(luisa.context().side).toBe('front');
  });
});

describe('a camera that does not work', () => {
  test('is reported with its reason and can be tried again', async () => {
    const answers = [Promise.reject(new Refusal('permission_denied')), Promise.resolve({ other: false, torch: false })];
    const luisa = person({ openCamera: () => answers.shift()! });
    luisa.actor.send({ type: 'camera.begin' });
    await luisa.at({ capturing: 'blocked' });
    expect(luisa.reportTrouble).toHaveBeenCalledWith('permission_denied');
    luisa.actor.send({ type: 'camera.retry' });
    await luisa.framing();
  });

  test('still lets a file through, and asks before it tries the camera again', async () => {
    const luisa = person({ openCamera: () => Promise.reject(new Refusal('no_camera')) });
    luisa.actor.send({ type: 'camera.begin' });
    await luisa.at({ capturing: 'blocked' });
    luisa.actor.send({ type: 'file.chosen', file: new Blob(['x']) });
    await luisa.at('review');
    luisa.actor.send({ type: 'picture.keep' });
    await luisa.at({ capturing: 'explain' });
    expect(luisa.context().side).toBe('back');
  });

  test('a lost one blocks while framing and not once the picture is taken', async () => {
    const luisa = person();
    luisa.actor.send({ type: 'camera.begin' });
    await luisa.framing();
    luisa.actor.send({ type: 'shutter.press' });
    await luisa.at({ capturing: { camera: 'taken' } });
    luisa.actor.send({ type: 'camera.lost', trouble: 'busy' });
    expect(luisa.actor.getSnapshot().matches({ capturing: { camera: 'taken' } })).toBe(true);
  });

  test('a black picture returns to the frame with the reason', async () => {
    const luisa = person({ takePicture: () => Promise.reject(new Refusal('black_frame')) });
    luisa.actor.send({ type: 'camera.begin' });
    await luisa.framing();
    luisa.actor.send({ type: 'shutter.press' });
    const back = await waitFor(luisa.actor, ({ context }) => context.notice !== null);
    expect(back.context.notice).toBe('black_frame');
    expect(back.matches({ capturing: { camera: 'framing' } })).toBe(true);
  });

  test('a file that cannot be read returns to where it was chosen', async () => {
    const luisa = person({ readFile: () => Promise.reject(new Refusal('unreadable_file')) });
    luisa.actor.send({ type: 'camera.begin' });
    await luisa.framing();
    luisa.actor.send({ type: 'file.chosen', file: new Blob(['x']) });
    const back = await waitFor(luisa.actor, ({ context }) => context.notice !== null);
    expect(back.matches({ capturing: { camera: 'framing' } })).toBe(true);
  });
});

test('the light is the camera’s answer, and goes out with the camera', async () => {
  const luisa = person();
  luisa.actor.send({ type: 'camera.begin' });
  await luisa.framing();
  luisa.actor.send({ type: 'torch.toggle' });
  await waitFor(luisa.actor, ({ context }) => context.torch);
  await luisa.shoots();
  expect(luisa.context().torch).toBe(false);
});

test('a refused answer can be sent again', async () => {
  const three = { front: 'f', back: 'b', selfie: 's' };
  const luisa = person({ accepted: three, captured: three });
  luisa.actor.send({ type: 'answer.send' });
  luisa.actor.send({ type: 'answer.refused' });
  await luisa.at({ ready: 'idle' });
  luisa.actor.send({ type: 'answer.send' });
  expect(luisa.submit).toHaveBeenCalledTimes(2);
});

test('one photo can be taken again at the end, and the other two stand', async () => {
  const three = { front: 'f', back: 'b', selfie: 's' };
  const luisa = person({ accepted: three, captured: three });
  luisa.actor.send({ type: 'side.redo', side: 'back' });
  expect(luisa.discard).toHaveBeenCalledWith('b');
  await luisa.shoots();
  luisa.actor.send({ type: 'picture.keep' });
  await luisa.at({ ready: 'sent' });
  expect(luisa.context().accepted).toEqual({ front: 'f', back: 'back-1', selfie: 's' });
});
