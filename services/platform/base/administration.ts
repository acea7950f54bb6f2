import type { z } from 'zod';
import type { DeliveryRecord, DomainProof, LogEntry, LogProof } from '#contracts/base/settings.ts';
import type { tenantSettings } from '#contracts/base/tenant-settings.ts';
import type { PageQuery, RowPage } from './row-page.ts';

export type TenantSettings = z.output<typeof tenantSettings>;

/** Names a log. A workflow's and a person's log is of their mode, and a tenant's own of both. */
export interface LogReference {
  kind: 'workflow' | 'person' | 'tenant';
  id: string;
}

/** A tenant in one mode. */
export interface Owner {
  tenantId: string;
  livemode: boolean;
}

export interface KeyView {
  id: string;
  name: string;
  livemode: boolean;
  scopes: readonly string[];
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export interface KeyAdministration {
  /** Lists keys, newest first, of both modes unless one is named. */
  list(tenantId: string, livemode?: boolean): Promise<KeyView[]>;
  /** Makes a key and shows it this once. Throws `conflict` where two of this name and mode live. */
  create(key: { tenantId: string; name: string; livemode: boolean; scopes: readonly string[] }): Promise<KeyView & { key: string }>;
  /** Revokes a key; null when there is none (of that mode). */
  revoke(tenantId: string, id: string, livemode?: boolean): Promise<KeyView | null>;
  /** Keeps the caller's key from being revoked until the transaction ends; throws `forbidden` where it was. No key: does nothing. */
  hold(caller: { kind: 'key' | 'session' | 'system'; tenantId: string; actor: string }): Promise<void>;
}

export interface SecretView {
  id: string;
  livemode: boolean;
  createdAt: Date;
}

export interface DeliveryQuery extends PageQuery {
  status?: string | undefined;
  subject_id?: string | undefined;
}

export interface DataKeyView {
  number: number;
  createdAt: Date;
  /** The time since which no file needs it; null while one does, and for the newest. */
  idleSince: Date | null;
}

export interface WebhookAdministration {
  /** The live webhook secrets, newest first. */
  listSecrets(owner: Owner): Promise<SecretView[]>;
  /** Makes a second secret, and both sign. Throws `conflict` where two live. */
  createSecret(owner: Owner): Promise<SecretView & { secret: string }>;
  revokeSecret(owner: Owner, id: string): Promise<SecretView | null>;
  /** Returns the key `whpk_…` of signatures that begin with `v1a,`. */
  publicKey(owner: Owner): Promise<string>;
  /** Newest first. */
  listDeliveries(owner: Owner, query: DeliveryQuery): Promise<RowPage<DeliveryRecord>>;
  /** Sends a delivery again; null when there is none. Throws `conflict` for a forgotten one. */
  resend(owner: Owner, id: string): Promise<DeliveryRecord | null>;
}

export interface KeyScopes {
  all: readonly string[];
  services: readonly string[];
}

export interface DomainProofs {
  /** Returns per domain the record to publish, and when it was seen. */
  of(tenantId: string, domains: readonly string[]): Promise<DomainProof[]>;
  /** Looks for the record. Throws `domain_not_proven` with the record to publish. */
  prove(tenantId: string, domain: string): Promise<DomainProof>;
}

/** An operator's actions on a tenant; they join the open transaction. */
export interface Administration {
  /** All scopes of keys; `services` open a whole service each. */
  scopes: KeyScopes;
  /** Applies a JSON merge patch. Throws `invalid_body` with the members that do not fit. */
  patchSettings(tenantId: string, patch: Readonly<Record<string, unknown>>): Promise<TenantSettings>;
  /** Returns the settings as the tenant wrote them. */
  settings(tenantId: string): Promise<TenantSettings>;
  domains: DomainProofs;
  keys: KeyAdministration;
  webhooks: WebhookAdministration;
  dataKeys: {
    /** Newest first. */
    list(tenantId: string): Promise<DataKeyView[]>;
    /** Makes a key that seals files from now on, and seals older files anew. */
    make(tenantId: string): Promise<DataKeyView>;
  };
  logPage(tenantId: string, stream: LogReference, query: PageQuery): Promise<RowPage<LogEntry>>;
  /** Checks every entry, page by page. */
  proveLog(tenantId: string, stream: LogReference): Promise<LogProof>;
}
