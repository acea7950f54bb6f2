import { z } from 'zod';
import { sameMembers } from '../base/same-members.ts';

/** The two forms of an answer about a CURP; members are spelled as in the published interface. */

const text = z.string().nullable();

const probatoryDocumentData = z.object(sameMembers(['act_number', 'book', 'crip', 'id', 'letter_folio', 'name', 'sheet', 'tome'], text));

export const curpRecord = z
  .object({
    birth_date: z.iso.date().nullable(),
    ...sameMembers(['birth_federal_entity', 'certificate_folio'], text),
    curp: z.string(),
    curp_status: text.describe('The status by RENAPO: `AN`, `AH`, `CRA`, `RCN` and `RCC` are in use; those that begin with `B` are not.'),
    ...sameMembers(['curp_status_description', 'first_last_name', 'foreign_registration_number'], text),
    gender: text.describe('The gender: `H`, `M` or `X`.'),
    ...sameMembers(['issuing_entity_key', 'municipality_key', 'name', 'nationality', 'probatory_document'], text),
    ...sameMembers(['registration_entity_number', 'registration_year'], text),
    second_last_name: text.describe('The second surname. Empty for a person with one surname.'),
    valid: z.boolean().describe('True if the registry knows the CURP and it is in use.'),
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
    fechaNacimiento: text.describe('`DD/MM/YYYY`.'),
    docProbatorio: z.int().nullable(),
    docProbatorioStr: text,
    segundoApellido: z.string().describe('The second surname. Empty for a person with one surname.'),
    curp: z.string(),
    ...sameMembers(['nombres', 'primerApellido', 'sexo', 'claveEntidad'], text),
    ...sameMembers(['statusCurp', 'nacionalidad'], z.string()),
    entidad: text,
    datosDocProbatorio: z.object({
      ...sameMembers(['entidadRegistro', 'tomo', 'claveMunicipioRegistro', 'anioRegistro', 'claveEntidadRegistro'], text),
      ...sameMembers(['foja', 'numActa', 'libro', 'municipioRegistro'], text),
    }),
  })
  .meta({ id: 'GovernmentCurp' });

export type CurpRecord = z.output<typeof curpRecord>;
export type CombinedCurp = z.output<typeof combinedCurp>;
export type GovernmentCurp = z.output<typeof governmentCurp>;
