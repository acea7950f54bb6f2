import { CARD, type Layout } from '../drawing.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { addressOf, backOf, truthOf } from './ine-back.ts';

/** Backs of voter credentials in other layouts: the content above the machine-readable zone varies, and so do the zone's size and place. */

/** Draws bars that encode nothing. */
function bars(sheet: Sheet, random: Random, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
  for (let at = x; at < x + width; at += random.between(4, 9)) sheet.box(at, y, random.between(1, 3), height, 0.1);
}

function drawFoot(sheet: Sheet, random: Random, lines: readonly string[]): void {
  const [size, leading] = [random.between(22, 28), random.between(34, 44)];
  const left = random.between(30, 60);
  const top = sheet.height - 3 * leading - random.between(10, 40);
  for (const [at, line] of lines.entries()) sheet.text(line, left, top + at * leading, { size, zone: true });
}

function drawOffice(sheet: Sheet, random: Random, x: number, y: number): void {
  sheet.signature(x, y, 130);
  sheet.text(random.of(['FULANO DE TAL PÉREZ', 'ZUTANA MENGANA RUIZ']), x, y + 52, { size: 9, gray: 0.2 });
  sheet.wrapped('SECRETARIO EJECUTIVO DEL INSTITUTO NACIONAL ELECTORAL', x, y + 66, 150, { size: 8, gray: 0.2 });
}

export const ineBackTrials: Readonly<Record<string, Layout<'ineBack'>>> = {
  /** Models D to F: bars, boxes for the marks of elections, and at most one QR code. */
  async bars(page, random) {
    const [holder, sheet] = [backOf(random), await page(CARD)];
    bars(sheet, random, { x: 40, y: random.between(24, 50), width: random.between(300, 420), height: random.between(40, 60) });
    if (random.chance(0.5)) sheet.qr(addressOf(holder.back), 580, 30, 90);
    sheet.text('ELECCIONES FEDERALES', 40, 130, { size: 9, bold: true });
    sheet.text('LOCALES Y EXTRAORDINARIAS', 250, 130, { size: 9, bold: true });
    for (let at = 0; at < 8; at++) sheet.box(40 + at * 52, 150, 44, 30, 0.92);
    sheet.text(`IDMEX${holder.back.cic}${holder.back.lines[0][14]}`, random.between(40, 300), 205, { size: 12 });
    drawOffice(sheet, random, 500, 150);
    drawFoot(sheet, random, holder.back.lines);
    return truthOf(holder);
  },
  /** Models G and H: two large codes that only the institute can read, and a small QR code. */
  async codes(page, random) {
    const [holder, sheet] = [backOf(random), await page(CARD)];
    const side = random.between(150, 180);
    sheet.qr(random.digits(700), 30, 30, side);
    sheet.qr(random.digits(700), 60 + side, 30, side);
    sheet.qr(addressOf(holder.back), 90 + 2 * side, 40, 85);
    drawOffice(sheet, random, 540, 140);
    drawFoot(sheet, random, holder.back.lines);
    return truthOf(holder);
  },
};
