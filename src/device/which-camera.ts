import type { Facing } from './camera.ts';

const back = /back|rear|environment|trasera|posterior/i;
const front = /front|user|frontal|delantera|facetime/i;

/** Android numbers its cameras and the main one of each side comes first; its wide and tele ones have higher numbers. */
function androidIndex(label: string): number | null {
  const match = /camera2? (\d+), facing back/i.exec(label);
  return match ? Number(match[1]) : null;
}

/** The device to use instead of `current`, or null when it is the main rear camera already or nothing tells. */
export function betterRear(devices: readonly Pick<MediaDeviceInfo, 'deviceId' | 'label'>[], current: string): string | null {
  const rear = devices
    .map(({ deviceId, label }) => ({ deviceId, index: androidIndex(label) }))
    .filter((device): device is { deviceId: string; index: number } => device.index !== null)
    .sort((a, b) => a.index - b.index);
  const main = rear[0];
  if (!main || !rear.some(({ deviceId }) => deviceId === current)) return null;
  return main.deviceId === current ? null : main.deviceId;
}

/** The devices that "other camera" goes round, in order. A label that tells nothing (a webcam) serves both sides. */
export function candidates<Device extends Pick<MediaDeviceInfo, 'deviceId' | 'label' | 'kind'>>(
  devices: readonly Device[],
  facing: Facing,
): Device[] {
  const wrong = facing === 'user' ? back : front;
  return devices.filter(({ kind, deviceId, label }) => kind === 'videoinput' && deviceId !== '' && !wrong.test(label));
}
