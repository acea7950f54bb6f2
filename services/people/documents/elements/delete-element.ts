import type { CallContext } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PeoplePlatform } from '../../model/implementer.ts';
import { elementsOf } from '../model/elements-store.ts';
import { type ElementHostReader, lockChangeable } from './element-host.ts';

/** Returns the handler that deletes an element of a document or template. */
export function deleteElement({ database }: PeoplePlatform, host: ElementHostReader) {
  return async ({ input, context: { caller } }: { input: { uuid: string; element_uuid: string }; context: CallContext }) => {
    await database.transaction(async (trx) => {
      const { owner, signerElementUuids } = await lockChangeable(host, trx, caller, input.uuid);
      if (signerElementUuids?.has(input.element_uuid)) throw new Problem('conflict', 'A signer has this element.');
      const isDeleted = await elementsOf(caller, trx, owner).delete(input.element_uuid);
      if (!isDeleted) throw new Problem('not_found', 'No element has this uuid.');
    });
    return { success: true as const, result: 'Element deleted' };
  };
}
