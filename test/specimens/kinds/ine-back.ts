import { CARD, type Drawing } from '../drawing.ts';
import { personOf } from '../people.ts';
import { ineZone } from '../zone.ts';

export const ineBackDrawing: Drawing<'ineBack'> = {
  layouts: {
    async card(page, random) {
      const [person, sheet] = [personOf(random), await page(CARD)];
      const back = ineZone(person, {
        cic: random.digits(9),
        sectionAndConsecutive: random.digits(13),
        expiry: `${random.between(2027, 2035)}-12-31`,
        emission: `0${random.between(0, 5)}`,
        fuar: random.digits(5),
      });
      sheet.qr(`http://qr.ine.mx/${back.sectionAndConsecutive}00${back.cic}/20260101/P/000001`, 560, 40, 110);
      for (const [at, line] of back.lines.entries()) sheet.text(line, 40, 310 + at * 40, { size: 26, zone: true });
      const [, two, three] = back.lines;
      const [last = '', names = ''] = three.replace(/<+$/, '').split('<<');
      return {
        ...{ ocr_number: back.sectionAndConsecutive, lines: [...back.lines], cic: back.cic, cic_digit_check: back.lines[0][14]! },
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
    },
  },
};
