import { z } from 'zod';

/** The two forms of an answer about a CURP; members are spelled as in the published interface. */

const text = z.string().nullable();

export const probatoryDocumentData = z.object({
  act_number: text,
  book: text,
  crip: text,
  id: text,
  letter_folio: text,
  name: text,
  sheet: text,
  tome: text,
});

export const curpRecord = z
  .object({
    birth_date: z.iso.date().nullable(),
    birth_federal_entity: text,
    certificate_folio: text,
    curp: z.string(),
    curp_status: text.meta({ description: 'RENAPO’s: `AN`, `AH`, `CRA`, `RCN`, `RCC` in use; what begins with `B` is out of use.' }),
    curp_status_description: text,
    first_last_name: text,
    foreign_registration_number: text,
    gender: text.meta({ description: '`H`, `M` or `X`.' }),
    issuing_entity_key: text,
    municipality_key: text,
    name: text,
    nationality: text,
    probatory_document: text,
    registration_entity_number: text,
    registration_year: text,
    second_last_name: text.meta({ description: 'Empty for who has one surname.' }),
    valid: z.boolean().meta({ description: 'Known to the registry, and in use.' }),
    probatory_document_data: probatoryDocumentData,
  })
  .meta({ id: 'CurpRecord' });

/** The record of the combined answer, which spells members differently: `names`, `tomo`. */
export const combinedCurp = curpRecord
  .omit({ name: true, probatory_document_data: true })
  .extend({
    names: text,
    probatory_document_data: probatoryDocumentData.omit({ tome: true }).extend({ tomo: text }),
  })
  .meta({ id: 'CombinedCurp' });

export const governmentCurp = z
  .object({
    paramentro: z.string(),
    fechaNacimiento: z.string().meta({ description: '`DD/MM/YYYY`.' }),
    docProbatorio: z.int().nullable(),
    docProbatorioStr: text,
    segundoApellido: z.string(),
    curp: z.string(),
    nombres: z.string(),
    primerApellido: z.string(),
    sexo: z.string(),
    claveEntidad: z.string(),
    statusCurp: z.string(),
    nacionalidad: z.string(),
    entidad: z.string(),
    datosDocProbatorio: z.object({
      entidadRegistro: z.string(),
      tomo: z.string(),
      claveMunicipioRegistro: z.string(),
      anioRegistro: z.string(),
      claveEntidadRegistro: z.string(),
      foja: z.string(),
      numActa: z.string(),
      libro: z.string(),
      municipioRegistro: z.string(),
    }),
  })
  .meta({ id: 'GovernmentCurp' });

export type CurpRecord = z.output<typeof curpRecord>;
export type CombinedCurp = z.output<typeof combinedCurp>;
export type GovernmentCurp = z.output<typeof governmentCurp>;
