import type { SessionView } from '#contracts/session/session.ts';
import type { Language } from '../../i18n/words.ts';
import { JourneyProblem, type OpenStep } from '../../machine/journey.ts';
import type { StepElement } from '../../step/step-element.ts';
import type { StepHost } from '../../step/step-host.ts';
import type { hostOfStep } from './host-of-step.ts';
import type { JourneyController } from './journey-controller.ts';

/** Loaders of the steps' screens, by step key. `ahead` fetches a screen's other files while the person is at the previous step. */
export type Screens = Readonly<Record<string, () => Promise<{ readonly tag: string; ahead?(assetsBase: string): void }>>>;

export interface StageState {
  view: SessionView;
  open: OpenStep;
  language: Language;
  busy: boolean;
  offline: boolean;
}

/** Keeps the open step's element: one for each step, so that its state survives a new token or a lost network. */
export class Stage {
  screens: Screens = {};
  assetsBase = '';
  readonly #journey: JourneyController;
  readonly #changeAppearance: StepHost['changeAppearance'];
  readonly #tags = new Map<string, string>();
  #hostOfStep: typeof hostOfStep | null = null;
  #uuid = '';
  #element: StepElement | null = null;

  constructor(journey: JourneyController, changeAppearance: StepHost['changeAppearance']) {
    this.#journey = journey;
    this.#changeAppearance = changeAppearance;
  }

  get element(): StepElement | null {
    return this.#element;
  }

  /** Loads a step's screen. Throws JourneyProblem `internal` if this build does not know the step, because the server is newer. */
  async load(step: string): Promise<void> {
    const load = Object.hasOwn(this.screens, step) ? this.screens[step] : undefined;
    if (!load) throw new JourneyProblem({ key: 'internal', retryAfter: null, field: null });
    const [{ tag, ahead }, { hostOfStep }] = await Promise.all([load(), import('./host-of-step.ts')]);
    this.#hostOfStep = hostOfStep;
    this.#tags.set(step, tag);
    ahead?.(this.assetsBase);
  }

  /** Returns the open step's element, with its properties updated. `load` must have finished for the step. */
  show({ view, open, language, busy, offline }: StageState): StepElement {
    const { current } = open;
    if (!this.#element || this.#uuid !== current.uuid) {
      this.#uuid = current.uuid;
      const element = document.createElement(this.#tags.get(current.step)!) as StepElement;
      this.#element = Object.assign(element, {
        host: this.#hostOfStep!(this.#journey, current.uuid, this.#changeAppearance),
        readFile: this.#journey.filesOf(current.uuid),
      });
    }
    return Object.assign(this.#element, {
      setup: current.setup,
      payload: current.payload,
      draft: open.draft,
      language,
      texts: textsOf(view, open, language),
      companyName: view.company.name,
      support: view.company.support,
      isSecondDevice: view.handoff.guest,
      mediaDays: view.company.media_days,
      geolocationAllowed: current.needs.geolocation && !view.workflow.disable_geolocation,
      imageLimits: { bytes: view.limits.image_bytes, pixels: view.limits.image_pixels },
      assetsBase: this.assetsBase,
      busy,
      offline,
      problem: open.problem,
      actions: open.actions,
      media: open.media,
    } satisfies Partial<StepElement>);
  }

  clear(): void {
    this.#element = null;
    this.#uuid = '';
  }
}

/** Returns the operator's texts for a step, by keys `<step>.<word>` or `<step>:<custom id>.<word>`; the step's `metadata` wins. */
function textsOf({ customization }: SessionView, { current }: OpenStep, language: Language): Record<string, string> {
  const all = customization?.texts[language] ?? {};
  const { title, description } = current.metadata;
  return {
    ...withPrefix(all, `${current.step}.`),
    ...(current.custom_id ? withPrefix(all, `${current.step}:${current.custom_id}.`) : {}),
    ...(title === null ? {} : { title }),
    ...(description === null ? {} : { description }),
  };
}

/** Returns the texts whose key begins with the prefix; the prefix is removed from the keys. */
export function withPrefix(texts: Readonly<Record<string, string>>, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => [key.slice(prefix.length), text]),
  );
}
