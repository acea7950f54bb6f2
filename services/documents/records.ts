import type { ElementRecord } from '../../contracts/documents/signing.ts';
import type { ElementRow } from './elements-store.ts';
import type { DocumentRow } from './store.ts';
import type { TemplateRow } from './templates-store.ts';

export function documentRecord(row: DocumentRow) {
  const { uuid, name, sha256, pages, template_uuid, people_uuid, workflow_uuid, signed_sha256, signed_at, timestamped } = row;
  return {
    uuid,
    name,
    sha256,
    pages,
    status: signed_at ? ('signed' as const) : ('open' as const),
    template_uuid,
    people_uuid,
    workflow_uuid,
    signed_sha256,
    signed_at: signed_at?.toISOString() ?? null,
    timestamped,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function templateRecord({ uuid, name, sha256, pages, created_at, updated_at }: TemplateRow) {
  return { uuid, name, sha256, pages, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}

export function elementRecord({ x, y, width, height, ...row }: ElementRow): ElementRecord {
  const { uuid, page, kind, name, required, ask_signer, template_element_uuid, value, written_by } = row;
  return { uuid, page, box: [x, y, width, height], kind, name, required, ask_signer, template_element_uuid, value, written_by };
}
