import { implement } from '@orpc/server';
import { verificationContract } from '../../../contracts/verification/verification.ts';
import type { CallContext } from '../../platform/ports.ts';
import { SOURCE_HEADER } from '../lookup.ts';
import type { Parts } from '../parts.ts';
import { cfdiResultOf, refusedCode } from './answers.ts';
import { createReadInvoice } from './read.ts';

export function cfdiOperations({ platform, providers, look, lookups, callable }: Parts) {
  const os = implement(verificationContract.cfdi).$context<CallContext>();
  const { invoices } = providers;
  const readInvoice = createReadInvoice(platform);

  return os.router({
    read: os.read.handler(async ({ input, context }) => {
      const { caller } = context;
      const { document, callback_url } = input;
      if (callback_url) {
        const url = callable(callback_url, 'callback_url', 422);
        context.answerHeaders?.set(SOURCE_HEADER, invoices.source(caller));
        await invoices.ready(caller);
        // Read at once, so that a bad file is told at once, and no file has to wait anywhere.
        return lookups.acceptAfter(context, async () => ({ kind: 'cfdi', url, invoice: await readInvoice(caller, document) }));
      }
      return look(context, async (say) => {
        say(invoices.source(caller));
        await invoices.ready(caller);
        const invoice = await readInvoice(caller, document);
        const state = await invoices.stateOf(caller, invoice.code);
        if (state === 'refused') throw refusedCode();
        return { success: true as const, result: cfdiResultOf(invoice, state) };
      });
    }),
  });
}
