import type { PaperKind } from '#contracts/steps/paper-step.ts';
import { credentialSpecimen } from '#src/capture/credential-specimen.ts';
import type { Region, Size } from '#src/capture/guide.ts';
import { sheetSpecimen } from '#src/capture/sheet-specimen.ts';
import type { Specimen } from '#src/capture/specimen-camera.ts';

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
  fm: [
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
  ],
  nss: [
    ...title('Asignación de Número de Seguridad Social'),
    'Folio: 120000000012',
    'Fecha: 05/11/2026',
    'Número de Seguridad Social: 92048901232',
    'CURP: PEGL890909MJCRMS08',
    ...person,
  ],
  passport: [
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
  ],
};

/** Kinds that are drawn as what they are. */
const sides: Partial<Record<PaperKind, 'front' | 'back'>> = { ine_front: 'front', ine_back: 'back' };

/** `guide` is relative to the screen's corner, in its pixels. */
export function specimenOf(kind: PaperKind | null, guide: Region, screen: Size): Specimen {
  const side = kind && sides[kind];
  if (side) return credentialSpecimen(side, guide, screen);
  return sheetSpecimen((kind && lines[kind]) ?? title('DOCUMENTO DE LUISA PEREZ GOMEZ'), guide, screen);
}
