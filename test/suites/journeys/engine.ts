import { otherEngines } from '../../support/engines.ts';

export const engines = ['chromium', ...otherEngines] as const;
export type Engine = (typeof engines)[number];

/** Returns the browser of the journeys: `npm run journey -- webkit` sets it; the default is Chromium. */
export function engine(): Engine {
  return engines.find((name) => name === process.env.JOURNEY_ENGINE) ?? 'chromium';
}

/** Returns the milliseconds to wait for a screen: a busy machine needs ten times as long, and the other browsers paint on the CPU only. */
export const patience = (): number => (engine() === 'chromium' ? 60_000 : 80_000);
