import { plainText } from '#mexico/plain-text.ts';
import type { DeviceDifferences, DeviceReading, OcrBackside, OcrFrontside } from './card/credential.contract.ts';
import { backFields, fields } from './card/lines.contract.ts';

/** Returns the fields that device and server read differently. An unread field is no difference; null if the device read nothing. */
export function differencesOf(
  device: DeviceReading | undefined,
  front: OcrFrontside | null,
  back: OcrBackside | null,
): DeviceDifferences | null {
  if (!device) return null;
  return {
    front: fields.filter((field) => differs(device.front[field], front?.[field])),
    back: backFields.filter((field) => differs(device.back[field], back?.[field])),
  };
}

/** Returns whether device and server read the front identically. Then the person saw the server's data, whichever reading was shown. */
export function hasSameFront(device: DeviceReading | undefined, front: OcrFrontside | null): boolean {
  return device !== undefined && front !== null && fields.every((field) => (device.front[field] ?? null) === front[field]);
}

const differs = (one: string | undefined, other: string | null | undefined) =>
  Boolean(one && other) && plainText(one!) !== plainText(other!);
