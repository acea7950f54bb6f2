import { SOURCE_HEADER } from '#contracts/verification/source.ts';
import type { VerificationParts } from '../base/parts.ts';
import { readElectorKey } from '../credential/read-credential.ts';
import { implementer } from '../model/implementer.ts';

export const validateCredential = ({ providers: { registry }, lookups, checkWebhook }: VerificationParts) =>
  implementer.credential.validate.handler(async ({ input: { query, body }, context }) => {
    const url = await checkWebhook(context.caller, { url: query.webhook, path: 'webhook', status: 400 });
    const credential = { ...body, elector_key: readElectorKey(body.elector_key, 'elector_key') };
    context.answerHeaders?.set(SOURCE_HEADER, registry.source(context.caller));
    return lookups.accept(context, { kind: 'credential', url, credential });
  });
