import { otherEngines } from '../../support/engines.ts';

export const engines = ['chromium', ...otherEngines] as const;
export type Engine = (typeof engines)[number];

/** The browser that the journeys run in: `npm run journey -- webkit` says it, and Chromium where nothing does. */
export function engine(): Engine {
  return engines.find((name) => name === process.env.JOURNEY_ENGINE) ?? 'chromium';
}

/** How long a person waits for a screen. The other browsers paint by processor alone. */
export const patience = (): number => (engine() === 'chromium' ? 15_000 : 40_000);
