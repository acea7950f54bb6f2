import type { z } from 'zod';
import type { DeliveryRecord, DomainProof, LogEntry, LogProof } from '#contracts/base/settings.ts';
import type { tenantSettings } from '#contracts/base/tenant-settings.ts';
import type { PageQuery, RowPage } from './row-page.ts';

export type TenantSettings = z.output<typeof tenantSettings>;

/** Names a log. A workflow's and a person's log is of their mode, and a tenant's own of both. */
export interface LogReference {
  kind: 'workflow' | 'person' | 'tenant';
  /** The uuid of the workflow or person, or the tenant's own. */
  id: string;
}

/** Whose: a tenant in one mode. */
export interface Owner {
  tenantId: string;
  livemode: boolean;
}

/** An API key as an operator sees it. */
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
  /** Newest first; of both modes, unless one is named. */
  list(tenantId: string, livemode?: boolean): Promise<KeyView[]>;
  /** The only time that the key itself is known. Throws `conflict` where two of this name and mode live. */
  create(key: { tenantId: string; name: string; livemode: boolean; scopes: readonly string[] }): Promise<KeyView & { key: string }>;
  /** Null when there is none, of the mode where one is named. */
  revoke(tenantId: string, id: string, livemode?: boolean): Promise<KeyView | null>;
  /**
   * In the transaction that makes a key, a secret or a token: the key that asks for it is not revoked until that ends. Throws `forbidden`
   * where it was. Any other caller has no key.
   */
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
  /** Since when no file needs it; null while some do, and for the newest. */
  idleSince: Date | null;
}

export interface WebhookAdministration {
  /** The live webhook secrets, newest first. */
  listSecrets(owner: Owner): Promise<SecretView[]>;
  /** Another webhook secret; both sign. Throws `conflict` where two live. */
  createSecret(owner: Owner): Promise<SecretView & { secret: string }>;
  /** Null when there is none. */
  revokeSecret(owner: Owner, id: string): Promise<SecretView | null>;
  /** `whpk_…`, for the signatures that begin with `v1a,`. */
  publicKey(owner: Owner): Promise<string>;
  /** Newest first. */
  listDeliveries(owner: Owner, query: DeliveryQuery): Promise<RowPage<DeliveryRecord>>;
  /** Sends a delivery again, whatever became of it. Null when there is none. Throws `conflict` for one that is forgotten. */
  resend(owner: Owner, id: string): Promise<DeliveryRecord | null>;
}

export interface KeyScopes {
  all: readonly string[];
  services: readonly string[];
}

export interface DomainProofs {
  /** What has to stand where, and when it was found there. In the order of the domains. */
  of(tenantId: string, domains: readonly string[]): Promise<DomainProof[]>;
  /** Looks for the record. Throws `domain_not_proven` that says what has to stand where. */
  prove(tenantId: string, domain: string): Promise<DomainProof>;
}

/** What an operator may do with a tenant, beyond what services need. Joins the transaction that is open. */
export interface Administration {
  /** Every scope that a key may have; `services` those that open a whole service. */
  scopes: KeyScopes;
  /** Applies a JSON merge patch. Throws `invalid_body` naming the members that do not fit. */
  patchSettings(tenantId: string, patch: Readonly<Record<string, unknown>>): Promise<TenantSettings>;
  /** As the tenant wrote them. */
  settings(tenantId: string): Promise<TenantSettings>;
  domains: DomainProofs;
  keys: KeyAdministration;
  webhooks: WebhookAdministration;
  dataKeys: {
    /** Newest first. */
    list(tenantId: string): Promise<DataKeyView[]>;
    /** Another key, which seals files from now on; what the others sealed is sealed anew. */
    make(tenantId: string): Promise<DataKeyView>;
  };
  logPage(tenantId: string, stream: LogReference, query: PageQuery): Promise<RowPage<LogEntry>>;
  /** Looks at every entry, and holds few of them in memory. */
  proveLog(tenantId: string, stream: LogReference): Promise<LogProof>;
}
