import type { Kysely, Transaction } from 'kysely';
import type { SettingsSecret } from '#contracts/base/senders.ts';
import type { EventContent } from '#contracts/events.ts';
import type { Administration, LogReference, Owner, TenantSettings } from './administration.ts';
import type { Counters } from './counters.ts';
import type { FaceReader, Pdfs, PictureEncoder, SymbolFileReader } from './file-readers.ts';
import type { WorkerBudget } from './worker-budget.ts';

/** The sender of a request, passed to every service, in the process or over HTTP. */
export interface Caller {
  kind: 'key' | 'session' | 'system';
  tenantId: string;
  livemode: boolean;
  /** A service (`people`, `workflows`, `otp`, …) or a finer right (`people:ignore_curp_validation`). A system caller has all rights. */
  scopes: ReadonlySet<string>;
  /** The id of the key or token, or the job's name; never the secret. */
  actor: string;
  /** The workflow of a session token; null for any other caller. */
  workflow: string | null;
  requestId: string;
  /** Epoch milliseconds after which the caller no longer waits for the answer. */
  deadline: number;
}

/** One service's view of the database. Table names are qualified (`'workflows.steps'`). */
export interface Database<Tables> {
  /** Runs single statements outside a transaction; throws inside one (the embedded engine would deadlock). */
  readonly query: Kysely<Tables>;
  /** Runs work in a transaction; use only its handle. Runs it again if the database aborted it because of a concurrent transaction. */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Locks a name until the transaction ends; waits for other transactions that hold the lock. */
  turn(trx: AnyTransaction, name: string): Promise<void>;
  /** True if other processes also change the database. */
  readonly isShared: boolean;
}

/** A transaction of any service, for handwritten SQL; `withTables` (`data/with-tables.ts`) types it with a service's tables. */
export type AnyTransaction = Pick<Transaction<unknown>, 'isTransaction' | 'executeQuery' | 'getExecutor'>;

export interface BlobStore {
  /** Encrypts and stores bytes under a key, replacing earlier bytes; durable when the promise resolves. */
  write(owner: { tenantId: string }, key: string, bytes: Uint8Array): Promise<void>;
  read(owner: { tenantId: string }, key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(owner: { tenantId: string }, key: string): Promise<void>;
}

export interface JobOptions {
  startAfterSeconds?: number;
  /** At most one job waits per queue and key; the job may begin before this transaction commits and then misses its changes. */
  singletonKey?: string;
  /** The group (a tenant, for example) whose running jobs `perGroup` limits. */
  group?: string;
}

export interface Jobs {
  /** Enqueues a job in the caller's transaction: the job exists once the transaction commits. */
  enqueue(trx: AnyTransaction, queue: string, data: object, options?: JobOptions): Promise<void>;
  /** Enqueues many jobs in one statement, which blocks the embedded database's only connection for less time. */
  enqueueAll(trx: AnyTransaction, queue: string, data: readonly object[], options: Required<Pick<JobOptions, 'group'>>): Promise<void>;
  /** Registers a handler that runs at least once per job: guard its effect with a unique key. An error retries with backoff. */
  work<Data extends object>(
    queue: string,
    /** `atOnce`: concurrent jobs in a process, 1 by default; `perGroup`: concurrent jobs of the same group, unlimited by default. */
    options: { retryLimit: number; retryDelaySeconds: number; atOnce?: number; perGroup?: number },
    handler: (data: Data, jobId: string) => Promise<void>,
  ): Promise<void>;
  /** Runs a handler on a cron pattern (UTC), in one replica only. */
  schedule(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
}

/** Encrypts bytes with a key of the installation. Decryption needs the same `context`, a text that names where the bytes are stored. */
export interface Sealer {
  seal(bytes: Uint8Array, context: string): Promise<Uint8Array>;
  /** Decrypts bytes. Throws if they are truncated, changed, or sealed for a different use or context. */
  unseal(sealed: Uint8Array, context: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** A column of sealed bytes that are kept longer than their key, and so are sealed again with the next key. */
export interface SealedRows {
  table: string;
  key: readonly string[];
  column: string;
  /** Returns the sealing context of a row's value. */
  context(row: Readonly<Record<string, unknown>>): string;
}

/** The installation's keys, one or more per use: random, and wrapped by ZAGUAN_SECRET. */
export interface Keys {
  /** Returns the permanent key of hashes that are searched for: per installation or, for some uses, per tenant and mode. */
  lasting(use: string, owner?: Owner): Promise<Uint8Array>;
  /** Returns the HMAC under which a token is stored, with a key per use, so that a token is valid for its use only. */
  hmac(use: string, token: string): Promise<Buffer>;
  /**
   * Returns keys for signatures that are valid for less than a day: the first signs, all verify. `fresh` reloads them, if none verified.
   */
  passing(use: string): (fresh?: boolean) => Promise<readonly Uint8Array[]>;
  /** Returns a sealer for a use. Values in `rows` are sealed again with each new key; other values must expire within a day. */
  sealer(use: string, rows?: SealedRows): Sealer;
}

/** The hash-chained audit log. Entries contain ids, versions, figures and salted hashes only, so that they may survive deletions. */
export interface EventLog {
  /** Appends an entry. Throws if the log belongs to a different tenant or mode than the caller. */
  append(
    trx: AnyTransaction,
    caller: Caller,
    stream: LogReference,
    entry: { type: string; data: Readonly<Record<string, string | number | boolean | null>> },
  ): Promise<void>;
  /** Returns true if the owner has this log; a tenant's own log is the same in both modes. */
  has(owner: Owner, stream: LogReference): Promise<boolean>;
  /** Returns a salted hash of a personal value, for an entry's `data`. */
  hash(caller: Caller, value: string): Promise<string>;
}

/** An event and its URL. The `webhookUuid` of a body with its own format is sent as the header `Svc-Webhook-Uuid`. */
export type WebhookDelivery = EventContent & { url: string; subject: { kind: string; id: string } };

export interface Webhooks {
  /** Records and enqueues a delivery and returns its `webhook-id` (`evt_…`). Throws if the body does not fit the event's schema. */
  send(trx: AnyTransaction, caller: Pick<Caller, 'tenantId' | 'livemode'>, delivery: WebhookDelivery): Promise<string>;
  /** Erases the deliveries about a deleted subject, in the deletion's transaction. Id, type, host and attempts remain. */
  forget(trx: AnyTransaction, owner: Owner, subject: { kind: string; id: string }): Promise<void>;
  /** Registers a handler that runs at each event's first successful delivery. */
  onDelivered(
    handler: (
      trx: AnyTransaction,
      delivery: { tenantId: string; livemode: boolean; type: string; subject: { kind: string; id: string }; deliveredAt: Date },
    ) => Promise<void>,
  ): void;
}

export interface IdempotentRequest {
  /** The operation and its path parameters. */
  scope: string;
  key: string;
  hash: string;
}

/** A stored answer: its body, or without a body the id of the record that the request created. The id is null if it is unknown. */
export type RememberedAnswer = { body: unknown } | { recordId: string | null };

/** Stores answers to an `Idempotency-Key` for 24 hours, encrypted. Operations use `once` instead. */
export interface Idempotency {
  /** Returns the stored answer to this actor's key and body; null if none. Throws `idempotency_conflict` if the body differs. */
  peek(caller: Caller, request: IdempotentRequest): Promise<RememberedAnswer | null>;
  /** Does the same as `peek`, and locks the key until the transaction ends. */
  recall(trx: AnyTransaction, caller: Caller, request: IdempotentRequest): Promise<RememberedAnswer | null>;
  /** Stores an answer in the transaction of `recall`; for null, that the request was answered. A body above the limits is left out. */
  store(
    trx: AnyTransaction,
    caller: Caller,
    request: IdempotentRequest,
    answer: { body: unknown; recordId: string | null } | null,
  ): Promise<void>;
  /** Deletes stored answers about a deleted workflow or person, or to the workflow's sessions. */
  forget(trx: AnyTransaction, caller: Caller, subject: string): Promise<void>;
}

/** Answers a repeated request with the current state of the database. */
export type RepeatAnswer<Tables, Answer> =
  /** For every repeat: the answer is never stored. */
  | ((trx: Transaction<Tables>) => Promise<Answer>)
  /** For an answer too long to store: `idOf` returns the id of the created record, `read` reads the record again. */
  | { idOf(answer: Answer): string; read(trx: Transaction<Tables>, id: string): Promise<Answer> };

/** Runs an operation once per `Idempotency-Key`: effect and answer are one transaction, so a repeat is answered without a second effect. */
export interface Once<Tables> {
  /** Runs `record` in a transaction, or returns the stored answer of the same key. */
  once<Answer>(
    context: CallContext,
    record: (trx: Transaction<Tables>) => Promise<Answer>,
    repeat?: RepeatAnswer<Tables, Answer>,
  ): Promise<Answer>;
  /**
   * Does the same for work outside the database: `prepare` runs first, without a transaction, once at a time per key, and again after a
   * crash; the function that it returns then records the effect within one.
   */
  onceAfter<Answer>(
    context: CallContext,
    prepare: () => Promise<(trx: Transaction<Tables>) => Promise<Answer>>,
    repeat?: RepeatAnswer<Tables, Answer>,
  ): Promise<Answer>;
}

export interface Tenants {
  /** Returns the settings; custom domains without DNS proof are left out. */
  settings(tenantId: string): Promise<TenantSettings>;
  /** Returns a secret member of the settings. Null if it is not set. */
  secret(tenantId: string, member: SettingsSecret): Promise<string | null>;
  /** Returns the tenant's key for a service on a foreign server, per mode. Null if none is set. */
  serviceKey(tenantId: string, target: { service: string; livemode: boolean }): Promise<string | null>;
  /** Returns true if a legal hold is set, and locks it until the transaction ends. Each deletion must call it in its transaction. */
  underLegalHold(trx: AnyTransaction, tenantId: string): Promise<boolean>;
  /** Throws `legal_hold` if a legal hold is set, for a deletion on request. */
  refuseUnderLegalHold(trx: AnyTransaction, tenantId: string): Promise<void>;
}

/** A rule that ends or deletes things by their age. */
export interface RetentionRule {
  /** The queue of the rule's job, which runs in one replica only. */
  queue: string;
  /** True: the rule does not run under a legal hold, and must check for the hold again in each of its transactions. */
  deletes: boolean;
  run(tenant: { tenantId: string; settings: TenantSettings }): Promise<void>;
}

export interface Retention {
  /** Runs a rule every hour for every tenant. */
  every(rule: RetentionRule): Promise<void>;
}

export interface Limit {
  count: number;
  seconds: number;
}

export interface RateLimiter {
  /** Counts an event. Throws `rate_limited`, with the seconds to wait, above the limit. */
  take(key: string, limit: Limit): Promise<void>;
  /** Subtracts an event that did not take place. */
  giveBack(key: string): Promise<void>;
}

export interface Clock {
  now(): Date;
}

/** A structured log of ids and figures, without personal data. */
export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** The parts of the platform that the composition root passes to a service. */
export interface Platform<Tables> extends Once<Tables> {
  database: Database<Tables>;
  blobs: BlobStore;
  jobs: Jobs;
  events: EventLog;
  webhooks: Webhooks;
  idempotency: Idempotency;
  tenants: Tenants;
  administration: Administration;
  retention: Retention;
  limits: RateLimiter;
  pdfs: Pdfs;
  symbolFiles: SymbolFileReader;
  pictures: PictureEncoder;
  faces: FaceReader;
  /** The budget that a service's own worker pools (`LimitedWorkers`) share. */
  workers: WorkerBudget;
  clock: Clock;
  log: Log;
  /** Counters of `GET /metrics`. */
  counters: Counters;
  keys: Keys;
  config: {
    /** The URL for people's browsers, without a trailing slash. */
    publicUrl: string;
    allowLoopbackWebhooks: boolean;
  };
}

/** The caller and request data that an operation receives besides its input. */
export interface CallContext {
  caller: Caller;
  clientAddress?: string | null;
  /** Set for a POST from outside with an `Idempotency-Key`. */
  idempotency?: IdempotentRequest | null;
  /** Headers for the answer, also if the answer is a `Problem`. */
  answerHeaders?: Headers;
}

/** Variables that the edge (the HTTP server) sets on a request for a service's own routes (`c.var.caller`). */
export interface EdgeEnv {
  Variables: {
    requestId: string;
    caller: Caller;
    /** The client's IP address, from the connection or the operator's proxy; null if unknown. */
    clientAddress: string | null;
  };
}
