import type { Locator, Page } from 'playwright-core';

/** Draws one stroke over the element with the mouse. */
export async function drawStroke({ mouse }: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  const at = (share: number) => [box.x + 50 + share * (box.width - 100), box.y + 70 + Math.sin(share * 12) * 30 * (1 - share)] as const;
  await mouse.move(...at(0));
  await mouse.down();
  for (let part = 1; part <= 40; part++) await mouse.move(...at(part / 40));
  await mouse.up();
}
