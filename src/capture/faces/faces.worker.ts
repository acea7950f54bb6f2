import { serveWorker } from '../desk.ts';
import { FaceService } from './desk.ts';

/** Where a page's policy allows no worker, the page imports this same file and opens a desk of its own. */
export const openService = (): FaceService => new FaceService();

serveWorker(openService);
