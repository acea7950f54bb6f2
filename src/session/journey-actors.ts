import { createActor, fromCallback, fromPromise } from 'xstate';
import type { CurrentStep } from '#contracts/session/session.ts';
import type { JourneyInput, LinkCommand } from '../machine/journey.ts';
import { type OnboardingActor, onboardingMachine } from '../machine/onboarding.machine.ts';
import type { Session, SessionConnection } from './session.ts';

/** Fetches the code of a step's screen, with the session's retries. */
export type LoadScreen = (step: CurrentStep) => Promise<unknown>;

/** Creates the journey's actor over a session whose first connection is under way. A step's code and data load at the same time. */
export function createJourney(
  session: Session,
  loadScreen: LoadScreen,
  firstConnection: Promise<SessionConnection>,
  input: JourneyInput,
): OnboardingActor {
  let connection: Promise<SessionConnection> | null = firstConnection;
  const machine = onboardingMachine.provide({
    actors: {
      connect: fromPromise(({ input, signal }) => {
        const answer = connection ?? session.connect(input.token, input.takeOver, signal);
        connection = null;
        return answer;
      }),
      initialize: fromPromise(({ input }) => session.initialize(input.view)),
      openStep: fromPromise(async ({ input: { view } }) => {
        const { current } = view;
        const screen = Promise.all([session.isBlind(view), current && loadScreen(current)]);
        const stepState = await session.openStep(view, screen);
        const [blind] = await screen;
        return { ...stepState, blind };
      }),
      submit: fromPromise(async ({ input, signal }) =>
        (await session.steps()).submit(input.step, input.submission, input.language, signal),
      ),
      withdraw: fromPromise(async ({ input, signal }) => (await session.steps()).withdraw(input.step, signal)),
      goBack: fromPromise(async ({ input }) => (await session.steps()).goBack(input.step)),
      read: fromPromise(({ signal }) => session.read(signal)),
      forget: fromPromise(({ signal }) => session.forget(signal)),
      link: fromCallback<LinkCommand>(({ sendBack, receive }) => {
        receive((command) => {
          if (command.type === 'token.renewed') session.renew(command.token);
          else void session.handOff(command);
        });
        return session.listen(sendBack);
      }),
    },
  });
  return createActor(machine, { input });
}
