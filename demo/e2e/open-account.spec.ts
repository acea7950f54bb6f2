import { expect, TEST_CODE, test } from './customer.ts';

test('a customer opens an account, without a camera and without a mailbox', async ({ customer, page }) => {
  await customer.opensAnAccount();
  await customer.givesConsent();
  await customer.asksForACode('luisa@test.zaguan.example');
  await customer.typesTheCode(TEST_CODE);
  await customer.photographsHerCredential();
  await customer.confirmsWhatWasRead();
  await customer.photographsHerself();
  await customer.confirmsWhereSheLives();
  await customer.readsHerContract();
  await customer.signsByName();
  await expect(customer.heading('Recibimos tus datos, Luisa')).toBeVisible();
  await customer.presses('Terminar');

  // The bank trusts only the signed webhook; this heading proves that it arrived.
  await expect(page.getByRole('heading', { name: 'Tu cuenta está lista' })).toBeVisible();
});
