import { serveWorker } from '../worker-service.ts';
import { FaceService } from './face-service.ts';

/** Opens the service on the page, which imports this same file if its policy allows no worker. */
export const openService = (): FaceService => new FaceService();

serveWorker(openService);
