import type { PaperPage } from '#papers/layout/page.ts';
import type { Gray } from '#vision/gray.ts';

/** A picture file, or a page of a PDF as it was drawn. */
export type PrintAsk = { file: Uint8Array; page?: undefined } | { page: Gray; file?: undefined };

/** A page without its number; its units are pixels of the sheet as it was straightened. */
export type PrintAnswer = Pick<PaperPage, 'width' | 'height' | 'words'>;
