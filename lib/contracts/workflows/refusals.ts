/** Refusals of the workflows service that the published interface does not name, by code, each with its reason. */

/** Refusals of a workflow or template whose steps could not work. */
export const planRefusals = {
  unknown_step: 'the catalog or the workflow has no such step',
  repeated_step: 'the step stands twice, without a custom id of its own',
  setup_required: 'the step needs a setup',
  test_mode_only: 'the setup asks for what only a test key may have',
  unused: 'no step takes what `autofill` gives',
  consent_missing: 'no earlier step asks for a consent that the step needs',
  person_missing: 'the step needs a person whom nothing before it tells',
  later_step: 'a condition reads a step that comes later',
  never_runs: 'a condition would always skip its step',
  never_succeeds: 'a rule can never be true',
};

/** Refusals of a workflow, besides those of its steps. */
export const workflowRefusals = {
  unknown_person: 'nobody of this tenant and mode has `people_uuid`',
  portrait_missing: 'no portrait of the person is kept; the message names the setting `people.portrait_days`',
  repeated_document: 'two steps would sign the same document',
  invalid_url: '`callback_url` is none that a webhook can reach',
};

/** Difference from `spec/` of the operations that take a `callback_url`. */
export const NO_SECRET = 'A `callback_url` whose webhooks no secret of the tenant would sign is 409 `webhook_secret_missing`.';

export const tokenRefusals = {
  not_registered: 'the host of `redirect_url` or `custom_domain` is not registered for the tenant',
};
