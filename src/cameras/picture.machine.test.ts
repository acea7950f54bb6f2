import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type CapturePicture, captureMachine } from '../capture/capture.machine.ts';
import type { CameraAbilities, Facing } from '../device/camera.ts';
import { pictureMachine } from './picture.machine.ts';

const bySelf: CapturePicture = { uuid: 'by itself', advice: null, capture: 'live', byGuide: true };
const byHand: CapturePicture = { ...bySelf, uuid: 'by hand', byGuide: false };
const inTheDark: CapturePicture = { ...bySelf, uuid: 'in the dark', advice: 'dark' };

/** Starts the picture machine with a camera that returns these pictures, in order. */
function page(...pictures: CapturePicture[]) {
  const done: string[] = [];
  const clock = new SimulatedClock();
  let finish: { resolve(facts: object): void; reject(): void } | null = null;
  const machine = pictureMachine.provide({
    actors: {
      // A file is read at once; the camera takes a picture when the shutter is pressed.
      capture: captureMachine.provide({
        actors: {
          openCamera: fromPromise<CameraAbilities, { facing: Facing }>(async () => ({ other: false, torch: false })),
          takePicture: fromPromise<CapturePicture, { collection: string; byGuide: boolean }>(async () => pictures.shift()!),
          readFile: fromPromise<CapturePicture, { collection: string; file: Blob }>(async () => pictures.shift()!),
        },
      }),
      finish: fromPromise<object, { uuid: string }>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            done.push(`finish ${input.uuid}`);
            finish = { resolve, reject: () => reject(new Error('late')) };
          }),
      ),
    },
    actions: {
      releaseCamera: () => void done.push('release'),
      discardPicture: ({ context }) => void done.push(`discard ${context.picture?.uuid}`),
      sendPicture: ({ context }) => void done.push(`tell ${context.picture?.uuid} ${JSON.stringify(context.facts)}`),
    },
  });
  const actor = createActor(machine, { input: { facing: 'environment' }, clock }).start();
  const capture = () => actor.getSnapshot().children.capture;
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state), JSON.stringify(actor.getSnapshot().value)).toBe(true));
  /** Presses the shutter of the open camera, as the guide or as the person. */
  const shoot = async (event: 'guide.ready' | 'shutter.press') => {
    await vi.waitFor(() => expect(capture()!.getSnapshot().matches({ camera: 'live' })).toBe(true));
    capture()!.send({ type: event });
    await vi.waitFor(() => expect(capture()!.getSnapshot().matches({ camera: 'taken' })).toBe(true));
    clock.increment(600);
    await reaches('looking');
  };
  return {
    ...{ actor, done, clock, capture, reaches, shoot },
    finish: () => finish!,
    /** Takes the first picture, starting from the page before the camera. */
    async take(event: 'guide.ready' | 'shutter.press') {
      capture()!.send({ type: 'camera.begin' });
      await shoot(event);
    },
  };
}

describe('pictureMachine', () => {
  it('keeps a picture that took itself after a moment, and gives it to the page with what was found out', async () => {
    const { actor, done, clock, finish, reaches, take } = page(bySelf);
    await take('guide.ready');
    expect(actor.getSnapshot().matches({ looking: 'glancing' })).toBe(true);
    clock.increment(1999);
    expect(actor.getSnapshot().matches('looking')).toBe(true);
    clock.increment(1);
    await reaches('finishing');
    finish().resolve({ corners: null });
    await reaches('done');
    expect(done.slice(-3)).toEqual(['release', 'finish by itself', 'tell by itself {"corners":null}']);
  });

  it.each([
    ['that the person took', byHand, 'shutter.press'],
    ['that is dark', inTheDark, 'guide.ready'],
  ] as const)('waits for the word of the person about a picture %s', async (_, picture, event) => {
    const { actor, clock, reaches, take } = page(picture);
    await take(event);
    clock.increment(60_000);
    expect(actor.getSnapshot().matches({ looking: 'staying' })).toBe(true);
    actor.send({ type: 'picture.keep' });
    await reaches('finishing');
  });

  it.each([{ type: 'picture.touch' }, { type: 'picture.other', uuid: 'by itself' }] as const)(
    'waits for their word after $type too',
    async (event) => {
      const { actor, clock, take } = page(bySelf);
      await take('guide.ready');
      actor.send(event);
      clock.increment(60_000);
      expect(actor.getSnapshot().matches({ looking: 'staying' })).toBe(true);
    },
  );

  it('asks for their word where it shows something else, which was found out before they looked', async () => {
    const { actor, clock, capture, reaches } = page(bySelf);
    capture()!.send({ type: 'camera.begin' });
    await vi.waitFor(() => expect(capture()!.getSnapshot().matches({ camera: 'live' })).toBe(true));
    capture()!.send({ type: 'guide.ready' });
    await vi.waitFor(() => expect(actor.getSnapshot().context.picture?.uuid).toBe('by itself'));
    expect(actor.getSnapshot().matches('capture')).toBe(true);
    actor.send({ type: 'picture.other', uuid: 'by itself' });
    clock.increment(600);
    await reaches({ looking: 'staying' });
  });

  it('asks for it too where that was known before the picture was here, and not where it was said of another', async () => {
    for (const [uuid, state] of [
      ['by itself', 'staying'],
      ['one before', 'glancing'],
    ] as const) {
      const { actor, reaches, take } = page(bySelf);
      actor.send({ type: 'picture.other', uuid });
      await take('guide.ready');
      await reaches({ looking: state });
      actor.send({ type: 'picture.other', uuid: 'one before' });
      expect(actor.getSnapshot().matches({ looking: state })).toBe(true);
    }
  });

  it('asks again, once, where that is found out after their word, and anew of the next picture', async () => {
    const { actor, done, clock, finish, reaches, shoot, take } = page(bySelf, { ...bySelf, uuid: 'the next' });
    await take('guide.ready');
    clock.increment(2000);
    await reaches('finishing');
    actor.send({ type: 'picture.other', uuid: 'by itself' });
    await reaches({ looking: 'staying' });
    finish().resolve({});
    clock.increment(60_000);
    expect(done.filter((name) => name.startsWith('tell'))).toEqual([]);
    actor.send({ type: 'picture.keep' });
    await reaches('finishing');
    actor.send({ type: 'picture.other', uuid: 'by itself' });
    finish().resolve({ isOther: true });
    await reaches('done');
    expect(done.at(-1)).toBe('tell by itself {"isOther":true}');
    actor.send({ type: 'picture.retake' });
    await shoot('guide.ready');
    expect(actor.getSnapshot().matches({ looking: 'glancing' })).toBe(true);
  });

  it('gives the picture all the same where nothing could be found out', async () => {
    const { actor, done, finish, reaches, take } = page(byHand);
    await take('shutter.press');
    actor.send({ type: 'picture.keep' });
    await reaches('finishing');
    finish().reject();
    await reaches('done');
    expect(done.at(-1)).toBe('tell by hand {}');
  });

  it('opens the camera at once for another picture, and lets the first go', async () => {
    const { actor, done, capture, reaches, shoot, take } = page(byHand, bySelf);
    await take('shutter.press');
    actor.send({ type: 'picture.retake' });
    await reaches('capture');
    expect(done.at(-1)).toBe('discard by hand');
    expect(capture()!.getSnapshot().matches('camera')).toBe(true);
    await shoot('guide.ready');
    expect(actor.getSnapshot().context.picture?.uuid).toBe('by itself');
  });

  it('says nothing of the last picture about the next', async () => {
    const { actor, done, finish, reaches, shoot, take } = page(byHand, bySelf);
    await take('shutter.press');
    actor.send({ type: 'picture.keep' });
    await reaches('finishing');
    finish().resolve({ fields: 'of the first' });
    await reaches('done');
    actor.send({ type: 'picture.retake' });
    await shoot('shutter.press');
    actor.send({ type: 'picture.keep' });
    await reaches('finishing');
    finish().reject();
    await reaches('done');
    expect(done.at(-1)).toBe('tell by itself {}');
  });

  it.each(['looking', 'done'] as const)('reads a file in place of the picture, without the camera, while it is %s', async (state) => {
    const file = new Blob(['a picture']);
    const { actor, done, finish, reaches, take } = page(byHand, { ...byHand, uuid: 'a file', capture: 'file' });
    await take('shutter.press');
    if (state === 'done') {
      actor.send({ type: 'picture.keep' });
      await reaches('finishing');
      finish().resolve({});
      await reaches('done');
    }
    actor.send({ type: 'file.chosen', file });
    expect(done.at(-1)).toBe('discard by hand');
    await reaches('looking');
    expect(actor.getSnapshot().context.picture).toMatchObject({ uuid: 'a file', capture: 'file' });
  });

  it.each(['looking', 'finishing', 'done'] as const)('begins anew where the page closes it while it is %s', async (state) => {
    const { actor, done, capture, finish, reaches, take } = page(byHand);
    await take('shutter.press');
    if (state !== 'looking') actor.send({ type: 'picture.keep' });
    await vi.waitFor(() => expect(state === 'looking' || done.at(-1) === 'finish by hand').toBe(true));
    if (state === 'done') finish().resolve({});
    await reaches(state);
    actor.send({ type: 'page.close' });
    await reaches('capture');
    expect(done).toContain('discard by hand');
    expect(capture()!.getSnapshot().matches('intro')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ picture: null, facts: {} });
    if (state === 'finishing') finish().resolve({ fields: 'late' });
    expect(done.filter((one) => one.startsWith('tell'))).toHaveLength(state === 'done' ? 1 : 0);
  });

  it('opens the camera where the page says so, from the page before it and after a picture', async () => {
    const { actor, capture, finish, reaches, shoot } = page(byHand);
    actor.send({ type: 'page.open' });
    await shoot('shutter.press');
    actor.send({ type: 'picture.keep' });
    await reaches('finishing');
    finish().resolve({});
    await reaches('done');
    actor.send({ type: 'page.open' });
    await reaches('capture');
    expect(capture()!.getSnapshot().matches('camera')).toBe(true);
  });
});
