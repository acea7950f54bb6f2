import { describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeCapture } from '#src/capture/capture.fake.ts';
import { enrollSimpleMachine } from './enroll-simple.machine.ts';

/** Starts the machine. Returns functions for the acts of the person. */
function person(selfie: string | null = null, challenges = false) {
  const clock = new SimulatedClock();
  const effects = { submit: vi.fn(), discard: vi.fn() };
  const machine = enrollSimpleMachine.provide({
    actors: { capture: fakeCapture().machine },
    actions: { submit: effects.submit, discardPicture: ({ context }) => effects.discard(context.selfie) },
  });
  const actor = createActor(machine, { clock, input: { selfie, challenges } }).start();
  const camera = () => actor.getSnapshot().children.capture;
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...effects,
    send: actor.send.bind(actor),
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    capturing: () => camera()?.getSnapshot().value,
    async shoots() {
      camera()?.send({ type: 'camera.begin' });
      await settle();
      camera()?.send({ type: 'shutter.press' });
      await settle();
      clock.increment(600);
    },
  };
}

describe('one selfie', () => {
  test('is taken, looked at, and sent once', async () => {
    const luisa = person();
    expect(luisa.capturing()).toBe('intro');
    await luisa.shoots();
    expect(luisa.at()).toBe('review');
    luisa.send({ type: 'picture.keep' });
    luisa.send({ type: 'picture.keep' });
    expect(luisa.submit).toHaveBeenCalledOnce();
  });

  test('that the server refused stands for review again, and the next one is not refused', async () => {
    const luisa = person();
    await luisa.shoots();
    luisa.send({ type: 'picture.keep' });
    luisa.send({ type: 'submission.refused' });
    expect(luisa.at()).toBe('review');
    expect(luisa.context().isRefused).toBe(true);
    luisa.send({ type: 'picture.retake' });
    expect(luisa.discard).toHaveBeenCalledOnce();
    expect(luisa.context()).toMatchObject({ selfie: null, isRefused: false });
    await luisa.shoots();
    expect(luisa.at()).toBe('review');
  });

  test('asks for the challenge once for each selfie, and goes on however that ended', async () => {
    const luisa = person(null, true);
    await luisa.shoots();
    luisa.send({ type: 'picture.keep' });
    expect([luisa.at(), luisa.submit.mock.calls.length]).toEqual(['alive', 0]);
    luisa.send({ type: 'life.done' });
    expect(luisa.submit).toHaveBeenCalledOnce();
    luisa.send({ type: 'submission.refused' });
    luisa.send({ type: 'picture.keep' });
    expect(luisa.at(), 'the same selfie').toBe('sent');
    luisa.send({ type: 'submission.refused' });
    luisa.send({ type: 'picture.retake' });
    await luisa.shoots();
    luisa.send({ type: 'picture.keep' });
    expect(luisa.at(), 'another selfie').toBe('alive');
    luisa.send({ type: 'screen.back' });
    expect(luisa.at()).toBe('review');
  });

  test('from before the tab closed is looked at first; going back from it leads to the page before the camera', () => {
    const luisa = person('s');
    expect(luisa.at()).toBe('review');
    luisa.send({ type: 'screen.back' });
    expect(luisa.discard).toHaveBeenCalledWith('s');
    expect(luisa.capturing()).toBe('intro');
  });
});
