import type { DeviceMetadata } from '#contracts/workflows/records.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { isSession } from '../state/session-caller.ts';

/**
 * Merges what a device says of itself; null leaves the earlier value. A session's IP address is the one that the server saw. A key's
 * request comes from the partner's server, so the partner gives the address.
 */
export function mergedDevice(
  { caller, clientAddress }: CallContext,
  before: DeviceMetadata | null,
  device: DeviceMetadata,
): DeviceMetadata {
  const change = isSession(caller) ? { ...device, ip: clientAddress ?? null } : device;
  const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== undefined));
  return { ...before, ...values };
}
