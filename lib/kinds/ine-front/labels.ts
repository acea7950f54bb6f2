export const ineLabels = {
  name: ['Nombre', 'Nombre(s)'],
  first: ['Apellido paterno', 'Primer apellido'],
  second: ['Apellido materno', 'Segundo apellido'],
  address: ['Domicilio'],
  electorKey: ['Clave de elector'],
  curp: ['CURP'],
  registration: ['Año de registro'],
  birth: ['Fecha de nacimiento'],
  section: ['Sección'],
  validity: ['Vigencia'],
  sex: ['Sexo'],
  state: ['Estado'],
  municipality: ['Municipio'],
  locality: ['Localidad'],
  emission: ['Emisión'],
  age: ['Edad'],
  folio: ['Folio'],
} as const;

export type IneLabel = keyof typeof ineLabels;
