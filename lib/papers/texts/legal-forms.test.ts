import { expect, it } from 'vitest';
import { partsOfCompany, withLegalForms } from './legal-forms.ts';

it.each([
  ['Crédito Modelo, S.A. de C.V.', 'Crédito Modelo, S.A. de C.V.'],
  ['Crédito Modelo, S.A.de C.V', 'Crédito Modelo, S.A. de C.V.'],
  ['Crédito Modelo, S.A. de C..', 'Crédito Modelo, S.A. de C.V.'],
  ['Préstamos, S.A Pl. de C.V.', 'Préstamos, S.A.P.I. de C.V.'],
  ['Préstamos, S.A.PI. de C.V.', 'Préstamos, S.A.P.I. de C.V.'],
  ['TELÉFONOS S.A.B DE C.V.', 'TELÉFONOS S.A.B. DE C.V.'],
  ['Centro, S.A. de C.V, SOFOM, E.N.R', 'Centro, S.A. de C.V., SOFOM, E.N.R.'],
  ['TRANSPORTES SA DE CV', 'TRANSPORTES SA DE CV'],
  ['CASA DE CVLTURA', 'CASA DE CVLTURA'],
  ['S. de R.L. de C.V.', 'S. de R.L. de C.V.'],
])('%s is %s', (text, name) => {
  expect(withLegalForms(text)).toBe(name);
});

it('a company has a name of its own and a legal form, and nothing else', () => {
  expect(partsOfCompany('Préstamos, S.A Pl. de C.V, SOFOM, E.N.R')).toEqual({
    name: 'Préstamos, ',
    form: 'S.A.P.I. de C.V., SOFOM, E.N.R.',
  });
  expect(partsOfCompany('Préstamos, S.A. de C.V. Sucursal 4')).toBeNull();
  expect(partsOfCompany('S.A. de C.V.')).toBeNull();
});
