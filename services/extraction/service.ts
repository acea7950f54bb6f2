import type { Router } from '@orpc/server';
import { extractionContract } from '#contracts/extraction/extraction.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import type { ExtractionPorts } from './base/ports.ts';
import { createExtract } from './extract.ts';
import { extractDocument, implementer } from './extract-document.ts';
import { kinds } from './kinds/kinds.ts';
import { createPrint } from './print/print.ts';
import { createReadings } from './reading/reading.ts';
import type { ExtractionTables } from './tables.ts';

export interface ExtractionService extends ServiceModule {
  router: Router<typeof extractionContract, CallContext>;
}

const facts = {
  name: 'extraction',
  title: 'Extraction',
  version: '0.1.6',
  description: 'Data from identity, tax, bank and employment documents of Mexico.',
  contract: extractionContract,
  limits: { key: { count: 60, seconds: 60 } },
  invalidBody: { status: 422 },
  unauthorizedStatus: 401,
  migrations: new URL('./migrations/', import.meta.url),
} as const satisfies ServiceFacts;

export function createExtractionService(platform: Platform<ExtractionTables>, ports: ExtractionPorts): ExtractionService {
  const extract = createExtract(platform, { readings: createReadings(platform.workers), print: createPrint(platform.workers) }, ports);
  const operations = Object.keys(kinds).map((name) => [name, extractDocument(platform, extract, name as 'curp')]);
  return { ...facts, router: implementer.router(Object.fromEntries(operations) as Parameters<typeof implementer.router>[0]) };
}

export const extraction = defineService({
  ...facts,
  create: (platform: Platform<ExtractionTables>, { ports }: { settings: null; ports: ExtractionPorts }) =>
    createExtractionService(platform, ports),
});
