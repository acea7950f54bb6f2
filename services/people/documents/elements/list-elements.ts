import type { CallContext } from '#platform/base/ports.ts';
import type { PeoplePlatform } from '../../model/implementer.ts';
import { elementsOf } from '../model/elements-store.ts';
import { elementRecord } from '../model/records.ts';
import type { ElementHostReader } from './element-host.ts';

/** Returns the handler that lists the elements of a document or template. */
export function listElements({ database }: PeoplePlatform, host: ElementHostReader) {
  return async ({ input: { uuid }, context: { caller } }: { input: { uuid: string }; context: CallContext }) => {
    const rows = await elementsOf(caller, database.query, await host.read(caller, uuid)).list();
    return { success: true as const, result: rows.map(elementRecord) };
  };
}
