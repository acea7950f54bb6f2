import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { CURP_LENGTH, curpSexes, normalizeCurp } from '#mexico/curp.ts';

const submission = z.object({
  /** The CURP (population registry key). Only its length is checked here; the server judges its content. */
  curp: z.string().check(atMost(4 * CURP_LENGTH), z.overwrite(normalizeCurp), z.length(CURP_LENGTH)),
  /** The text of the paper's symbol, if the CURP was read from a symbol. The server reads the CURP from it again. */
  code: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  /** True if the person checked a CURP again that was not found. */
  confirmed: z.optional(z.boolean()),
});

/** The step with the CURP alone, typed or read from a symbol, and the registry's status of it. */
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
    /** The CURP's letter; `X` is non-binary. */
    sex: z.enum(curpSexes),
    /** The CURP's two letters; `NE` is abroad. */
    entity_of_birth: z.string(),
    source: z.enum(['typed', 'symbol']),
    /** Null if no registry was queried. */
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
