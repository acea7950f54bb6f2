import { newId } from './id.ts';

const KEY = 'zaguan-device';

/** Returns this browser's random secret, which distinguishes two devices with one link; without storage a new one on each call. */
export function deviceSecret(): string {
  try {
    localStorage[KEY] ||= newId();
    return localStorage[KEY];
  } catch {
    return newId();
  }
}
