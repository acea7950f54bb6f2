/** A row of a bench's table. `peer` is another library's figure; `limit` is empty if there is no goal. */
export interface Row {
  figure: string;
  ours: string;
  peer?: string;
  limit: string;
}

export const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

/** Returns the median; the upper middle value of an even count. */
export const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
