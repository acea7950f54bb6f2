import { z } from 'zod';
import { knownAsWhole } from '../base/known-by.ts';
import { jsonAtMost } from '../base/limits.ts';
import { operationGroup } from '../base/operation-group.ts';
import { recordOperations } from '../base/record-operations.ts';
import { sameMembers } from '../base/same-members.ts';
import { byId, envelope, LARGEST_OBJECT, line, pageQuery, timeInput, timestamp, uuid } from '../base/service.ts';
import { vendorNumbers, vendorWords } from '../steps/face-step.ts';

/** Operations on biometric results, measured by this server or by a vendor. */

/** Types of results. The API's integer of a type is its index here. */
export const biometricTypes = ['LIVENESS', 'ENROLL', 'FACE_3D_MATCH', 'FACE_2D_MATCH', 'FACE_MATCH_ID'] as const;
export type BiometricType = (typeof biometricTypes)[number];

/** The measurements that have the same schema. Requests and answers have the same names. */
const FLAGS = ['safe', 'success', 'wasProcessed'] as const;
const word = line(100).meta({ examples: ['LIKELY_ORIGINAL_FACE'] });

/** Members of `metadata` in a request. */
const measurements = {
  ...sameMembers(FLAGS, z.boolean()),
  matchLevel: z.int32(),
  executed_at: timeInput,
  referenceId: line(200),
  ...sameMembers(vendorNumbers, z.int32()),
  ...sameMembers(vendorWords, word),
};

type MeasurementName = keyof typeof measurements;
export const measurementNames = Object.keys(measurements) as readonly MeasurementName[];

const sentMetadata = z
  .looseObject(z.object(measurements).partial().shape)
  .check(jsonAtMost(LARGEST_OBJECT))
  .describe(
    `The measurements. Other members are stored and shown as well. One of them is ours: \`score\`, a number from 0 to 1, which validations of the class \`anti_spoofing\` compare with \`min_score\`. At most ${LARGEST_OBJECT} characters as JSON.`,
  );

const metadata = z
  .looseObject({
    ...sameMembers(FLAGS, z.boolean().nullable()),
    matchLevel: z.int().nullable(),
    ...sameMembers(['executed_at', 'referenceId'], z.string().nullable()),
    ...sameMembers(vendorNumbers, z.int().nullable()),
    ...sameMembers(vendorWords, z.string().nullable()),
  } satisfies Record<MeasurementName, z.ZodType>)
  .describe('The measurements; null for those that were not made. Other members are those that were sent.');
export type BiometricMetadata = z.output<typeof metadata>;

export const biometricResult = z
  .object({
    id: uuid,
    person_id: uuid,
    type: z
      .int()
      .min(0)
      .max(4)
      .describe(biometricTypes.map((name, at) => `${at} ${name}`).join(', ')),
    typeName: z.enum(biometricTypes),
    vendor_id: z.string().nullable(),
    execution_date: timestamp,
    metadata,
    created_at: timestamp.describe('Ours: the time when it was saved.'),
    updated_at: timestamp.describe('Ours: the time when it was changed.'),
    ...knownAsWhole,
  })
  .meta({ id: 'BiometricResult' });

/** A day in a request, within the years that the database supports. */
export const dayInput = z.iso.date().refine((date) => date >= '1900' && date < '9999', { error: 'A date between the years 1900 and 9998' });
const executionDate = z
  .union([dayInput, timeInput])
  .nullish()
  .meta({ description: 'A time, or a date, which is its midnight in UTC. By default the present time.', examples: ['2026-11-20'] });

const body = z.object({
  person_id: uuid,
  type: z.enum(biometricTypes),
  vendor_id: line(200).nullish(),
  execution_date: executionDate,
  metadata: sentMetadata.nullish(),
});

const TAGS = ['Biometric results'];
const biometrics = operationGroup('/v1/biometrics', TAGS);
const records = recordOperations('/v1/biometrics', TAGS, { one: 'biometric result', many: 'biometric results', id: 'id' }, biometricResult);

export const biometricsContract = {
  list: records.list(
    'Returns the results, newest first. `metadata` has the measurements, and never a portrait or a face template.',
    z.object({ ...pageQuery, person_id: uuid.optional() }),
  ),
  save: biometrics
    .post(
      '',
      'Save biometric result',
      'Saves the measurements of a vendor of yours. They are not judged here: validations of the class `anti_spoofing` read the results of the type LIVENESS.',
      { successStatus: 201 },
    )
    .input(body)
    .output(envelope(biometricResult)),
  get: records.get('Returns a result with every member of its metadata.'),
  update: records.update('Changes the record; `metadata` is replaced whole. The answer has no envelope.', body.partial(), biometricResult),
  ofPerson: operationGroup('/v1/people/{id}/biometrics', TAGS)
    .get('', 'Get biometric results of person', 'Returns the newest 100. *List biometric results* returns all.')
    .input(byId)
    .output(envelope(z.array(biometricResult))),
};
