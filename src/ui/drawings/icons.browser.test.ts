import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { fixture } from '#test/support/part-fixture.ts';
import * as icons from './icons.ts';
import * as laterIcons from './later-icons.ts';

const { icon: _, ...named } = { ...icons, ...laterIcons };

describe('icons', () => {
  for (const [name, draw] of Object.entries(named)) {
    it(`draw inside their 24 by 24, silent to screen readers: ${name}`, async () => {
      const drawn = await fixture<SVGSVGElement>(html`${draw()}`);
      expect(drawn.getAttribute('aria-hidden')).to.equal('true');
      const { x, y, width, height } = drawn.getBBox();
      expect(Math.min(width, height)).to.be.greaterThan(4);
      expect(Math.min(x, y)).to.be.at.least(1);
      expect(Math.max(x + width, y + height)).to.be.at.most(23);
    });
  }

  it('have a small size', async () => {
    expect((await fixture<SVGSVGElement>(html`${laterIcons.tickIcon()}`)).classList.contains('icon-small')).to.equal(false);
    expect((await fixture<SVGSVGElement>(html`${laterIcons.tickIcon('small')}`)).classList.contains('icon-small')).to.equal(true);
  });
});
