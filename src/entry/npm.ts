import { askEarly } from '../element/early-request.ts';
import { ZaguanOnboarding } from '../element/zaguan-onboarding.ts';

/** Entry of `import 'zaguan'`. Does nothing on a server. The partner's origin serves the bundle, so `api-base` must be set. */
ZaguanOnboarding.askEarly = askEarly;
ZaguanOnboarding.loadApp = async () => (await import('./widget.ts')).createApp;
if (globalThis.customElements && !customElements.get('zaguan-onboarding')) customElements.define('zaguan-onboarding', ZaguanOnboarding);

export type { CloseReason, OnboardingEvents } from '../element/app/events.ts';
export { ZaguanOnboarding };
