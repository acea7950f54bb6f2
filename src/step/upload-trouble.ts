import type { StepProblem } from '../machine/step-state.ts';

type UploadTrouble = 'consent_missing' | 'large_file' | 'unreadable_file';

const troubles: Partial<Record<StepProblem['key'], UploadTrouble>> = {
  consent_missing: 'consent_missing',
  ...{ payload_too_large: 'large_file', media_too_many_pixels: 'large_file' },
  ...{ media_damaged: 'unreadable_file', media_type_unknown: 'unreadable_file', media_type_mismatch: 'unreadable_file' },
};

/** Maps an upload's problem to the trouble with its file; null if a retry may help. */
export const uploadTrouble = (problem: StepProblem | null): UploadTrouble | null => (problem && troubles[problem.key]) ?? null;
