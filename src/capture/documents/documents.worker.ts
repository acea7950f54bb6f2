import { serveWorker } from '../worker-service.ts';
import { DocumentService } from './document-service.ts';

/** Opens the service on the page, which imports this same file if its policy allows no worker. */
export const openService = (): DocumentService => new DocumentService();

serveWorker(openService);
