import { fromCallback, fromPromise } from 'xstate';
import type { CurrentStep } from '#contracts/session/session.ts';
import type { LinkCommand } from '../machine/journey.ts';
import { onboardingMachine } from '../machine/onboarding.machine.ts';
import type { Session } from './session.ts';

/** Joins the machine to a session; `loadScreen` fetches the code of a step's screen, so that it opens with its data. */
export function machineOver(session: Session, loadScreen: (step: CurrentStep) => Promise<unknown>) {
  return onboardingMachine.provide({
    actors: {
      connect: fromPromise(({ input, signal }) => session.connect(input.token, input.takeOver, signal)),
      initialize: fromPromise(({ input }) => session.initialize(input.view)),
      openStep: fromPromise(async ({ input: { view } }) => {
        const { current } = view;
        const screen = Promise.all([session.isBlind(view), current && session.load(() => loadScreen(current))]);
        const stepState = await session.openStep(view, screen);
        const [blind] = await screen;
        return { ...stepState, blind };
      }),
      submit: fromPromise(async ({ input, signal }) => (await session.steps()).submit(input.step, input.answer, input.language, signal)),
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
}
