import { describe, expect, it } from 'vitest';
import { isNameOf, isSameName } from './name-of-person.ts';

describe('a printed name', () => {
  it.each([
    ['Luisa Pérez Gómez', 'PEREZ GOMEZ LUISA', true],
    ['Luisa Peña Muñoz', 'PEXA MUXOZ LUISA', true],
    ['Luisa Peña Muñoz', 'PENA MUNOZ LUISA', true],
    ['Luisa Munoz Perez', 'LUISA MU/OZ PEREZ', true],
    ['María Guadalupe Paz Ríos', 'MA. GUADALUPE PAZ RIOS', true],
    ['Ana D’Angelo Ruiz', 'DANGELO RUIZ ANA', true],
    ['Luisa Pérez Gómez', 'LUISA PEREZ GOMEZ DE LOPEZ', true],
    ['Ana McGregor Ruiz', 'MC GREGOR RUIZ ANA', true],
    ['Ana De León Ruiz', 'DELEON RUIZ ANA', true],
    ['Ana San Martín Ruiz', 'SANMARTIN RUIZ ANA', true],
    ['María de la Luz Peña Gómez', 'PEÑA GOMEZ MARIA LUZ', true],
    ['Luisa Pérez Gómez', 'ANA PEREZ GOMEZ', false],
    ['Luisa Pérez Gómez', 'LUISA PEREZ LOPEZ', false],
    ['Luisa Pérez Gómez', 'LUISA', null],
  ])('%s, %s: %s', (name, printed, is) => {
    expect(isNameOf(name, printed)).toBe(is);
  });

  it.each([
    ['Margarita Gómez Velázquez', 'GOMEZ VELAZQUEZ  MARGAR', true],
    ['María del Carmen Gómez Velázquez', 'GOMEZ VELAZQUEZ  MARIA D', true],
    ['Margarita Gómez Velázquez', 'GOMEZ VELAZQUEZ  MARTHA', false],
    ['María Magdalena Hernández Montenegro', 'HERNANDEZ MONTENEGRO  MARIA MA', true],
    ['María Magdalena Rodríguez Altamirano', 'RODRIGUEZ ALTAMIRANO  MARIA M', true],
    ['María de los Ángeles González Lizárraga', 'GONZALEZ LIZARRAGA  MARIA DE L', true],
  ])('that was cut: %s, %s: %s', (name, printed, is) => {
    expect(isNameOf(name, printed, true)).toBe(is);
  });
});

it.each([
  ['Luisa', 'LUISA', true],
  ['Muñoz', 'MUNOZ', true],
  ['Muñoz', 'MUXOZ', true],
  ['Muñoz', 'MU/OZ', true],
  ['Gómez', 'GOMES', false],
  ['Luisa', 'Luisa María', false],
])('%s and %s are one part of a name: %s', (one, other, is) => {
  expect(isSameName(one, other)).toBe(is);
});
