import { askEarly } from '../element/early-request.ts';
import { ZaguanOnboarding } from '../element/zaguan-onboarding.ts';

/**
 * `import 'zaguan'`: defines the tag. On a server it does nothing, so that pages which render there may import it.
 * The bundle is served from the partner's origin: name the Zaguán server with `api-base`.
 */
ZaguanOnboarding.askEarly = askEarly;
ZaguanOnboarding.loadApp = async () => (await import('./widget.ts')).createApp;
if (globalThis.customElements && !customElements.get('zaguan-onboarding')) customElements.define('zaguan-onboarding', ZaguanOnboarding);

export type { CloseReason, OnboardingEvents } from '../element/app/events.ts';
export { ZaguanOnboarding };
