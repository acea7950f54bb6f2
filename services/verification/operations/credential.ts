import { implement } from '@orpc/server';
import { verificationContract } from '#contracts/verification/verification.ts';
import { isElectorKey, normalizeElectorKey } from '#mexico/elector-key.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { SOURCE_HEADER, STRUCTURAL, timeFor } from '../base/lookup.ts';
import type { VerificationParts } from '../base/parts.ts';
import { type AskedCredential, judge, queryFor } from '../credential/judge.ts';

/** What the registry has to be told of each type. */
const needs = {
  C: ['electorKey', 'emissionNumber', 'ocr'],
  D: ['cic', 'ocr'],
  EFGH: ['cic', 'ocr'],
} as const;

/** The same under the names of the answer. */
const judgeNeeds = {
  C: ['elector_key', 'emission_number', 'ocr'],
  D: ['cic', 'ocr'],
  EFGH: ['cic', 'ocr'],
} as const;

export function credentialOperations({ platform, providers, look, lookups, callable }: VerificationParts) {
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
      const { type, cic, ocr, electorKey, emissionNumber } = body;
      const url = callable(query.webhook, 'webhook', 422);
      for (const member of needs[type]) {
        if (body[member] === undefined) throw invalidMember(member, 'missing', `${member}: Needed for the type ${type}.`);
      }
      const elector_key = keyOf(electorKey, 'electorKey');
      context.answerHeaders?.set(SOURCE_HEADER, registry.source(context.caller));
      await registry.ready(context.caller);
      return accept(context, url, { type, cic, ocr, elector_key, emission_number: emissionNumber });
    }),

    judge: os.judge.handler(({ input, context }) =>
      look(context, async (say) => {
        const { caller } = context;
        say(STRUCTURAL);
        for (const member of judgeNeeds[input.type]) {
          if (input[member] === undefined) throw invalidMember(member, 'missing', `${member}: Needed for the type ${input.type}.`);
        }
        const credential = { ...input, elector_key: keyOf(input.elector_key, 'elector_key') };
        say(registry.source(caller));
        const records = await registry.find(caller, queryFor(credential), timeFor(caller, platform.clock.now()));
        return { success: true as const, result: judge(credential, records) };
      }),
    ),

    validate: os.validate.handler(async ({ input: { query, body }, context }) => {
      const url = callable(query.webhook, 'webhook', 400);
      return accept(context, url, { ...body, elector_key: keyOf(body.elector_key, 'elector_key') });
    }),
  });
}
