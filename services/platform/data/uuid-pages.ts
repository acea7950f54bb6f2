const FIRST_UUID = '00000000-0000-0000-0000-000000000000';

/** Selects a page: the uuids after `after`, at most `size`. */
export interface UuidPage {
  after: string;
  size: number;
}

/** Yields all uuids that `read` lists, page by page. */
export async function* everyUuid(size: number, read: (page: UuidPage) => Promise<readonly { uuid: string }[]>): AsyncIterable<string> {
  let after: string | undefined = FIRST_UUID;
  while (after !== undefined) {
    const rows = await read({ after, size });
    for (const { uuid } of rows) yield uuid;
    after = rows.length === size ? rows.at(-1)?.uuid : undefined;
  }
}
