import { expect, test } from 'vitest';
import type { MediaPort, StepMedium } from '../ports/media.ts';
import { photoOf } from './photo-step.server.ts';

const photo: StepMedium = { uuid: 'a', collection: 'front', capture: 'live', mime: 'image/jpeg', size: 1, sha256: '' };
const media: MediaPort = { list: async () => [photo], read: () => Promise.reject(new Error('Nobody reads it.')) };
const options = { uuid: 'a', takesFile: false, livemode: true };

test('a photo stands for its own collection alone', async () => {
  expect(await photoOf(media, { ...options, collection: 'front' })).toBe(photo);
  await expect(photoOf(media, { ...options, collection: 'selfie' })).rejects.toMatchObject({ problem: 'media_missing', field: 'selfie' });
});
