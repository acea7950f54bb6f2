import type { PeoplePlatform } from '../../model/implementer.ts';
import type { ElementHostReader } from '../elements/element-host.ts';
import { documentsOf, requireDocument } from '../model/document-store.ts';
import { isFixed, signersOf } from '../model/signer-store.ts';
import { readDocument } from './read-document.ts';

/** Returns the functions that read a document whose elements are changed or listed. */
export const documentHost = (platform: PeoplePlatform): ElementHostReader => ({
  lockHost: async (trx, caller, uuid) => {
    const row = requireDocument(await documentsOf(caller, trx, platform.clock.now()).lock(uuid));
    const signers = await signersOf(caller, trx, platform.clock.now()).ofDocument(row.uuid);
    const isSigned = row.signed_at !== null || isFixed(signers);
    const textsRefusal = row.blank_file_uuid && 'The document has texts; fill it without texts first.';
    return {
      owner: { document_uuid: row.uuid },
      pages: row.pages,
      refusal: isSigned ? 'The document is signed and cannot change.' : textsRefusal,
      signerElementUuids: new Set(signers.flatMap((signer) => signer.elements.map(({ element_uuid }) => element_uuid))),
    };
  },
  read: async (caller, uuid) => ({ document_uuid: (await readDocument(platform, caller, uuid)).uuid }),
});
