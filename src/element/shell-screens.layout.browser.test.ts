import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { cutIn } from '#test/support/cut.ts';
import type { Stand } from '#test/support/fakes/onboarding.fake.ts';
import { screens } from '#test/support/shell-screens.ts';
import type { ZaguanApp } from './app/zaguan-app.ts';

let stand: Stand;
const before = { width: innerWidth, height: innerHeight };
afterEach(() => stand.close());
after(() => setViewport(before));

describe('every screen of the shell', () => {
  for (const [name, { title, come }] of Object.entries(screens)) {
    for (const lang of ['es-MX', 'en'] as const) {
      it(`${name} fits on small phones (${lang})`, async () => {
        stand = await come({ lang });
        await stand.at(title[lang]);
        for (const width of [360, 320]) {
          await setViewport({ width, height: 740 });
          await (stand.root.host as ZaguanApp).updateComplete;
          expect(cutIn(stand.element).join('\n'), `${width} px`).to.equal('');
        }
      });
    }
  }
});
