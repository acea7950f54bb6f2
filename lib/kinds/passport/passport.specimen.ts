export const lines = [
  'PASAPORTE',
  'Pasaporte No.: G12345678',
  'Apellidos: PEREZ GOMEZ',
  'Nombres: LUISA',
  'Nacionalidad: MEXICANA',
  'Fecha de nacimiento: 09/09/1989',
  'CURP: PEGL890909MJCRMS08',
  'Sexo: F',
  'Fecha de expedición: 05/11/2024',
  'Fecha de caducidad: 05/11/2034',
];
