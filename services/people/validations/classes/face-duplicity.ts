import { skipped, type ValidationClass } from './class.ts';

/** Looks for other people with the same face. This build keeps no faces. */
export const faceDuplicityClass: ValidationClass<'face_duplicity'> = {
  className: 'FaceDuplicityValidation',
  models: ['person'],
  reads: { person: [], contacts: false, address: false },
  judge: async () => skipped('not_available'),
};
