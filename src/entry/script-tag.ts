import { askEarly } from '../element/early-request.ts';
import { ZaguanOnboarding } from '../element/zaguan-onboarding.ts';

/** Entry of `<script type="module" src=".../zaguan.js">`. The default server is the origin of the script. */
ZaguanOnboarding.defaultApiBase = new URL(import.meta.url).origin;
ZaguanOnboarding.askEarly = askEarly;
ZaguanOnboarding.loadApp = async () => (await import('./widget.ts')).createApp;
if (!customElements.get('zaguan-onboarding')) customElements.define('zaguan-onboarding', ZaguanOnboarding);
