export const engines = ['chromium', 'firefox'] as const;
export type Engine = (typeof engines)[number];

/** The browser that the journeys run in: `npm run journey -- firefox` says it, and Chromium where nothing does. */
export function engine(): Engine {
  return engines.find((name) => name === process.env.JOURNEY_ENGINE) ?? 'chromium';
}
