import { implement, type Router } from '@orpc/server';
import { extractionContract, type KindName } from '#contracts/extraction/extraction.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import type { ExtractionPorts } from './base/ports.ts';
import { asUnusable, createExtract, type ExtractAnswer, type ExtractRequest } from './extract.ts';
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
  description: 'What stands in identity, tax, bank and employment documents of Mexico.',
  contract: extractionContract,
  limits: { key: { count: 60, seconds: 60 } },
  invalidBody: { status: 422 },
  unauthorizedStatus: 401,
  migrations: new URL('./migrations/', import.meta.url),
} as const satisfies ServiceFacts;

export function createExtractionService(platform: Platform<ExtractionTables>, ports: ExtractionPorts): ExtractionService {
  const os = implement(extractionContract).$context<CallContext>();
  const readings = createReadings(platform.workers);
  const print = createPrint(platform.workers);
  const extract = createExtract(platform, { readings, print }, ports);
  /** Reads the file once per `Idempotency-Key`, outside of any transaction. Stores only the answer. */
  const once = <Name extends KindName>(name: Name, input: ExtractRequest, context: CallContext) =>
    platform.onceAfter<ExtractAnswer<Name>>(context, async () => {
      const answer = await extract(name, input, context);
      return async () => answer;
    });
  // The type of `curp` serves for all kinds: each operation's contract validates its own answer.
  const handlerOf = (name: 'curp') =>
    os[name].handler(({ input, context }) =>
      once(name, input, context).catch((failure: unknown) => {
        throw kinds[name].refusesWith400 ? asUnusable(failure) : failure;
      }),
    );
  const handlers = Object.keys(kinds).map((name) => [name, handlerOf(name as 'curp')]);
  return { ...facts, router: os.router(Object.fromEntries(handlers) as Parameters<typeof os.router>[0]) };
}

export const extraction = defineService({
  ...facts,
  create: (platform: Platform<ExtractionTables>, { ports }: { settings: null; ports: ExtractionPorts }) =>
    createExtractionService(platform, ports),
});
