import { serveWorker } from '../worker-service.ts';
import { SymbolService } from './symbol-service.ts';

/**
 * Opens the service on the page, which imports this same file if its policy allows no worker. One file serves both, since the engines are a
 * large part of our code.
 */
export const openService = (): SymbolService =>
  new SymbolService((engine) => ({
    // Lets the page draw, scroll and respond between two attempts.
    read: (image, settings) => new Promise((resolve) => setTimeout(() => resolve(engine.read(image, settings)))),
  }));

serveWorker(() => new SymbolService());
