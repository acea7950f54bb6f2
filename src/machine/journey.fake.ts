import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CurrentStep, SessionView } from '../../contracts/session/session.ts';
import { type JourneyNews, JourneyProblem, type Kept, type LinkCommand, type LinkReport } from './journey.ts';
import { onboardingMachine } from './onboarding.machine.ts';
import { stepAt } from './step.fake.ts';
import type { StepProblem } from './step-state.ts';

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
  return {
    workflow: {
      uuid: 'a0000000-0000-4000-8000-000000000000',
      status: over.status ?? 'working',
      livemode: false,
      disable_geolocation: false,
      started_at: null,
      finished_at: null,
      error: null,
    },
    steps: [stepAt(1), stepAt(2)],
    current: over.current === undefined ? stepAt(1) : over.current,
    can_go_back: over.back ?? false,
    company: { name: 'Banco', logo_url: null, privacy_notice_url: null, support: { email: null, phone: null, url: null }, media_days: 30 },
    customization: null,
    languages: ['es-MX', 'en'],
    limits: { image_bytes: 1, image_pixels: 1, pdf_bytes: 1 },
    redirect_url: over.redirect ?? null,
    handoff: { guest: false, away: null, sending: null, ...over.handoff },
    token_expires_at: null,
    server_time: over.at ?? '2026-11-20T10:00:00.000Z',
  };
}

export const kept: Kept = { draft: null, media: [], answer: null, durable: true };
export const problem = (key: StepProblem['key']) => new JourneyProblem({ key, retryAfter: null, field: null });

/** Fake actors, each a queue of outcomes; the last one repeats. */
export function outcomes<T>(...queue: (T | Error | Promise<never>)[]): () => Promise<T> {
  return async () => {
    const next = queue.length > 1 ? queue.shift() : queue[0];
    if (next instanceof Error) throw next;
    return next as T;
  };
}
export const never = new Promise<never>(() => {});

/** What the server and the device answer, a queue for each question. */
export interface World {
  connect: () => Promise<{ view: SessionView; held: 'here' | 'elsewhere' }>;
  initialize: () => Promise<SessionView>;
  prepare: (step: CurrentStep) => Promise<{ view: SessionView; kept: Kept }>;
  /** This computer has no camera, and the step needs one. */
  blind: boolean;
  submit: () => Promise<SessionView>;
  withdraw: () => Promise<SessionView>;
  goBack: () => Promise<SessionView>;
  read: () => Promise<SessionView>;
  /** Whether an answer had arrived all the same. */
  forget: () => Promise<boolean>;
}

/** The machine over actors of the test's own; `at` waits for a place of its chart. */
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
        prepare: fromPromise(async ({ input }) => ({
          ...(await (world.prepare ?? (async (step) => ({ view: viewOf({ current: step }), kept })))(input.view.current!)),
          blind: world.blind ?? false,
        })),
        submit: fromPromise(({ input, signal }) => {
          submits.push(input.answer);
          signal.addEventListener('abort', () => stopped.push(input.answer));
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

export const here = (view: SessionView) => outcomes({ view, held: 'here' as const });
