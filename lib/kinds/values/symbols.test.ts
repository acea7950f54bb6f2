import { expect, it } from 'vitest';
import { TODAY } from '#test/specimens/specimen.ts';
import { pageOf } from '#test/specimens/words.ts';
import { curpReader } from '../curp/curp.ts';
import { qrOf } from './symbols.ts';

const paper = (symbols: readonly string[] | null, sure = 0.98) => ({ pages: [pageOf([[50, 50, 'LUISA PÉREZ', 10, sure]])], symbols });

it.each([
  ['is there, and tells of who is printed', ['x'], {}, true, true, true],
  ['is there, and tells of somebody else', ['x'], {}, false, true, false],
  ['is not there', [], null, false, false, false],
  ['was not looked for in time', null, null, false, null, null],
] as const)('a code %s', (_what, symbols, code, agrees, qr_found, qr_valid) => {
  expect(qrOf(paper(symbols), code, agrees)).toEqual({ qr_found, qr_valid });
});

it('a code that is not seen on a poor picture may be there', () => {
  expect(qrOf(paper([], 0.5), null, false)).toEqual({ qr_found: null, qr_valid: null });
  expect(qrOf(paper(['x'], 0.5), {}, true)).toEqual({ qr_found: true, qr_valid: true });
});

it('a code with the CURP that is printed and the name of somebody else does not tell of who is printed', () => {
  const lines = [
    [50, 10, 'Constancia de la Clave Única de Registro de Población', 14],
    [50, 60, 'Clave: PEGL890909MJCRMS08'],
    [50, 80, 'Nombre: LUISA PÉREZ GÓMEZ'],
  ] as const;
  const symbols = ['PEGL890909MJCRMS08||PEÑA|GARZA|LETICIA|MUJER|09/09/1989|JALISCO|14|'];
  const { data } = curpReader.parse({ pages: [pageOf(lines, 'text')], symbols }, { today: TODAY });
  expect(data).toMatchObject({ full_name: 'LUISA PÉREZ GÓMEZ', qr_found: true, qr_valid: false });
});
