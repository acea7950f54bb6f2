import type { JourneyNews } from '../../machine/journey.ts';
import type { OnboardingEvents } from '../events.ts';

export function emit<Name extends keyof OnboardingEvents>(
  target: EventTarget,
  name: Name,
  detail: OnboardingEvents[Name]['detail'],
  cancelable = false,
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

/** Tells the page what happened, as the public events. False when the page prevented what would follow. */
export function announce(
  target: EventTarget,
  news: Exclude<JourneyNews, { type: 'redirect' | 'arrived' }>,
  refresh: (token: string) => void,
): boolean {
  const { type, ...detail } = news;
  const whole = type === 'token-expiring' ? { ...detail, refresh } : detail;
  return emit(target, `zaguan-${type}`, whole as never, type === 'complete');
}
