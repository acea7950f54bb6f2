import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { CURP_LENGTH, normalizeCurp } from '#mexico/curp.ts';

const submission = z.object({
  /** Only its length is checked here; its meaning is the server's to judge. */
  curp: z.string().check(atMost(4 * CURP_LENGTH), z.overwrite(normalizeCurp), z.length(CURP_LENGTH)),
  /** What a symbol on paper said, where the CURP comes from one. The server reads it again. */
  code: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  /** The person looked again at a CURP that was not found. */
  confirmed: z.optional(z.boolean()),
});

/** The CURP alone, typed or read from a symbol, and what the registry says of it. */
export const curp = defineStep({
  key: 'curp',
  title: 'CURP',
  description: 'Asks for the CURP, or reads it from the symbol on its certificate, and asks the registry for it.',
  minutes: 0.4,
  establishes_person: true,
  shares: ['curp'],
  setup: z.strictObject({}),
  submission,
  payload: z.object({
    curp: z.string(),
    birthdate: z.iso.date(),
    /** As in the CURP; `X` is non-binary. */
    sex: z.enum(['H', 'M', 'X']),
    /** As in the CURP; `NE` is abroad. */
    entity_of_birth: z.string(),
    source: z.enum(['typed', 'symbol']),
    /** Null where no registry was asked. */
    verified: z.nullable(z.boolean()),
    registry: z.enum(['in_force', 'out_of_use', 'replaced', 'unknown', 'not_asked']),
  }),
  browserPayload: ({ curp }) => ({ curp }),
  prefill: ({ person }) => person && { curp: person.national_id },
  samples: {
    setup: {},
    submission: { curp: 'PEGL890909MJCRMS08' },
    payload: {
      curp: 'PEGL890909MJCRMS08',
      birthdate: '1989-09-09',
      sex: 'M',
      entity_of_birth: 'JC',
      source: 'typed',
      verified: true,
      registry: 'in_force',
    },
  },
});
