import * as z from 'zod/mini';
import { uuid } from '#contracts/base/uuid.ts';
import { PAPER_FILES } from '#contracts/steps/paper-files.ts';
import { readDocumentSetup, readings } from '#contracts/steps/paper-step.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { corrections, correctionsMade, proofData, proofView } from './proof.contract.ts';

const setup = z.strictObject({
  /** Months. An older proof is a no; null takes one of any age. */
  max_age_months: z._default(z.nullable(z.int().check(z.gte(1), z.lte(24))), 3),
  /** What has to be what earlier steps of the workflow told. Where one of both is not known, or the person writes another, nobody is refused. */
  must_match: z._default(z.array(z.enum(['name', 'address'])).check(z.maxLength(2)), []),
  ...readDocumentSetup,
});

const payload = z.object({
  reading: z.enum(readings),
  /** What was read, without corrections; null where it was not. */
  data: z.nullable(proofData),
  /** Whether the person saw what was read. */
  seen: z.boolean(),
  /** The person's word against what was read. */
  corrections: correctionsMade,
  /** By its newest date that was read. Null where none was, or the person says another. */
  likely_recent: z.nullable(z.boolean()),
  /** Whether the name that was read is like the person's, as earlier steps told it. Null where one of both is not known, or the person says another. */
  name_matches: z.nullable(z.boolean()),
  /** Whether street, numbers and postal code are those that earlier steps told; null as before. */
  address_matches: z.nullable(z.boolean()),
  /** Whether street, number, neighbourhood, postal code and municipality are there, with the corrections. */
  is_address_complete: z.boolean(),
});

/** What the browser sees of the setup. */
export type AddressProofSetup = Pick<
  z.output<typeof setup>,
  'max_age_months' | 'allow_file' | 'automatic' | 'strictness' | 'assisted' | 'capture'
>;

/** A bill or a bank statement, read by the server. Anybody can print one: what it says is the person's claim. */
export const addressProof = defineStep({
  key: 'address_proof',
  title: 'Proof of address',
  description: 'Takes a bill or a bank statement as a photo or a PDF, reads it, and shows the person what it says. It verifies nothing.',
  minutes: 0.7,
  needs: { camera: true },
  bring: ['proof_of_address'],
  shares: ['address'],
  setup,
  submission: z.object({
    proof: uuid,
    /** The fields that the person wrote otherwise than they were read. */
    corrections: z.optional(corrections),
    /** Whether they saw what was read before they sent it. Of what they did not see they claim nothing. */
    seen: z._default(z.boolean(), false),
  }),
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
      capture: ['live', 'file', 'handoff', 'fixture'],
    },
  },
  names: ({ proof }) => [proof],
  specimens: ({ capture }) => (capture === 'fixture' ? 'capture' : null),
  browserSetup: ({ max_age_months, allow_file, automatic, strictness, assisted, capture }): AddressProofSetup => ({
    max_age_months,
    allow_file,
    automatic,
    strictness,
    assisted,
    capture,
  }),
  browserPayload: ({ corrections }) => ({ corrections }),
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
      corrections: {
        ...{ name: null, street: null, ext_num: null, int_num: null, neighborhood: null },
        ...{ postal_code: null, municipality: null, state: null, date: null },
      },
      likely_recent: true,
      name_matches: true,
      address_matches: true,
      is_address_complete: true,
    },
  },
});
