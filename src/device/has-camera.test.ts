import { describe, expect, test } from 'vitest';
import { type CameraCheckPlatform, lacksCamera } from './has-camera.ts';

const devices = (...kinds: MediaDeviceKind[]) => ({
  enumerateDevices: async () => kinds.map((kind) => ({ kind, deviceId: '', label: '' }) as unknown as MediaDeviceInfo),
});
const computer = { computer: true, policyAllows: () => true };

describe('a camera is missing', () => {
  test.each<[string, CameraCheckPlatform, boolean]>([
    ['on a computer that has none', { ...computer, mediaDevices: devices('audioinput') }, true],
    ['not where there is one, named or not', { ...computer, mediaDevices: devices('audioinput', 'videoinput') }, false],
    ['not on a phone, whatever its browser says', { ...computer, computer: false, mediaDevices: devices() }, false],
    ['not where the page forbids to look', { ...computer, policyAllows: () => false, mediaDevices: devices() }, false],
    ['not without https, which has its own sentence', { ...computer, mediaDevices: undefined }, false],
  ])('%s', async (_, platform, expected) => {
    expect(await lacksCamera(platform)).toBe(expected);
  });

  test('not where the list is refused', async () => {
    const refusing = { enumerateDevices: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
    expect(await lacksCamera({ ...computer, mediaDevices: refusing })).toBe(false);
  });
});
