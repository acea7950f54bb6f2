import { defineHandler, StepFailure, type StepPreparation } from '../base/step.server.ts';
import { dynamicForm, type FormMemory } from './dynamic-form.contract.ts';
import { checkForm } from './form.contract.ts';

export const dynamicFormHandler = defineHandler(dynamicForm, {
  actions: {},
  async prepare(preparation) {
    const { id: descriptor_id, ...form } = await descriptorOf(preparation);
    const memory: FormMemory = { descriptor_id, form };
    return { exclusive: null, record: {}, memory: { ...memory } };
  },
  async checkSetup(preparation) {
    await descriptorOf(preparation);
  },
  async complete(submission, { step, memory }) {
    const { descriptor_id, form } = memory as unknown as FormMemory;
    const { values, faults } = checkForm(form, submission.values);
    const [fault] = faults;
    if (fault) throw new StepFailure('invalid_body', fault.message, { field: fault.path });
    return {
      outcome: 'success',
      payload: { descriptor_id, values },
      facts: { dynamic_values: [{ step: step.reference, descriptor_id, values }] },
    };
  },
});

async function descriptorOf({ setup, ports }: StepPreparation<typeof dynamicForm>) {
  const descriptor = await ports.descriptors.get(setup.descriptor);
  if (descriptor === null) throw new StepFailure('invalid_body', 'No dynamic descriptor has this id or key', { field: 'descriptor' });
  return descriptor;
}
