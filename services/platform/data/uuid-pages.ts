/** The uuid before all others. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Where a page begins, and its rows. */
export interface UuidPage {
  after: string;
  size: number;
}

/** Gives all that `read` lists in the order of its uuids, and reads a page when the one before it is done with. */
export async function* everyUuid(size: number, read: (page: UuidPage) => Promise<readonly { uuid: string }[]>): AsyncIterable<string> {
  let after: string | undefined = FIRST;
  while (after !== undefined) {
    const rows = await read({ after, size });
    for (const { uuid } of rows) yield uuid;
    after = rows.length === size ? rows.at(-1)?.uuid : undefined;
  }
}
