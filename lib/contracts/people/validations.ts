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
    class: z.string().meta({ description: 'The name of the class that judges: `CurpValidation`, …', examples: ['CurpValidation'] }),
    active: z.boolean(),
    config: freeObject.meta({ description: 'With its defaults. The values of `headers` are kept sealed and are null here.' }),
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
    status: z.int().min(0).max(5).meta({ description: '0 pending, 1 running, 2 passed, 3 failed, 4 error, 5 skipped.' }),
    content: freeObject.nullable().meta({ description: 'What was found, by class, and why it failed (`reasons`). Null until it ended.' }),
    metadata: freeObject.meta({ description: '`because`: what it ran for.' }),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Why there is no verdict: of 4 and 5 alone.', examples: ['no_provider'] }),
    retries: z.int().meta({ description: 'How often it was tried again.' }),
    executed_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ValidationResult' });

const CONFIG_DESCRIPTION =
  'By class, and checked by it: `curp` {compare, require_active}, `rfc` {require_eligible}, `blacklist` {lists, threshold}, `document` {url, collection, type, file_field_name, body, headers, success_if, timeout_ms}, `external` {url, method, headers, success_if, timeout_ms}, `ine` {require_current, types}, `anti_spoofing` {min_score}, `face_duplicity` {threshold, scope, purpose}.';

const config = objectInput.meta({ description: CONFIG_DESCRIPTION, examples: [{ require_active: true }] });
const options = {
  active: z.boolean().optional(),
  execution_type: executionType.optional().meta({ description: '`auto` runs by itself; `manual` when it is asked for.' }),
  allow_retry: z.boolean().optional().meta({
    description: 'Ours: false has it run once for each person or address. What passed or failed stays; errors and skips may run again.',
  }),
};

const changes = z
  .object({ name: line(200).min(1), config, ...options })
  .extend({ execution_type: options.execution_type.meta({ description: 'Ours: it may change.' }) })
  .partial();

const RESULT = { one: 'validation result', many: 'validation results', id: 'id' } as const;
const results = recordOperations('/v1/validation-results', ['Validations'], RESULT, validationResult);
const DEFINITION = { one: 'validation', many: 'validation definitions', id: 'id' } as const;
const definitions = recordOperations('/v1/validations', ['Validations'], DEFINITION, validationDefinition);

const ofPerson = operationGroup('/v1/people/{id}', ['Validations', 'People']);

export const validationsContract = {
  list: definitions.list('Newest first.'),
  create: definitions
    .create(
      'Active and `manual` unless it says otherwise, and retries are allowed. Hosts that `document` sends to have to stand in the setting `validations.hosts`.',
      z.object({ name: line(200).min(1), class: z.enum(validationClassNames), config, ...options }),
    )
    .meta({ differs: 'A host that `document` sends to stands in the setting `validations.hosts`, else 422. At most 100 are active.' }),
  get: definitions.get('One definition.'),
  update: definitions.update(
    '`config` is replaced whole. A header that is sent with the value null keeps the value that it has, as long as the server of `url` stays the same.',
    changes,
  ),
};

const resultFilter = z.object({
  ...pageQuery,
  person_id: uuid.optional().meta({ description: 'Ours: only those of this person and their addresses.' }),
  validation_id: uuid.optional().meta({ description: 'Ours: only those of this definition.' }),
});

export const validationResultsContract = {
  list: results.list('Newest first.', resultFilter),
  get: results.get('One result.'),
};

const MOST_VALIDATIONS = 100;

const run = z.object({
  params: byId,
  body: z.object({
    validations: z
      .array(uuid)
      .max(MOST_VALIDATIONS)
      .nullish()
      .meta({ description: 'Those of them that are active run; without the member, every active one.' }),
  }),
});
const running = envelope(z.string().meta({ examples: ['The validations run in the background'] }));
const RUNS = 'The results come as they are found: *Get latest validation results of person* tells them.';

export const personValidations = {
  run: ofPerson.addressed.post('/validations/run', 'Run active validations for person', RUNS).input(run).output(running),
  runForAddresses: ofPerson.addressed
    .post(
      '/address-validations/run',
      "Run active validations for person's addresses",
      `Each of the newest 20 addresses. The classes that judge addresses are \`blacklist\` and \`external\`. ${RUNS}`,
    )
    .meta({ differs: 'Those of the newest 20 addresses run.' })
    .input(run)
    .output(running),
  latest: ofPerson
    .get(
      '/validation-results',
      'Get latest validation results of person',
      'The newest of each validation for the person and for each of their addresses.',
    )
    .input(byId)
    .output(envelope(z.array(validationResult))),
};
