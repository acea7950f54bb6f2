import { curpCheckDigit } from '#mexico/curp.ts';

/** A fictitious person for a journey. */
export interface Person {
  email: string;
  /** Ten digits of Mexico City after +52. */
  phone: string;
  curp: string;
  name: string;
  first_lastname: string;
  second_lastname: string;
}

const consonants = 'BCDFGHJKLMNPQRSTVWXYZ';

/** Returns the person with this number, always the same and different from all others. */
export function personOf(number: number): Person {
  const two = (value: number) => String(value).padStart(2, '0');
  const born = two(60 + (number % 30)) + two(1 + (Math.floor(number / 30) % 12)) + two(1 + (Math.floor(number / 360) % 28));
  const letter = consonants[Math.floor(number / 10_080) % consonants.length];
  const first17 = `PEGL${born}MJCR${letter}S0`;
  return {
    email: `luisa.${number}@correo.example`,
    phone: `+5255${String(10_000_000 + number).slice(-8)}`,
    curp: first17 + curpCheckDigit(first17),
    name: 'Luisa',
    first_lastname: 'Pérez',
    second_lastname: 'Gómez',
  };
}

export const address = {
  zip_code: '44100',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  colony: 'Centro',
  street: 'Calle del Zaguán',
  ext_num: '12',
  int_num: '',
  references: 'Puerta azul',
  device_coordinates: null,
} as const;
