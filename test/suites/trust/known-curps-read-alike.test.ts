import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bank, openBank } from './bank.ts';
import { rankOf, requests, walkBoth, walkSigning } from './known-and-unknown.ts';

/**
 * Class: whether somebody is known. A CURP that is on record and one that is not have the same words and bytes in every answer, the same
 * events, mails and signed copy, and the times do not tell them apart. `npm run bench -- curps` takes 500 of each.
 */

const TRIES = 36;
/**
 * Standard errors by which the ranks of the times may differ; by chance fewer than one run in 15,000 is beyond. Then of two times the later
 * one tells the CURP in 77 % of tries.
 */
const MAX_ERRORS = 4;

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

it('has the same words, the same bytes and about the same times', async () => {
  const { known, unknown } = await walkBoth(bank, TRIES);
  for (const request of requests) {
    const of = <Member extends 'text' | 'bytes'>(tries: typeof known, member: Member) =>
      new Set(tries[request].map((answer) => answer[member]));
    expect(of(known, 'text'), request).toEqual(of(unknown, 'text'));
    expect(of(known, 'bytes'), request).toEqual(of(unknown, 'bytes'));
    if (request === 'redirect') continue;
    const [one, other] = [known, unknown].map((tries) => tries[request].map(({ ms }) => ms)) as [number[], number[]];
    expect(rankOf(one, other).errors, request).toBeLessThan(MAX_ERRORS);
  }
  expect(known.after[0]!.text).toContain('"received"');
});

it.each([
  ['says who they are', false],
  ['captured their credential and face', true],
])('hears the same in events, mails and the signed copy who %s', async (_what, isCaptured) => {
  const [known, unknown] = [
    await walkSigning(bank, 9_000 + Number(isCaptured) * 10, { isKnown: true, isCaptured }),
    await walkSigning(bank, 9_001 + Number(isCaptured) * 10, { isKnown: false, isCaptured }),
  ];
  expect(known).toEqual(unknown);
  expect([known.mails.at(-1)!.length, known.events.at(-1)]).toEqual([1, 'received']);
  expect(known.copy).toContain(isCaptured ? 'Leído de la credencial que mostró' : 'Declarado por quien firmó');
});

it('would tell times apart that differ', () => {
  const times = Array.from({ length: TRIES }, (_, number) => number);
  expect(rankOf(times, times)).toEqual({ later: 0.5, errors: 0 });
  expect(
    rankOf(
      times,
      // The later one tells them apart in four of five pairs.
      times.map((ms) => ms + TRIES / 2.5),
    ).errors,
  ).toBeGreaterThan(MAX_ERRORS);
});
