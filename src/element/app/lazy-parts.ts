import type { JourneyContext } from '../../machine/journey.ts';
import { LazyPart } from '../../session/load.ts';
import { whenIdle } from '../../ui/idle.ts';
import type { Stage } from './stage.ts';

/** Loaders of the shell's parts that the first screen does not need. */
const loaders = {
  back: () => import('./browser-back.ts'),
  bar: () => import('./screens/bar.element.ts'),
  submission: () => import('./screens/submission-news.ts'),
  ending: () => import('./screens/ending.ts'),
  halts: () => import('./screens/halts.ts'),
  leave: () => import('./screens/leave.ts'),
  handoff: () => import('./screens/handoff.element.ts'),
};
type Loaders = typeof loaders;
type ShellParts = { [Name in keyof Loaders]?: Awaited<ReturnType<Loaders[Name]>> };

/** Loads the lazy parts and holds those that have loaded. A part whose load failed is loaded again when it is needed. */
export class LazyParts {
  readonly available: ShellParts = {};
  readonly #coming: { [Name in keyof Loaders]?: LazyPart<void> } = {};
  readonly #fetch: <Part>(part: () => Promise<Part>) => Promise<Part>;
  readonly #onArrival: () => void;

  constructor(load: <Part>(part: () => Promise<Part>) => Promise<Part>, onArrival: () => void) {
    this.#fetch = load;
    this.#onArrival = onArrival;
  }

  load<Name extends keyof Loaders>(name: Name): Promise<void> {
    const store = async () => {
      this.available[name] = (await this.#fetch<unknown>(loaders[name])) as ShellParts[Name];
      this.#onArrival();
    };
    this.#coming[name] ??= new LazyPart(store);
    return this.#coming[name].get();
  }

  /** Returns a part if it is loaded; otherwise starts its load and returns undefined. */
  getOrLoad<Name extends keyof Loaders>(name: Name): ShellParts[Name] {
    this.load(name).catch(() => {});
    return this.available[name];
  }

  /** Loads the parts needed next while the browser is idle: the next step's screen (or the ending), bar, sheet and submission line. */
  preloadNext(stage: Stage, now: () => Pick<JourneyContext, 'view' | 'open'> | undefined): void {
    whenIdle(() => {
      const { view, open } = now() ?? {};
      if (!view) return;
      const index = view.steps.findIndex(({ uuid }) => uuid === (open?.current.uuid ?? view.current?.uuid));
      const next = open ? view.steps[index + 1] : view.steps[Math.max(index, 0)];
      // A part whose load fails now is loaded again when it is needed.
      void Promise.allSettled([
        next && stage.load(next.step),
        this.load('bar'),
        this.load('leave'),
        this.load('submission'),
        next ? null : this.load('ending'),
      ]);
    });
  }
}
