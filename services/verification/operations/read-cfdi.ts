import { SOURCE_HEADER, STRUCTURAL_SOURCE } from '#contracts/verification/source.ts';
import type { SourceReporter } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { cfdiResultOf, refusedCode } from '../cfdi/answers.ts';
import { createReadInvoice } from '../cfdi/read.ts';
import { implementer } from '../model/implementer.ts';

export function readCfdi({ platform, providers: { invoices }, runLookup, lookups, checkWebhook }: VerificationParts) {
  const readInvoice = createReadInvoice(platform);
  return implementer.cfdi.read.handler(async ({ input, context }) => {
    const { caller } = context;
    const { document, callback_url } = input;
    /** Reads the invoice, after a check that the tax authority (SAT) can be queried. */
    const readable = async (reportSource: SourceReporter) => {
      reportSource(invoices.source(caller));
      await invoices.ready(caller);
      reportSource(STRUCTURAL_SOURCE);
      const invoice = await readInvoice(caller, document);
      reportSource(invoices.source(caller));
      return invoice;
    };
    if (callback_url) {
      const url = await checkWebhook(caller, { url: callback_url, path: 'callback_url', status: 422 });
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
  });
}
