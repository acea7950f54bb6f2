import type { StepProblem } from '../machine/step-state.ts';

/** Maps an upload's problem to the trouble with its file; null if a retry may help. */
export function uploadTrouble(problem: StepProblem | null): 'consent_missing' | 'large_file' | 'unreadable_file' | null {
  switch (problem?.key) {
    case 'consent_missing':
      return 'consent_missing';
    case 'payload_too_large':
    case 'media_too_many_pixels':
      return 'large_file';
    case 'media_damaged':
    case 'media_type_unknown':
    case 'media_type_mismatch':
      return 'unreadable_file';
    default:
      return null;
  }
}
