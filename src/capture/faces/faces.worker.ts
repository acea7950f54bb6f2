import { serveDesk } from '../desk.ts';
import { FaceDesk } from './desk.ts';

/** Where a page's policy allows no worker, the page imports this same file and opens a desk of its own. */
export const openDesk = (): FaceDesk => new FaceDesk();

serveDesk(openDesk);
