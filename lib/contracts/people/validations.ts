import { z } from 'zod';
import { operationGroup } from '../base/operation-group.ts';
import { recordOperations } from '../base/record-operations.ts';
import { byId, envelope, freeObject, line, objectInput, pageQuery, timestamp, uuid } from '../base/service.ts';
import { validationClassNames } from './validation-classes.ts';

/** Operations on validations (rules that judge people) and their results. */

const executionType = z.enum(['auto', 'manual']);

export const validationDefinition = z
  .object({
    id: uuid,
    name: z.string(),
    class: z.string().meta({ description: 'The name of the class that judges, such as `CurpValidation`.', examples: ['CurpValidation'] }),
    active: z.boolean(),
    config: freeObject.describe('The configuration with its defaults. The values of `headers` are stored encrypted and are null here.'),
    execution_type: executionType,
    allow_retry: z.boolean(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Validation' });

export const VALIDATION_STATUS = { pending: 0, running: 1, passed: 2, failed: 3, error: 4, skipped: 5 } as const;

export const validationResult = z
  .object({
    id: uuid,
    model_type: z.enum(['person', 'address']),
    model_id: uuid,
    validation_id: uuid,
    status: z.int().min(0).max(5).describe('The status: 0 pending, 1 running, 2 passed, 3 failed, 4 error, 5 skipped.'),
    content: freeObject.nullable().describe('The findings, by class, with the causes of a failure (`reasons`). Null until the run ends.'),
    metadata: freeObject.describe('The cause of the run, in `because`.'),
    error: z
      .string()
      .nullable()
      .meta({ description: 'The cause of a run without a verdict. Only with the statuses 4 and 5.', examples: ['no_provider'] }),
    retries: z.int().describe('The number of further attempts.'),
    executed_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ValidationResult' });

const CONFIG_DESCRIPTION =
  'The configuration, which the class checks: `curp` {compare, require_active}, `rfc` {require_eligible}, `blacklist` {lists, threshold}, `document` {url, collection, type, file_field_name, body, headers, success_if, timeout_ms}, `external` {url, method, headers, success_if, timeout_ms}, `ine` {require_current, types}, `anti_spoofing` {min_score}, `face_duplicity` {threshold, scope, purpose}.';

const config = objectInput.meta({ description: CONFIG_DESCRIPTION, examples: [{ require_active: true }] });
const options = {
  active: z.boolean().optional(),
  execution_type: executionType.optional().describe('`auto` runs by itself; `manual` runs on request.'),
  allow_retry: z
    .boolean()
    .optional()
    .describe(
      'Ours: false permits one run for each person or address. A result of passed or failed is then final; errors and skips may run again.',
    ),
};

const changes = z
  .object({ name: line(200).min(1), config, ...options })
  .extend({ execution_type: options.execution_type.describe('Ours: the type may change.') })
  .partial();

const RESULT = { one: 'validation result', many: 'validation results', id: 'id' } as const;
const results = recordOperations('/v1/validation-results', ['Validations'], RESULT, validationResult);
const DEFINITION = { one: 'validation', many: 'validation definitions', id: 'id' } as const;
const definitions = recordOperations('/v1/validations', ['Validations'], DEFINITION, validationDefinition);

const ofPerson = operationGroup('/v1/people/{id}', ['Validations', 'People']);

const DEFINITION_REFUSALS = {
  host_not_listed: 'the host is not in the setting `validations.hosts`',
  taken: 'a header occurs twice',
  too_many: '100 validations are active already',
};
const OF_PEOPLE_ALONE = { not_for_addresses: 'the class judges people, not addresses' };

export const validationsContract = {
  list: definitions.list('Returns the definitions, newest first.'),
  create: definitions
    .create(
      'Creates a validation, which by default is active, `manual` and may be retried. The hosts to which `document` sends must be in the setting `validations.hosts`. Without `url` it sends to the setting `validations.document_url`, and is skipped as `no_provider` while there is none.',
      z.object({ name: line(200).min(1), class: z.enum(validationClassNames), config, ...options }),
    )
    .meta({
      differs:
        'A host to which `document` sends must be in the setting `validations.hosts`. Without `url` it sends to `validations.document_url`, else it is 5 `no_provider`. `blacklist` must have `lists`, and `face_duplicity` a `purpose`.',
      refuses: DEFINITION_REFUSALS,
    }),
  get: definitions.get('Returns a definition.'),
  update: definitions
    .update(
      'Changes the members that are sent; `config` is replaced whole. A header with the value null keeps its present value, if the server of `url` stays the same.',
      changes,
    )
    .meta({ refuses: DEFINITION_REFUSALS }),
};

const resultFilter = z.object({
  ...pageQuery,
  person_id: uuid.optional().describe('Ours: the person whose results, with those of their addresses, are returned.'),
  validation_id: uuid.optional().describe('Ours: the definition whose results are returned.'),
});

export const validationResultsContract = {
  list: results.list('Returns the results, newest first.', resultFilter),
  get: results.get('Returns a result.'),
};

const MAX_VALIDATIONS = 100;

const run = z.object({
  params: byId,
  body: z.object({
    validations: z.array(uuid).max(MAX_VALIDATIONS).nullish().describe('The validations to run, if active. By default every active one.'),
  }),
});
const running = envelope(z.string().meta({ examples: ['The validations run in the background'] }));
const RUNS = 'Runs validations in the background. *Get latest validation results of person* returns the results as they come.';

export const personValidations = {
  run: ofPerson.addressed.post('/validations/run', 'Run active validations for person', RUNS).input(run).output(running),
  runForAddresses: ofPerson.addressed
    .post(
      '/address-validations/run',
      "Run active validations for person's addresses",
      `${RUNS} They run for each of the newest 20 addresses, by the classes \`blacklist\` and \`external\`.`,
    )
    .meta({ differs: 'The validations run for the newest 20 addresses.', refuses: OF_PEOPLE_ALONE })
    .input(run)
    .output(running),
  latest: ofPerson
    .get(
      '/validation-results',
      'Get latest validation results of person',
      'Returns the newest result of each validation, for the person and for each of their addresses.',
    )
    .input(byId)
    .output(envelope(z.array(validationResult))),
};
