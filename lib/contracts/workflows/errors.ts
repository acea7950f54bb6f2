/**
 * Published causes of errors: the key is `details.reason`, the number `details.error_id`. All reasons from steps have the number of
 * `step_refused`.
 */
export const workflowErrors = {
  expired: { id: 3001, title: 'Nobody made or used a token for too long' },
  step_refused: { id: 3002, title: 'A required step ended with a no; `reason` is the step’s own' },
  step_broken: { id: 3003, title: 'The step could not be completed; it may be tried again' },
  provider_unavailable: { id: 3004, title: 'A supplier that the step needs could not be reached' },
  document_unusable: {
    id: 3005,
    title: 'The step’s document cannot be used: it is gone, a place or a text that it needs is missing, or a text does not fit',
  },
  person_not_recorded: { id: 3101, title: 'The person could not be created or updated yet; it is tried again' },
  person_refused: { id: 3102, title: 'The person’s data were refused; somebody has to look' },
  person_mismatch: { id: 3103, title: 'The person who answered is not the person that the workflow was made for' },
  unvouched: { id: 3104, title: 'Nothing vouches for what was said of somebody who was there before; a key has to accept or refuse it' },
  claims_refused: { id: 3105, title: 'A key refused what was said of somebody who was there before' },
  claims_expired: { id: 3106, title: 'Nobody judged the claims in time, so they were refused' },
  camera_permission_denied: { id: 3201, title: 'The person or the browser denied the camera' },
  camera_permissions_policy: { id: 3202, title: 'The host page’s Permissions-Policy forbids the camera' },
  camera_in_app_browser: { id: 3203, title: 'The in-app browser gives no camera' },
  camera_insecure_origin: { id: 3204, title: 'The page is not secure, so there is no camera' },
  camera_busy: { id: 3205, title: 'Another program holds the camera' },
  camera_no_camera: { id: 3206, title: 'The device has no camera' },
  camera_silent: { id: 3207, title: 'The camera gave no picture in time' },
  location_denied: { id: 3211, title: 'The person did not share the place; they go on without', passes: true },
  location_unavailable: { id: 3212, title: 'The device does not know where it is; the person goes on without', passes: true },
  location_timeout: { id: 3213, title: 'The place was not found in time; the person goes on without', passes: true },
  reported: { id: 3901, title: 'Reported by a key in its own words, which keys alone read' },
} as const satisfies Record<
  string,
  { id: number; title: string /** The step continues: the cause is logged, but not stored on the step. */; passes?: true }
>;

export type WorkflowErrorReason = keyof typeof workflowErrors;

/** Returns true if a device may report this reason: only causes of camera and location. */
export function isDeviceReason(reason: string): boolean {
  const id = reportedErrorId(reason);
  return id > DEVICE_IDS.above && id < DEVICE_IDS.below;
}

/** Numbers of device causes lie between these two, exclusively. */
const DEVICE_IDS = { above: 3200, below: 3300 };

/** Returns true if the step continues despite this reason. */
export function passesBy(reason: string): boolean {
  return Object.hasOwn(workflowErrors, reason) && 'passes' in workflowErrors[reason as WorkflowErrorReason];
}

/** Returns the published form of a reason that a caller sent: unchanged if the table has it, else `reported`. */
export function publishedReason(reason: string): WorkflowErrorReason {
  return Object.hasOwn(workflowErrors, reason) ? (reason as WorkflowErrorReason) : 'reported';
}

/** Returns the number of a reason that a caller sent; that of `reported` if the table lacks it. */
export function reportedErrorId(reason: string): number {
  return Object.hasOwn(workflowErrors, reason) ? workflowErrors[reason as WorkflowErrorReason].id : workflowErrors.reported.id;
}
