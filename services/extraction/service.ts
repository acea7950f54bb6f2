import { implement, type Router } from '@orpc/server';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { defineService, type ServiceFacts, type ServiceModule } from '#platform/base/service.ts';
import type { ExtractionPorts } from './base/ports.ts';
import { asUnusable, createExtract, type ExtractAnswer } from './extract.ts';
import { extractionContract, type KindName } from './kinds/contract.ts';
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
  /** The file is read once per `Idempotency-Key`, outside of any transaction; nothing of it is kept beside the answer. */
  const once = <Name extends KindName>(name: Name, input: Parameters<typeof extract<Name>>[1], context: CallContext) =>
    platform.onceAfter<ExtractAnswer<Name>>(context, async () => {
      const answer = await extract(name, input, context);
      return async () => answer;
    });
  return {
    ...facts,
    router: os.router({
      addressProof: os.addressProof.handler(({ input, context }) => once('addressProof', input, context)),
      bankStatement: os.bankStatement.handler(({ input, context }) => once('bankStatement', input, context)),
      curp: os.curp.handler(({ input, context }) => once('curp', input, context)),
      cif: os.cif.handler(({ input, context }) => once('cif', input, context)),
      csf: os.csf.handler(({ input, context }) => once('csf', input, context)),
      nss: os.nss.handler(({ input, context }) => once('nss', input, context)),
      passport: os.passport.handler(({ input, context }) => once('passport', input, context)),
      fm: os.fm.handler(({ input, context }) => once('fm', input, context)),
      cartaLibranza: os.cartaLibranza.handler(({ input, context }) => once('cartaLibranza', input, context)),
      creditReport: os.creditReport.handler(async ({ input, context }) => {
        try {
          return (await once('creditReport', input, context)) as ExtractAnswer<'creditReport'> & { status: 'ok' | 'partial' };
        } catch (failure) {
          throw asUnusable(failure);
        }
      }),
      ineFront: os.ineFront.handler(({ input, context }) => once('ineFront', input, context)),
      ineBack: os.ineBack.handler(({ input, context }) => once('ineBack', input, context)),
      // new-kind: handler
    }),
  };
}

export const extraction = defineService({
  ...facts,
  create: (platform: Platform<ExtractionTables>, { ports }: { settings: null; ports: ExtractionPorts }) =>
    createExtractionService(platform, ports),
});
