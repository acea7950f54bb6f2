import { conclude, skip, type ValidationClass } from './class.ts';

/**
 * Looks for other people with a face like this one's, among the portraits that the tenant keeps. What it finds are candidates for a human:
 * it decides nothing, and nothing of ours acts on it.
 */
export const faceDuplicityClass: ValidationClass<'face_duplicity'> = {
  className: 'FaceDuplicityValidation',
  models: ['person'],
  reads: { person: [], contacts: false, address: false },
  async judge({ caller, config, subject: { person } }, { lookAlikes }) {
    const search = await lookAlikes(caller, person.id, { distance: config.threshold ?? null, scope: config.scope });
    if ('skipped' in search) return skip(search.skipped);
    const { candidates, compared } = search;
    return conclude(candidates.length === 0 ? [] : ['look_alikes'], {
      compared,
      candidates: candidates.map(({ person_id }) => person_id),
      distances: candidates.map(({ distance }) => distance),
    });
  },
};
