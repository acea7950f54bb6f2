import { implement } from '@orpc/server';
import { verificationContract } from '#contracts/verification/verification.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { SOURCE_HEADER, type SourceReporter, STRUCTURAL } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { cfdiResultOf, refusedCode } from '../cfdi/answers.ts';
import { createReadInvoice } from '../cfdi/read.ts';

export function cfdiOperations({ platform, providers, runLookup, lookups, webhookUrl }: VerificationParts) {
  const os = implement(verificationContract.cfdi).$context<CallContext>();
  const { invoices } = providers;
  const readInvoice = createReadInvoice(platform);

  return os.router({
    read: os.read.handler(async ({ input, context }) => {
      const { caller } = context;
      const { document, callback_url } = input;
      /** Reads the invoice, after a check that the tax authority (SAT) can be queried. */
      const readable = async (reportSource: SourceReporter) => {
        reportSource(invoices.source(caller));
        await invoices.ready(caller);
        reportSource(STRUCTURAL);
        const invoice = await readInvoice(caller, document);
        reportSource(invoices.source(caller));
        return invoice;
      };
      if (callback_url) {
        const url = webhookUrl(callback_url, 'callback_url', 422);
        const reportSource: SourceReporter = (source) => context.answerHeaders?.set(SOURCE_HEADER, source);
        // Set first, because a repeated request reads nothing but must have the same header.
        reportSource(invoices.source(caller));
        // Reads the file now, so that a bad file is refused now and no file is stored.
        return lookups.acceptAfter(context, async () => ({ kind: 'cfdi', url, invoice: await readable(reportSource) }));
      }
      return runLookup(context, async (reportSource) => {
        const invoice = await readable(reportSource);
        const state = await invoices.stateOf(caller, invoice.code);
        if (state === 'refused') throw refusedCode();
        return { success: true as const, result: cfdiResultOf(invoice, state) };
      });
    }),
  });
}
