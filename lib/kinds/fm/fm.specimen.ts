export const lines = [
  'INSTITUTO NACIONAL DE MIGRACIÓN',
  'RESIDENTE PERMANENTE',
  'Apellidos: PEREZ GOMEZ',
  'Nombre: LUISA',
  'Nacionalidad: COLOMBIA',
  'Fecha de nacimiento: 09/09/1989',
  'Sexo: M',
  'CURP: PEGL890909MJCRMS08',
  'NUE: 000000000012',
  'Expedición: 05/11/2024',
];
