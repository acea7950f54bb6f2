import { afterEach, expect, it, vi } from 'vitest';
import { internalMetadata } from '#contracts/session/session.ts';
import { type DeviceTraits, describeDevice } from './describe-device.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`;
const PIXEL = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const hints = (answer: () => Promise<object>): Partial<DeviceTraits> => ({
  userAgentData: { platform: 'Android', getHighEntropyValues: answer },
});

afterEach(() => void vi.unstubAllGlobals());

it.each<[string, string, Partial<DeviceTraits>, (string | null)[]]>([
  ['an iPhone', `${IPHONE} Version/26.1 Mobile/15E148 Safari/604.1`, {}, ['iPhone', 'iOS', '26.1']],
  ['Chrome on an iPhone', `${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, {}, ['iPhone', 'iOS', '18.6']],
  ['an iPad', `${MAC} Version/18.6 Safari/605.1.15`, { maxTouchPoints: 5 }, ['iPad', 'iPadOS', '18.6']],
  ['a Mac', `${MAC} Version/18.6 Safari/605.1.15`, {}, ['Mac', 'macOS', null]],
  ['an Android that tells', PIXEL, hints(async () => ({ model: 'Pixel 9', platformVersion: '16.0.0' })), ['Pixel 9', 'Android', '16.0.0']],
  ['an Android that tells little', PIXEL, hints(async () => ({ model: '', platformVersion: '' })), [null, 'Android', null]],
  ['an Android that refuses', PIXEL, hints(() => Promise.reject(new DOMException('', 'NotAllowedError'))), [null, 'Android', null]],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', {}, [null, 'Android', '15']],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', {}, [null, 'Windows', null]],
  ['nothing known', '', {}, [null, null, null]],
])('names %s', async (_, userAgent, more, expected) => {
  const device = await describeDevice({ userAgent, maxTouchPoints: 0, ...more }, '1.0.0');
  expect([device.device_name, device.system_name, device.system_version]).toEqual(expected);
  expect(device).toMatchObject({ user_agent: userAgent || null, app_version: '1.0.0' });
});

it('keeps a random id of this browser, and none where nothing can be kept', async () => {
  const device = { userAgent: 'A'.repeat(600), maxTouchPoints: 0, ...hints(async () => ({ model: 'M'.repeat(200) })) };
  vi.stubGlobal('localStorage', undefined);
  expect((await describeDevice(device)).device_id).toBeNull();
  vi.stubGlobal('localStorage', { 'zaguan-device': 'secret' });
  const first = await describeDevice(device);
  expect(first.device_id).toMatch(/^[0-9a-f-]{36}$/);
  expect((await describeDevice(device)).device_id).toBe(first.device_id);
  expect(internalMetadata.safeParse(first).success).toBe(true);
});
