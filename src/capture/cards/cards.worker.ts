import { serveWorker } from '../desk.ts';
import { CardService } from './desk.ts';

/** Where a page's policy allows no worker, the page imports this same file and opens a desk of its own. */
export const openService = (): CardService => new CardService();

serveWorker(openService);
