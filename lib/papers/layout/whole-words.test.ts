import { expect, it } from 'vitest';
import { pageOf } from '#test/specimens/words.ts';
import type { PaperPage } from './page.ts';
import { withWholeWords } from './whole-words.ts';

/** Builds a page of lines. `+` separates two pieces that are near each other, a space two words at the usual distance. */
function page(...lines: readonly string[]): PaperPage {
  const near = pageOf(lines.map((line, at) => [50, 50 + 20 * at, line.replaceAll('+', ' ')]));
  const pieces = new Set<number>();
  let count = 0;
  for (const line of lines)
    for (const part of line.split(' ')) for (const [at] of part.split('+').entries()) pieces.add(at > 0 ? count++ : -1 - count++);
  const words = near.words.map((word, at) => (pieces.has(at) ? { ...word, box: { ...word.box, left: word.box.left - 2 } } : word));
  return { ...near, words };
}
const textsOf = ({ words }: PaperPage) => words.map(({ text }) => text).join(' ');

it.each([
  ['a state', ['GUADALAJARA, JAL+ISCO'], 'GUADALAJARA, JALISCO'],
  ['a state with its accent', ['MICHOA+CÁN'], 'MICHOACÁN'],
  ['a name that is written with an accent', ['ROSA+LÍA PÉREZ'], 'ROSALÍA PÉREZ'],
  ['a surname whose accent was not read', ['HERNAN+DEZ RÍOS'], 'HERNANDEZ RÍOS'],
  ['a word that is printed elsewhere', ['COL. NARVA+RTE', 'NARVARTE'], 'COL. NARVARTE NARVARTE'],
  ['one with a comma', ['ZAPO+PAN, JAL.', 'ZAPOPAN'], 'ZAPOPAN, JAL. ZAPOPAN'],
  ['one in a zone for machines', ['XIME+NA', 'NAJERA<<XIMENA<<<'], 'XIMENA NAJERA<<XIMENA<<<'],
])('%s is whole', (_what, lines, text) => {
  expect(textsOf(withWholeWords(page(...lines)))).toBe(text);
});

it.each([
  ['that nothing tells of', ['COL. NARVA+RTE']],
  ['that stand as far apart as words', ['JAL ISCO']],
  ['of which one is known', ['GARCÍA+LEÓN', 'GARCÍALEÓN']],
  ['of which one is a short surname', ['ANA+DIEZ', 'LUIS+BÁEZ', 'UGALDE+PÉREZ', 'ROSAS+MÉNDEZ']],
  ['that make a short one', ['LA+PAZ', 'LAPAZ'].slice(0, 1)],
  ['with figures', ['1+JALISCO']],
])('two words %s stay two', (_what, lines) => {
  expect(textsOf(withWholeWords(page(...lines)))).toBe(lines.join(' ').replaceAll('+', ' '));
});

it.each([
  ['J.GUADALUPE SAENZ', 'J. GUADALUPE SAENZ'],
  ['MA.LUISA', 'MA. LUISA'],
  ['J.P. MORGAN', 'J.P. MORGAN'],
  ['COLJIQUILPAN 44100', 'COL JIQUILPAN 44100'],
  ['CJUAN PABLO II 40', 'C JUAN PABLO II 40'],
  ['COLMENA COLIMA COLONIA CDMX CFE CIRCUITO CLAVE CNOP', 'COLMENA COLIMA COLONIA CDMX CFE CIRCUITO CLAVE CNOP'],
  ['ROMA.NORTE', 'ROMA.NORTE'],
])('a name behind a short one is a word of its own: %s', (line, text) => {
  expect(textsOf(withWholeWords(page(line)))).toBe(text);
});

it('a comma behind what is short for a street’s kind is a point, where a word follows', () => {
  expect(textsOf(withWholeWords(page('CALZ, DEL HUESO 12, COL, CENTRO', 'TEXCOCO, COL,')))).toBe(
    'CALZ. DEL HUESO 12, COL. CENTRO TEXCOCO, COL,',
  );
});

it.each([
  ['CIRCUITO JUAN PABLO Il 3207', 'CIRCUITO JUAN PABLO II 3207'],
  ['CIRCUITO JUAN PABLO I1 3207', 'CIRCUITO JUAN PABLO II 3207'],
  ['JUAN PABLO 11', 'JUAN PABLO 11'],
  ['CALLE 2O DE NOVIEMBRE 256', 'CALLE 20 DE NOVIEMBRE 256'],
  ['CALLE 2O 256', 'CALLE 2O 256'],
  ['CALLE 1O DE MAYO 25', 'CALLE 1O DE MAYO 25'],
  ['JUZGADO 2O DE LO FAMILIAR', 'JUZGADO 2O DE LO FAMILIAR'],
  ['CALLE I1', 'CALLE I1'],
  ['PISO 3 INT I1', 'PISO 3 INT I1'],
  ['Juan Pablo li', 'Juan Pablo li'],
])('strokes behind a name are a numeral, and a round letter before a month is a nought: %s', (line, text) => {
  expect(textsOf(withWholeWords(page(line)))).toBe(text);
});

it.each([
  ['AV JUAN PABLO 11 40', 'AV JUAN PABLO II 40'],
  ['CALLE SAN PABLO 11', 'CALLE SAN PABLO 11'],
])('figures that were read with doubt are a numeral behind the name of a pope alone: %s', (line, text) => {
  const { words, ...rest } = page(line);
  const whole = withWholeWords({ ...rest, words: words.map((word) => (word.text === '11' ? { ...word, sure: 0.4 } : word)) });
  expect(textsOf(whole)).toBe(text);
});

it.each([
  ['AV. INSU RGENTES 12', ['INSU', 'RGENTES']],
  ['SAN A NDRÉS', ['A', 'NDRÉS']],
  ['AV MTRO JUSTO SIERRA', []],
  ['ELECTOR MNALLS96060702H300', []],
  ['JUAN MCGREGOR NGUYEN', []],
  ['MARÍA LLANOS ÑÁÑEZ', []],
  ['TIUUANA', ['TIUUANA']],
  ['BENTTO JUÁREZ', ['BENTTO']],
  ['CURP MAVV900102HHGRRN05', []],
  ['TREJO S/ENZ S/N', ['S/ENZ']],
  ['JUAN PABLO I 40', ['I']],
])('pieces of a word that nothing tells of are not sure: %s', (line, pieces) => {
  expect(withWholeWords(page(line)).words.flatMap(({ text, sure }) => (sure === 0 ? [text] : []))).toEqual(pieces);
});

it('between two days an `AL` is as sure as they are', () => {
  const { words, ...rest } = page('DEL 29/07/2026 AL. 28/AGO/2026', 'SALDO AL 28/08/2026');
  const doubtful = { ...rest, words: words.map((word) => (/^AL/.test(word.text) ? { ...word, sure: 0.5 } : word)) };
  const sure = withWholeWords(doubtful).words.flatMap(({ text, sure }) => (/^AL/.test(text) ? [sure] : []));
  expect(sure).toEqual([words[0]!.sure, 0.5]);
});

it('is as sure as the least sure of its pieces, and as wide as all', () => {
  const [left, right] = page('JAL+ISCO').words;
  const whole = withWholeWords({ ...page('JAL+ISCO'), words: [left!, { ...right!, sure: 0.7 }] }).words[0]!;
  expect(whole).toMatchObject({ text: 'JALISCO', sure: 0.7, box: { left: left!.box.left, right: right!.box.right } });
});

it('a value that stands right behind its label stays on the page', () => {
  expect(textsOf(withWholeWords(page('Estado:JAL+ISCO')))).toBe('Estado:JAL ISCO');
});

it('a PDF has the words that it has', () => {
  const printed: PaperPage = { ...page('JAL+ISCO'), origin: 'text' };
  expect(withWholeWords(printed)).toBe(printed);
});
