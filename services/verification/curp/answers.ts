import type { CombinedCurp, CurpRecord, GovernmentCurp } from '#contracts/verification/curp.ts';
import type { CurpStatus, RegistryRecord } from '#contracts/verification/registry.ts';
import { type EntityCode, entities, entityName } from '#mexico/entities.ts';
import { membersOf } from '../registry/members-of.ts';

/** Builds answers about a CURP from a registry's record. */

const statusTexts: Readonly<Record<CurpStatus, string>> = {
  AN: 'Alta normal',
  AH: 'Alta con homonimia',
  CRA: 'CURP reactivada',
  RCN: 'Registro de cambio no afectando a CURP',
  RCC: 'Registro de cambio afectando a CURP',
  BAP: 'Baja por documento apócrifo',
  BSU: 'Baja sin uso',
  BD: 'Baja por defunción',
  BDM: 'Baja administrativa',
  BDP: 'Baja por adopción',
  BJD: 'Baja judicial',
  BDA: 'Baja por duplicidad',
  BCC: 'Baja por cambio en CURP',
  BCN: 'Baja no afectando a CURP',
};

const paperNames: Readonly<Record<NonNullable<RegistryRecord['probatory_document']>, string>> = {
  1: 'ACTA DE NACIMIENTO',
  3: 'DOCUMENTO MIGRATORIO',
  4: 'CARTA DE NATURALIZACIÓN',
  7: 'CERTIFICADO DE NACIONALIDAD MEXICANA',
};

const sexNames = { H: 'HOMBRE', M: 'MUJER', X: 'NO BINARIO' } as const;

/** True if a CURP is neither cancelled (status `B…`) nor replaced. */
const isInUse = ({ curp_status = 'AN', replaced_by }: RegistryRecord) => !curp_status.startsWith('B') && !replaced_by;

/** Members that the answer takes from the record as they are. */
const copiedMembers = [
  'birth_date',
  'birth_federal_entity',
  'certificate_folio',
  'first_last_name',
  'foreign_registration_number',
  'gender',
  'issuing_entity_key',
  'municipality_key',
  'name',
  'registration_entity_number',
  'registration_year',
] as const;
/** Members of the document (birth certificate, …) that proves the CURP. */
const paperMembers = ['act_number', 'book', 'crip', 'letter_folio', 'sheet', 'tome'] as const;

/** Members that the government's answer takes from the record. */
const governmentMembers = [
  'name',
  'first_last_name',
  'birth_date',
  'tome',
  'municipality_key',
  'registration_year',
  'registration_entity_number',
  'sheet',
  'act_number',
  'book',
] as const;

/** Returns a registry's record in the API's form. */
export function curpRecordOf(record: RegistryRecord): CurpRecord {
  const { curp = '', probatory_document: paper, curp_status: status = 'AN' } = record;
  return {
    ...membersOf(record, copiedMembers),
    curp,
    curp_status: status,
    curp_status_description: statusTexts[status],
    nationality: record.nationality ?? 'MEX',
    probatory_document: paper ? paperNames[paper] : null,
    second_last_name: record.second_last_name ?? '',
    valid: isInUse(record),
    probatory_document_data: { ...membersOf(record, paperMembers), id: paper ?? null, name: paper ? paperNames[paper] : null },
  };
}

/** Returns a record with the member names of the combined answer. */
export function combinedCurpOf(record: RegistryRecord): CombinedCurp {
  const { name, probatory_document_data: data, ...rest } = curpRecordOf(record);
  const { tome, ...paper } = data;
  return { ...rest, names: name, probatory_document_data: { ...paper, tomo: tome } };
}

/** Returns a record with the member names of the government's answer. */
export function governmentCurpOf(record: RegistryRecord, requestedCurp: string): GovernmentCurp {
  const { probatory_document: paper, birth_federal_entity: entity, gender } = record;
  const texts = membersOf(record, governmentMembers);
  const registrationEntity = entities.find(({ inegi }) => inegi === Number(texts.registration_entity_number ?? Number.NaN));
  return {
    // Spelt so by the government's interface.
    paramentro: `curp=${requestedCurp}`,
    fechaNacimiento: texts.birth_date?.split('-').reverse().join('/') ?? null,
    docProbatorio: paper ? Number(paper) : null,
    docProbatorioStr: paper ? paperNames[paper] : null,
    segundoApellido: record.second_last_name ?? '',
    curp: record.curp ?? '',
    nombres: texts.name,
    primerApellido: texts.first_last_name,
    sexo: gender ? sexNames[gender] : null,
    claveEntidad: entity ?? null,
    statusCurp: record.curp_status ?? 'AN',
    nacionalidad: record.nationality ?? 'MEX',
    entidad: entity ? nameOf(entity) : null,
    datosDocProbatorio: {
      entidadRegistro: registrationEntity ? registrationEntity.name.toUpperCase() : null,
      tomo: texts.tome,
      claveMunicipioRegistro: texts.municipality_key,
      anioRegistro: texts.registration_year,
      claveEntidadRegistro: texts.registration_entity_number,
      foja: texts.sheet,
      numActa: texts.act_number,
      libro: texts.book,
      // No registry tells the name of the municipality, only its key.
      municipioRegistro: null,
    },
  };
}

const nameOf = (code: EntityCode) => entityName(code)?.toUpperCase() ?? 'NACIDO EN EL EXTRANJERO';
