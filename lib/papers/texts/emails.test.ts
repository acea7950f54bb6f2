import { expect, it } from 'vitest';
import { emailIn } from './emails.ts';

it.each([
  ['Correo: luisa@correo.example', 'luisa@correo.example'],
  ['luisa.12 @ correo. example', 'luisa.12@correo.example'],
  ['sofia,470@ correo.example', 'sofia.470@correo.example'],
  ['a@correo.example, b@correo.example', 'a@correo.example'],
  ['luisa arroba correo', null],
  ['LUISA PÉREZ, luisa@correo.example', 'luisa@correo.example'],
  ['muñoz@correo.example', null],
  ['lu!sa@correo.example', null],
  ['luisa@correo.examplé', null],
  ['luisa@mx.correo.examplé', null],
  ['<luisa@correo.example>; (sofia@correo.example)', 'luisa@correo.example'],
  ['luisa@correo.example. Gracias', 'luisa@correo.example'],
  ['luisa@correo.example,mx', null],
])('%s', (text, email) => {
  expect(emailIn(text)).toBe(email);
});

it('reads no further than a bound', () => {
  expect(emailIn(`${'x '.repeat(300)}luisa@correo.example`)).toBeNull();
});
