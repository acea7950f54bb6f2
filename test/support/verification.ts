import { testInvoiceCode } from '#contracts/verification/test-people.ts';
import { verificationContract } from '#contracts/verification/verification.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import { createOutbound } from '#platform/calls/outbound.ts';
import { invoicePdf } from '#services/cli/invoice/invoice-pdf.ts';
import type { VerificationTables } from '#services/verification/model/tables.ts';
import type { ProvidersConfig } from '#services/verification/providers/choose.ts';
import { createVerificationService, type VerificationService } from '#services/verification/service.ts';
import { createTestPlatform, type TestPlatform } from './platform.ts';
import { type FakeTaxService, openTaxService } from './tax-service.ts';

/** The verification service alone, with a fake SAT (the tax authority). */
export interface VerificationBench {
  bench: TestPlatform<VerificationTables>;
  tax: FakeTaxService;
  service: VerificationService;
  as(caller: Caller): ReturnType<ReturnType<typeof createServiceClient<typeof verificationContract>>>;
  close(): Promise<void>;
}

export async function openVerification(remote: ProvidersConfig['remote'] = null): Promise<VerificationBench> {
  const migrations = new URL('../../services/verification/migrations/', import.meta.url);
  const bench = await createTestPlatform<VerificationTables>([{ name: 'verification', migrations }]);
  const tax = await openTaxService();
  const outbound = createOutbound({ allowLoopback: true });
  const service = createVerificationService(bench.platform, { remote, satCfdiUrl: tax.url }, outbound);
  await service.start?.();
  const target = { handler: () => createContractHandler(service), address: 'verification', log: bench.platform.log };
  return {
    ...{ bench, tax, service },
    as: (caller) => createServiceClient(verificationContract, target, bench.clock)(caller),
    async close() {
      await outbound.close();
      await tax.close();
      await bench.close();
    },
  };
}

/** Returns the key and status of the problem that the promise rejects with. */
export async function refusal(work: Promise<unknown>): Promise<[string, number]> {
  const problem = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(problem instanceof Problem)) throw new Error(`No problem: ${problem}`);
  return [problem.key, problem.status];
}

export const invoiceOf = async (uuid: string) =>
  new File([await invoicePdf(testInvoiceCode({ uuid }))], 'factura.pdf', { type: 'application/pdf' });
