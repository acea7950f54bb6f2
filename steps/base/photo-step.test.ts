import { expect, test } from 'vitest';
import type { StepMedium } from '../ports/media.ts';
import { photoOf } from './photo-step.server.ts';

const photo: StepMedium = { uuid: 'a', collection: 'front', capture: 'live', mime: 'image/jpeg', size: 1, sha256: '', sent_sha256: '' };
const media = { list: async () => [photo], read: () => Promise.reject(new Error('Nobody reads it.')) };
const context = { ports: { media }, workflow: { livemode: true } };
const options = { uuid: 'a', takesFile: false };

test('a photo stands for its own collection alone', async () => {
  expect(await photoOf({ ...options, collection: 'front' }, context)).toBe(photo);
  await expect(photoOf({ ...options, collection: 'selfie' }, context)).rejects.toMatchObject({ problem: 'media_missing', field: 'selfie' });
});
