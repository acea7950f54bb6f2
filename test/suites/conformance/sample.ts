import type { ProblemKey } from '#contracts/base/problems.ts';
import type { House } from './house.ts';

/** What a sample may use to make what it needs first. */
export interface Fixture {
  house: House;
  /** Another number at every call. */
  next(): number;
  /** The result of an operation, asked over HTTP with the live key; throws when it is no success. */
  // biome-ignore lint/suspicious/noExplicitAny: results of many shapes; each sample takes what it needs.
  make(operation: string, input?: unknown): Promise<any>;
}

/** One operation as the suites try it. */
export interface Sample {
  /** Something valid to send, another at every call; whatever it names is made first. */
  valid(fixture: Fixture): Promise<unknown>;
  /**
   * What another tenant gets for the same input, and a test key for live data:
   * `hidden`, as if what it names did not exist; `nothing`, an empty page; `own`, for an input that names nothing of anybody's.
   */
  others: 'hidden' | 'nothing' | 'own';
  /** What a test key is refused with, where it would change what live data depend on. */
  testKey?: ProblemKey;
  /** The same with something else said, where another valid input would also name something else. */
  another?: object;
  /** It answers with a file of this type instead of JSON. */
  download?: string;
  /** Milliseconds that one answer may take, where a process of its own may have to start for it first. */
  slowest?: number;
  /** It deletes what a legal hold keeps. */
  keptByHold?: true;
  /** What reaches statuses that the suites do not reach by themselves; with the live key, unless another bearer is given. */
  reach?: Readonly<Record<number, (fixture: Fixture) => Promise<{ input: unknown; bearer?: string }>>>;
}
