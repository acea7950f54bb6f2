import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import * as z from 'zod/mini';
import type { StepContract } from '#contracts/steps/step.ts';
import type { Language } from '#src/i18n/words.ts';
import { catalog } from '#steps/catalog.ts';
import { cutIn } from '../support/cut.ts';
import { stepAnswers } from '../support/step-answers.ts';
import { type Stage, stage } from '../support/step-stage.ts';
import { sharedStates } from '../support/step-states.ts';
import { waitUntil } from '../support/wait-until.ts';

/**
 * Tests every screen of every step on small phones: no text is cut, nothing is wider than its container. Runs in two fonts
 * (`tools/config/web-test-runner.config.mjs`).
 */

const widths = [360, 320];
const before = { width: innerWidth, height: innerHeight };
const frame = () => new Promise(requestAnimationFrame);

// With the data saver on, the step does not load the face finder: 16 MB for each screen here.
Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

let screen: Stage | null = null;
afterEach(() => screen?.close());
after(() => setViewport(before));

for (const contract of Object.values(catalog) as StepContract[]) {
  describe(contract.key, () => {
    const answers = stepAnswers[contract.key] ?? {};
    const payload = contract.browserPayload(z.parse(contract.payload, contract.samples.payload));
    const states = { ...sharedStates, ...(contract.final ? {} : { 're-opened': { payload } }), ...answers.states };

    for (const language of ['es-MX', 'en'] as Language[]) {
      it(`fits on small phones, in ${language}`, async () => {
        const cut: string[] = [];
        for (const [state, properties] of Object.entries(states)) {
          screen = await stage(contract, { answers: answers.actions, properties: { ...answers.device?.(), ...properties, language } });
          const { step } = screen;
          await waitUntil(
            () => step.shadowRoot?.querySelector('zaguan-page')?.shadowRoot?.querySelector('h1')?.textContent?.trim(),
            'a title',
          );
          for (const width of widths) {
            await setViewport({ width, height: 740 });
            await step.updateComplete;
            await frame();
            cut.push(...cutIn(screen.host).map((what) => `${state}, ${width} px: ${what}`));
          }
          screen.close();
        }
        expect(cut.join('\n')).to.equal('');
      });
    }
  });
}
