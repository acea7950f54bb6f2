import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test/support/platform.ts';
import type { AnyTransaction } from '../ports.ts';
import { seeing } from './seeing.ts';
import type { PlatformTables } from './tables.ts';

let test: TestPlatform<PlatformTables>;
beforeAll(async () => {
  test = await createTestPlatform<PlatformTables>();
});
afterAll(() => test.close());

/** The same transaction, and how many statements it has sent. */
function counted(trx: AnyTransaction) {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { trx: seeing<PlatformTables>(trx).withPlugin(counter), statements: () => statements };
}

const newStream = () => ({ kind: 'workflow', id: randomUUID() }) as const;

/** Appends entries in one transaction; returns how many statements each took. */
const costsOf = (streams: readonly ReturnType<typeof newStream>[]): Promise<number[]> =>
  test.platform.database.transaction(async (open) => {
    const { trx, statements } = counted(open);
    const costs: number[] = [];
    for (const stream of streams) {
      const before = statements();
      await test.events.append(trx, test.caller(), stream, { type: 'seen', data: {} });
      costs.push(statements() - before);
    }
    return costs;
  });

it('asks for the head of a log once in a transaction: each later entry is one statement', async () => {
  const [one, other] = [newStream(), newStream()];
  // The head and the entry; on a server the turn before them.
  const first = test.platform.database.shared ? 3 : 2;
  expect(await costsOf([one, one, other, one, other])).toEqual([first, 1, first, 1, 1]);
  // What a transaction knew ends with it: another may have appended since.
  expect(await costsOf([one, other])).toEqual([first, first]);
  for (const [stream, length] of [
    [one, 4],
    [other, 3],
  ] as const)
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length, brokenAt: null });
});
