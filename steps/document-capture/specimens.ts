import type { PaperKind } from '../../contracts/paper-step.ts';

const title = (line: string) => [line, ''];
const person = ['Nombre(s): LUISA', 'Primer apellido: PEREZ', 'Segundo apellido: GOMEZ'];
const tax = [
  'Cédula de Identificación Fiscal',
  '',
  'RFC: PEGL890909GX1',
  'idCIF: 12345678901',
  'CURP: PEGL890909MJCRMS08',
  'Nombre(s): LUISA',
  'Primer Apellido: PEREZ',
  'Segundo Apellido: GOMEZ',
];

/** What drawn papers say, line by line: of Luisa Pérez Gómez, who is nobody. What comes as a PDF alone has none. */
const lines: Partial<Record<PaperKind, readonly string[]>> = {
  address_proof: [
    ...title('CFE Suministrador de Servicios Básicos'),
    'LUISA PEREZ GOMEZ',
    'C DEL ZAGUAN 12',
    'COL. CENTRO',
    'C.P. 44100',
    'GUADALAJARA, JALISCO',
    'FECHA DE EMISION: 05/11/2026',
    'TOTAL A PAGAR: $120',
  ],
  bank_statement: [
    ...title('Estado de cuenta'),
    'LUISA PEREZ GOMEZ',
    'C DEL ZAGUAN 12',
    'C.P. 44100',
    '',
    'RFC: PEGL890909GX1',
    'Periodo: 01/10/2026 al 31/10/2026',
    'Número de cuenta: 0123456789',
    'CLABE: 012320001234567895',
  ],
  cif: tax,
  csf: ['Constancia de Situación Fiscal', ...tax.slice(1), 'Código Postal: 44100'],
  curp: [
    ...title('CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'),
    'Clave: PEGL890909MJCRMS08',
    'Nombre: LUISA PEREZ GOMEZ',
    'Fecha de inscripción: 12/03/1999',
    'Entidad de registro: JALISCO',
  ],
  nss: [
    ...title('Asignación de Número de Seguridad Social'),
    'Folio: 120000000012',
    'Fecha: 05/11/2026',
    'Número de Seguridad Social: 92048901232',
    'CURP: PEGL890909MJCRMS08',
    ...person,
  ],
};

export const specimenOf = (kind: PaperKind | null): readonly string[] => (kind && lines[kind]) ?? title('DOCUMENTO DE LUISA PEREZ GOMEZ');
