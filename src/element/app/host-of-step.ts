import type { CurrentStep } from '#contracts/session/session.ts';
import type { Language } from '../../i18n/words.ts';
import type { StepRequests } from '../../session/step-requests.ts';
import type { StepHost } from '../../step/step-host.ts';
import type { JourneyController } from './journey-controller.ts';

/** Connects a step's screen to the journey and the session. Calls are ignored while the step is busy and after it has ended. */
export function hostOfStep(
  journey: Pick<JourneyController, 'snapshot' | 'send' | 'steps'>,
  step: string,
  changeAppearance: StepHost['changeAppearance'],
): StepHost {
  const whileActive = (act: (current: CurrentStep, language: Language) => void) => {
    const { snapshot } = journey;
    const { open, language } = snapshot?.context ?? {};
    if (open?.current.uuid === step && language && snapshot?.matches({ journey: { running: 'active' } })) act(open.current, language);
  };
  // Runs a request of the session, whose code may still have to load.
  const ask = (request: (steps: StepRequests, current: CurrentStep, language: Language) => Promise<void>) =>
    whileActive((current, language) => void journey.steps().then((steps) => request(steps, current, language)));
  return {
    submit: (submission, coordinates = null) =>
      whileActive(() => journey.send({ type: 'step.submitted', submission: { submission, coordinates } })),
    act: (action, input) => ask((steps, _, language) => steps.act(step, action, input, language)),
    keep: (medium) => ask((steps) => steps.local.keep(step, medium)),
    discard: (uuid) => ask((steps) => steps.local.discard(step, uuid)),
    saveDraft: (draft) => {
      whileActive(() => journey.send({ type: 'step.changed', step, change: { draft } }));
      ask((steps) => steps.local.saveDraft(step, draft));
    },
    handOff: () => whileActive(() => journey.send({ type: 'handoff.asked' })),
    reportFailure: (reason, extra) => ask((steps, current) => steps.reportFailure(current, reason, extra)),
    changeAppearance,
  };
}
