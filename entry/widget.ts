import { ZaguanApp } from '../src/element/app/zaguan-app.ts';
import { elements } from '../steps/elements.ts';

/** The composition root of the screens: the shell, and every step of this build as a lazy part. */
export function createApp(): ZaguanApp {
  const app = new ZaguanApp();
  app.screens = elements;
  return app;
}
