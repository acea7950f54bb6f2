import { expect, it } from 'vitest';
import type { Camera } from '../../device/camera.ts';
import { ShownCamera } from './shown-camera.ts';

/** Returns a camera whose light executes its next request when `obey` is called, and the requests. */
function slowLight() {
  const asked: boolean[] = [];
  const obeys: (() => void)[] = [];
  const setTorch = (on: boolean) =>
    new Promise<boolean>((resolve) => {
      asked.push(on);
      obeys.push(() => resolve(on));
    });
  const shown = new ShownCamera({ setTorch, watch: () => () => undefined } as unknown as Camera, async () => null);
  return { shown, asked, obey: () => obeys.shift()!() };
}

it('puts the light out at the end, also one that is only just going on', async () => {
  const { shown, asked, obey } = slowLight();
  const end = shown.hold(() => undefined);
  const lit = shown.light(true);
  end();
  obey();
  expect(await lit).toBe(true);
  expect(asked).toEqual([true, false]);
});

it('asks nothing of a light that is out, or that went out before', async () => {
  const { shown, asked, obey } = slowLight();
  shown.hold(() => undefined)();
  for (const on of [true, false]) {
    const done = shown.light(on);
    obey();
    await done;
  }
  shown.hold(() => undefined)();
  expect(asked).toEqual([true, false]);
});
