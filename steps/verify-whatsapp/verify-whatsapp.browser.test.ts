import { expect } from '@open-wc/testing';
import { stage } from '#test/support/step-stage.ts';
import { verifyWhatsapp } from './verify-whatsapp.contract.ts';
import { verifyWhatsappWords } from './verify-whatsapp.i18n.ts';

it('verify_whatsapp says that it writes by WhatsApp, and offers an SMS when that is late', async () => {
  const phone = '+525512345678';
  const draft = { phone: '55 1234 5678', sent: { to: phone, at: 0, resendAfter: 30 } };
  const screen = await stage(verifyWhatsapp, { setup: {}, properties: { draft } });
  const root = screen.step.shadowRoot!;
  const words = verifyWhatsappWords['es-MX'];
  expect(root.querySelector('[slot=why]')!.textContent).to.contain(words.sentByWhatsapp);
  const names = [...root.querySelectorAll('zaguan-button')].map((button) => button.textContent?.trim());
  expect(names).to.include(words.bySms).and.not.include(words.byWhatsapp);
  screen.close();
});
