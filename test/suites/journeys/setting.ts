import { afterAll, beforeAll } from 'vitest';
import { openPhone, type Phone } from './phone.ts';
import { startWorld, type World } from './world.ts';

/** Opens a world and a phone before the journeys of a file or `describe`, and closes both afterwards. Use only inside a test. */
export function setting(options: Parameters<typeof openPhone>[0] = {}): { readonly world: World; readonly phone: Phone } {
  const opened: { world?: World; phone?: Phone } = {};
  beforeAll(async () => {
    opened.world = await startWorld();
    opened.phone = await openPhone(options);
  });
  afterAll(async () => {
    await opened.phone?.close();
    await opened.world?.close();
  });
  const ready = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The world is made before the first test, not while the file loads.');
    return part;
  };
  return {
    get world() {
      return ready(opened.world);
    },
    get phone() {
      return ready(opened.phone);
    },
  };
}
