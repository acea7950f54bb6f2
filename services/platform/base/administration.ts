import type { z } from 'zod';
import type { DeliveryRecord, DomainProof, LogEntry, LogProof } from '#contracts/base/settings.ts';
import type { tenantSettings } from '#contracts/base/tenant-settings.ts';
import type { PageQuery, RowPage } from './row-page.ts';

export type TenantSettings = z.output<typeof tenantSettings>;

/** Names an audit log. The log of a workflow or a person belongs to one mode; a tenant's own log belongs to both. */
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
  /** Creates a key and returns its text, this once only. Throws `conflict` if two unrevoked keys already have this name and mode. */
  create(key: { tenantId: string; name: string; livemode: boolean; scopes: readonly string[] }): Promise<KeyView & { key: string }>;
  /** Revokes a key. Null if no key has this id (and mode, if given). */
  revoke(tenantId: string, id: string, livemode?: boolean): Promise<KeyView | null>;
  /** Locks the caller's key against revocation until the transaction ends. Throws `forbidden` if it is revoked. Ignores other callers. */
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
  /** The time since which no file needs the data key; null while a file needs it, and for the newest data key. */
  idleSince: Date | null;
}

export interface WebhookAdministration {
  /** Lists the unrevoked webhook secrets, newest first. */
  listSecrets(owner: Owner): Promise<SecretView[]>;
  /** Creates a second secret. Both secrets then sign. Throws `conflict` if two unrevoked secrets exist. */
  createSecret(owner: Owner): Promise<SecretView & { secret: string }>;
  revokeSecret(owner: Owner, id: string): Promise<SecretView | null>;
  /** Returns the public key (`whpk_…`) that verifies signatures beginning with `v1a,`. */
  publicKey(owner: Owner): Promise<string>;
  /** Newest first. */
  listDeliveries(owner: Owner, query: DeliveryQuery): Promise<RowPage<DeliveryRecord>>;
  /** Sends a delivery again. Null if it does not exist. Throws `conflict` if its content was erased. */
  resend(owner: Owner, id: string): Promise<DeliveryRecord | null>;
}

export interface KeyScopes {
  all: readonly string[];
  services: readonly string[];
}

export interface DomainProofs {
  /** Returns, for each domain, the DNS record to publish and the time when the record was found. */
  list(tenantId: string, domains: readonly string[]): Promise<DomainProof[]>;
  /** Looks the DNS record up. Throws `domain_not_proven`, which contains the record to publish, if it is not found. */
  prove(tenantId: string, domain: string): Promise<DomainProof>;
}

/** The operator's actions on a tenant. The actions run in the open transaction. */
export interface Administration {
  /** All scopes that a key may have; each of `services` grants a whole service. */
  scopes: KeyScopes;
  /** Applies a JSON merge patch. Throws `invalid_body` with the invalid members. */
  patchSettings(tenantId: string, patch: Readonly<Record<string, unknown>>): Promise<TenantSettings>;
  /** Returns the settings as the tenant wrote them. */
  settings(tenantId: string): Promise<TenantSettings>;
  domains: DomainProofs;
  keys: KeyAdministration;
  webhooks: WebhookAdministration;
  dataKeys: {
    /** Newest first. */
    list(tenantId: string): Promise<DataKeyView[]>;
    /** Creates a data key that encrypts files from now on, and re-encrypts older files with it. */
    make(tenantId: string): Promise<DataKeyView>;
  };
  logPage(tenantId: string, stream: LogReference, query: PageQuery): Promise<RowPage<LogEntry>>;
  /** Verifies the hash chain of every entry, page by page. */
  proveLog(tenantId: string, stream: LogReference): Promise<LogProof>;
}
