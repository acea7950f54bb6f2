import {
  type DocumentStatus,
  documentRecord as documentRecordSchema,
  documentSigner,
  templateRecord as templateRecordSchema,
} from '#contracts/documents/records.ts';
import { elementRecord as elementRecordSchema } from '#contracts/documents/signing.ts';
import { signerWithDocument } from '#contracts/people/signers.ts';
import { recordBy } from '../../records/record-by.ts';
import type { DocumentRow } from './document-store.ts';
import type { ElementRow } from './elements-store.ts';
import { isRefused, type PlainSignerRow, type SignerRow, soleSignerOf } from './signer-store.ts';

const documentRecordOf = recordBy(documentRecordSchema);
/** Returns the record of a document with these signers. */
export function documentRecord(row: DocumentRow, signers: readonly PlainSignerRow[] = []) {
  const sole = soleSignerOf(signers);
  const status = statusOf(row, signers);
  return documentRecordOf({ ...row, status, people_uuid: sole?.person_id ?? null, workflow_uuid: sole?.workflow_uuid ?? null });
}

function statusOf({ signed_at }: DocumentRow, signers: readonly PlainSignerRow[]): DocumentStatus {
  if (signed_at) return 'signed';
  return isRefused(signers) ? 'refused' : 'open';
}

export const templateRecord = recordBy(templateRecordSchema);

const elementRecordOf = recordBy(elementRecordSchema);
export const elementRecord = ({ x, y, width, height, ...row }: ElementRow) => elementRecordOf({ ...row, box: [x, y, width, height] });

const documentSignerRecordOf = recordBy(documentSigner);
/** Returns the record of an invited signer inside a document's record. */
export const documentSignerRecord = (signer: SignerRow) =>
  documentSignerRecordOf({ ...signer, person_id: personIdOf(signer), elements: signer.elements.map(({ element_uuid }) => element_uuid) });

/** The record of a signer, without the data of the person's own record. */
export type SignerRecord = ReturnType<typeof signerRecord>;

const signerRecordOf = recordBy(signerWithDocument.omit({ name: true, email: true, external_person_id: true }));
const placeRecord = recordBy(signerWithDocument.shape.fillable_elements.element);
const signerDocumentRecord = recordBy(signerWithDocument.shape.document);

/** Returns the record of an invited signer for the people service, which adds the person's own data. */
export function signerRecord(signer: SignerRow, document: DocumentRow, elements: readonly ElementRow[]) {
  const template = (uuid: string) => elements.find((element) => element.uuid === uuid)?.template_element_uuid ?? null;
  return signerRecordOf({
    ...signer,
    ...{ document_id: document.uuid, person_id: personIdOf(signer), is_permanent: false, expires_in: NEVER_EXPIRES, metadata: null },
    fillable_elements: signer.elements.map((place) =>
      placeRecord({ ...place, template_element_id: template(place.element_uuid), document_element_id: place.element_uuid }),
    ),
    document: signerDocumentRecord({
      ...document,
      ...{ id: document.uuid, template_id: document.template_uuid, from_file: document.template_uuid === null },
      ...{ send_email: false, autosigning: false, expires_in: NEVER_EXPIRES, last_generated_at: document.signed_at ?? document.updated_at },
    }),
  });
}

/** Returns the person's id. Throws if it is null, which it never is for an invited signer. */
function personIdOf({ id, person_id }: SignerRow): string {
  if (person_id === null) throw new Error(`The signer ${id} has no person.`);
  return person_id;
}

/** The value of `expires_in` (minutes) of a document that does not expire. */
const NEVER_EXPIRES = 0;
