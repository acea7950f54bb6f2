import { mrzCheckDigit } from '#mexico/mrz.ts';
import type { Random } from '../random.ts';
import { qrCode } from './html.ts';
import { type Person, person } from './people.ts';
import { at, CARD, CARD_FACES, cardOf, type Drawing, waves, zoneLine } from './sheets.ts';
import { inZone } from './written.ts';

/** Draws the back of a voter credential: of models E and F with one code and bars, of newer models with three codes. */
export async function ineBack(random: Random, turn: number): Promise<Drawing> {
  const holder = person(random);
  const face = random.of(CARD_FACES);
  const zoneFace = random.of(['OCR B', 'OCR B', 'Courier Prime', 'Noto Sans Mono']);
  const zone = zoneOf(random, holder);
  let content = waves(random, '#c8b6d8', '#b9c7d9');
  content += turn % 2 === 0 ? await threeCodes(random) : await codeAndBars(random);
  content += at(620, 40, 15, 'ELECCIONES FEDERALES') + at(620, 90, 15, 'LOCALES Y EXTRAORDINARIAS');
  content += at(620, 200, 14, random.of(['LIC. FULANO DE TAL PÉREZ', 'MTRA. ZUTANA MENGANA RUIZ']));
  content += at(620, 218, 12, 'SECRETARIO EJECUTIVO DEL INSTITUTO NACIONAL ELECTORAL', 'white-space:normal;width:200px');
  if (random.chance(0.5)) content += at(300, 262, 15, `IDMEX${zone.cic}${zone.cicDigit}`, 'letter-spacing:1px');
  const size = zoneFace === 'OCR B' ? 32 : 41;
  content += zone.lines.map((line, row) => zoneLine(30, 340 + row * 56, size, 1, line, zoneFace)).join('');
  return cardOf('ineBack', { ...CARD, face, background: '#f3f0f5', mark: { x: 40, y: 292, size: 20 } }, content, zone.answers);
}

async function threeCodes(random: Random): Promise<string> {
  const placed = (left: number, top: number, code: string) => `<div style="position:absolute;left:${left}px;top:${top}px">${code}</div>`;
  const first = placed(30, 40, await qrCode(random.digits(700), 200, 'L'));
  const second = placed(250, 40, await qrCode(random.digits(700), 200, 'L'));
  return first + second + placed(480, 60, await qrCode(`https://qr.ine.mx/${random.digits(12)}`, 90));
}

const BARS = 'repeating-linear-gradient(90deg,#222 0 2px,transparent 2px 5px,#222 5px 9px,transparent 9px 12px)';

async function codeAndBars(random: Random): Promise<string> {
  const code = await qrCode(`https://listanominal.ine.mx/${random.digits(9)}`, 130);
  const bars = `<span style="display:inline-block;width:360px;height:54px;background:${BARS}"></span>`;
  return `<div style="position:absolute;left:40px;top:60px">${code}</div>${at(240, 60, 15, bars)}`;
}

function zoneOf(random: Random, { first, second, name, birth, sex }: Person) {
  const cic = random.digits(9);
  const cicDigit = mrzCheckDigit(cic);
  const ocr = random.digits(4) + random.digits(9);
  const emission = `0${random.between(0, 4)}`;
  const fuar = random.digits(5);
  const lastYear = random.between(2024, 2035);
  const born = birth.replace(/-/g, '').slice(2);
  const expires = `${String(lastYear).slice(2)}1231`;
  const [bornDigit, expiresDigit] = [mrzCheckDigit(born), mrzCheckDigit(expires)];
  const top = `IDMEX${cic}${cicDigit}<<${ocr}`;
  const middle = `${born}${bornDigit}${sex}${expires}${expiresDigit}MEX<${emission}<<${fuar}<`;
  const composite = mrzCheckDigit(top.slice(5) + middle.slice(0, 7) + middle.slice(8, 15) + middle.slice(18, 29));
  const surnames = `${inZone(first)}${second ? `<${inZone(second)}` : ''}`;
  const bottom = `${surnames}<<${inZone(name)}`.padEnd(30, '<').slice(0, 30);
  const [shownSurnames, shownName] = bottom.replace(/<+$/, '').split('<<');
  const lines = [top, middle + composite, bottom];
  const answers = {
    ocr_number: ocr,
    lines,
    cic,
    cic_digit_check: cicDigit,
    is_cic_digit_check_consistent: true,
    section_and_consecutive: ocr,
    gender: sex,
    nationality: 'MEX',
    name: shownName?.replace(/</g, ' ') ?? null,
    lastname: shownSurnames!.replace(/</g, ' '),
    date: birth.replace(/-/g, ''),
    expiration_date: `${lastYear}1231`,
    date_check_digit: bornDigit,
    expiration_date_digit_check: expiresDigit,
    emission_and_fuare: `${emission}<<${fuar}`,
  };
  return { cic, cicDigit, lines, answers };
}
