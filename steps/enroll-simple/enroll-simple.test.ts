import { describe, expect, test } from 'vitest';
import type { FaceTrouble } from '#contracts/base/face-outcome.ts';
import { NO_CHALLENGE } from '#test/support/no-challenge.ts';
import { type StepContext, StepFailure } from '../base/step.server.ts';
import type { SelfieComparison } from '../ports/portraits.ts';
import { enrollSimple } from './enroll-simple.contract.ts';
import { enrollSimpleHandler } from './enroll-simple.server.ts';

const { submission } = enrollSimple.samples;
const people_uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';

interface Scene {
  setup?: object;
  livemode?: boolean;
  capture?: string;
  /** Results of the comparisons, in order. */
  finds?: readonly (SelfieComparison | { trouble: FaceTrouble } | null)[];
}

const match = { outcome: 'match', match_level: 6, card_signs: [] } as const;
const mismatch = { outcome: 'mismatch', match_level: 0, card_signs: [] } as const;
const unsure = { outcome: 'unsure', match_level: 1, card_signs: [] } as const;

/** Builds the step of a person; each call of `sends` submits a selfie. */
function person({ setup = {}, livemode = true, capture = 'live', finds = [match] }: Scene = {}) {
  let asked = 0;
  let taken = 0;
  const medium = {
    uuid: submission.selfie,
    collection: 'selfie',
    capture,
    mime: 'image/jpeg',
    size: 1,
    sha256: '0'.repeat(64),
    sent_sha256: '',
  };
  const context = {
    setup: enrollSimple.setup.parse({ ...NO_CHALLENGE, ...setup }),
    workflow: { uuid: people_uuid, people_uuid, livemode },
    now: new Date('2026-11-20T18:00:00Z'),
    memory: {},
    ports: {
      media: { list: async () => [medium], read: async () => new Uint8Array([7]) },
      portraits: {
        isKept: async () => true,
        compare: async () => finds[asked++]!,
        compareCredential: async () => mismatch,
        measureFrames: async () => ({ trouble: 'no_face', frame: null }),
        detectAttack: async () => null,
        search: async () => [],
      },
      allowance: {
        async take(_kind, { max }) {
          if (taken++ >= max) throw new StepFailure('attempts_exhausted', 'Used up');
          return async () => undefined;
        },
      },
    } satisfies Partial<StepContext['ports']>,
  };
  return {
    sends: () => enrollSimpleHandler.complete(submission, context as never),
    asked: () => asked,
  };
}

describe('enroll_simple', () => {
  test('a match is a success that claims nothing of liveness', async () => {
    const result = await person().sends();
    expect(result).toMatchObject({
      outcome: 'success',
      payload: { outcome: 'match', liveness: null, biometrics: { success: true, matchLevel: 6, wasProcessed: true, safe: null } },
    });
    expect(result.facts).toEqual({ faces: [{ outcome: 'match', match_level: 6, at: '2026-11-20T18:00:00.000Z', beside: 'portrait' }] });
  });

  test.each([
    ['live', 'outline', ['card_as_selfie']],
    ['live', 'small_face', ['card_as_selfie']],
    ['live', 'same_picture', ['card_as_selfie']],
    ['file', 'outline', ['card_as_selfie']],
    ['file', 'small_face', ['card_as_selfie']],
  ] as const)(
    'a matching selfie that came %s with the sign %s has the findings %j, and is no match on record',
    async (capture, sign, codes) => {
      const { outcome, payload, findings, facts } = await person({
        capture,
        setup: { allow_file: true },
        finds: [{ ...match, card_signs: [sign] }],
      }).sends();
      expect([outcome, findings]).toEqual(['success', codes]);
      expect(facts?.faces).toEqual([{ outcome: 'unsure', match_level: 6, at: '2026-11-20T18:00:00.000Z', beside: 'portrait' }]);
      expect(payload).toMatchObject({ outcome: 'match', biometrics: { success: null } });
    },
  );

  test.each([
    [mismatch, 'face_mismatch', false],
    [unsure, 'face_unsure', null],
  ] as const)('%o asks for another selfie twice, then it is a finding', async (found, finding, success) => {
    const luisa = person({ finds: [found, found, found] });
    await expect(luisa.sends()).rejects.toMatchObject({ problem: 'face_not_matched' });
    await expect(luisa.sends()).rejects.toMatchObject({ problem: 'face_not_matched' });
    expect(await luisa.sends()).toMatchObject({ findings: [finding], payload: { outcome: found.outcome, biometrics: { success } } });
  });

  test.each([
    ['no_face', 'face_unclear'],
    ['face_too_small', 'face_unclear'],
    ['picture_unreadable', 'face_unclear'],
    ['several_faces', 'several_faces'],
  ] as const)('a picture with %s costs no retake', async (trouble, problem) => {
    const luisa = person({ finds: [{ trouble }, { trouble }, { trouble }, { trouble }, match] });
    for (const _ of [1, 2, 3, 4]) await expect(luisa.sends()).rejects.toMatchObject({ problem, field: 'selfie' });
    expect(await luisa.sends()).toMatchObject({ outcome: 'success' });
  });

  test('a portrait that was deleted meanwhile is a finding at once', async () => {
    const luisa = person({ finds: [null] });
    expect(await luisa.sends()).toMatchObject({
      findings: ['face_not_judged'],
      payload: { outcome: 'no_portrait', biometrics: { success: null, wasProcessed: false, matchLevel: null } },
    });
  });

  test('a drawn selfie matches with test data, and is refused with live data', async () => {
    const drawn = person({ livemode: false, capture: 'fixture', finds: [] });
    expect(await drawn.sends()).toMatchObject({ outcome: 'success' });
    expect(drawn.asked()).toBe(0);
    await expect(person({ capture: 'fixture' }).sends()).rejects.toMatchObject({ problem: 'media_capture_not_allowed' });
  });

  test('a file is taken only where the setup says so', async () => {
    await expect(person({ capture: 'file' }).sends()).rejects.toMatchObject({ problem: 'media_capture_not_allowed' });
    expect(await person({ capture: 'file', setup: { allow_file: true } }).sends()).toMatchObject({ outcome: 'success' });
    expect(enrollSimpleHandler.takesFile?.('selfie', enrollSimple.setup.parse({}))).toBe(false);
  });

  test('stands only in a workflow of somebody whose portrait is kept', async () => {
    const prepare = (uuid: string | null, kept: boolean | 'never') =>
      enrollSimpleHandler.prepare!({ people_uuid: uuid, ports: { portraits: { isKept: async () => kept } } } as never);
    const refusal = (code: string, message: RegExp) => ({ problem: 'invalid_body', code, message: expect.stringMatching(message) });
    await expect(prepare(null, true)).rejects.toMatchObject(refusal('person_missing', /people\.portrait_days/));
    await expect(prepare(people_uuid, false)).rejects.toMatchObject(refusal('portrait_missing', /of the person.*people\.portrait_days/));
    await expect(prepare(people_uuid, 'never')).rejects.toMatchObject(refusal('portrait_missing', /people\.portrait_days.* it is 0/));
    expect(await prepare(people_uuid, true)).toMatchObject({ memory: {} });
  });
});
