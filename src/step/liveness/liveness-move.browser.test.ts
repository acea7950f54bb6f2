import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html } from 'lit';
import { fixture } from '#test/support/part-fixture.ts';
import { SIDES } from '#vision/face/moves.ts';
import '../../ui/viewfinder.element.ts';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';
import { placeOf } from './liveness-move.ts';

/** Sizes of screens. `isHigh`: no text covers the oval. */
const screens = [
  { width: 360, height: 740, isHigh: true },
  { width: 390, height: 844, isHigh: true },
  { width: 320, height: 568, isHigh: false },
  { width: 820, height: 1180, isHigh: true },
  { width: 1440, height: 900, isHigh: false },
  { width: 740, height: 360, isHigh: false },
];

const challenge = html`<zaguan-viewfinder
  guide="face"
  tone="seeking"
  instruction="Acércate al óvalo"
  caption="Muévete como dice arriba: así vemos que estás ahí"
  file-label="Prefiero otra forma"
  ><button class="voice" slot="foot">Oír las indicaciones</button></zaguan-viewfinder
>`;

describe('the oval of a challenge', () => {
  const before = { width: innerWidth, height: innerHeight };
  afterEach(() => setViewport(before));

  for (const { isHigh, ...screen } of screens)
    it(`is seen whole wherever it goes, on ${screen.width} by ${screen.height}`, async () => {
      await setViewport(screen);
      const viewfinder = await fixture<ZaguanViewfinder>(challenge);
      // As in the shell: the whole screen below its bar.
      viewfinder.style.cssText = 'position: fixed; inset: 56px 0 0';
      viewfinder.querySelector<HTMLElement>('.voice')!.style.minHeight = '48px';
      const part = (name: string) => viewfinder.shadowRoot!.querySelector<HTMLElement>(name)!;
      part('.frame').style.transition = 'none';
      const lies = (name: string) => part(name).getBoundingClientRect();
      for (const near of [false, true])
        for (const side of SIDES) {
          viewfinder.place = placeOf({ turn: null, near, side });
          await viewfinder.updateComplete;
          const [oval, film] = [lies('.frame'), lies('.film')];
          const where = `${near ? 'near' : 'far'}, ${side}`;
          expect(oval.left, where).to.be.at.least(film.left);
          expect(oval.right, where).to.be.at.most(film.right);
          expect(oval.top, where).to.be.at.least(isHigh ? lies('.pill').bottom : film.top);
          expect(oval.bottom, where).to.be.at.most(isHigh ? lies('.caption').top : film.bottom);
        }
    });
});
