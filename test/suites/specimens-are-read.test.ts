import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractionContract } from '#contracts/extraction/extraction.ts';
import { camelCase, kindDeclarations, type PaperKind, paperKinds } from '#kinds/kinds.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import { createExtractionService } from '#services/extraction/service.ts';
import type { ExtractionTables } from '#services/extraction/tables.ts';
import { specimenOf } from '#steps/document-capture/specimens.ts';
import { createTestPlatform, type TestPlatform } from '../support/platform.ts';

/** Tests the data of the drawn documents in test mode: filming one with a test key gives the person that the guides document. */

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

const SCREEN = { width: 360, height: 640 };
const GUIDE = { card: { x: 20, y: 180, width: 320, height: 202 }, sheet: { x: 40, y: 80, width: 280, height: 362 } };
/** Pixels of the photo per pixel of the screen. */
const SCALE = 5;

let bench: TestPlatform<ExtractionTables>;
beforeAll(async () => {
  const migrations = new URL('../../services/extraction/migrations/', import.meta.url);
  bench = await createTestPlatform<ExtractionTables>([{ name: 'extraction', migrations }]);
});
afterAll(() => bench.close());

/** Returns the drawing as a camera would photograph it. */
async function photo(kind: PaperKind): Promise<File> {
  const { svg, ground, at } = await specimenOf(kind, GUIDE[kindDeclarations[kind].shape], SCREEN);
  const drawing = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width: Math.round(at.width * SCALE) })
    .png()
    .toBuffer();
  const desk = sharp({ create: { width: SCREEN.width * SCALE, height: SCREEN.height * SCALE, channels: 3, background: ground } });
  const place = { left: Math.round(at.x * SCALE), top: Math.round(at.y * SCALE) };
  return new File(
    [
      Uint8Array.from(
        await desk
          .composite([{ input: drawing, ...place }])
          .jpeg()
          .toBuffer(),
      ),
    ],
    'photo.jpg',
  );
}

test.each(paperKinds.filter((kind) => kindDeclarations[kind].accepts !== 'PDFs'))('%s', async (kind) => {
  const service = createExtractionService(bench.platform, {
    registryFor: () => ({ mayBeAsked() {}, curp: async () => null, rfc: async () => null, nss: async () => null }),
  });
  const target = { handler: () => createContractHandler(service), address: 'extraction', log: bench.platform.log };
  const client = createServiceClient(extractionContract, target, bench.clock)(bench.caller());
  const { data } = await client[camelCase(kind) as 'curp']({ query: {}, body: { file: await photo(kind) } });
  expect(data).toMatchObject(read[kind] ?? {});
  const fields = kindDeclarations[kind].fields.filter(([path]) => typeof valueAt(data, path) === 'string');
  expect(fields.length, 'fields that are read of those that the person sees').toBeGreaterThan(1);
});

const valueAt = (data: object, path: string) =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], data);
