import * as z from 'zod/mini';
import { personName } from '#contracts/base/person-name.ts';
import { phone } from '#contracts/steps/code-step.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { relations } from './relations.contract.ts';

/** Maximum number of references that a setup may request. */
const MAX_REFERENCES = 5;

const count = z.int().check(z.gte(1), z.lte(MAX_REFERENCES));

const setup = z
  .strictObject({
    min: z._default(count, 2),
    /** Maximum number of references; by default `min`. */
    max: z.optional(count),
  })
  .check(z.refine(({ min, max }) => max === undefined || max >= min, { path: ['max'], error: 'At least as many as min' }));

const reference = z.object({
  name: personName,
  phone,
  /** An id of the people service's relations catalog. */
  person_relation_id: z.int().check(z.refine((id) => Object.hasOwn(relations, id), { error: 'No relation has this id' })),
});

/** The step with references: people who know the person, and whom the company may call. */
export const references = defineStep({
  key: 'references',
  title: 'References',
  description: 'Asks for people who know the person: name, phone, and how they know each other.',
  minutes: 1,
  shares: ['references'],
  setup,
  submission: z.object({ references: z.array(reference).check(z.minLength(1), z.maxLength(MAX_REFERENCES)) }),
  payload: z.object({
    references: z.array(z.object({ name: z.string(), phone: z.string(), person_relation_id: z.int(), relation: z.string() })),
  }),
  browserSetup: ({ min, max }) => ({ min, max: max ?? min }),
  browserPayload: ({ references }) => ({
    references: references.map(({ name, phone, person_relation_id }) => ({ name, phone, person_relation_id })),
  }),
  samples: {
    setup: { min: 1, max: 2 },
    submission: { references: [{ name: 'Ana Ruiz', phone: '55 1234 5679', person_relation_id: 11 }] },
    payload: { references: [{ name: 'Ana Ruiz', phone: '+525512345679', person_relation_id: 11, relation: 'friend' }] },
  },
});
