import { describe, expect, test } from 'vitest';
import type { StepContext } from '../step.server.ts';
import { enrollFull, sides } from './enroll-full.contract.ts';
import { enrollFullHandler } from './enroll-full.server.ts';

type Media = Awaited<ReturnType<StepContext['ports']['media']['list']>>[number];

const submission = enrollFull.samples.submission;

function medium(collection: string, uuid: string, capture = 'live'): Media {
  return { uuid, collection, capture, mime: 'image/jpeg', size: 1, sha256: '0'.repeat(64) };
}

const all = sides.map((side) => medium(side, submission[side]));

function complete(media: readonly Media[], { setup = {}, livemode = true }: { setup?: unknown; livemode?: boolean } = {}) {
  const context: Pick<StepContext<typeof enrollFull>, 'setup' | 'workflow' | 'ports'> = {
    setup: enrollFull.setup.parse(setup),
    workflow: { uuid: '0f8fad5b-d9cb-469f-a165-70867728950e', people_uuid: null, livemode },
    ports: { media: { list: async () => media, read: async () => new Uint8Array() } } as unknown as StepContext['ports'],
  };
  return enrollFullHandler.complete(submission, context as never);
}

describe('enroll_full', () => {
  test('stores three photos and claims nothing about them', async () => {
    const result = await complete(all);
    expect(result).toEqual({ outcome: 'success', payload: { biometrics: null, ocr_frontside: null, ocr_backside: null } });
    expect(enrollFull.payload.safeParse(result.payload).success).toBe(true);
  });

  test.each(sides)('without the %s photo says which is missing', async (side) => {
    const others = all.filter(({ collection }) => collection !== side);
    await expect(complete(others)).rejects.toMatchObject({ problem: 'media_missing', field: side });
  });

  test('a photo counts for its own side only', async () => {
    const swapped = [medium('back', submission.front), medium('front', submission.back), medium('selfie', submission.selfie)];
    await expect(complete(swapped)).rejects.toMatchObject({ problem: 'media_missing', field: 'front' });
  });

  test('a selfie from a file wants the setup to allow it', async () => {
    const fromFile = [...all.slice(0, 2), medium('selfie', submission.selfie, 'file')];
    await expect(complete(fromFile)).rejects.toMatchObject({ problem: 'media_capture_not_allowed', field: 'selfie' });
    await expect(complete(fromFile, { setup: { allow_file: ['selfie'] } })).resolves.toMatchObject({ outcome: 'success' });
  });

  test('a card from a file is refused where the setup wants all of it live', async () => {
    const fromFile = [medium('front', submission.front, 'file'), ...all.slice(1)];
    await expect(complete(fromFile)).resolves.toMatchObject({ outcome: 'success' });
    await expect(complete(fromFile, { setup: { allow_file: [] } })).rejects.toMatchObject({ problem: 'media_capture_not_allowed' });
  });

  test('a drawn specimen passes with test data only', async () => {
    const drawn = sides.map((side) => medium(side, submission[side], 'fixture'));
    await expect(complete(drawn)).rejects.toMatchObject({ problem: 'media_capture_not_allowed' });
    await expect(complete(drawn, { livemode: false })).resolves.toMatchObject({ outcome: 'success' });
  });

  test('the picture on the card and the face want the biometric consent, and so does the step', () => {
    const { front, back, selfie } = enrollFull.media;
    expect([front?.consent, back?.consent, selfie?.consent]).toEqual(['biometric', undefined, 'biometric']);
    expect(enrollFull.needs).toMatchObject({ camera: true, consent: 'biometric' });
  });
});
