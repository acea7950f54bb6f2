import type { ElementRecord } from '#contracts/documents/signing.ts';
import type { DocumentRow } from './document-store.ts';
import type { ElementRow } from './elements-store.ts';
import type { SignerRow } from './signer-store.ts';
import type { DocumentTemplateRow } from './templates-store.ts';

/** Returns the record of a document. `sole`: its sole signer. */
export function documentRecord(row: DocumentRow, sole?: Pick<SignerRow, 'person_id' | 'workflow_uuid'>) {
  const { uuid, name, sha256, pages, template_uuid, signed_sha256, signed_at, timestamped } = row;
  return {
    uuid,
    name,
    sha256,
    pages,
    status: signed_at ? ('signed' as const) : ('open' as const),
    template_uuid,
    people_uuid: sole?.person_id ?? null,
    workflow_uuid: sole?.workflow_uuid ?? null,
    workflow_deleted_at: row.workflow_deleted_at?.toISOString() ?? null,
    signed_sha256,
    signed_at: signed_at?.toISOString() ?? null,
    timestamped,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function templateRecord({ uuid, name, sha256, pages, created_at, updated_at }: DocumentTemplateRow) {
  return { uuid, name, sha256, pages, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}

export function elementRecord({ x, y, width, height, ...row }: ElementRow): ElementRecord {
  const { uuid, page, kind, name, required, ask_signer, template_element_uuid, value, written_by, awaited } = row;
  return { uuid, page, box: [x, y, width, height], kind, name, required, ask_signer, template_element_uuid, value, written_by, awaited };
}

/** Returns the record of an invited signer inside a document's record. */
export function documentSignerRecord(signer: SignerRow) {
  const { id, workflow_uuid, signed_at, elements } = signer;
  return {
    id,
    person_id: personIdOf(signer),
    workflow_uuid,
    elements: elements.map(({ element_uuid }) => element_uuid),
    signed_at: signed_at?.toISOString() ?? null,
  };
}

/** Returns the record of an invited signer for the people service, which adds the person's own data. */
export function signerRecord(signer: SignerRow, document: DocumentRow, elements: readonly ElementRow[]) {
  const { id, document_uuid, created_at, updated_at, signed_at } = signer;
  const times = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
  const template = (uuid: string) => elements.find((element) => element.uuid === uuid)?.template_element_uuid ?? null;
  return {
    ...{ id, document_id: document_uuid, person_id: personIdOf(signer), is_permanent: false, expires_in: NEVER, metadata: null, ...times },
    signed_at: signed_at?.toISOString() ?? null,
    fillable_elements: signer.elements.map((place) => ({
      ...{ id: place.id, signer_id: id, template_element_id: template(place.element_uuid), document_element_id: place.element_uuid },
      filled_at: place.filled_at?.toISOString() ?? null,
      created_at: place.created_at.toISOString(),
      updated_at: place.updated_at.toISOString(),
    })),
    document: {
      ...{ id: document.uuid, template_id: document.template_uuid, name: document.name },
      ...{ send_email: false, autosigning: false, expires_in: NEVER, from_file: document.template_uuid === null },
      created_at: document.created_at.toISOString(),
      updated_at: document.updated_at.toISOString(),
      last_generated_at: (document.signed_at ?? document.updated_at).toISOString(),
      signed_at: document.signed_at?.toISOString() ?? null,
    },
  };
}

/** Returns the person's id. Throws if it is null, which it never is for an invited signer. */
function personIdOf({ id, person_id }: SignerRow): string {
  if (person_id === null) throw new Error(`The signer ${id} has no person.`);
  return person_id;
}

/** The value of `expires_in` (minutes) of a document that does not expire. */
const NEVER = 0;
