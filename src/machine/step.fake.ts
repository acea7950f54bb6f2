import type { CurrentStep } from '../../contracts/session/session.ts';

/** A step as the server tells of it, that asks for nothing. */
export function stepAt(index: number, over: Partial<CurrentStep> = {}): CurrentStep {
  return {
    uuid: `0000000${index}-0000-4000-8000-000000000000`,
    step: `step_${index}`,
    custom_id: '',
    status: 'working',
    version: 1,
    attempts_left: 3,
    metadata: { name: `Step ${index}`, title: null, description: null },
    needs: { camera: false, geolocation: false, people: false, consent: null },
    final: false,
    minutes: 1,
    bring: [],
    shares: [],
    keeps: null,
    error: null,
    setup: null,
    payload: null,
    media: [],
    ...over,
  };
}
