import { implement } from '@orpc/server';
import { verificationContract } from '#contracts/verification/verification.ts';
import { isElectorKey, normalizeElectorKey } from '#mexico/elector-key.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { SOURCE_HEADER, STRUCTURAL, timeFor } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { type AskedCredential, judge, queryFor } from '../credential/judge.ts';

/** Members that each type of credential requires. */
const needs = {
  C: ['elector_key', 'emission_number', 'ocr'],
  D: ['cic', 'ocr'],
  EFGH: ['cic', 'ocr'],
} as const;

/** Names of members that differ in the asynchronous request. */
const asyncNames: Readonly<Record<string, string>> = { elector_key: 'electorKey', emission_number: 'emissionNumber' };

function refuseMissing(credential: AskedCredential, names: Readonly<Record<string, string>> = {}): void {
  const { type } = credential;
  const missing = needs[type].find((member) => credential[member] === undefined);
  const path = missing && (names[missing] ?? missing);
  if (path) throw invalidMember(path, 'missing', `${path}: Needed for the type ${type}.`);
}

export function credentialOperations({ platform, providers, runLookup, lookups, webhookUrl }: VerificationParts) {
  const os = implement(verificationContract.credential).$context<CallContext>();
  const { registry } = providers;

  const keyOf = (text: string | undefined, path: string): string | undefined => {
    if (text === undefined) return undefined;
    const key = normalizeElectorKey(text);
    if (!isElectorKey(key)) throw invalidMember(path, 'format', `${path}: This is no elector key.`);
    return key;
  };

  const accept = (context: CallContext, url: string, credential: AskedCredential) => {
    context.answerHeaders?.set(SOURCE_HEADER, registry.source(context.caller));
    return lookups.accept(context, { kind: 'credential', url, credential });
  };

  return os.router({
    validateAsync: os.validateAsync.handler(async ({ input: { query, body }, context }) => {
      const { electorKey, emissionNumber: emission_number, ...printed } = body;
      const url = webhookUrl(query.webhook, 'webhook', 422);
      refuseMissing({ ...printed, elector_key: electorKey, emission_number }, asyncNames);
      const elector_key = keyOf(electorKey, 'electorKey');
      context.answerHeaders?.set(SOURCE_HEADER, registry.source(context.caller));
      await registry.ready(context.caller);
      return accept(context, url, { ...printed, elector_key, emission_number });
    }),

    judge: os.judge.handler(({ input, context }) =>
      runLookup(context, async (reportSource) => {
        const { caller } = context;
        reportSource(STRUCTURAL);
        refuseMissing(input);
        const credential = { ...input, elector_key: keyOf(input.elector_key, 'elector_key') };
        reportSource(registry.source(caller));
        const records = await registry.find(caller, queryFor(credential), timeFor(caller, platform.clock.now()));
        return { success: true as const, result: judge(credential, records) };
      }),
    ),

    validate: os.validate.handler(async ({ input: { query, body }, context }) => {
      const url = webhookUrl(query.webhook, 'webhook', 400);
      return accept(context, url, { ...body, elector_key: keyOf(body.elector_key, 'elector_key') });
    }),
  });
}
