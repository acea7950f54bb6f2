import { serveDesk } from '../desk.ts';
import { DocumentDesk } from './desk.ts';

/** Where a page's policy allows no worker, the page imports this same file and opens a desk of its own. */
export const openDesk = (): DocumentDesk => new DocumentDesk();

serveDesk(openDesk);
