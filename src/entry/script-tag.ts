import { askEarly } from '../element/early-request.ts';
import { ZaguanOnboarding } from '../element/zaguan-onboarding.ts';

/**
 * `<script type="module" src=".../zaguan.js">`: the tag alone; its screens come when there is something to show.
 * The server is where the script came from.
 */
ZaguanOnboarding.defaultApiBase = new URL(import.meta.url).origin;
ZaguanOnboarding.askEarly = askEarly;
ZaguanOnboarding.loadApp = async () => (await import('./widget.ts')).createApp;
if (!customElements.get('zaguan-onboarding')) customElements.define('zaguan-onboarding', ZaguanOnboarding);
