import type { ColumnType, Generated } from 'kysely';
import type { KeptFileTable } from '#platform/data/blobs/kept-files.ts';

/** A JSON column, which is written as text and read as a parsed value. */
type JsonText<Value> = ColumnType<Value, string, string>;

/** The size of a page as shown (after crop and rotation), in points. */
export interface PageSize {
  width: number;
  height: number;
}

interface DocumentOwnerColumns {
  tenant_id: string;
  livemode: boolean;
}

/** The tables of the schema `documents`. Their SQL is in `documents/migrations/`. */
export interface DocumentTables {
  'documents.files': KeptFileTable;
  'documents.templates': DocumentOwnerColumns & {
    uuid: string;
    name: string;
    file_uuid: string;
    sha256: string;
    pages: JsonText<PageSize[]>;
    created_at: Date;
    updated_at: Date;
  };
  'documents.documents': DocumentOwnerColumns & {
    uuid: string;
    name: string;
    token_hash: Uint8Array;
    template_uuid: string | null;
    file_uuid: string;
    blank_file_uuid: string | null;
    sha256: string;
    pages: JsonText<PageSize[]>;
    workflow_deleted_at: Date | null;
    signed_file_uuid: string | null;
    signed_sha256: string | null;
    sealed_sha256: string | null;
    signed_at: Date | null;
    timestamped: boolean | null;
    complete_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  'documents.signers': DocumentOwnerColumns & {
    id: string;
    number: number;
    document_uuid: string;
    is_invited: boolean;
    person_id: string | null;
    workflow_uuid: string | null;
    signing_uuid: string | null;
    act_file_uuid: string | null;
    signature_file_uuid: string | null;
    signature_kept: boolean | null;
    signature_kind: 'drawn' | 'typed' | 'applied' | null;
    consent_sha256: string | null;
    consent_language: string | null;
    signed_at: Date | null;
    awaits_decision: Generated<boolean>;
    refused_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  'documents.signer_elements': DocumentOwnerColumns & {
    id: string;
    signer_id: string;
    element_uuid: string;
    filled_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  'documents.elements': DocumentOwnerColumns & {
    uuid: string;
    number: number;
    document_uuid: string | null;
    template_uuid: string | null;
    page: number;
    x: number;
    y: number;
    width: number;
    height: number;
    kind: 'text' | 'signature';
    name: string;
    required: boolean;
    ask_signer: Generated<boolean>;
    template_element_uuid: string | null;
    value: string | null;
    written_by: 'sender' | 'signer' | null;
    bound: Generated<boolean>;
    awaited: Generated<boolean>;
    written_in: string | null;
  };
  'documents.signing_keys': {
    uuid: string;
    issuer_uuid: string | null;
    certificate: Uint8Array;
    sealed_key: Uint8Array;
    valid_until: Date;
    created_at: Date;
  };
}
