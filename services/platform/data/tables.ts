import type { ColumnType, Generated } from 'kysely';

/** A JSON column: written as text, returned parsed. */
type JsonColumn<Value> = ColumnType<Value, string, string>;
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
/** A reserved column that no code writes yet. */
type ReservedBytes = Generated<Uint8Array>;

/** The platform's own tables; the SQL is in `migrations/`. */
export interface PlatformTables {
  'platform.keys': { use: string; number: number; lasting: boolean; secret: string; wrapped: Uint8Array; created_at: Date };
  'platform.tenants': { id: string; name: string; settings: JsonColumn<unknown>; created_at: Date };
  'platform.tenant_keys': { tenant_id: string; number: number; wrapped: Uint8Array; created_at: Date; idle_since: Nullable<Date> };
  'platform.tenant_secrets': { tenant_id: string; member: string; wrapped: Uint8Array; created_at: Date };
  'platform.domain_proofs': { tenant_id: string; domain: string; proven_at: Date };
  'platform.api_keys': {
    tenant_id: string;
    id: string;
    name: string;
    livemode: boolean;
    scopes: string[];
    hash: Uint8Array;
    created_at: Date;
    last_used_at: Nullable<Date>;
    revoked_at: Nullable<Date>;
  };
  'platform.events': {
    tenant_id: string;
    stream_id: string;
    at: Date;
    number: number;
    kind: string;
    livemode: boolean;
    type: string;
    actor: Uint8Array;
    request_id: Uint8Array;
    data: Uint8Array;
    hash: Uint8Array;
    commitments: ReservedBytes;
    public_hash: ReservedBytes;
  };
  'platform.event_heads': {
    tenant_id: string;
    stream_id: string;
    at: Date;
    number: number;
    grown_on: string;
    kind: string;
    livemode: boolean;
    first_type: string;
    hash: Uint8Array;
    public_hash: ReservedBytes;
  };
  'platform.idempotency': {
    tenant_id: string;
    day: string;
    created_at: Date;
    place: Uint8Array;
    hash: Uint8Array;
    subjects: string[];
    sealed: Nullable<Uint8Array>;
  };
  'platform.idempotency_claims': {
    tenant_id: string;
    livemode: boolean;
    actor: string;
    scope: string;
    key: string;
    holder: string;
    held_until: Date;
  };
  'platform.rate_windows': { key: string; started_at: Date; used: number };
  'platform.webhook_secrets': {
    tenant_id: string;
    id: string;
    livemode: boolean;
    wrapped: Uint8Array;
    created_at: Date;
    revoked_at: Nullable<Date>;
  };
  'platform.webhook_deliveries': {
    tenant_id: string;
    id: string;
    livemode: boolean;
    url: string;
    type: string;
    subject_kind: string;
    subject_id: string;
    webhook_uuid: Nullable<string>;
    body: Nullable<string>;
    status: 'pending' | 'delivered' | 'dead';
    created_at: Date;
    delivered_at: Nullable<Date>;
  };
  'platform.webhook_attempts': {
    tenant_id: string;
    delivery_id: string;
    number: number;
    at: Date;
    status: Nullable<number>;
    error: Nullable<string>;
    milliseconds: number;
  };
}
