import { expect, test } from 'vitest';
import type { Paper } from '../layout/page.ts';
import { saysSpecimen } from './specimen-words.ts';

/** Builds a paper of these lines; each word was read with this confidence. */
function paperOf(lines: readonly string[], sure = 0.9): Paper {
  const words = lines.flatMap((line, row) =>
    line.split(' ').map((text, at) => ({
      text,
      sure,
      box: { left: at * 100, top: row * 40, right: at * 100 + 90, bottom: row * 40 + 20 },
    })),
  );
  return { pages: [{ number: 1, width: 1000, height: 1000, words, origin: 'ocr' }], symbols: null };
}

const asCard = (lines: readonly string[], sure?: number) => saysSpecimen(paperOf(lines, sure), { isCard: true });
const asSheet = (lines: readonly string[]) => saysSpecimen(paperOf(lines), { isCard: false });

test.each(['CREDENCIAL DE MUESTRA', 'MUESTRA SIN VALOR OFICIAL', 'Sin valor', 'SEXO M MUESTRA', 'SPECIMEN', 'ESPÉCIMEN'])(
  'a card with %s says that it is a specimen',
  (line) => {
    expect(asCard(['INSTITUTO NACIONAL ELECTORAL', line])).toBe(true);
  },
);

test.each(['C NUESTRA SEÑORA 12', 'CREDENCIAL PARA VOTAR', 'VALOR', 'C SIN NOMBRE'])('a card with %s does not', (line) => {
  expect(asCard(['INSTITUTO NACIONAL ELECTORAL', line])).toBe(false);
});

test('a guessed word on a card is no specimen’s', () => {
  expect(asCard(['DOMICILIO', 'C MUESTRA'], 0.3)).toBe(false);
});

test('a sheet says it in a row of its own, in capitals, or in a whole phrase', () => {
  for (const line of ['MUESTRA', 'SPECIMEN', 'Muestra, sin valor', 'DOCUMENTO DE MUESTRA']) expect(asSheet(['CFE', line])).toBe(true);
  for (const line of ['En este recibo se muestra tu consumo', 'muestra', 'Documento sin valor fiscal', 'Col. Nuestra Señora'])
    expect(asSheet(['CFE', line])).toBe(false);
});
