import type { JourneyNews } from '../../machine/journey.ts';
import type { OnboardingEvents } from './events.ts';

/** Fires a public event that leaves the shadow roots. Returns false if a listener called `preventDefault()`. */
export function emit<Name extends keyof OnboardingEvents>(
  target: EventTarget,
  name: Name,
  detail: OnboardingEvents[Name]['detail'],
  cancelable = false,
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

export type PublicNews = Exclude<JourneyNews, { type: 'redirect' | 'arrived' }>;

/** Reports news of the journey to the host page as a public event. Returns false if the page called `preventDefault()`. */
export function announce(target: EventTarget, news: PublicNews, refresh: (token: string) => void): boolean {
  const { type, ...detail } = news;
  const payload = type === 'token-expiring' ? { ...detail, refresh } : detail;
  return emit(target, `zaguan-${type}`, payload as never, type === 'complete');
}

/** Leaves the page, for an address of the web alone. */
export function leaveFor(url: string): void {
  if (/^https?:/.test(new URL(url, location.href).protocol)) location.assign(url);
}
