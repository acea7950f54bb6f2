import * as z from 'zod/mini';
import { atMost, jsonAtMost, membersAtMost } from '#contracts/base/limits.ts';
import { uuid } from '#contracts/base/uuid.ts';
import type { DynamicForm } from '#contracts/people/dynamic-fields.ts';
import { defineStep } from '#contracts/steps/step.ts';

/** Maximum number of JSON characters of all values together; the people service stores no larger object. */
const MAX_JSON_CHARACTERS = 16_384;
/** Maximum number of fields of a descriptor. */
const MAX_FIELDS = 50;

const value = z.nullable(z.union([z.string().check(z.maxLength(MAX_JSON_CHARACTERS)), z.number(), z.boolean()]));
const values = z.record(z.string().check(z.maxLength(60)), value).check(membersAtMost(MAX_FIELDS), jsonAtMost(MAX_JSON_CHARACTERS));

/** The memory that the step stores when its workflow is created: later changes of the descriptor do not affect the step. */
export interface FormMemory {
  descriptor_id: string;
  form: DynamicForm;
}

const sample: FormMemory = {
  descriptor_id: '0f8b7c1e-52c6-4f0a-9d4e-6d1f3b2a7c90',
  form: {
    name: 'Tu trabajo',
    description: '',
    fields: [
      { title: 'Lugar donde trabajas', type: 'text', key: 'employer', rules: ['required', 'max:80'], catalog_id: null },
      { title: 'Ingreso al mes, en pesos', type: 'number', key: 'monthly_income', rules: ['required', 'min:0'], catalog_id: null },
      { title: 'Día en que empezaste', type: 'date', key: 'since', rules: ['after:1950-01-01'], catalog_id: null },
      { title: '¿Tienes otro ingreso?', type: 'boolean', key: 'other_income', rules: ['required'], catalog_id: null },
      { title: 'Estado donde trabajas', type: 'select', key: 'state', rules: ['required'], catalog_id: 'states' },
      { title: 'Turno', type: 'select', key: 'shift', rules: ['in:Mañana,Tarde,Noche'], catalog_id: null },
    ],
    catalogs: {
      states: [
        { id: 1, name: 'Aguascalientes' },
        { id: 14, name: 'Jalisco' },
      ],
    },
  },
};
const answer = {
  employer: 'Panadería El Trigo',
  monthly_income: 12_500,
  since: '2021-03-01',
  other_income: false,
  state: 14,
  shift: null,
};

/** The step with the fields of a dynamic descriptor (a form that the tenant defined), a few on each screen. */
export const dynamicForm = defineStep({
  key: 'dynamic_form',
  title: 'Dynamic form',
  description: 'Asks for the fields of a dynamic descriptor, each by its rules.',
  minutes: 0.5,
  setup_required: true,
  allow_multiple: true,
  shares: [],
  setup: z.strictObject({
    /** The descriptor's id or key. */
    descriptor: z.string().check(atMost(60), z.minLength(1)),
  }),
  submission: z.object({ values }),
  payload: z.object({ descriptor_id: uuid, values }),
  browserSetup: (_setup, _company, memory) => (memory as unknown as FormMemory).form,
  browserPayload: ({ values }) => ({ values }),
  samples: {
    setup: { descriptor: 'employment' },
    submission: { values: answer },
    payload: { descriptor_id: sample.descriptor_id, values: answer },
    memory: { ...sample },
  },
});
