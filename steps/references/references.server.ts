import { defineHandler, StepFailure } from '../base/step.server.ts';
import { references } from './references.contract.ts';
import { type RelationId, relations } from './relations.contract.ts';

export const referencesHandler = defineHandler(references, {
  actions: {},
  async complete(submission, { setup: { min, max = min }, earlierFacts }) {
    const people = submission.references;
    if (people.length < min || people.length > max)
      throw new StepFailure('invalid_body', `Send ${min === max ? min : `${min} to ${max}`} references`, { field: 'references' });
    people.forEach(({ phone }, index) => {
      if (earlierFacts.phones.includes(phone))
        throw new StepFailure('invalid_body', 'This is the person’s own phone; a reference is somebody else', {
          field: `references.${index}.phone`,
        });
      const isRepeated = people.findIndex((other) => other.phone === phone) < index;
      if (isRepeated) throw new StepFailure('invalid_body', 'Another reference has this phone', { field: `references.${index}.phone` });
    });
    return {
      outcome: 'success',
      payload: { references: people.map((one) => ({ ...one, relation: relations[one.person_relation_id as RelationId] })) },
      facts: { references: people },
    };
  },
});
