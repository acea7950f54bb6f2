/** Text of the sample card, of Luisa Pérez Gómez, a person who does not exist. */
export const lines = [
  'Cédula de Identificación Fiscal',
  '',
  'RFC: PEGL890909GX1',
  'idCIF: 12345678901',
  'CURP: PEGL890909MJCRMS08',
  'Nombre(s): LUISA',
  'Primer Apellido: PEREZ',
  'Segundo Apellido: GOMEZ',
];
