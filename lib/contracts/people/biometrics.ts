import { z } from 'zod';
import { jsonAtMost } from '../base/limits.ts';
import { operationGroup } from '../base/operation-group.ts';
import { recordOperations } from '../base/record-operations.ts';
import { sameMembers } from '../base/same-members.ts';
import { byId, envelope, LARGEST_OBJECT, line, pageQuery, timeInput, timestamp, uuid } from '../base/service.ts';

/** Operations on biometric results, measured by this server or by a vendor. */

/** Types of results. The API's integer of a type is its index here. */
export const biometricTypes = ['LIVENESS', 'ENROLL', 'FACE_3D_MATCH', 'FACE_2D_MATCH', 'FACE_MATCH_ID'] as const;
export type BiometricType = (typeof biometricTypes)[number];

/** Names of measurements with equal schemas, in requests as in answers. */
const FLAGS = ['safe', 'success', 'wasProcessed'] as const;
const NUMBERS = [
  ...(['nfcStatusEnumInt', 'fullIDStatusEnumInt', 'barcodeStatusEnumInt', 'matchLevelNFCToFaceMap'] as const),
  ...(['digitalIDSpoofStatusEnumInt', 'idScanAgeEstimateGroupEnumInt'] as const),
] as const;
const WORDS = ['faceOnDocumentStatusEnumInt', 'textOnDocumentStatusEnumInt'] as const;
const word = line(100).meta({ examples: ['LIKELY_ORIGINAL_FACE'] });

/** Members of `metadata` in a request. */
const measurements = {
  ...sameMembers(FLAGS, z.boolean()),
  matchLevel: z.int32(),
  executed_at: timeInput,
  referenceId: line(200),
  ...sameMembers(NUMBERS, z.int32()),
  ...sameMembers(WORDS, word),
};

type MeasurementName = keyof typeof measurements;
export const measurementNames = Object.keys(measurements) as readonly MeasurementName[];

const sentMetadata = z
  .looseObject(z.object(measurements).partial().shape)
  .check(jsonAtMost(LARGEST_OBJECT))
  .meta({
    description: `Further members are kept and shown. Ours among them: \`score\`, a number from 0 to 1, is what \`min_score\` of validations of the class \`anti_spoofing\` is compared with. At most ${LARGEST_OBJECT} characters as JSON.`,
  });

const metadata = z
  .looseObject({
    ...sameMembers(FLAGS, z.boolean().nullable()),
    matchLevel: z.int().nullable(),
    ...sameMembers(['executed_at', 'referenceId'], z.string().nullable()),
    ...sameMembers(NUMBERS, z.int().nullable()),
    ...sameMembers(WORDS, z.string().nullable()),
  } satisfies Record<MeasurementName, z.ZodType>)
  .meta({ description: 'What nobody measured is null. Further members are those that were sent.' });
export type BiometricMetadata = z.output<typeof metadata>;

export const biometricResult = z
  .object({
    id: uuid,
    person_id: uuid,
    type: z
      .int()
      .min(0)
      .max(4)
      .meta({ description: biometricTypes.map((name, at) => `${at} ${name}`).join(', ') }),
    typeName: z.enum(biometricTypes),
    vendor_id: z.string().nullable(),
    execution_date: timestamp,
    metadata,
    created_at: timestamp.meta({ description: 'Ours: when it was saved.' }),
    updated_at: timestamp.meta({ description: 'Ours: when it was changed.' }),
  })
  .meta({ id: 'BiometricResult' });

/** A day in a request, within the years that the database supports. */
export const dayInput = z.iso.date().refine((date) => date >= '1900' && date < '9999', { error: 'A date between the years 1900 and 9998' });
const executionDate = z
  .union([dayInput, timeInput])
  .nullish()
  .meta({ description: 'A date, which is its midnight in UTC, or a time; now, unless given.', examples: ['2026-11-20'] });

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
    'Newest first. What a result says of a face is in `metadata`; no portrait and no template is ever among it.',
    z.object({ ...pageQuery, person_id: uuid.optional() }),
  ),
  save: biometrics
    .post(
      '',
      'Save biometric result',
      'What a vendor of yours measured. Nothing is judged here: a LIVENESS result is what validations of the class `anti_spoofing` look at.',
      { successStatus: 201 },
    )
    .input(body)
    .output(envelope(biometricResult)),
  get: records.get('One result, with every member of its metadata.'),
  update: records.update('The answer is the bare record. `metadata` is replaced whole.', body.partial(), biometricResult),
  ofPerson: operationGroup('/v1/people/{id}/biometrics', TAGS)
    .get('', 'Get biometric results of person', 'The newest 100; List biometric results has them all.')
    .input(byId)
    .output(envelope(z.array(biometricResult))),
};
