import type { ColumnType, Kysely, Transaction } from 'kysely';
import type { Voucher } from '#contracts/base/claims.ts';
import type { KnownBy } from '#contracts/base/known-by.ts';
import type { DescribedField } from '#contracts/people/dynamic-fields.ts';
import type { PortraitSource } from '#contracts/people/faces.ts';
import type { ValidationClassName } from '#contracts/people/validation-classes.ts';
import type { PrintedAddress } from '#mexico/places/printed-address.ts';
import type { KeptFileTable } from '#platform/data/blobs/kept-files.ts';
import type { DocumentTables } from './document-tables.ts';
import type { MemberSource } from './known-by.ts';

/** A JSON column, which is written as text and read as a parsed value. */
type PeopleJsonColumn<Value> = ColumnType<Value | null, string | null, string | null>;

/** The source of a row's values; null if nobody recorded it. */
type SourceColumn = ColumnType<RowSource | null, string | null | undefined, string | null>;

/** `is_left_out`: the values came from claims before something vouched for the person, and are no longer answered as known. */
type RowSource = KnownBy & { is_left_out?: true };

/** The sources of a row's members. */
type MemberSourcesColumn = ColumnType<MemberSource[] | null, string | null | undefined, string | null>;

/** A date, written and read as `YYYY-MM-DD`. */
type DateText = string | null;

interface PeopleOwnerColumns {
  tenant_id: string;
  livemode: boolean;
}

interface CatalogTable {
  id: number;
  code: string;
  name: string;
  created_at: Date;
  updated_at: Date;
}

/** The tables of this service. Their SQL is in `migrations/`. */
export interface PeopleTables extends DocumentTables {
  'people.people': PeopleOwnerColumns & {
    id: string;
    national_id: string;
    name: string;
    first_lastname: string;
    second_lastname: string;
    birthdate: DateText;
    gender: 'MALE' | 'FEMALE' | null;
    tax_id: string | null;
    nationality_id: number | null;
    state_id: number | null;
    entity_of_birth: string | null;
    external_ref_id: string | null;
    vendor_ref_id: string | null;
    biometrics: PeopleJsonColumn<{ liveness: boolean | null; match_id: boolean | null; match_level: number | null }>;
    marital_status_id: number | null;
    people_group_id: string | null;
    extra_data: PeopleJsonColumn<Record<string, unknown>>;
    vouched_by: ColumnType<Voucher | null, Voucher | null | undefined, Voucher | null>;
    vouched_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    known_by: MemberSourcesColumn;
    wrapped_key: ColumnType<Uint8Array | null, never, never>;
    created_at: Date;
    updated_at: Date;
  };
  'people.addresses': PeopleOwnerColumns & {
    id: string;
    person_id: string;
    street: string;
    ext_num: string;
    int_num: string | null;
    state: string;
    state_id: number | null;
    city: string | null;
    municipality: string;
    colony: string;
    zip_code: string;
    references: string;
    latitude: number | null;
    longitude: number | null;
    source: string | null;
    ownership: boolean | null;
    dwelling_age: number | null;
    device_coordinates: PeopleJsonColumn<number[]>;
    is_current_address: boolean;
    verified_at: Date | null;
    metadata: PeopleJsonColumn<Record<string, unknown>>;
    known_by: SourceColumn;
    created_at: Date;
    updated_at: Date;
  };
  'people.contact_data': PeopleOwnerColumns & {
    id: string;
    person_id: string;
    email: string | null;
    phone: string | null;
    email_confirmation: boolean;
    sms_confirmation: boolean;
    email_vouched: boolean;
    phone_vouched: boolean;
    known_by: MemberSourcesColumn;
    created_at: Date;
    updated_at: Date;
  };
  'people.groups': PeopleOwnerColumns & {
    id: string;
    name: string;
    description: string;
    created_at: Date;
    updated_at: Date;
  };
  'people.personal_references': PeopleOwnerColumns & {
    id: string;
    person_id: string;
    name: string;
    phone: string;
    person_relation_id: number;
    workflow_id: ColumnType<string | null, string | null | undefined, string | null>;
    known_by: SourceColumn;
    created_at: Date;
    updated_at: Date;
  };
  'people.attachments': PeopleOwnerColumns & {
    workflow_id: string;
    step: string;
    person_id: string;
    address_id: string | null;
    contact_id: string | null;
    document_address: PeopleJsonColumn<PrintedAddress>;
    facts_hash: Uint8Array;
    attached_at: Date;
    made_person: ColumnType<boolean, boolean | undefined, boolean>;
    vouched_by: ColumnType<Voucher | null, Voucher | null | undefined, Voucher | null>;
    /** True if the record had the same name before the facts were written. */
    name_agreed: ColumnType<boolean, boolean | undefined, boolean>;
    /** The addresses whose codes vouched. */
    vouching: ColumnType<string[] | null, string | null | undefined, string | null>;
    /** True if nothing vouched and the tenant's settings allowed writing all the same. */
    joined: ColumnType<boolean, boolean | undefined, boolean>;
  };
  'people.validations': PeopleOwnerColumns & {
    id: string;
    name: string;
    class: ValidationClassName;
    active: boolean;
    execution_type: 'auto' | 'manual';
    allow_retry: boolean;
    config: ColumnType<Record<string, unknown>, string, string>;
    headers: Uint8Array;
    created_at: Date;
    updated_at: Date;
  };
  'people.validation_results': PeopleOwnerColumns & {
    id: string;
    person_id: string;
    address_id: string | null;
    validation_id: string;
    status: number;
    content: PeopleJsonColumn<Record<string, unknown>>;
    metadata: ColumnType<Record<string, unknown>, string, string>;
    error: string | null;
    retries: ColumnType<number, number | undefined, number>;
    executed_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  'people.blacklists': PeopleOwnerColumns & {
    id: string;
    name: string;
    /** The sealed list. */
    entries: Uint8Array;
    entry_count: number;
    created_at: Date;
    updated_at: Date;
  };
  'people.dynamic_descriptors': PeopleOwnerColumns & {
    id: string;
    name: string;
    description: string;
    key: string;
    descriptor: ColumnType<DescribedField[], string, string>;
    created_at: Date;
    updated_at: Date;
  };
  'people.dynamic_values': PeopleOwnerColumns & {
    id: string;
    person_id: string;
    dynamic_property_id: string;
    values: ColumnType<Record<string, unknown>, string, string>;
    workflow_id: string;
    step: string;
    known_by: SourceColumn;
    created_at: Date;
    updated_at: Date;
  };
  'people.biometric_results': PeopleOwnerColumns & {
    id: string;
    person_id: string;
    type: number;
    vendor_id: string | null;
    execution_date: Date;
    workflow_id: ColumnType<string | null, string | null | undefined, string | null>;
    metadata: ColumnType<Record<string, unknown>, string, string>;
    known_by: SourceColumn;
    created_at: Date;
    updated_at: Date;
  };
  'people.files': KeptFileTable;
  'people.portraits': PeopleOwnerColumns & {
    person_id: string;
    source: PortraitSource;
    file_uuid: string;
    /** The face template, encrypted. */
    template: Uint8Array;
    model: string;
    model_version: string;
    model_hash: string;
    known_by: SourceColumn;
    kept_at: Date;
  };
  'people.voter_credentials': PeopleOwnerColumns & {
    person_id: string;
    front_uuid: string;
    front_mime: string;
    reverse_uuid: string;
    reverse_mime: string;
    ocr_front: PeopleJsonColumn<Record<string, unknown>>;
    ocr_reverse: PeopleJsonColumn<Record<string, unknown>>;
    uploaded_at: Date;
  };
  'people.nationalities': CatalogTable & { country: string };
  'people.states': CatalogTable & { country: string };
  'people.marital_statuses': CatalogTable;
  'people.person_relations': CatalogTable;
}

export type PeopleTransaction = Transaction<PeopleTables>;
export type PeopleDatabase = Kysely<PeopleTables> | PeopleTransaction;
