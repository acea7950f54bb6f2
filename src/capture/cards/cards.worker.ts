import { serveWorker } from '../desk.ts';
import { CardService } from './desk.ts';

/** Opens the service on the page, which imports this same file if its policy allows no worker. */
export const openService = (): CardService => new CardService();

serveWorker(openService);
