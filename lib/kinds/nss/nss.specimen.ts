export const lines = [
  'Asignación de Número de Seguridad Social',
  '',
  'Folio: 120000000012',
  'Fecha: 05/11/2026',
  'Número de Seguridad Social: 92048901232',
  'CURP: PEGL890909MJCRMS08',
  'Nombre(s): LUISA',
  'Primer apellido: PEREZ',
  'Segundo apellido: GOMEZ',
];
