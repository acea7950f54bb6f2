import type { StepContract } from '#contracts/steps/step.ts';
import type { WorkflowRow } from './tables.ts';

/** Returns true if the step asks for the device's place: on its own account, or for a capture of a workflow that wants it. */
export const asksForPlace = ({ needs }: StepContract, workflow: Pick<WorkflowRow, 'disable_geolocation' | 'geolocation'>): boolean =>
  !workflow.disable_geolocation && (needs.geolocation || (needs.camera && workflow.geolocation));
