import { serveDesk } from '../desk.ts';
import { CardDesk } from './desk.ts';

/** Where a page's policy allows no worker, the page imports this same file and opens a desk of its own. */
export const openDesk = (): CardDesk => new CardDesk();

serveDesk(openDesk);
