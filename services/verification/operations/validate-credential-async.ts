import { SOURCE_HEADER } from '#contracts/verification/source.ts';
import type { VerificationParts } from '../base/parts.ts';
import { readElectorKey, refuseMissing } from '../credential/read-credential.ts';
import { implementer } from '../model/implementer.ts';

/** A member's name in this request, if that differs. */
const names = { elector_key: 'electorKey', emission_number: 'emissionNumber' };

export const validateCredentialAsync = ({ providers: { registry }, lookups, checkWebhook }: VerificationParts) =>
  implementer.credential.validateAsync.handler(async ({ input: { query, body }, context }) => {
    const { electorKey, emissionNumber: emission_number, ...printed } = body;
    const url = await checkWebhook(context.caller, { url: query.webhook, path: 'webhook', status: 422 });
    refuseMissing({ ...printed, elector_key: electorKey, emission_number }, names);
    const elector_key = readElectorKey(electorKey, 'electorKey');
    context.answerHeaders?.set(SOURCE_HEADER, registry.source(context.caller));
    await registry.ready(context.caller, 'credential');
    return lookups.accept(context, { kind: 'credential', url, credential: { ...printed, elector_key, emission_number } });
  });
