import type { Kysely, Transaction } from 'kysely';
import type { SettingsSecret } from '#contracts/base/senders.ts';
import type { EventContent } from '#contracts/events.ts';
import type { Administration, LogReference, Owner, TenantSettings } from './administration.ts';
import type { FaceReader, Pdfs, PictureEncoder, SymbolFileReader } from './file-readers.ts';
import type { WorkerBudget } from './worker-budget.ts';

/** The caller, carried through every service, in process or over HTTP. */
export interface Caller {
  kind: 'key' | 'session' | 'system';
  tenantId: string;
  livemode: boolean;
  /** `people`, `workflows`, `otp`, …, or finer (`people:ignore_curp_validation`). A system caller has all. */
  scopes: ReadonlySet<string>;
  /** Key id, token id, or the job's name: never the secret. */
  actor: string;
  /** The workflow of a session token; null for any other caller. */
  workflow: string | null;
  requestId: string;
  /** Epoch milliseconds after which nobody waits for the answer. */
  deadline: number;
}

/** One service's view of the database. Table names are qualified (`'workflows.steps'`). */
export interface Database<Tables> {
  /** Runs single statements outside a transaction; throws inside one (the embedded engine would deadlock). */
  readonly query: Kysely<Tables>;
  /** Runs work in a transaction, through its handle only; twice where the database ended the first for another one's sake. */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Locks a name until the transaction ends, after any other that holds it. */
  turn(trx: AnyTransaction, name: string): Promise<void>;
  /** True where other processes change it too. */
  readonly isShared: boolean;
}

/** A transaction of any service, for written statements; `seeing` (`data/seeing.ts`) gives it a service's tables. */
export type AnyTransaction = Pick<Transaction<unknown>, 'isTransaction' | 'executeQuery' | 'getExecutor'>;

export interface BlobStore {
  /** Encrypts and stores, replacing what the key had; durable when it resolves. */
  write(owner: { tenantId: string }, key: string, bytes: Uint8Array): Promise<void>;
  read(owner: { tenantId: string }, key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(owner: { tenantId: string }, key: string): Promise<void>;
}

/** Lists every key under which a service wrote a tenant's blobs. */
export type BlobNames = (owner: { tenantId: string }) => AsyncIterable<string>;

export interface JobOptions {
  startAfterSeconds?: number;
  /** At most one job waits per queue and key; it may begin before this transaction commits and then misses its changes. */
  singletonKey?: string;
  /** The group that `perGroup` counts, such as a tenant. */
  group?: string;
}

export interface Jobs {
  /** Enqueues inside the business transaction: the job exists once that commits. */
  enqueue(trx: AnyTransaction, queue: string, data: object, options?: JobOptions): Promise<void>;
  /** Enqueues many in one statement, which holds up the embedded database's one connection less. */
  enqueueAll(trx: AnyTransaction, queue: string, data: readonly object[], options: Required<Pick<JobOptions, 'group'>>): Promise<void>;
  /** Registers a worker that runs at least once per job, so guard the effect by a unique key. Throwing retries with backoff. */
  work<Data extends object>(
    queue: string,
    /** `atOnce`: jobs at a time in one process, 1 by default; `perGroup`: of them of one group, all by default. */
    options: { retryLimit: number; retryDelaySeconds: number; atOnce?: number; perGroup?: number },
    handler: (data: Data, jobId: string) => Promise<void>,
  ): Promise<void>;
  /** Runs on a cron pattern (UTC), once over all replicas. */
  schedule(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
}

/** Seals bytes with a key of the installation; they open only under the same `context`, their place. */
export interface Sealer {
  seal(bytes: Uint8Array, context: string): Promise<Uint8Array>;
  /** Throws where the bytes are not whole, were changed, or were sealed for another use or context. */
  unseal(sealed: Uint8Array, context: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** A column with sealed bytes that outlive their key. */
export interface SealedRows {
  table: string;
  key: readonly string[];
  column: string;
  /** Returns the context of this row's value. */
  context(row: Readonly<Record<string, unknown>>): string;
}

/** The installation's keys, one or more per use: random, and wrapped by ZAGUAN_SECRET. */
export interface Keys {
  /** Returns the key of hashes that are looked up: one per installation, of some uses one per tenant and mode. */
  lasting(use: string, owner?: Owner): Promise<Uint8Array>;
  /** Returns the HMAC under which a token is stored: by the key of its use, so that it is no token of another. */
  hmac(use: string, token: string): Promise<Buffer>;
  /** Returns keys for what ends within a day: the first signs, all verify, and `fresh` reads them anew where none did. */
  passing(use: string): (fresh?: boolean) => Promise<readonly Uint8Array[]>;
  /** Seals values; those in `rows` are sealed anew with a key's successor, others must end within a day. */
  sealer(use: string, rows?: SealedRows): Sealer;
}

/** Hash-chained record of what happened: ids, versions, figures and salted hashes only, so that it survives deletion. */
export interface EventLog {
  /** Appends an entry; throws for another tenant's log, or one of the other mode. */
  append(
    trx: AnyTransaction,
    caller: Caller,
    stream: LogReference,
    entry: { type: string; data: Readonly<Record<string, string | number | boolean | null>> },
  ): Promise<void>;
  /** Tells whether this owner has such a log; a tenant's own is the same in both modes. */
  has(owner: Owner, stream: LogReference): Promise<boolean>;
  /** Returns a salted hash of a personal value, for `data`. */
  hash(caller: Caller, value: string): Promise<string>;
}

/** An event and its address; the `webhookUuid` of a body in a form of its own travels as `Svc-Webhook-Uuid`. */
export type WebhookDelivery = EventContent & { url: string; subject: { kind: string; id: string } };

export interface Webhooks {
  /** Records and enqueues a delivery; returns its `webhook-id` (`evt_…`). Throws where the body does not fit the event. */
  send(trx: AnyTransaction, caller: Pick<Caller, 'tenantId' | 'livemode'>, delivery: WebhookDelivery): Promise<string>;
  /** Erases a deleted subject's deliveries, in its transaction: id, type, host and attempts remain. */
  forget(trx: AnyTransaction, owner: Owner, subject: { kind: string; id: string }): Promise<void>;
  /** Registers a handler for each event's first successful delivery. */
  onDelivered(
    handler: (
      trx: AnyTransaction,
      delivery: { tenantId: string; livemode: boolean; type: string; subject: { kind: string; id: string }; deliveredAt: Date },
    ) => Promise<void>,
  ): void;
}

export interface IdempotentRequest {
  /** The operation and what its path names. */
  scope: string;
  key: string;
  hash: string;
}

/** A remembered answer: its body, or that a repeat reads what stands (`of`: the record that the request made). */
export type RememberedAnswer = { stands: false; body: unknown } | { stands: true; of: string | null };

/** Remembers answers to an `Idempotency-Key` for 24 hours, sealed; operations use `once`. */
export interface Idempotency {
  /** Returns the answer to this actor's key and body. Throws `idempotency_conflict` for another body. */
  glance(caller: Caller, request: IdempotentRequest): Promise<RememberedAnswer | null>;
  /** The same, and locks the key until the transaction ends. */
  recall(trx: AnyTransaction, caller: Caller, request: IdempotentRequest): Promise<RememberedAnswer | null>;
  /** Stores an answer after `recall`, in its transaction; a body above the bounds is left out and `of` takes its place. */
  store(
    trx: AnyTransaction,
    caller: Caller,
    request: IdempotentRequest,
    answer: { stands: false; body: unknown; of: string | null } | { stands: true },
  ): Promise<void>;
  /** Forgets answers about a deleted workflow or person, or to the workflow's sessions. */
  forget(trx: AnyTransaction, caller: Caller, subject: string): Promise<void>;
}

/** Answers a repeat with what stands in the database then. */
export type RepeatAnswer<Tables, Answer> =
  /** For every repeat: of the answer nothing is remembered. */
  | ((trx: Transaction<Tables>) => Promise<Answer>)
  /** For an answer too long to remember: the record that it made is read again. */
  | { of(answer: Answer): string; read(trx: Transaction<Tables>, id: string): Promise<Answer> };

/** Records an operation's effect and its answer in one transaction, so that a repeat is answered and never done again. */
export interface Once<Tables> {
  /** Runs `record` in a transaction, or returns the answer that the key got before. */
  once<Answer>(
    context: CallContext,
    record: (trx: Transaction<Tables>) => Promise<Answer>,
    standing?: RepeatAnswer<Tables, Answer>,
  ): Promise<Answer>;
  /** The same for work outside the database: `prepare` runs outside any transaction, once at a time per key, and again after a crash. */
  onceAfter<Answer>(
    context: CallContext,
    prepare: () => Promise<(trx: Transaction<Tables>) => Promise<Answer>>,
    standing?: RepeatAnswer<Tables, Answer>,
  ): Promise<Answer>;
}

export interface Tenants {
  /** Returns the settings, with proven custom domains only. */
  settings(tenantId: string): Promise<TenantSettings>;
  /** Returns a secret member of the settings; null where it was not given. */
  secret(tenantId: string, member: SettingsSecret): Promise<string | null>;
  /** Returns the tenant's key for a foreign service, per mode; null for none. */
  serviceKey(tenantId: string, of: { service: string; livemode: boolean }): Promise<string | null>;
  /** Tells whether a legal hold stands, and keeps it so until the transaction ends; whatever deletes asks in its own. */
  underLegalHold(trx: AnyTransaction, tenantId: string): Promise<boolean>;
  /** Throws `legal_hold` where one stands, for a deletion on request. */
  refuseUnderLegalHold(trx: AnyTransaction, tenantId: string): Promise<void>;
}

/** A rule for what ends or is deleted with time. */
export interface RetentionRule {
  /** The queue of its job, which runs once over all replicas. */
  queue: string;
  /** A rule that deletes rests under a legal hold, and asks again in each of its transactions. */
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
  /** Counts one; throws `rate_limited` with the seconds to wait above the limit. */
  take(key: string, limit: Limit): Promise<void>;
  /** Uncounts one, for what did not come about. */
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

/** All that a service gets at the composition root. */
export interface Platform<Tables> extends Once<Tables> {
  database: Database<Tables>;
  blobs: BlobStore;
  /** Registers a service's blobs, which are sealed anew when their tenant gets a new key. */
  blobsNamed(service: string, names: BlobNames): Promise<void>;
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
  /** The budget of a service's own pools (`LimitedWorkers`). */
  workers: WorkerBudget;
  clock: Clock;
  log: Log;
  keys: Keys;
  config: {
    /** The address for people's browsers, without a trailing slash. */
    publicUrl: string;
    allowLoopbackWebhooks: boolean;
  };
}

/** The context of an operation. */
export interface CallContext {
  caller: Caller;
  clientAddress?: string | null;
  /** Set for a POST from outside with an `Idempotency-Key`. */
  idempotency?: IdempotentRequest | null;
  /** Headers for the answer, also where that is a `Problem`. */
  answerHeaders?: Headers;
}

/** Variables of a request that a service's own routes get from the edge (`c.var.caller`). */
export interface EdgeEnv {
  Variables: {
    requestId: string;
    caller: Caller;
    /** The client's address, from the connection or our own proxy; null when unknown. */
    clientAddress: string | null;
  };
}
