import { serveWorker } from '../desk.ts';
import { FaceService } from './desk.ts';

/** Opens the service on the page, which imports this same file if its policy allows no worker. */
export const openService = (): FaceService => new FaceService();

serveWorker(openService);
