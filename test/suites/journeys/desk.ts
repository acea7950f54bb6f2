import type { Page } from 'playwright-core';
import { words } from '#demo/pages/words.ts';
import { language } from './language.ts';

/** Approves, as the bank's staff, the one application that waits for a decision. `page` is any page of the bank. */
export async function approveAtDesk(page: Page, bank: string): Promise<void> {
  const { reviewsApprove, reviewsNone } = words[language === 'es-MX' ? 'es' : 'en'];
  const desk = await page.context().newPage();
  await desk.goto(`${bank}/revision`);
  await desk.getByRole('button', { name: reviewsApprove, exact: true }).click();
  await desk.getByText(reviewsNone).waitFor();
  await desk.close();
}
