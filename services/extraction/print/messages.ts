import type { PaperPage } from '#papers/layout/page.ts';
import type { Gray } from '#vision/gray.ts';

/** Request to a print worker: a picture file, or a rendered page of a PDF. */
export type PrintAsk = { file: Uint8Array; page?: undefined } | { page: Gray; file?: undefined };

/** Answer of a print worker: a page without its number, in pixels of the straightened sheet. */
export type PrintAnswer = Pick<PaperPage, 'width' | 'height' | 'words'>;
