import type { z } from 'zod/mini';
import type { internalMetadata } from '#contracts/session/session.ts';
import { newId } from './id.ts';

/** The version of the widget, which the build puts here; undefined in tests. */
declare const ZAGUAN_VERSION: string | undefined;

/** The traits that describe the device; tests replace them. */
export interface DeviceTraits {
  userAgent: string;
  maxTouchPoints: number;
  /** Only in Chromium, and only over https. */
  userAgentData?: {
    platform: string;
    getHighEntropyValues?(hints: readonly string[]): Promise<{ model?: string; platformVersion?: string }>;
  };
}

const KEY = 'zaguan-installation';
/** Maximum number of characters of the user agent and of any other member. */
const MAX_AGENT_CHARACTERS = 500;
const MAX_CHARACTERS = 100;

/** Describes this device for `initialize`. What the browser does not tell is null. */
export async function describeDevice(
  traits: DeviceTraits | undefined = globalThis.navigator,
  version: string | null = typeof ZAGUAN_VERSION === 'string' ? ZAGUAN_VERSION : null,
): Promise<z.input<typeof internalMetadata>> {
  const { userAgent = '', userAgentData } = traits ?? {};
  const hints = await userAgentData?.getHighEntropyValues?.(['model', 'platformVersion']).catch(() => null);
  const [name, system, systemVersion] = hints
    ? [hints.model, userAgentData?.platform, hints.platformVersion]
    : systemIn(userAgent, traits?.maxTouchPoints ?? 0);
  return {
    user_agent: cut(userAgent, MAX_AGENT_CHARACTERS),
    device_id: installationId(),
    device_name: cut(name),
    system_name: cut(system),
    system_version: cut(systemVersion),
    app_version: version,
  };
}

/** Returns the device's name, its system and the system's version, as far as a user agent tells them. */
function systemIn(agent: string, touchPoints: number): (string | undefined)[] {
  const [, apple = ''] = /(iPhone|iPad|iPod|Macintosh)/.exec(agent) ?? [];
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  const device = apple === 'Macintosh' && touchPoints > 1 ? 'iPad' : apple;
  // The system’s own number stands still since iOS 26 and macOS 11; Safari’s is that of the system on an iPhone or iPad alone.
  const [, safari] = /Version\/([\d.]+)/.exec(agent) ?? [];
  const [, ios] = / OS ([\d_]+) like/.exec(agent) ?? [];
  if (device === 'Macintosh') return ['Mac', 'macOS'];
  if (device) return [device, device === 'iPad' ? 'iPadOS' : 'iOS', safari ?? ios?.replaceAll('_', '.')];
  // Chrome says "Android 10; K" of every phone.
  if (agent.includes('Android')) {
    const [, version, ofEveryPhone] = /Android ([\d.]{1,20})(; K\))?/.exec(agent) ?? [];
    return [undefined, 'Android', ofEveryPhone ? undefined : version];
  }
  return [undefined, /Windows|CrOS|Linux/.exec(agent)?.[0]];
}

/** Returns this browser's random id, which keys see; null without storage, since a new one each time would look like another device. */
function installationId(): string | null {
  try {
    localStorage[KEY] ||= newId();
    return localStorage[KEY];
  } catch {
    return null;
  }
}

/** Returns null for an empty text. */
const cut = (text: string | undefined, longest = MAX_CHARACTERS): string | null => text?.slice(0, longest) || null;
