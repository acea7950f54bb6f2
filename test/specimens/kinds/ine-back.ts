import type { KindData } from '#contracts/extraction/extraction.ts';
import { CARD, type Drawing } from '../drawing.ts';
import { type Person, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import { type Back, ineZone } from '../zone.ts';

export function backOf(random: Random): { person: Person; back: Back } {
  const person = personOf(random);
  const back = ineZone(person, {
    cic: random.digits(9),
    sectionAndConsecutive: random.digits(13),
    expiry: `${random.between(2027, 2035)}-12-31`,
    emission: `0${random.between(0, 5)}`,
    fuar: random.digits(5),
  });
  return { person, back };
}

/** Returns the URL in the card's QR code. */
export const addressOf = (back: Back) => `http://qr.ine.mx/${back.sectionAndConsecutive}00${back.cic}/20260101/P/000001`;

export function truthOf({ person, back }: ReturnType<typeof backOf>): KindData<'ineBack'> {
  const [one, two, three] = back.lines;
  const [last = '', names = ''] = three.replace(/<+$/, '').split('<<');
  return {
    ...{ ocr_number: back.sectionAndConsecutive, lines: [...back.lines], cic: back.cic, cic_digit_check: one[14]! },
    ...{
      is_cic_digit_check_consistent: true,
      section_and_consecutive: back.sectionAndConsecutive,
      gender: person.sex,
      nationality: 'MEX',
    },
    ...{ name: names.replaceAll('<', ' '), lastname: last.replaceAll('<', ' ') },
    ...{ date: person.birth.replaceAll('-', ''), expiration_date: back.expiry.replaceAll('-', '') },
    ...{ date_check_digit: two[6]!, expiration_date_digit_check: two[14]! },
    emission_and_fuare: `${back.emission}<<${back.fuar}`,
  };
}

export const ineBackDrawing: Drawing<'ineBack'> = {
  layouts: {
    async card(page, random) {
      const [holder, sheet] = [backOf(random), await page(CARD)];
      sheet.qr(addressOf(holder.back), 560, 40, 110);
      for (const [at, line] of holder.back.lines.entries()) sheet.text(line, 40, 310 + at * 40, { size: 26, zone: true });
      return truthOf(holder);
    },
  },
};
