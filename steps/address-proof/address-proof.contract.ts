import * as z from 'zod/mini';
import { findingsSetup } from '#contracts/base/findings.ts';
import { sameMembers } from '#contracts/base/same-members.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { PAPER_FILES } from '#contracts/steps/accepted-files.ts';
import { cameraSpecimens } from '#contracts/steps/camera-step.ts';
import { browserDocumentSetup, paperFindings, readDocumentSetup, readingAnswer, readings } from '#contracts/steps/paper-step.ts';
import { captureSources, defineStep } from '#contracts/steps/step.ts';
import { isCorrection, NO_HOLDER } from '#mexico/holders/paper-holder.ts';
import { fields } from './fields.contract.ts';
import { corrections, correctionsMade, proofData, proofView } from './proof.contract.ts';

const findings = [...paperFindings, 'name_differs'] as const;

const setup = z.strictObject({
  /** Maximum accepted age in months; an older proof fails the step. Null accepts any age. */
  max_age_months: z._default(z.nullable(z.int().check(z.gte(1), z.lte(24))), 3),
  /** The fields that must match earlier steps. Nobody is refused for a value that is unknown or that the person corrected. */
  must_match: z._default(z.array(z.enum(['name', 'address'])).check(z.maxLength(2)), []),
  ...readDocumentSetup,
  findings: findingsSetup(findings),
});

const payload = z.object({
  reading: z.enum(readings),
  /** The read data without corrections; null if the proof was not read. */
  data: z.nullable(proofData),
  /** True if the person saw the read data. */
  seen: z.boolean(),
  /** The person's corrections of the read data. */
  corrections: correctionsMade,
  /** True if the newest date that was read is recent enough. Null if no date was read or the person corrected the date. */
  likely_recent: z.nullable(z.boolean()),
  /** True if the read name is like the person's name from earlier steps. Null if a name is unknown or the person corrected the name. */
  name_matches: z.nullable(z.boolean()),
  /** True if the read address matches the address of earlier steps. Null if an address is unknown or the person corrected it. */
  address_matches: z.nullable(z.boolean()),
  /** True if street, number, neighbourhood, postal code and municipality are present after the corrections. */
  is_address_complete: z.boolean(),
});

/** The part of the setup that the browser receives. */
export type AddressProofSetup = Pick<z.output<typeof setup>, 'max_age_months'> & ReturnType<typeof browserDocumentSetup>;

/** The step with a bill or a bank statement, which the server reads. Such papers are easy to forge, so their data are a claim. */
export const addressProof = defineStep({
  key: 'address_proof',
  title: 'Proof of address',
  description: 'Takes a bill or a bank statement as a photo or a PDF, reads it, and shows the person what it says. It verifies nothing.',
  minutes: 0.7,
  needs: { camera: true },
  findings,
  // People live with others, so a bill in another name is usual.
  consequences: { name_differs: 'continue' },
  bring: ['proof_of_address'],
  shares: ['address'],
  setup,
  submission: z.object({ proof: uuid, ...readingAnswer(corrections) }),
  payload,
  actions: {
    read: { input: z.object({ media: uuid }), output: proofView },
  },
  media: {
    proof: {
      title: { es: 'Comprobante de domicilio', en: 'Proof of address' },
      shows: ['document'],
      accept: PAPER_FILES,
      required: true,
      capture: captureSources,
    },
  },
  names: ({ proof }) => [proof],
  specimens: cameraSpecimens,
  browserSetup: ({ max_age_months, ...common }): AddressProofSetup => ({ max_age_months, ...browserDocumentSetup(common) }),
  browserPayload: ({ corrections }) => ({ corrections }),
  holder: ({ data, seen, corrections }) =>
    data && {
      ...NO_HOLDER,
      name: data.name,
      rfc: null,
      tells: 'household',
      isSeen: seen,
      isCorrected: isCorrection(data.name, corrections.name),
    },
  samples: {
    setup: { max_age_months: 3 },
    submission: { proof: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e05', seen: true },
    payload: {
      reading: 'read',
      data: {
        ...{ name: 'PEREZ GOMEZ LUISA', type: 'electricity', issued_by: 'CFE', date: '2026-09-05', end_date: '2026-11-04' },
        address: {
          ...{ street: 'C DEL ZAGUÁN', ext_num: '12', int_num: null, postal_code: '44100', neighborhood: 'CENTRO' },
          ...{ municipality: 'GUADALAJARA', state: 'JALISCO', country: 'México' },
        },
      },
      seen: true,
      corrections: sameMembers(fields, null),
      ...sameMembers(['likely_recent', 'name_matches', 'address_matches', 'is_address_complete'], true),
    },
  },
});
