import {
  beginsWithWelcome,
  emptyContext,
  type JourneyContext,
  type JourneyEvent,
  type JourneyInput,
  type JourneyNews,
  type LinkReport,
  problemOf,
  readyNews,
} from '../../machine/journey.ts';
import type { OnboardingSnapshot } from '../../machine/onboarding.machine.ts';
import { LazyPart } from '../../session/load.ts';
import type { Session, SessionConnection } from '../../session/session.ts';
import { whenIdle } from '../../ui/idle.ts';

/** The functions that the early journey needs: the session, the statechart, the screen and the receiver of news. */
export interface EarlyParts {
  session: Pick<Session, 'connect' | 'listen'>;
  /** Loads the statechart and passes the journey to it. */
  startChart(): Promise<void>;
  show(snapshot: OnboardingSnapshot): void;
  onNews(news: JourneyNews): void;
}

/** Runs the journey until its statechart is loaded: connects once, shows the welcome, and keeps other events in `events`. */
export class EarlyJourney {
  /** Events that the statechart receives first. */
  readonly events: JourneyEvent[] = [];
  /** The session's first answer, which the statechart uses instead of a second request. */
  connection!: Promise<SessionConnection>;
  readonly #parts: EarlyParts;
  /** The statechart's code, loaded once. */
  readonly #chart: LazyPart<void>;
  readonly #stopListening: () => void;
  #isOver = false;
  #request = new AbortController();
  #context: JourneyContext;
  #network: 'online' | 'offline' = 'online';
  #journey: 'connecting' | 'welcome' | 'fatal' = 'connecting';

  constructor(parts: EarlyParts, input: JourneyInput) {
    this.#parts = parts;
    this.#chart = new LazyPart(() => parts.startChart());
    this.#context = emptyContext(input);
    this.#stopListening = parts.session.listen((report) => this.#note(report));
    this.#connect();
  }

  get input(): JourneyInput {
    const { token, language } = this.#context;
    return { token, language };
  }

  send(event: JourneyEvent): void {
    if (this.#isOver) this.events.push(event);
    else if (event.type === 'language.chosen') this.#context = { ...this.#context, language: event.language };
    else if (event.type === 'token.renewed') {
      this.#context = { ...this.#context, token: event.token };
      this.#connect();
    } else if (event.type === 'journey.retried') this.#retry();
    else {
      this.events.push(event);
      if (event.type === 'journey.begun') this.#needChart();
    }
  }

  /** Ends the early journey: from here on the statechart listens and connects, and events wait until it has the first answer. */
  handOver(): void {
    this.#isOver = true;
    this.#stopListening();
  }

  stop(): void {
    this.#stopListening();
    this.#request.abort();
  }

  #connect(): void {
    this.#request.abort();
    this.#request = new AbortController();
    const { signal } = this.#request;
    this.connection = this.#parts.session.connect(this.#context.token, false, signal);
    this.connection.then(
      (connection) => {
        if (!signal.aborted) this.#open(connection);
      },
      () => {
        if (!signal.aborted) this.#needChart();
      },
    );
  }

  #open(connection: SessionConnection): void {
    this.#context = { ...this.#context, ...connection };
    this.#parts.onNews(readyNews(connection.view));
    if (!beginsWithWelcome(connection)) {
      this.#needChart();
      return;
    }
    this.#journey = 'welcome';
    this.#show();
    // A failure is ignored: the chart is loaded again when the person begins.
    whenIdle(() => this.#chart.get().catch(() => {}));
  }

  /** Loads the statechart, which takes over the journey; a failure ends in the fatal screen. */
  #needChart(): void {
    this.#chart.get().catch((error: unknown) => {
      const problem = problemOf(error);
      this.#journey = 'fatal';
      this.#context = { ...this.#context, problem };
      this.#parts.onNews({ type: 'error', code: problem.key, fatal: true });
      this.#show();
    });
  }

  #retry(): void {
    const { view, lock } = this.#context;
    this.#journey = view && beginsWithWelcome({ view, lock }) ? 'welcome' : 'connecting';
    this.#show();
    this.#needChart();
  }

  #note(report: LinkReport): void {
    if (report.type !== 'network.lost' && report.type !== 'network.found') {
      this.events.push(report);
      return;
    }
    const network = report.type === 'network.lost' ? 'offline' : 'online';
    if (network === this.#network) return;
    this.#network = network;
    if (network === 'offline') this.#parts.onNews({ type: 'error', code: 'offline', fatal: false });
    this.#show();
  }

  /** Shows the present state in the form of a snapshot of the statechart. */
  #show(): void {
    const states: Readonly<Record<string, string>> = { network: this.#network, journey: this.#journey };
    this.#parts.show({
      context: this.#context,
      matches: (path) => Object.entries(path).every(([region, state]) => states[region] === state),
    });
  }
}
