import type { ProblemKey } from '#contracts/base/problems.ts';
import type { peopleContract } from '#contracts/people/people.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { ServiceClient } from '#platform/calls/client.ts';
import { asStepFailure } from '#services/workflows/step-context/step-failure.ts';
import type { PortraitsPort } from '#steps/ports/portraits.ts';

/** The problems that steps receive unchanged. All others become `unavailable`. */
const FAILURE_RULES = {
  keptKeys: new Set<ProblemKey>(['deadline_exceeded', 'rate_limited']),
  fallbackKey: 'unavailable' as const,
  fallbackMessage: 'The portraits could not be read',
};

/** Implements the steps' access to stored portraits through the people service's contract. */
export function portraitsPort(people: ServiceClient<typeof peopleContract>, caller: Caller): PortraitsPort {
  const ask = <Answer>(call: (internal: ReturnType<typeof people>['internal']) => Promise<Answer>): Promise<Answer> =>
    call(people(caller).internal).catch((failure: unknown) => {
      throw asStepFailure(failure, FAILURE_RULES);
    });
  return {
    async isKept(id) {
      const { kept, allowed } = (await ask((internal) => internal.portrait({ id }))).result;
      return allowed ? kept : 'never';
    },
    async compare(id, selfie, frames) {
      const body = { selfie: asFile(selfie), frames: frames.map(asFile) };
      return (await ask((internal) => internal.comparePortrait({ params: { id }, body }))).result;
    },
    async compareCredential(selfie, front, frames) {
      const body = { selfie: asFile(selfie), ine_front: asFile(front), frames: frames.map(asFile) };
      const { result } = await ask((internal) => internal.compareCredential({ body }));
      return 'trouble' in result ? { ...result, of: result.of === 'selfie' ? 'selfie' : 'front' } : result;
    },
    async search(selfie, { butFor }) {
      const body = { selfie: asFile(selfie), ...(butFor === null ? {} : { people_uuid: butFor }) };
      return (await ask((internal) => internal.searchFace({ body }))).result.national_ids;
    },
    async measureFrames(selfie, frames) {
      const body = { selfie: asFile(selfie), frames: frames.map(asFile) };
      return (await ask((internal) => internal.measureFrames({ body }))).result;
    },
    async detectAttack(selfie, frames) {
      const body = { selfie: asFile(selfie), frames: frames.map(asFile) };
      return (await ask((internal) => internal.detectAttack({ body }))).result;
    },
  };
}

const asFile = (picture: Uint8Array) => new File([picture as Uint8Array<ArrayBuffer>], 'picture');
