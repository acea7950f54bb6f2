/** A line of a table of the bench. `peer` where another library did the same, `limit` where there is a goal. */
export interface Row {
  figure: string;
  ours: string;
  peer?: string;
  limit: string;
}

export const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

/** The middle one of them. */
export const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
