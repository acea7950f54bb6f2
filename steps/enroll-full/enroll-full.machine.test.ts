import { describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeCapture } from '#src/capture/capture.fake.ts';
import { enrollFullMachine, type UuidBySide } from './enroll-full.machine.ts';

interface Scene {
  acceptedPhotos?: UuidBySide;
  photos?: UuidBySide;
  isCardConfirmed?: boolean;
  challenges?: boolean;
  isAssisted?: boolean;
}

const file = new Blob(['x']);

/** Starts the machine. Returns functions for the acts of the person. */
function person(scene: Scene = {}) {
  const clock = new SimulatedClock();
  const capture = fakeCapture();
  const effects = { submit: vi.fn(), discard: vi.fn(), discardCard: vi.fn(), releaseCamera: vi.fn() };
  const machine = enrollFullMachine.provide({
    actors: { capture: capture.machine },
    actions: {
      submit: effects.submit,
      discardPicture: ({ context }) => effects.discard(context.photos[context.side]),
      discardCard: effects.discardCard,
      releaseCamera: effects.releaseCamera,
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { acceptedPhotos: {}, photos: {}, isCardConfirmed: false, isCardSkipped: false, challenges: false, isAssisted: false, ...scene },
  }).start();
  const camera = () => actor.getSnapshot().children.capture;
  /** Waits until resolved promises have been handled. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...effects,
    send: actor.send.bind(actor),
    at: (screen: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(screen),
    context: () => actor.getSnapshot().context,
    /** Returns the state of the capture; undefined if none runs. */
    capturing: () => camera()?.getSnapshot(),
    async opensTheCamera() {
      camera()?.send({ type: 'camera.begin' });
      await settle();
    },
    async shoots() {
      await settle();
      camera()?.send({ type: 'shutter.press' });
      await settle();
      clock.increment(600);
    },
    /** Reports from the guide that the card is good. */
    async isSeen() {
      await settle();
      capture.tell({ type: 'guide.ready' });
      await settle();
      clock.increment(600);
    },
    waits: (milliseconds: number) => clock.increment(milliseconds),
    settle,
    async chooses() {
      if (camera()) camera()?.send({ type: 'file.chosen', file });
      else actor.send({ type: 'file.chosen', file });
      await settle();
    },
    keeps: () => actor.send({ type: 'picture.keep' }),
  };
}

describe('three photos', () => {
  test('after the selfie comes the challenge, once, and then the answer; going back from it shows the selfie', () => {
    const all = { front: 'f', back: 'b', selfie: 's' };
    const luisa = person({ acceptedPhotos: all, photos: all, isCardConfirmed: true, challenges: true });
    expect(luisa.at({ ready: 'idle' })).toBe(true);
    luisa.send({ type: 'submission.send' });
    expect(luisa.at('alive')).toBe(true);
    luisa.send({ type: 'screen.back' });
    expect(luisa.at({ review: 'staying' })).toBe(true);
    luisa.keeps();
    expect(luisa.at('alive')).toBe(true);
    expect(luisa.submit).not.toHaveBeenCalled();
    luisa.send({ type: 'life.done' });
    luisa.send({ type: 'submission.refused' });
    luisa.send({ type: 'submission.send' });
    expect(luisa.submit).toHaveBeenCalledTimes(2);
  });

  test('a selfie that the guide took is filmed on, without a page between; a card that the device saw in it opens it for review', async () => {
    const scene = { acceptedPhotos: { front: 'f', back: 'b' }, isCardConfirmed: true, challenges: true };
    const luisa = person(scene);
    await luisa.opensTheCamera();
    await luisa.isSeen();
    expect(luisa.at('alive')).toBe(true);
    expect(luisa.context().acceptedPhotos.selfie).toBe('selfie-1');
    luisa.send({ type: 'picture.touch' });
    expect(luisa.at({ review: 'staying' })).toBe(true);
    expect(luisa.context().acceptedPhotos.selfie).toBeUndefined();
    luisa.keeps();
    expect(luisa.at('alive')).toBe(true);
    for (const other of [
      { ...scene, isAssisted: true },
      { ...scene, challenges: false },
    ]) {
      const ana = person(other);
      await ana.opensTheCamera();
      await ana.isSeen();
      expect(ana.at({ review: 'glancing' })).toBe(true);
    }
  });

  test('front, back, then the selfie at once, and one answer', async () => {
    const luisa = person();
    expect(luisa.capturing()?.value).toBe('intro');
    await luisa.opensTheCamera();
    await luisa.shoots();
    luisa.keeps();
    expect(luisa.context().side).toBe('back');
    expect(luisa.capturing()?.matches('camera'), 'the camera goes on to the back').toBe(true);
    await luisa.shoots();
    luisa.keeps();
    expect(luisa.at('card'), 'what was read of the card').toBe(true);
    expect(luisa.releaseCamera).toHaveBeenCalledOnce();
    luisa.send({ type: 'card.keep' });
    expect(luisa.context().side).toBe('selfie');
    expect(luisa.capturing()?.matches('camera')).toBe(true);
    expect(luisa.capturing()?.context.facing).toBe('user');
    luisa.send({ type: 'screen.back' });
    expect(luisa.at('card'), 'no page announced it, and none is gone back to').toBe(true);
    luisa.send({ type: 'card.keep' });
    await luisa.shoots();
    luisa.keeps();
    expect(luisa.at({ ready: 'sent' })).toBe(true);
    luisa.keeps();
    luisa.send({ type: 'submission.send' });
    expect(luisa.submit).toHaveBeenCalledOnce();
    expect(luisa.releaseCamera).toHaveBeenCalled();
    expect(luisa.context().acceptedPhotos).toEqual({ front: 'front-1', back: 'back-2', selfie: 'selfie-3' });
  });

  test('taking one again discards it and opens the same side', async () => {
    const luisa = person();
    await luisa.opensTheCamera();
    await luisa.shoots();
    luisa.send({ type: 'picture.retake' });
    expect(luisa.discard).toHaveBeenCalledWith('front-1');
    expect(luisa.capturing()?.matches('camera')).toBe(true);
    await luisa.shoots();
    luisa.keeps();
    expect(luisa.context().acceptedPhotos).toEqual({ front: 'front-2' });
  });
});

describe('a file', () => {
  test('is reviewed like a photo, and another one may be chosen in its place', async () => {
    const luisa = person();
    await luisa.chooses();
    expect(luisa.at('review')).toBe(true);
    await luisa.chooses();
    expect(luisa.discard).toHaveBeenCalledWith('front-1');
    expect(luisa.context()).toMatchObject({ picture: { uuid: 'front-2' }, photos: { front: 'front-2' } });
  });

  test('has the person asked before the camera opens for the next, also after a look back', async () => {
    const luisa = person();
    await luisa.chooses();
    luisa.keeps();
    expect(luisa.context().side).toBe('back');
    expect(luisa.capturing()?.value).toBe('intro');
    luisa.send({ type: 'screen.back' });
    expect(luisa.at('review')).toBe(true);
    luisa.keeps();
    expect(luisa.capturing()?.value).toBe('intro');
  });
});

describe('coming back', () => {
  test('a tab closed on a review opens on that review', () => {
    const luisa = person({ acceptedPhotos: { front: 'f' }, photos: { front: 'f', back: 'b' } });
    expect(luisa.at('review')).toBe(true);
    expect(luisa.context().side).toBe('back');
  });

  test('a review that stood already is of its own picture, not of the one before', async () => {
    const luisa = person({ photos: { back: 'b' } });
    await luisa.opensTheCamera();
    await luisa.shoots();
    luisa.keeps();
    expect(luisa.at('review')).toBe(true);
    expect(luisa.context()).toMatchObject({ side: 'back', picture: null });
  });

  test('with all of them said yes to, it asks before it sends', () => {
    const three = { front: 'f', back: 'b', selfie: 's' };
    const luisa = person({ acceptedPhotos: three, photos: three, isCardConfirmed: true });
    expect(luisa.at({ ready: 'idle' })).toBe(true);
    expect(luisa.submit).not.toHaveBeenCalled();
    luisa.send({ type: 'submission.send' });
    expect(luisa.submit).toHaveBeenCalledOnce();
  });

  test('the camera does not open by itself in the middle', () => {
    const luisa = person({ acceptedPhotos: { front: 'f' }, photos: { front: 'f' } });
    expect(luisa.capturing()?.value).toBe('intro');
    expect(luisa.context().side).toBe('back');
    luisa.send({ type: 'screen.back' });
    expect(luisa.at('review')).toBe(true);
    expect(luisa.context().side).toBe('front');
  });
});

test('back from the camera leads to the page before it, from the back’s to the front’s review', async () => {
  const luisa = person();
  await luisa.opensTheCamera();
  expect(luisa.capturing()?.can({ type: 'screen.back' })).toBe(true);
  await luisa.shoots();
  luisa.keeps();
  expect(luisa.capturing()?.can({ type: 'screen.back' })).toBe(false);
  luisa.send({ type: 'screen.back' });
  expect(luisa.at('review')).toBe(true);
  expect(luisa.context()).toMatchObject({ side: 'front', acceptedPhotos: {} });
});

test('a picture of the wrong side waits for the person, and stops nobody', async () => {
  const luisa = person();
  await luisa.opensTheCamera();
  await luisa.isSeen();
  luisa.send({ type: 'side.wrong', side: 'front' });
  luisa.waits(2000);
  expect(luisa.at({ review: 'staying' })).toBe(true);
  luisa.keeps();
  expect(luisa.at('capture')).toBe(true);
  expect(luisa.context().side).toBe('back');
});

test('who is told of a wrong front at the back, or at what was read, looks at it again', async () => {
  const luisa = person({ acceptedPhotos: { front: 'f' }, photos: { front: 'f' } });
  luisa.send({ type: 'side.wrong', side: 'front' });
  expect(luisa.at({ review: 'staying' })).toBe(true);
  expect(luisa.context()).toMatchObject({ side: 'front', acceptedPhotos: {}, photos: { front: 'f' } });
  luisa.send({ type: 'picture.retake' });
  expect(luisa.discard).toHaveBeenCalledWith('f');
  const reading = person({ acceptedPhotos: { front: 'f', back: 'b' }, photos: { front: 'f', back: 'b' } });
  reading.send({ type: 'side.wrong', side: 'back' });
  expect(reading.context()).toMatchObject({ side: 'back', acceptedPhotos: { front: 'f' } });
  const three = { front: 'f', back: 'b', selfie: 's' };
  const done = person({ acceptedPhotos: three, photos: three, isCardConfirmed: true });
  done.send({ type: 'side.wrong', side: 'front' });
  expect(done.at('ready')).toBe(true);
});

test('back from a review discards its picture and asks again', async () => {
  const luisa = person();
  await luisa.opensTheCamera();
  await luisa.shoots();
  luisa.send({ type: 'screen.back' });
  expect(luisa.discard).toHaveBeenCalledWith('front-1');
  expect(luisa.capturing()?.value).toBe('intro');
});

test('a refused answer can be sent again', () => {
  const three = { front: 'f', back: 'b', selfie: 's' };
  const luisa = person({ acceptedPhotos: three, photos: three, isCardConfirmed: true });
  luisa.send({ type: 'submission.send' });
  luisa.send({ type: 'submission.refused' });
  expect(luisa.at({ ready: 'idle' })).toBe(true);
  luisa.send({ type: 'submission.send' });
  expect(luisa.submit).toHaveBeenCalledTimes(2);
});

test('one photo can be taken again at the end, and the other two stand', async () => {
  const three = { front: 'f', back: 'b', selfie: 's' };
  const luisa = person({ acceptedPhotos: three, photos: three, isCardConfirmed: true });
  luisa.send({ type: 'side.redo', side: 'back' });
  expect(luisa.discard).toHaveBeenCalledWith('b');
  await luisa.shoots();
  luisa.keeps();
  expect(luisa.at('card'), 'a card is read anew').toBe(true);
  luisa.send({ type: 'card.keep' });
  expect(luisa.at({ ready: 'sent' })).toBe(true);
  expect(luisa.context().acceptedPhotos).toEqual({ front: 'f', back: 'back-1', selfie: 's' });
  luisa.send({ type: 'submission.refused' });
  luisa.send({ type: 'side.redo', side: 'selfie' });
  await luisa.opensTheCamera();
  await luisa.shoots();
  luisa.keeps();
  expect(luisa.at({ ready: 'sent' }), 'a selfie is no reason to look at the card again').toBe(true);
});

describe('what was read of the card', () => {
  const both = { front: 'f', back: 'b' };

  test('is there again after the tab closed, and behind the selfie', () => {
    const luisa = person({ acceptedPhotos: both, photos: both });
    expect(luisa.at('card')).toBe(true);
    luisa.send({ type: 'card.keep' });
    luisa.send({ type: 'screen.back' });
    expect(luisa.at('card')).toBe(true);
    luisa.send({ type: 'screen.back' });
    expect(luisa.at('review')).toBe(true);
    expect(luisa.context()).toMatchObject({ side: 'back', acceptedPhotos: { front: 'f' } });
  });

  test('that nobody could read is passed, and nobody comes back to it', () => {
    const luisa = person({ acceptedPhotos: both, photos: both });
    luisa.send({ type: 'card.skip' });
    expect(luisa.context().side).toBe('selfie');
    luisa.send({ type: 'screen.back' });
    expect(luisa.at('review')).toBe(true);
  });

  test('of another card: both photos go', () => {
    const luisa = person({ acceptedPhotos: both, photos: both });
    luisa.send({ type: 'card.redo' });
    expect(luisa.discardCard).toHaveBeenCalledOnce();
    expect(luisa.context()).toMatchObject({ side: 'front', acceptedPhotos: {}, photos: {} });
  });

  test('can be looked at again before the answer is sent', () => {
    const three = { ...both, selfie: 's' };
    const luisa = person({ acceptedPhotos: three, photos: three, isCardConfirmed: true });
    luisa.send({ type: 'card.open' });
    expect(luisa.at('card')).toBe(true);
    luisa.send({ type: 'card.keep' });
    expect(luisa.at({ ready: 'sent' })).toBe(true);
  });
});

describe('a picture that the guide took', () => {
  test('is kept after a glance, and the camera goes on to the back', async () => {
    const luisa = person();
    await luisa.opensTheCamera();
    await luisa.isSeen();
    expect(luisa.at({ review: 'glancing' })).toBe(true);
    luisa.waits(1900);
    expect(luisa.context().acceptedPhotos).toEqual({});
    luisa.waits(100);
    expect(luisa.context()).toMatchObject({ side: 'back', acceptedPhotos: { front: 'front-1' } });
    await luisa.settle();
    expect(luisa.capturing()?.matches('camera')).toBe(true);
  });

  test('may be taken back for longer where two people look at it, and the rear camera films the face', async () => {
    const luisa = person({ isAssisted: true, acceptedPhotos: { front: 'front-1', back: 'back-1' }, isCardConfirmed: true });
    await luisa.opensTheCamera();
    expect(luisa.capturing()?.context).toMatchObject({ collection: 'selfie', facing: 'environment' });
    await luisa.isSeen();
    luisa.waits(3900);
    expect(luisa.at({ review: 'glancing' })).toBe(true);
    luisa.waits(100);
    expect(luisa.at({ review: 'glancing' })).toBe(false);
  });

  test('is taken again, or stays for whoever looks closer', async () => {
    const luisa = person();
    await luisa.opensTheCamera();
    await luisa.isSeen();
    luisa.send({ type: 'picture.retake' });
    luisa.waits(5000);
    expect(luisa.context()).toMatchObject({ side: 'front', acceptedPhotos: {} });
    await luisa.isSeen();
    luisa.send({ type: 'picture.touch' });
    luisa.waits(60_000);
    expect(luisa.at({ review: 'staying' })).toBe(true);
    luisa.keeps();
    expect(luisa.context().side).toBe('back');
  });

  test('one of the person waits for their word', async () => {
    const luisa = person();
    await luisa.opensTheCamera();
    await luisa.shoots();
    luisa.waits(60_000);
    expect(luisa.at({ review: 'staying' })).toBe(true);
  });
});
