import { css, html, LitElement } from 'lit';
import * as z from 'zod/mini';
import type { StepCompany, StepContract, StepMemory } from '#contracts/steps/step.ts';
import type { StepElement } from '#src/step/step-element.ts';
import { type ActionAnswers, FakeStepHost } from '#src/step/step-host.fake.ts';
import { base } from '#src/ui/base.styles.ts';
import { tokens } from '#src/ui/tokens.ts';
import { elements } from '#steps/elements.ts';
import { sampleCompany } from './fakes/session.fake.ts';

/** The company of the samples, as steps receive it. */
export const stageCompany: StepCompany = { ...sampleCompany, portrait_days: 0, minimum_age: 18 };

/** The surroundings of a step on a real page: tokens, theme, a bar's height, and a scrolling parent. */
class StepStage extends LitElement {
  static override styles = [
    tokens,
    base,
    css`
      .zaguan {
        display: flex;
        flex-direction: column;
        min-height: 100vh;
        color: var(--zaguan-ink);
        background: var(--zaguan-ground);
      }
      .bar {
        flex: none;
        height: var(--zaguan-bar);
      }
    `,
  ];

  step: StepElement | null = null;

  protected override render() {
    return html`<div class="zaguan"><div class="bar"></div>${this.step}</div>`;
  }
}
if (!customElements.get('zaguan-step-stage')) customElements.define('zaguan-step-stage', StepStage);

export interface StageOptions {
  /** Loads the screen of an unregistered step. */
  load?: () => Promise<{ readonly tag: string }>;
  theme?: 'light' | 'dark';
  /** Properties set before the element is attached. */
  properties?: Readonly<Record<string, unknown>>;
  setup?: unknown;
  /** The stored memory of the step's server half. */
  memory?: StepMemory;
  /** The server's answers to the step's actions, by name. */
  answers?: ActionAnswers;
}

export interface Stage {
  host: HTMLElement;
  step: StepElement;
  /** The step's requests to its host. */
  requests: FakeStepHost;
  submits(): FakeStepHost['submits'];
  close(): void;
}

/** Puts a step element on a page, in surroundings like the shell's. */
export async function stageFor(step: StepElement, theme?: StageOptions['theme']): Promise<HTMLElement> {
  const host = document.createElement('zaguan-step-stage') as StepStage;
  host.lang = step.language;
  if (theme) host.setAttribute('theme', theme);
  host.step = step;
  document.body.append(host);
  await host.updateComplete;
  await step.updateComplete;
  return host;
}

/** Puts a registered step on a page as the shell does: with its setup as the server shows it, and its saved draft. */
export async function stage(contract: StepContract, options: StageOptions = {}): Promise<Stage> {
  const load = options.load ?? elements[contract.key];
  if (!load) throw new Error(`No element is registered for ${contract.key}`);
  const { tag } = await load();
  const step = document.createElement(tag) as StepElement;
  const setup = z.parse(contract.setup, options.setup ?? contract.samples.setup);
  Object.assign(step, {
    setup: contract.browserSetup(setup, stageCompany, options.memory ?? contract.samples.memory ?? {}),
    companyName: stageCompany.name,
    mediaDays: stageCompany.media_days,
    geolocationAllowed: contract.needs.geolocation,
    ...options.properties,
  });
  const requests = new FakeStepHost(step, options.answers);
  const host = await stageFor(step, options.theme);
  return {
    host,
    step,
    requests,
    submits: () => requests.submits,
    close: () => host.remove(),
  };
}
