import { newId } from './id.ts';

const KEY = 'zaguan-device';

/**
 * Returns this browser's random secret, with which the server tells apart two devices that use one link. Without storage, the secret is new
 * on each call.
 */
export function deviceSecret(): string {
  try {
    localStorage[KEY] ||= newId();
    return localStorage[KEY];
  } catch {
    return newId();
  }
}
