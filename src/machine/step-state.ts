import type { ProblemKey } from '#contracts/base/problems.ts';
import type { CaptureSource } from '#contracts/steps/step.ts';

/** What the server, or the way to it, said about something the step asked for. */
export interface StepProblem {
  key: ProblemKey | 'offline';
  /** Seconds to wait before trying again, where the server said so. */
  retryAfter: number | null;
  /** Member of the submission or input that was refused. */
  field: string | null;
}

/** The state of one of the step's own actions (`send_code`, …). */
export type ActionState =
  | { status: 'running' }
  | { status: 'done'; result: unknown; at: number }
  | { status: 'failed'; problem: StepProblem; at: number };

/** A picture or file of the person. The browser makes the uuid, so that sending it again stores nothing twice. */
export interface Medium {
  uuid: string;
  collection: string;
  blob: Blob;
  capture: CaptureSource;
}

/** A medium on its way to the server. `preview` is null after a reload when only the server has it. */
export interface MediaState {
  uuid: string;
  collection: string;
  status: 'saved' | 'uploading' | 'stored' | 'failed';
  /** 0 to 1 while uploading. */
  progress: number;
  preview: Blob | null;
  problem: StepProblem | null;
}

/** Reads a file that the step's server half makes, by its name, with the session's patience. Rejects when it cannot be had. */
export type StepFileReader = (name: string, signal?: AbortSignal) => Promise<Blob>;
