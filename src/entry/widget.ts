import { elements } from '#steps/elements.ts';
import { ZaguanApp } from '../element/app/zaguan-app.ts';

/** The composition root of the screens: the shell, and every step of this build as a lazy part. */
export function createApp(fetch?: typeof globalThis.fetch): ZaguanApp {
  const app = new ZaguanApp();
  app.fetch = fetch;
  app.screens = elements;
  return app;
}
