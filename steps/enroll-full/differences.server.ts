import { plainText } from '#mexico/plain-text.ts';
import type { DeviceDifferences, DeviceReading, OcrBackside, OcrFrontside } from './card/credential.contract.ts';
import { backFields, fields } from './card/lines.contract.ts';

/** Where a device says another value than the server read. What one of both did not read is no difference; null where the device read nothing. */
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

/** Whether the device says of the front just what the server read: then the person saw that, whoever showed it. */
export function saysTheSame(device: DeviceReading | undefined, front: OcrFrontside | null): boolean {
  return device !== undefined && front !== null && fields.every((field) => (device.front[field] ?? null) === front[field]);
}

const differs = (one: string | undefined, other: string | null | undefined) =>
  Boolean(one && other) && plainText(one!) !== plainText(other!);
