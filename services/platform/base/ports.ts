import type { Kysely, Transaction } from 'kysely';
import type { SettingsSecret } from '#contracts/base/senders.ts';
import type { EventContent } from '#contracts/events.ts';
import type { Administration, LogReference, Owner, TenantSettings } from './administration.ts';
import type { FaceReader, Pdfs, PictureEncoder, SymbolFileReader } from './file-readers.ts';
import type { WorkerBudget } from './worker-budget.ts';

/** Who calls, carried through every service, in process or over HTTP. */
export interface Caller {
  kind: 'key' | 'session' | 'system';
  tenantId: string;
  livemode: boolean;
  /** `people`, `workflows`, `otp`, …, or finer (`people:ignore_curp_validation`). A system caller has all. */
  scopes: ReadonlySet<string>;
  /** Key id, token id, or the job's name: never the secret. */
  actor: string;
  /** The workflow a session token is tied to; null for any other caller. */
  workflow: string | null;
  requestId: string;
  /** Epoch milliseconds after which nobody waits for the answer. */
  deadline: number;
}

/** One service's view of the database. Table names are qualified (`'workflows.steps'`). */
export interface Database<Tables> {
  /** For reads and single statements outside a transaction. Throws inside one (it would deadlock on the embedded engine). */
  readonly query: Kysely<Tables>;
  /** All or nothing. Inside, use only the handle given. Work may run twice: the database ends a transaction that another one is in the way of. */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Waits until no other open transaction has taken this name, and takes it until this one ends. */
  turn(trx: AnyTransaction, name: string): Promise<void>;
  /** Whether other processes change it too: what this one did not do itself it finds out by asking. */
  readonly isShared: boolean;
}

/**
 * Any service's transaction; platform tables take part in it (jobs, events, idempotency). It takes statements that are written out; who asks
 * for tables says whose (`seeing` in `data/seeing.ts`).
 */
export type AnyTransaction = Pick<Transaction<unknown>, 'isTransaction' | 'executeQuery' | 'getExecutor'>;

export interface BlobStore {
  /** Encrypts and stores; durable when it resolves. The same key again replaces. */
  write(owner: { tenantId: string }, key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is nothing under this key. */
  read(owner: { tenantId: string }, key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** No error when there is nothing. */
  remove(owner: { tenantId: string }, key: string): Promise<void>;
}

/** Every key under which a service wrote a blob of a tenant. */
export type BlobNames = (owner: { tenantId: string }) => AsyncIterable<string>;

export interface JobOptions {
  startAfterSeconds?: number;
  /** At most one waiting job per queue and key. The one that waits may begin before this transaction commits, and then does not see what it did. */
  singletonKey?: string;
  /** Whose work it is, where the queue's worker shares its places out (`perGroup`). */
  group?: string;
}

export interface Jobs {
  /** Enqueues inside the business transaction: the job exists exactly when the transaction commits. */
  enqueue(trx: AnyTransaction, queue: string, data: object, options?: JobOptions): Promise<void>;
  /** The same for many at once, in one statement: a thousand statements would hold up whoever shares the database's one connection. */
  enqueueAll(trx: AnyTransaction, queue: string, data: readonly object[], options: Required<Pick<JobOptions, 'group'>>): Promise<void>;
  /** Runs at least once per job; the effect must be guarded by a unique key. Throwing retries with backoff. */
  work<Data extends object>(
    queue: string,
    /** `atOnce`: how many one process works on at a time; one unless said. `perGroup`: how many of them of one group; all unless said. */
    options: { retryLimit: number; retryDelaySeconds: number; atOnce?: number; perGroup?: number },
    handler: (data: Data, jobId: string) => Promise<void>,
  ): Promise<void>;
  /** Runs on a cron pattern (UTC), once over all replicas. */
  schedule(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
}

/** Seals bytes with a key of the installation. `context` says where they stand: elsewhere they do not open. */
export interface Sealer {
  seal(bytes: Uint8Array, context: string): Promise<Uint8Array>;
  /** Throws where the bytes are not whole, were changed, or were sealed for another use or context. */
  unseal(sealed: Uint8Array, context: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** Where sealed bytes stand that outlive their key: in one column of a table, one value a row. */
export interface SealedRows {
  /** With its schema. */
  table: string;
  /** The columns of the primary key. */
  key: readonly string[];
  column: string;
  /** The context that the value of this row was sealed with. */
  context(row: Readonly<Record<string, unknown>>): string;
}

/** The installation's keys, one or more per use. None comes from ZAGUAN_SECRET: they are random, and it wraps them. */
export interface Keys {
  /** For hashes that have to be found again: one key for as long as the installation lives; of some uses one per tenant and mode. */
  lasting(use: string, owner?: Owner): Promise<Uint8Array>;
  /** How a token is stored and found again: its HMAC with the lasting key of its use, so that a token of one use is none of another. */
  hmac(use: string, token: string): Promise<Buffer>;
  /** For what ends within a day: newest first. The newest signs, and each of them is good for what it has signed. Ask for `fresh` ones where none of them signed it. */
  passing(use: string): (fresh?: boolean) => Promise<readonly Uint8Array[]>;
  /** For what is sealed. `rows` says where it stands, unless it ends within a day: it is sealed anew when its key gets a successor. */
  sealer(use: string, rows?: SealedRows): Sealer;
}

/** Hash-chained record of what happened: ids, versions, figures and salted hashes only, so that it survives deletion. */
export interface EventLog {
  /** Throws for another tenant’s own log, and for a workflow’s or person’s log of the other mode. */
  append(
    trx: AnyTransaction,
    caller: Caller,
    stream: LogReference,
    entry: { type: string; data: Readonly<Record<string, string | number | boolean | null>> },
  ): Promise<void>;
  /** Whether there is such a log for this owner: it has entries or a head. A tenant's own log is the same in both modes. */
  has(owner: Owner, stream: LogReference): Promise<boolean>;
  /** A salted hash of a personal value, for `data`. */
  hash(caller: Caller, value: string): Promise<string>;
}

/** An event of the registry, and where it goes. The `webhookUuid` of a body that has a form of its own travels as `Svc-Webhook-Uuid`. */
export type WebhookDelivery = EventContent & { url: string; subject: { kind: string; id: string } };

export interface Webhooks {
  /**
   * Records the delivery and enqueues it, in the business transaction. Returns the `webhook-id` (`evt_…`). Throws where the body does not fit
   * its event, as an answer does that does not fit its contract.
   */
  send(trx: AnyTransaction, caller: Pick<Caller, 'tenantId' | 'livemode'>, delivery: WebhookDelivery): Promise<string>;
  /** In the transaction that deletes the subject: nothing more is sent of it, and of what was sent remain id, type, host and attempts. */
  forget(trx: AnyTransaction, owner: Owner, subject: { kind: string; id: string }): Promise<void>;
  /** Called once per event with its first successful delivery. */
  onDelivered(
    handler: (
      trx: AnyTransaction,
      delivery: { tenantId: string; livemode: boolean; type: string; subject: { kind: string; id: string }; deliveredAt: Date },
    ) => Promise<void>,
  ): void;
}

/** A request that its caller wants done once. */
export interface IdempotentRequest {
  /** What was asked for: the operation and what its path names. */
  scope: string;
  /** The caller's `Idempotency-Key`. */
  key: string;
  /** SHA-256 of the body. */
  hash: string;
}

/**
 * What is remembered of an answer: all of it, or that a repeat is answered with what stands then; `of` names the record that the request
 * made, where its answer was too long.
 */
export type RememberedAnswer = { stands: false; body: unknown } | { stands: true; of: string | null };

/** Remembers the answer to an `Idempotency-Key` for 24 hours, sealed. Operations use it through `once`. */
export interface Idempotency {
  /** The stored answer, if this key was used by this actor with this body. Another body throws `idempotency_conflict`. */
  glance(caller: Caller, request: IdempotentRequest): Promise<RememberedAnswer | null>;
  /** The same, and nobody else records an answer to this key until the transaction ends. */
  recall(trx: AnyTransaction, caller: Caller, request: IdempotentRequest): Promise<RememberedAnswer | null>;
  /**
   * After `recall`, in its transaction. Throws where an answer is stored already. A body that is too long, or tells of too many, is not
   * kept: `of` takes its place.
   */
  store(
    trx: AnyTransaction,
    caller: Caller,
    request: IdempotentRequest,
    answer: { stands: false; body: unknown; of: string | null } | { stands: true },
  ): Promise<void>;
  /** Forgets the answers that tell of a workflow or a person, or were given to a workflow's sessions: what is deleted is gone there too. */
  forget(trx: AnyTransaction, caller: Caller, subject: string): Promise<void>;
}

/** Answers a repeat with what stands in the database then. */
export type RepeatAnswer<Tables, Answer> =
  /** Every repeat: nothing of the answer is remembered but that it was given. */
  | ((trx: Transaction<Tables>) => Promise<Answer>)
  /** A repeat whose answer was too long to be remembered: the id of what it made is, and it is read again. */
  | { of(answer: Answer): string; read(trx: Transaction<Tables>, id: string): Promise<Answer> };

/**
 * How an operation that writes, or asks somebody outside, answers: its effect and its remembered answer in one transaction. An answer is
 * plain JSON. What is remembered of one has a bound. A repeat of a longer answer is told what stands, or by `idempotency_conflict` that it
 * was done; never is it done twice.
 */
export interface Once<Tables> {
  /** Runs `record` in a transaction; for a key that was answered before, nothing runs and that answer comes again. */
  once<Answer>(
    context: CallContext,
    record: (trx: Transaction<Tables>) => Promise<Answer>,
    standing?: RepeatAnswer<Tables, Answer>,
  ): Promise<Answer>;
  /**
   * The same for what has to leave the database first (a code is sent): `prepare` runs outside any transaction, for one request of a key
   * at a time in all processes, and what it returns records the effect. It runs again where a process died on the way.
   */
  onceAfter<Answer>(
    context: CallContext,
    prepare: () => Promise<(trx: Transaction<Tables>) => Promise<Answer>>,
    standing?: RepeatAnswer<Tables, Answer>,
  ): Promise<Answer>;
}

export interface Tenants {
  /** As services use them: of the custom domains those that the tenant proved to be its own. */
  settings(tenantId: string): Promise<TenantSettings>;
  /** A member of the settings that is never shown; null where it was not given. */
  secret(tenantId: string, member: SettingsSecret): Promise<string | null>;
  /** The tenant's key for a service that somebody else runs, in one mode; null where it has none. */
  serviceKey(tenantId: string, of: { service: string; livemode: boolean }): Promise<string | null>;
  /** Whether the tenant is under legal hold, and none is laid until the transaction ends: whatever deletes asks here, in its own. */
  underLegalHold(trx: AnyTransaction, tenantId: string): Promise<boolean>;
  /** The same where somebody asked for the deletion: throws `legal_hold`. */
  refuseUnderLegalHold(trx: AnyTransaction, tenantId: string): Promise<void>;
}

/** One kind of thing that time takes away, or that time ends. */
export interface RetentionRule {
  /** Of its job; once over all replicas, however many serve the service that the rule belongs to. */
  queue: string;
  /** Whether it deletes: then it rests for a tenant under legal hold, and asks for it itself in each transaction that deletes. */
  deletes: boolean;
  run(tenant: { tenantId: string; settings: TenantSettings }): Promise<void>;
}

export interface Retention {
  /** Has a rule run every hour for every tenant, by the tenant's own settings. */
  every(rule: RetentionRule): Promise<void>;
}

/** So many in so many seconds. */
export interface Limit {
  count: number;
  seconds: number;
}

export interface RateLimiter {
  /** Takes one from the bucket; throws `rate_limited` with the seconds to wait when it is empty. */
  take(key: string, limit: Limit): Promise<void>;
  /** Puts one back that was taken for what did not come about. */
  giveBack(key: string): Promise<void>;
}

export interface Clock {
  now(): Date;
}

/** Structured, without personal data: ids and figures only. */
export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** What a service is handed at the composition root. */
export interface Platform<Tables> extends Once<Tables> {
  database: Database<Tables>;
  blobs: BlobStore;
  /** At a service's start, where it writes blobs: they are sealed anew when their tenant gets a new key. */
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
  /** For a service's own pools of processes (`LimitedWorkers`). */
  workers: WorkerBudget;
  clock: Clock;
  log: Log;
  keys: Keys;
  config: {
    /** Where people's browsers reach this server, without a trailing slash. */
    publicUrl: string;
    allowLoopbackWebhooks: boolean;
  };
}

/** What every operation of a service runs with. */
export interface CallContext {
  caller: Caller;
  /** Set for a request from outside. */
  clientAddress?: string | null;
  /** Set for a POST from outside with an `Idempotency-Key`. */
  idempotency?: IdempotentRequest | null;
  /** What an operation writes here stands in its answer, also where that is a `Problem`. */
  answerHeaders?: Headers;
}

/** What the edge has found out about a request before a service's own routes see it (`c.var.caller`). */
export interface EdgeEnv {
  Variables: {
    requestId: string;
    caller: Caller;
    /** Where the request came from, as far as our own proxies can be believed; null when unknown. */
    clientAddress: string | null;
  };
}
