import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractionContract } from '#contracts/extraction/extraction.ts';
import { camelCase, kindDeclarations, type PaperKind, paperKinds } from '#kinds/kinds.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import { createExtractionService } from '#services/extraction/service.ts';
import type { ExtractionTables } from '#services/extraction/tables.ts';
import { createTestPlatform, type TestPlatform } from '../support/platform.ts';
import { photoOf } from '../support/specimen-photo.ts';

/** What a drawn document says: with a test key the person that the guides document, and, except for a card's back, that it is a specimen. */

const read: Partial<Record<PaperKind, object>> = {
  address_proof: { name: 'LUISA PEREZ GOMEZ' },
  bank_statement: { name: 'LUISA PEREZ GOMEZ', clabe: '012320001234567895' },
  cif: { cif: { rfc: 'PEGL890909GX1' } },
  csf: { csf_data: { rfc: 'PEGL890909GX1' } },
  curp: { curp: 'PEGL890909MJCRMS08' },
  fm: { name: 'LUISA', last_name: 'PEREZ GOMEZ', curp: 'PEGL890909MJCRMS08', type: 'RESIDENTE_PERMANENTE', number: '000000000012' },
  ine_back: { cic: '000123456', name: 'LUISA', lastname: 'PEREZ GOMEZ' },
  ine_front: { name: 'LUISA', first_lastname: 'PÉREZ', curp: 'PEGL890909MJCRMS08', elector_key: 'PRGMLS89090914M100' },
  nss: { nss: '92048901232', curp: 'PEGL890909MJCRMS08' },
  passport: {
    name: 'LUISA',
    last_name: 'PEREZ GOMEZ',
    number: 'G12345678',
    national_id: 'PEGL890909MJCRMS08',
    expiration_date: '2034-11-05',
  },
};

let bench: TestPlatform<ExtractionTables>;
beforeAll(async () => {
  const migrations = new URL('../../services/extraction/migrations/', import.meta.url);
  bench = await createTestPlatform<ExtractionTables>([{ name: 'extraction', migrations }]);
});
afterAll(() => bench.close());

test.each(paperKinds.filter((kind) => kindDeclarations[kind].accepts !== 'PDFs'))('%s', async (kind) => {
  const service = createExtractionService(bench.platform, {
    registryFor: () => ({ checkScope() {}, curp: async () => null, rfc: async () => null, nss: async () => null }),
  });
  const target = { handler: () => createContractHandler(service), address: 'extraction', log: bench.platform.log };
  const client = createServiceClient(extractionContract, target, bench.clock)(bench.caller());
  const { data, specimen } = await client[camelCase(kind) as 'curp']({ query: {}, body: { file: await photoOf(kind) } });
  expect(data).toMatchObject(read[kind] ?? {});
  // The back says it only in light letters on a dark band, which the reader does not read.
  expect(specimen, 'the print says that it is a specimen').toBe(kind !== 'ine_back');
  const fields = kindDeclarations[kind].fields.filter(([path]) => typeof valueAt(data, path) === 'string');
  expect(fields.length, 'fields that are read of those that the person sees').toBeGreaterThan(1);
});

const valueAt = (data: object, path: string) =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], data);
