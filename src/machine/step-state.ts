import type { ProblemKey } from '#contracts/base/problems.ts';
import type { CaptureSource } from '#contracts/steps/step.ts';

/** The problem of a step's request, from the server or the network. */
export interface StepProblem {
  key: ProblemKey | 'offline';
  /** Seconds to wait before a retry; null if the server named none. */
  retryAfter: number | null;
  /** The rejected member of the submission or input. */
  field: string | null;
}

/** The state of one of the step's own actions (`send_code`, …). */
export type ActionState =
  | { status: 'running' }
  | { status: 'done'; result: unknown; at: number }
  | { status: 'failed'; problem: StepProblem; at: number };

/** A picture or file of the person. The browser creates the uuid, so that a repeated upload stores nothing twice. */
export interface Medium {
  uuid: string;
  collection: string;
  blob: Blob;
  capture: CaptureSource;
}

/** A medium during and after its upload. `preview` is null after a reload if only the server has the medium. */
export interface MediaState {
  uuid: string;
  collection: string;
  status: 'saved' | 'uploading' | 'stored' | 'failed';
  /** 0 to 1 while uploading. */
  progress: number;
  preview: Blob | null;
  problem: StepProblem | null;
}

/** Reads a file made by the step's server code, by name, with the session's retries. Rejects if the file is unavailable. */
export type StepFileReader = (name: string, signal?: AbortSignal) => Promise<Blob>;
