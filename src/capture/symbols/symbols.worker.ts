import { serveWorker } from '../desk.ts';
import { SymbolService } from './desk.ts';

/**
 * Reads symbols away from the page's own thread. Where a page's policy allows no worker, the page imports this same file and
 * opens a desk of its own: one file for both, since the engines are a large part of all our code.
 */
export const openService = (): SymbolService =>
  new SymbolService((engine) => ({
    // Between two looks the page draws, scrolls and answers.
    read: (image, settings) => new Promise((resolve) => setTimeout(() => resolve(engine.read(image, settings)))),
  }));

serveWorker(() => new SymbolService());
