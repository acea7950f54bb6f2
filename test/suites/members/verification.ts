import { enveloped, type Results } from './shapes.ts';

const curpMembers = `birth_date birth_federal_entity certificate_folio curp curp_status curp_status_description first_last_name
  foreign_registration_number gender issuing_entity_key municipality_key nationality probatory_document registration_entity_number
  registration_year second_last_name valid`;
const paper = 'act_number book crip id letter_folio name sheet';
/** This result has `name` and `tome`, the combined one `names` and `tomo`. */
const curp = `${curpMembers} name probatory_document_data {${paper} tome}`;
const combinedCurp = `${curpMembers} names probatory_document_data {${paper} tomo}`;
const governmentCurp = `paramentro fechaNacimiento docProbatorio docProbatorioStr segundoApellido curp nombres primerApellido sexo claveEntidad
  statusCurp nacionalidad entidad datosDocProbatorio {entidadRegistro tomo claveMunicipioRegistro anioRegistro claveEntidadRegistro foja
  numActa libro municipioRegistro}`;
const rfc = 'rfc valid_rfc elegible_for_invoices message';
const cfdi = `rfc_issuer name_issuer rfc_recipient name_recipient fiscal_invoice expedition_date certification_date pac amount voucher_effect
  cfdi_state cancelation_status`;
const credential = `valid messages expired court_order incorrect_data cic elector_key ocr registered_at emission_at federal_district
  local_district emission_number`;
const acceptance = 'webhook_uuid timestamp';

/** The results of the verification service by operation name. Two may be answered later: these first answer a bare acceptance. */
export const verification: Results = {
  'Get CURP information (government lookup)': `${enveloped(governmentCurp)} ${acceptance}`,
  'Obtain CURP information': enveloped(curp),
  'Obtain CURP from personal data': enveloped(curp),
  'Get RFC information': enveloped(rfc),
  'Reverse RFC information': enveloped(rfc),
  'Reverse RFC and CURP': enveloped(`rfc_result {${rfc}} curp_result {${combinedCurp}}`),
  'Get CFDI information': `${enveloped(cfdi)} ${acceptance}`,
  'Validate voter credential asynchronously': acceptance,
  'Validate a voter credential': acceptance,
};

/** The bodies of the service's webhooks. */
export const verificationWebhooks: Results = {
  'verification.cfdi': enveloped(cfdi),
  'verification.curp': enveloped(governmentCurp),
  'verification.voter_credential': credential,
  'verification.voter_credential_error': 'valid error',
};

const creation = enveloped('created_at expiration_date reference type user');

/** The results of the one-time code service. */
export const otp: Results = {
  'Send OTP by email': creation,
  'Send OTP by SMS': creation,
  'Send OTP by WhatsApp': creation,
  'Validate OTP': enveloped('match type user validated_at'),
};
