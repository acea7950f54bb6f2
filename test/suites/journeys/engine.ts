import { otherEngines } from '../../support/engines.ts';

export const engines = ['chromium', ...otherEngines] as const;
export type Engine = (typeof engines)[number];

/** Returns the browser of the journeys: `npm run journey -- webkit` sets it; the default is Chromium. */
export function engine(): Engine {
  return engines.find((name) => name === process.env.JOURNEY_ENGINE) ?? 'chromium';
}

/** How long a person waits for a screen: on a machine with much else to do it takes ten times as long. The other browsers paint by processor alone. */
export const patience = (): number => (engine() === 'chromium' ? 30_000 : 40_000);
