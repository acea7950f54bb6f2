export const lines = [
  'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN',
  '',
  'Clave: PEGL890909MJCRMS08',
  'Nombre: LUISA PEREZ GOMEZ',
  'Fecha de inscripción: 12/03/1999',
  'Entidad de registro: JALISCO',
];
