import { expect, it } from 'vitest';
import { type Line, readWords } from '#test/specimens/words.ts';

/** A CURP of no real person, from the test vectors. */
const CURP = 'PEGL890909MJCRMS08';
const [SURE, UNSURE] = [0.98, 0.55];

/** Reads a card of which some lines have a low certainty. */
const card = ({ birth = '09/09/1989', key = 'PRGMLS89090914M100', sureness = UNSURE, curp = CURP }) =>
  readWords('ineFront', [
    [100, 10, 'CREDENCIAL PARA VOTAR'],
    [100, 30, `FECHA DE NACIMIENTO: ${birth}`, 10, sureness],
    [100, 50, `CLAVE DE ELECTOR: ${key}`, 10, sureness],
    [100, 70, `CURP: ${curp}`, 10, 0.3],
  ] satisfies Line[]);

it('a CURP is read with the birth date and the elector key of its card where those are sure', () => {
  expect(card({ curp: 'PEGL690909MJCRMS08', sureness: SURE })).toMatchObject({ curp: CURP, birthdate: '1989-09-09' });
});

it('neither vouches for the other where both were read badly', () => {
  expect(card({ curp: 'PEGL690909MJCRMS08' })).toMatchObject({ curp: null, birthdate: null, elector_key: null });
});

it('what was read badly cannot spoil a CURP that holds', () => {
  const { curp, elector_key, birthdate } = card({ birth: '09/09/1998', key: 'PRGMLS98090914M100' });
  expect({ curp, elector_key, birthdate }).toEqual({ curp: CURP, elector_key: 'PRGMLS89090914M100', birthdate: null });
});
