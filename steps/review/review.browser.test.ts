import { expect } from '@open-wc/testing';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { review } from './review.contract.ts';
import { reviewWords } from './review.i18n.ts';

describe('review', () => {
  let screen: Stage;
  afterEach(() => screen.close());

  it('names the company that looks, and says that one may leave', async () => {
    screen = await stage(review, { properties: { companyName: 'Banco Aldaba' } });
    const page = screen.step.shadowRoot!.querySelector<HTMLElement & { why: string }>('zaguan-page')!;
    expect(page.why).to.equal('Una persona de Banco Aldaba revisa tus datos.');
    expect(page.textContent).to.contain(reviewWords['es-MX'].leave);
  });
});
