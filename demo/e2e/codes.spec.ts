import { expect, TEST_CODE, test } from './customer.ts';
import { codeSentTo } from './outbox.ts';

test.beforeEach(async ({ customer }) => {
  await customer.opensAnAccount();
  await customer.givesConsent();
});

test('a code that is never right', async ({ customer }) => {
  await customer.asksForACode('wrong@test.zaguan.example');
  await customer.typesTheCode(TEST_CODE);
  await expect(customer.widget.getByText('Ese código no es.')).toBeVisible();
});

test('a code that has expired', async ({ customer }) => {
  await customer.asksForACode('expired@test.zaguan.example');
  await customer.typesTheCode(TEST_CODE);
  await expect(customer.widget.getByText('Ese código ya venció.')).toBeVisible();
});

test('a mail that the carrier refuses, then an address that works', async ({ customer }) => {
  await customer.asksForACode('refused@test.zaguan.example');
  await expect(customer.widget.getByText('No pudimos enviar el correo.')).toBeVisible();
  await customer.asksForACode('luisa@test.zaguan.example');
  await customer.typesTheCode(TEST_CODE);
  await expect(customer.heading('Toma fotos de tu INE')).toBeVisible();
});

test('any other address: its code is in the outbox', async ({ customer }, { config }) => {
  const email = `luisa.${Date.now()}@aldaba.example`;
  await customer.asksForACode(email);
  await expect(customer.heading('¿Qué código te llegó?')).toBeVisible();
  await customer.typesTheCode(await codeSentTo(config.metadata.zaguan, email));
  await expect(customer.heading('Toma fotos de tu INE')).toBeVisible();
});
