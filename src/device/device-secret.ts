import { newId } from './id.ts';

const KEY = 'zaguan-device';

/** A random secret of this browser, by which the server tells two devices with one link apart. One page only where nothing is kept. */
export function deviceSecret(): string {
  try {
    localStorage[KEY] ||= newId();
    return localStorage[KEY];
  } catch {
    return newId();
  }
}
