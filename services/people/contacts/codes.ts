import { createHmac } from 'node:crypto';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { otpContract } from '#contracts/otp/otp.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import { onwardKey } from '#platform/calls/onward-key.ts';
import { peopleOf } from '../model/person-store.ts';
import type { WriteParts } from '../vouching/write-parts.ts';
import { confirmContact } from './attached.ts';

/** The client of the one-time-code service, in this process or another. */
export type CodeClient = ServiceClient<typeof otpContract>;

export const CODE_LIFETIME = '10m';
/** The problems of the code service that are returned unchanged. All others become `unavailable`. */
const SAME_PROBLEMS: ReadonlySet<ProblemKey> = new Set([
  'rate_limited',
  'code_wrong',
  'code_expired',
  'code_used',
  'code_not_sent',
  'deadline_exceeded',
  'idempotency_in_progress',
]);

/** The sentences that replace those of the code service, which mention members that this API's caller never sent. */
const OWN_SENTENCES: Partial<Record<ProblemKey, string>> = { code_wrong: 'The code is not an open code of this person and address.' };

/** The parts of the operations that send and check the codes that confirm a person's phone or e-mail. */
export interface CodeParts extends Pick<WriteParts, 'platform' | 'vouching'> {
  /** The client of the code service. Null if the server has none; then the four operations throw `unavailable`. */
  codes: CodeClient | null;
}

type CodeCall = (client: ReturnType<CodeClient>) => Promise<unknown>;

/** Returns the user name that binds a code to a person and address. The hash has a key, so the code service cannot find it by trial. */
export async function codeUserOf({ platform }: CodeParts, { tenantId }: Caller, personId: string, address: string): Promise<string> {
  return createHmac('sha256', await platform.keys.lasting('people-contact-codes'))
    .update(`${tenantId}\n${personId}\n${address.toLowerCase()}`)
    .digest('base64url');
}

export function sendCode(parts: CodeParts, context: CallContext, personId: string, request: CodeCall) {
  return parts.platform.onceAfter(context, async () => {
    await requirePerson(parts, context.caller, personId);
    await callCodeService(parts, context, request);
    return async () => ({ success: true as const, result: 'The code was sent.' });
  });
}

export function confirmCode(
  parts: CodeParts,
  context: CallContext,
  personId: string,
  contact: { email: string } | { phone: string },
  request: CodeCall,
) {
  const { caller } = context;
  return parts.platform.onceAfter(context, async () => {
    await requirePerson(parts, caller, personId);
    await callCodeService(parts, context, request);
    return async (trx) => {
      // Simultaneous requests run one after the other.
      await parts.vouching.lockPeople(trx, caller, personId);
      await confirmContact([caller, trx, parts.platform.clock.now()], personId, contact);
      const members = 'email' in contact ? 'email_confirmation' : 'sms_confirmation';
      await parts.platform.events.append(trx, caller, { kind: 'person', id: personId }, { type: 'person.updated', data: { members } });
      return { success: true as const, result: 'The code is right, and the contact data are confirmed.' };
    };
  });
}

async function requirePerson({ platform: { clock, database } }: CodeParts, caller: Caller, personId: string): Promise<void> {
  const person = await peopleOf(caller, database.query, clock.now()).get(personId);
  if (!person) throw invalidMember('person_id', 'unknown', 'No person has this id.');
}

async function callCodeService({ codes }: CodeParts, context: CallContext, request: CodeCall): Promise<void> {
  if (!codes) throw new Problem('unavailable', 'This server has no one-time-code service.');
  await request(codes(context.caller, onwardKey(context))).catch((failure) => {
    // The number does not exist in its country, or the address refuses messages for good; only the code service learns that.
    if (failure instanceof Problem && (failure.key === 'invalid_body' || (failure.key === 'code_not_sent' && failure.errors)))
      throw new Problem('invalid_body', failure.message, { status: 422, errors: failure.errors ?? [] });
    const problem = failure instanceof Problem && SAME_PROBLEMS.has(failure.key) ? failure : null;
    const wait = problem?.retryAfter;
    const sentence = problem && (OWN_SENTENCES[problem.key] ?? problem.message);
    throw new Problem(problem?.key ?? 'unavailable', sentence ?? 'The one-time-code service failed.', {
      cause: failure,
      ...(wait ? { retryAfter: wait } : {}),
    });
  });
}
