export const lines = [
  'CFE Suministrador de Servicios Básicos',
  '',
  'LUISA PEREZ GOMEZ',
  'C DEL ZAGUAN 12',
  'COL. CENTRO',
  'C.P. 44100',
  'GUADALAJARA, JALISCO',
  '',
  'FECHA DE EMISION: 05/11/2026',
  'NO. DE SERVICIO: 000000000012',
  'TOTAL A PAGAR: $120',
];
