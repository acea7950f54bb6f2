import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CurrentStep, SessionView } from '#contracts/session/session.ts';
import { type JourneyNews, JourneyProblem, type LinkCommand, type LinkReport, type LocalStep } from '#src/machine/journey.ts';
import { onboardingMachine } from '#src/machine/onboarding.machine.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import { sampleView } from './session.fake.ts';

/** Builds a sample session view with the members on which the machine decides. */
export function viewOf(
  over: {
    status?: SessionView['workflow']['status'];
    current?: CurrentStep | null;
    back?: boolean;
    redirect?: string;
    handoff?: Partial<SessionView['handoff']>;
    at?: string;
  } = {},
): SessionView {
  const view = sampleView();
  return {
    ...view,
    workflow: { ...view.workflow, status: over.status ?? 'working' },
    current: over.current === undefined ? view.current : over.current,
    can_go_back: over.back ?? false,
    redirect_url: over.redirect ?? null,
    handoff: { ...view.handoff, ...over.handoff },
    server_time: over.at ?? view.server_time,
  };
}

export const localStep: LocalStep = { draft: null, media: [], submission: null, durable: true };
export const problem = (key: StepProblem['key']) => new JourneyProblem({ key, retryAfter: null, field: null });

/** Builds a fake actor from a queue of outcomes. The last outcome repeats. */
export function outcomes<T>(...queue: (T | Error | Promise<never>)[]): () => Promise<T> {
  return async () => {
    const next = queue.length > 1 ? queue.shift() : queue[0];
    if (next instanceof Error) throw next;
    return next as T;
  };
}
export const never = new Promise<never>(() => {});

/** The answers of the server and the device. */
export interface World {
  connect: () => Promise<{ view: SessionView; lock: 'here' | 'elsewhere' }>;
  initialize: () => Promise<SessionView>;
  openStep: (step: CurrentStep) => Promise<{ view: SessionView; localStep: LocalStep }>;
  /** True if this computer has no camera and the step needs one. */
  blind: boolean;
  submit: () => Promise<SessionView>;
  withdraw: () => Promise<SessionView>;
  goBack: () => Promise<SessionView>;
  read: () => Promise<SessionView>;
  /** Resolves with true if the server had accepted the withdrawn submission. */
  forget: () => Promise<boolean>;
}

/** Starts the machine with the test's actors. `at` waits for a state of its chart. */
export function start(world: Partial<World>) {
  const clock = new SimulatedClock();
  const commands: LinkCommand[] = [];
  const connects: { token: string; takeOver: boolean }[] = [];
  const submits: unknown[] = [];
  const stopped: unknown[] = [];
  let forgets = 0;
  let report: (event: LinkReport) => void = () => {};
  const unexpected = (name: string) => async () => {
    throw new Error(`unexpected ${name}`);
  };
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        connect: fromPromise(({ input }) => {
          connects.push(input);
          return (world.connect ?? unexpected('connect'))();
        }),
        initialize: fromPromise(world.initialize ?? unexpected('initialize')),
        openStep: fromPromise(async ({ input }) => ({
          ...(await (world.openStep ?? (async (step) => ({ view: viewOf({ current: step }), localStep })))(input.view.current!)),
          blind: world.blind ?? false,
        })),
        submit: fromPromise(({ input, signal }) => {
          submits.push(input.submission);
          signal.addEventListener('abort', () => stopped.push(input.submission));
          return (world.submit ?? unexpected('submit'))();
        }),
        withdraw: fromPromise(world.withdraw ?? unexpected('withdraw')),
        goBack: fromPromise(world.goBack ?? unexpected('goBack')),
        read: fromPromise(world.read ?? unexpected('read')),
        forget: fromPromise(async () => {
          forgets += 1;
          return (await world.forget?.()) ?? false;
        }),
        link: fromCallback<LinkCommand>(({ sendBack, receive }) => {
          report = sendBack;
          receive((command) => commands.push(command));
        }),
      },
    }),
    { input: { token: 'ses_one', language: 'es-MX' }, clock },
  );
  const news: JourneyNews[] = [];
  actor.on('*', (event) => news.push(event));
  actor.start();
  const at = (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 500 });
  return {
    actor,
    at,
    clock,
    commands,
    connects,
    submits,
    stopped,
    forgets: () => forgets,
    news,
    report: (event: LinkReport) => report(event),
  };
}

export const here = (view: SessionView) => outcomes({ view, lock: 'here' as const });
