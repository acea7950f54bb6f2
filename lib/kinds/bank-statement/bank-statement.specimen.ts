export const lines = [
  'Estado de cuenta',
  '',
  'LUISA PEREZ GOMEZ',
  'C DEL ZAGUAN 12',
  'C.P. 44100',
  '',
  'RFC: PEGL890909GX1',
  'Periodo: 01/10/2026 al 31/10/2026',
  'Número de cuenta: 0123456789',
  'CLABE: 012320001234567895',
];
