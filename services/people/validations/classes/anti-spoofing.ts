import { conclude, skip, type ValidationClass } from './class.ts';

/** The class that judges by the person's newest LIVENESS result whether the face was live. It measures nothing itself. */
export const antiSpoofingClass: ValidationClass<'anti_spoofing'> = {
  className: 'AntiSpoofingValidation',
  models: ['person'],
  // Saving a biometric result schedules this class, so no change of the record does.
  reads: { person: [], contacts: false, address: false },
  async judge({ caller, config, subject: { person } }, { liveness }) {
    const newest = await liveness.newestOf(caller, person);
    if (newest === null) return skip('no_liveness');
    const { live, score } = newest;
    const least = config.min_score;
    if (least !== null && score === null) return skip('no_score');
    if (least === null && live === null) return skip('no_verdict');
    const reasons = live === false ? ['not_live'] : [];
    if (least !== null && score !== null && score < least) reasons.push('score_too_low');
    return conclude(reasons, { live, score, min_score: least });
  },
};
