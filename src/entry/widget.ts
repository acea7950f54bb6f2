import { elements } from '#steps/elements.ts';
import { ZaguanApp } from '../element/app/zaguan-app.ts';

/** Creates the widget's app: the shell, with the screens of this build's steps as lazy parts. */
export function createApp(fetch?: typeof globalThis.fetch): ZaguanApp {
  const app = new ZaguanApp();
  app.fetch = fetch;
  app.screens = elements;
  return app;
}
