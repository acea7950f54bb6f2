import type { ProblemKey } from '#contracts/base/problems.ts';
import type { House } from './house.ts';

/** Helpers with which a sample makes the objects that it needs. */
export interface Fixture {
  house: House;
  /** Returns a new number at every call. */
  next(): number;
  /** Calls an operation over HTTP with the live key and returns its result; throws if it fails. */
  // biome-ignore lint/suspicious/noExplicitAny: results of many shapes; each sample takes what it needs.
  make(operation: string, input?: unknown): Promise<any>;
}

/** A sample input of one operation, with the expectations of the suites. */
export interface Sample {
  /** Returns a valid input, different at every call, after making the objects that it names. */
  valid(fixture: Fixture): Promise<unknown>;
  /**
   * The answer to another tenant, and to a test key for live data, for the same input: `hidden`, as if the named objects did not exist;
   * `nothing`, an empty page; `own`, for an input that names nobody's objects.
   */
  others: 'hidden' | 'nothing' | 'own';
  /** The problem that a test key gets, if the operation would change something that live data depend on. */
  testKey?: ProblemKey;
  /** Members that change the input but not the object it names, if `valid` would name another object. */
  another?: object;
  /** The media type of the file that the operation answers instead of JSON. */
  download?: string;
  /** Maximum time for one answer, in ms, if a worker process may have to start first. */
  slowest?: number;
  /** True if the operation deletes data that a legal hold protects. */
  keptByHold?: true;
  /** Inputs that cause statuses which the suites do not cause themselves; sent with the live key unless `bearer` is given. */
  reach?: Readonly<Record<number, (fixture: Fixture) => Promise<{ input: unknown; bearer?: string }>>>;
}

/** Revokes all webhook secrets: a tenant may have two per mode, and the suites make more. */
export const noSecrets = async ({ house }: Fixture) =>
  void (await house.bench.engine.executeSql('update platform.webhook_secrets set revoked_at = now()'));
