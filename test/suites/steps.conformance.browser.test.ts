import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import * as z from 'zod/mini';
import type { StepContract } from '#contracts/steps/step.ts';
import type { Language } from '#src/i18n/words.ts';
import type { StepElement } from '#src/step/step-element.ts';
import { catalog } from '#steps/catalog.ts';
import { sampleStep } from '#tools/generate/new-step/sample-step.contract.ts';
import { stepAnswers } from '../support/step-answers.ts';
import { type Stage, type StageOptions, stage } from '../support/step-stage.ts';
import { sharedStates } from '../support/step-states.ts';
import { waitUntil } from '../support/wait-until.ts';

/** Tests that apply to every registered screen. */

/** Returns the element with the focus, through every shadow root. */
function focused(): HTMLElement {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement;
}

function host(element: HTMLElement): HTMLElement | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? (root.host as HTMLElement) : null;
}

function isPrimary(element: HTMLElement): boolean {
  const button = host(element);
  const main = button?.localName === 'zaguan-button' && button.slot === 'dock' && button.getAttribute('variant') === 'primary';
  return main || element.classList.contains('shutter');
}

/** Answers a step without a mouse: moves from control to control, fills in empty fields, and presses the main button. */
async function answerByKeyboard(screen: Stage, typed: Readonly<Record<string, string>>, sends = 1): Promise<void> {
  for (let moves = 0; moves < 150 && screen.submits().length < sends; moves++) {
    await screen.step.updateComplete;
    const here = focused();
    if (here instanceof HTMLInputElement && here.type === 'checkbox') {
      if (!here.checked) await sendKeys({ press: 'Space' });
    } else if (here instanceof HTMLInputElement) {
      const label = (host(here) as { label?: string } | null)?.label ?? '';
      if (here.value === '') await sendKeys({ type: typed[label] ?? 'Prueba' });
    } else if (here instanceof HTMLSelectElement) {
      if (here.value === '') await sendKeys({ press: 'ArrowDown' });
    } else if (isPrimary(here)) {
      await sendKeys({ press: 'Enter' });
    }
    await screen.step.updateComplete;
    if (screen.submits().length < sends && focused() === here) await sendKeys({ press: 'Tab' });
  }
}

// With the data saver on, the step does not load the face finder: 16 MB for each screen here.
Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** The template of `npm run new-step` is not in the catalog, but its screen must pass the same tests. */
const template = { contract: sampleStep as StepContract, load: () => import('#tools/generate/new-step/sample-step.element.ts') };

for (const contract of [...(Object.values(catalog) as StepContract[]), template.contract]) {
  const answers = stepAnswers[contract.key] ?? {};

  describe(contract.key, () => {
    let screen: Stage | null = null;

    const open = async (properties: Readonly<Record<string, unknown>> = {}, options: StageOptions = {}) => {
      screen = await stage(contract, {
        ...(contract === template.contract ? { load: template.load } : {}),
        setup: { ...(contract.samples.setup as object), ...answers.setup },
        ...options,
        answers: answers.actions,
        properties: { ...answers.device?.(), ...properties },
      });
      return screen;
    };

    afterEach(() => {
      screen?.close();
      screen = null;
    });

    const payload = contract.browserPayload(z.parse(contract.payload, contract.samples.payload));
    const states = { ...sharedStates, ...(contract.final ? {} : { 're-opened': { payload } }), ...answers.states };

    for (const [name, properties] of Object.entries(states)) {
      it(`is accessible when ${name}`, async () => {
        const { host: page } = await open(properties);
        await expect(page).to.be.accessible();
      });
    }

    for (const theme of ['light', 'dark'] as const) {
      for (const language of ['es-MX', 'en'] as Language[]) {
        it(`is accessible in ${language}, ${theme}`, async () => {
          const { host: page } = await open({ language, problem: { key: 'internal', retryAfter: null, field: null } }, { theme });
          await expect(page).to.be.accessible();
        });
      }
    }

    it('has one title, and gives the focus to it, or to its only field', async () => {
      const { step } = await open();
      const title = () => step.shadowRoot?.querySelector('zaguan-page')?.shadowRoot?.querySelector('h1');
      await waitUntil(() => title()?.textContent?.trim(), 'a title');
      const field = step.shadowRoot!.querySelector('[data-cursor]')?.shadowRoot?.querySelector('input');
      await waitUntil(() => focused() === (field ?? title()), 'the focus');
    });

    it('lets every press reach at least 48 px, and nothing wider than a small phone', async () => {
      const { step } = await open();
      await step.updateComplete;
      const small = pressable(step).filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && height < 48;
      });
      expect(small.map((element) => `${element.localName} ${element.textContent?.trim()}`)).to.deep.equal([]);
    });

    if (contract.answered_by === 'operator') {
      it('sends nothing: an operator answers it', async () => {
        const here = await open();
        await answerByKeyboard(here, {});
        expect(here.submits()).to.have.lengthOf(0);
      });
      return;
    }

    it('is answered by keyboard alone, and sends once', async () => {
      const here = await open();
      await answerByKeyboard(here, answers.typed ?? {});
      expect(here.submits()).to.have.lengthOf(1);
      const { submission } = here.submits()[0]!;
      expect(z.safeParse(contract.submission, submission).error).to.equal(undefined);

      here.step.busy = true;
      await here.step.updateComplete;
      here.step.shadowRoot?.querySelector('form')?.requestSubmit();
      await sendKeys({ press: 'Enter' });
      expect(here.submits()).to.have.lengthOf(1);
    });

    it('sends again what was taken back', async () => {
      const here = await open();
      await answerByKeyboard(here, answers.typed ?? {});
      here.step.busy = true;
      await here.step.updateComplete;
      here.step.busy = false;
      await here.step.updateComplete;
      await answerByKeyboard(here, answers.typed ?? {}, 2);
      const [first, second] = here.submits().map(({ submission }) => submission);
      expect(here.submits()).to.have.lengthOf(2);
      expect(Object.keys(second as object)).to.deep.equal(Object.keys(first as object));
    });

    it('keeps what was given when the network goes, when it is taken off the page, and when the language changes', async () => {
      const here = await open();
      await answerByKeyboard(here, answers.typed ?? {});
      const before = JSON.stringify(here.step.draft);
      const page = here.host;
      here.step.offline = true;
      await here.step.updateComplete;
      page.remove();
      document.body.append(page);
      here.step.offline = false;
      here.step.language = 'en';
      await here.step.updateComplete;
      expect(JSON.stringify(here.step.draft)).to.equal(before);
      expect(here.submits()).to.have.lengthOf(1);
      await expect(page).to.be.accessible();
    });

    it('comes back from its draft without a word from before', async () => {
      const first = await open();
      await answerByKeyboard(first, answers.typed ?? {});
      const draft: unknown = JSON.parse(JSON.stringify(first.step.draft));
      first.close();
      const second = await open({ draft, media: first.step.media });
      await second.step.updateComplete;
      await expect(second.host).to.be.accessible();
      expect(second.submits()).to.have.lengthOf(0);
    });
  });
}

/** Returns every button and link under an element, through shadow roots; links inside running text do not count as targets. */
function pressable(root: StepElement | Element): HTMLElement[] {
  const inside = [...(root.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])];
  return inside.flatMap((element) => [...(element.matches('button') ? [element] : []), ...(element.shadowRoot ? pressable(element) : [])]);
}
