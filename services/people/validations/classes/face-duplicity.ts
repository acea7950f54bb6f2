import { conclude, skip, type ValidationClass } from './class.ts';

/**
 * The class that searches the tenant's portraits for other people with a similar face. Its result lists candidates for a human to judge:
 * no other code acts on them.
 */
export const faceDuplicityClass: ValidationClass<'face_duplicity'> = {
  className: 'FaceDuplicityValidation',
  models: ['person'],
  reads: { person: [], contacts: false, address: false },
  async judge({ caller, config, subject: { person } }, { lookAlikes }) {
    const search = await lookAlikes(caller, person.id, { distance: config.threshold, scope: config.scope });
    if ('skipped' in search) return skip(search.skipped);
    const { candidates, compared } = search;
    return conclude(candidates.length === 0 ? [] : ['look_alikes'], {
      compared,
      candidates: candidates.map(({ person_id }) => person_id),
      distances: candidates.map(({ distance }) => distance),
    });
  },
};
