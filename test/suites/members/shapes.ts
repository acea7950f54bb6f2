/** Envelopes of results. */
export const enveloped = (record: string) => `success result {${record}}`;
export const paged = (record: string, more = '') =>
  enveloped(`current_page data {${record}} from next_page_url per_page prev_page_url to ${more}`);
/** An answer whose result is only a sentence. */
export const words = 'success result';
/** An answer that is a file. */
export const FILE = null;

export type Results = Readonly<Record<string, string | null>>;
