import { serveWorker } from '../desk.ts';
import { DocumentService } from './desk.ts';

/** Opens the service on the page, which imports this same file if its policy allows no worker. */
export const openService = (): DocumentService => new DocumentService();

serveWorker(openService);
