import type { DeviceMetadata } from '#contracts/workflows/records.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { isSession } from '../state/session-caller.ts';

/**
 * Merges the data that a device reports with the earlier data; null keeps the earlier value. A session's IP address is the one that the
 * server saw. An API key's request comes from the partner's server, so the partner supplies the address.
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
