import { describe, expect, test } from 'vitest';
import { type StepContext, StepFailure } from '../base/step.server.ts';
import type { ComparisonTrouble, FaceComparison } from '../ports/portraits.ts';
import { enrollSimple } from './enroll-simple.contract.ts';
import { enrollSimpleHandler } from './enroll-simple.server.ts';

const { submission } = enrollSimple.samples;
const people_uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';

interface Scene {
  setup?: object;
  livemode?: boolean;
  capture?: string;
  /** Results of the comparisons, in order. */
  finds?: readonly (FaceComparison | { trouble: ComparisonTrouble } | null)[];
}

/** Builds the step of a person; each call of `sends` submits a selfie. */
function person({ setup = {}, livemode = true, capture = 'live', finds = [{ outcome: 'match', match_level: 6 }] }: Scene = {}) {
  let asked = 0;
  let taken = 0;
  const medium = { uuid: submission.selfie, collection: 'selfie', capture, mime: 'image/jpeg', size: 1, sha256: '0'.repeat(64) };
  const context = {
    setup: enrollSimple.setup.parse(setup),
    workflow: { uuid: people_uuid, people_uuid, livemode },
    now: new Date('2026-11-20T18:00:00Z'),
    ports: {
      media: { list: async () => [medium], read: async () => new Uint8Array([7]) },
      portraits: {
        exists: async () => true,
        compare: async () => finds[asked++]!,
        compareCredential: async () => ({ outcome: 'mismatch', match_level: 0 }),
        measureFrames: async () => ({ trouble: 'no_face' }),
        detectAttack: async () => null,
      },
      allowance: {
        async take(_kind, { most }) {
          if (taken++ >= most) throw new StepFailure('attempts_exhausted', 'Used up');
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

const mismatch = { outcome: 'mismatch', match_level: 0 } as const;
const unsure = { outcome: 'unsure', match_level: 1 } as const;

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
    [mismatch, 'face_mismatch', false],
    [unsure, 'face_unsure', null],
  ] as const)('%o asks for another selfie twice, then it is a no', async (found, reason, success) => {
    const luisa = person({ finds: [found, found, found] });
    await expect(luisa.sends()).rejects.toMatchObject({ problem: 'face_not_matched' });
    await expect(luisa.sends()).rejects.toMatchObject({ problem: 'face_not_matched' });
    expect(await luisa.sends()).toMatchObject({ outcome: 'failed', reason, payload: { biometrics: { success } } });
  });

  test('what a human should look at is a success only where the setup says so, and says that it is none', async () => {
    const luisa = person({ setup: { accept_unsure: true }, finds: [mismatch, unsure, unsure, unsure] });
    await expect(luisa.sends()).rejects.toMatchObject({ problem: 'face_not_matched' });
    await expect(luisa.sends()).rejects.toMatchObject({ problem: 'face_not_matched' });
    expect(await luisa.sends()).toMatchObject({ outcome: 'success', payload: { outcome: 'unsure', biometrics: { success: null } } });
    const differs = person({ setup: { accept_unsure: true }, finds: [mismatch, mismatch, mismatch] });
    for (const _ of [1, 2]) await expect(differs.sends()).rejects.toThrow();
    expect(await differs.sends()).toMatchObject({ outcome: 'failed' });
  });

  test.each([
    ['no_face', 'face_unclear'],
    ['face_too_small', 'face_unclear'],
    ['picture_unreadable', 'face_unclear'],
    ['several_faces', 'several_faces'],
  ] as const)('a picture with %s costs no retake', async (trouble, problem) => {
    const luisa = person({ finds: [{ trouble }, { trouble }, { trouble }, { trouble }, { outcome: 'match', match_level: 5 }] });
    for (const _ of [1, 2, 3, 4]) await expect(luisa.sends()).rejects.toMatchObject({ problem, field: 'selfie' });
    expect(await luisa.sends()).toMatchObject({ outcome: 'success' });
  });

  test('a portrait that was deleted meanwhile is a no at once, and never a success', async () => {
    const luisa = person({ setup: { accept_unsure: true }, finds: [null] });
    expect(await luisa.sends()).toMatchObject({
      outcome: 'failed',
      reason: 'portrait_missing',
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
    const prepare = (uuid: string | null, kept: boolean) =>
      enrollSimpleHandler.prepare!({ people_uuid: uuid, ports: { portraits: { exists: async () => kept } } } as never);
    await expect(prepare(null, true)).rejects.toMatchObject({ problem: 'invalid_body', code: 'person_missing' });
    await expect(prepare(people_uuid, false)).rejects.toMatchObject({ problem: 'invalid_body', code: 'portrait_missing' });
    expect(await prepare(people_uuid, true)).toMatchObject({ memory: {} });
  });
});
