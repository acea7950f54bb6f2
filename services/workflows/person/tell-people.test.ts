import { describe, expect, it } from 'vitest';
import { portraitOf } from './tell-people.ts';

const MEDIUM = '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e03';
const yes = { step_uuid: 'a', key: 'biometric', accepted: true, portrait: true };
const found = { status: 'success' as const, facts: { portrait: { medium: MEDIUM, frames: [] } } };
const told = { workflow: { vouched_by: 'contact' as const }, steps: [found], consents: [yes] };

describe('the portrait that a workflow may leave', () => {
  it('is the picture that a step found to be one, where the person agreed to it', () => {
    expect(portraitOf(told)).toEqual({ portrait: MEDIUM, portrait_refused: false });
    const none = { portrait: null, portrait_refused: false };
    expect(portraitOf({ ...told, consents: [{ ...yes, portrait: false }] }), 'the text said nothing of it').toEqual(none);
    expect(portraitOf({ ...told, steps: [{ ...found, status: 'working' }] }), 'the step was opened again').toEqual(none);
  });

  it('is refused by the last word of the person', () => {
    const no = { ...yes, accepted: false };
    expect(portraitOf({ ...told, consents: [yes, no] })).toEqual({ portrait: null, portrait_refused: true });
    expect(portraitOf({ ...told, consents: [no, yes] })).toEqual({ portrait: MEDIUM, portrait_refused: false });
  });

  it('is neither where nothing vouches in this workflow', () => {
    for (const accepted of [true, false]) {
      const stranger = { ...told, workflow: { vouched_by: null }, consents: [{ ...yes, accepted }] };
      expect(portraitOf(stranger)).toEqual({ portrait: null, portrait_refused: false });
    }
  });
});
