import { serveWorker } from '../worker-service.ts';
import { CardService } from './card-service.ts';

/** Opens the service on the page, which imports this same file if its policy allows no worker. */
export const openService = (): CardService => new CardService();

serveWorker(openService);
