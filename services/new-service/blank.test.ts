import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { blankContract } from './blank.contract.ts';
import { createBlankService } from './blank.service.ts';
import type { BlankTables } from './blank.tables.ts';

let bench: TestPlatform<BlankTables>;
beforeAll(async () => {
  bench = await createTestPlatform<BlankTables>([{ name: 'blank', migrations: new URL('./migrations/', import.meta.url) }]);
});
afterAll(() => bench.close());

it('keeps an entry, for its own tenant', async () => {
  const service = createBlankService(bench.platform);
  const target = { handler: () => createContractHandler(service), address: 'blank', log: bench.platform.log };
  const client = createServiceClient(blankContract, target, bench.clock);
  const { result } = await client(bench.caller()).create({ text: ' Buenas tardes ' });
  expect(result).toMatchObject({ text: 'Buenas tardes', created_at: bench.clock.now().toISOString() });
  expect(await client(bench.caller()).get({ uuid: result.uuid })).toEqual({ success: true, result });
  const other = client(await bench.otherTenant());
  await expect(other.get({ uuid: result.uuid })).rejects.toMatchObject({ key: 'not_found', status: 404 });
});
