import { enveloped, FILE, paged, type Results, words } from './shapes.ts';

const times = 'created_at updated_at';
const catalogued = `id code name ${times}`;
const group = `id name description ${times}`;
const address = `id person_id street ext_num int_num state state_id city municipality colony zip_code references latitude longitude source
  ownership dwelling_age device_coordinates is_current_address verified_at metadata* ${times}`;
const contact = `id person_id email phone email_confirmation sms_confirmation ${times}`;
const reference = `id person_id name phone person_relation_id person_relation {${catalogued}} ${times}`;
const personWith = (
  biometrics: string,
) => `id national_id name first_lastname second_lastname birthdate gender tax_id nationality_id state_id
  entity_of_birth external_ref_id vendor_ref_id biometrics {${biometrics}}
  addresses_similarity {city state colony street ext_num int_num zip_code municipality general_score}
  marital_status_id people_group_id extra_data* temporary_ref_id ${times} age information_percentage`;
const person = personWith('liveness match_id match_level');
const detail = `${person} addresses {${address}} contact_data {${contact}} references {${reference}} marital_status {${catalogued}}
  nationality {${catalogued} country} state {${catalogued} country}`;
const scan = `safe success wasProcessed matchLevel executed_at referenceId nfcStatusEnumInt fullIDStatusEnumInt barcodeStatusEnumInt
  matchLevelNFCToFaceMap digitalIDSpoofStatusEnumInt idScanAgeEstimateGroupEnumInt faceOnDocumentStatusEnumInt textOnDocumentStatusEnumInt`;
const biometric = `id person_id type typeName vendor_id execution_date metadata {${scan}}`;
const validation = `id name class active config* execution_type allow_retry ${times}`;
const validationResult = `id model_type model_id validation_id status content* metadata* error* retries executed_at ${times}`;
const dynamicValue = `id person_id dynamic_property_id values*
  dynamic_descriptor {id name description key descriptor {title type key rules catalog_id} ${times}} ${times}`;
const signer = `id name email document_id person_id external_person_id is_permanent expires_in metadata* ${times} signed_at
  fillable_elements {id signer_id template_element_id document_element_id filled_at ${times}}`;
const signerDocument = `id template_id name send_email autosigning expires_in from_file ${times} last_generated_at signed_at`;

/** The results of the people service by operation name. */
export const people: Results = {
  'List people groups': paged(group),
  'Create people group': enveloped(group),
  'Get people group': enveloped(group),
  'Update people group': enveloped(group),
  'List people': paged(person),
  'Create person': enveloped(person),
  'Get person': enveloped(detail),
  'Update person': enveloped(person),
  'Find people by ids': enveloped(person),
  'Create person from CURP': enveloped(person),
  'Export people as CSV': FILE,
  'Find people by external ids': enveloped(person),
  'Get person by external id': enveloped(person),
  'Create or update person by national id': enveloped(detail),
  'Create signer for person': enveloped(signer),
  'Compare face with voter credential front': enveloped(personWith('liveness match_id executed_at match_level')),
  "List person's signing-platform documents": enveloped(`${signer} document {${signerDocument}}`),
  'Upload voter credential images': words,
  'Run active validations for person': words,
  "Run active validations for person's addresses": words,
  'Get latest validation results of person': enveloped(validationResult),
  'Get biometric results of person': enveloped(biometric),
  'Get dynamic values of person': paged(dynamicValue),
  'Get person by national id': enveloped(detail),
  'Get person by vendor id': enveloped(person),
  'List addresses': paged(address),
  'Create address': enveloped(address),
  'Get address': enveloped(address),
  'Update address': address,
  'List biometric results': paged(biometric),
  'Save biometric result': enveloped(biometric),
  'Get biometric result': enveloped(biometric),
  'Update biometric result': biometric,
  'List contact data': paged(contact, 'total'),
  'Create contact data': contact,
  'Get contact data': enveloped(contact),
  'Update contact data': enveloped(contact),
  'Send SMS verification code': words,
  'Validate SMS code': words,
  'Send email verification code': words,
  'Validate email code': words,
  'List references': paged(reference),
  'Create reference': enveloped(reference),
  'Get reference': enveloped(reference),
  'Update reference': enveloped(reference),
  'List validation definitions': paged(validation),
  'Create validation': enveloped(validation),
  'Get validation': enveloped(validation),
  'Update validation': enveloped(validation),
  'List validation results': paged(validationResult),
  'Get validation result': enveloped(validationResult),
};
