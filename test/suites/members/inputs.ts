/**
 * The members of the body and query of each operation of the published interface, by its name; `!` marks required ones, and inner members
 * are written as in the tables of results. Ids in the path are left out. If the interface shows an operation only by its answer, its line
 * is empty.
 */
type Inputs = Readonly<Record<string, string>>;

const group = 'name! description!';
const person = `national_id! name! first_lastname! second_lastname! birthdate gender tax_id nationality_id state_id entity_of_birth
  external_ref_id vendor_ref_id biometrics {liveness match_id match_level} marital_status_id people_group_id extra_data* ignore_curp_validation`;
const address = `person_id! street! ext_num! state! municipality! colony! zip_code! references! int_num latitude longitude ownership
  dwelling_age source device_coordinates is_current_address verified_at metadata*`;
const biometric = `person_id! type! vendor_id execution_date metadata {safe success wasProcessed matchLevel executed_at referenceId
  nfcStatusEnumInt fullIDStatusEnumInt barcodeStatusEnumInt matchLevelNFCToFaceMap digitalIDSpoofStatusEnumInt idScanAgeEstimateGroupEnumInt
  faceOnDocumentStatusEnumInt textOnDocumentStatusEnumInt}`;
const contact = 'person_id! email! phone!';
const reference = 'person_id! name! phone! person_relation_id!';
const some = (needed: string) => needed.replaceAll('!', '');

export const people: Inputs = {
  'List people groups': '',
  'Create people group': group,
  'Get people group': '',
  'Update people group': some(group),
  'List people': 'page',
  'Create person': person,
  'Get person': '',
  'Update person': some(person),
  'Find people by ids': 'ids!',
  'Create person from CURP': 'curp!',
  'Export people as CSV': 'start_date end_date exclude',
  'Find people by external ids': 'external_ref_id!',
  'Get person by external id': '',
  'Create or update person by national id': some(person).replace('national_id', 'national_id!'),
  'Create signer for person': 'document_id! password! elements',
  'Compare face with voter credential front': 'selfie! ine_front!',
  "List person's signing-platform documents": '',
  'Upload voter credential images': 'ine_front! ine_reverse! ocr_data_front ocr_data_reverse',
  'Run active validations for person': 'validations',
  "Run active validations for person's addresses": 'validations',
  'Get latest validation results of person': '',
  'Get biometric results of person': '',
  'Get dynamic values of person': 'all descriptor_id',
  'Get person by national id': '',
  'Get person by vendor id': '',
  'List addresses': '',
  'Create address': address,
  'Get address': '',
  'Update address': some(address),
  'List biometric results': 'person_id page',
  'Save biometric result': biometric,
  'Get biometric result': '',
  'Update biometric result': some(biometric),
  'List contact data': '',
  'Create contact data': contact,
  'Get contact data': '',
  'Update contact data': some(contact),
  'Send SMS verification code': 'person_id! phone!',
  'Validate SMS code': 'person_id! phone! code!',
  'Send email verification code': 'person_id! email!',
  'Validate email code': 'person_id! email! code!',
  'List references': '',
  'Create reference': reference,
  'Get reference': '',
  'Update reference': some(reference),
  'List validation definitions': '',
  'Create validation': 'name! class! active execution_type config!*',
  'Get validation': '',
  'Update validation': 'name active config*',
  'List validation results': '',
  'Get validation result': '',
};

const device = 'ip user_agent device_id device_name system_name system_version app_version';
const link = 'redirect_url custom_domain generate_qr';
const template = 'name! description steps! config! {metadata* expires_in disable_geolocation} steps_setup!*';

export const workflows: Inputs = {
  'List workflows': 'page per_page responsible_uuid people_uuid status from_date to_date external_reference_id order',
  'Create workflow': `people_uuid entity_uuid callback_url disable_geolocation responsible_uuid external_reference_id skip_steps*
    rule_set_uuid autofill {autosigning send_email template_binding_uuid document_name document_uuid user_email} setup* metadata*
    expires_in steps!`,
  'Find workflows by external reference': '',
  'Delete workflow permanently': '',
  'Initialize workflow': device,
  'Update running workflow': `internal_metadata {${device}} status error {fatal extra* details {reason error_id stack}}`,
  'Get workflow': '',
  'Generate token and execution URL': link,
  'Create token and URL, encode-safe': link,
  'List step catalog': '',
  'Get step': '',
  'Get step media': '',
  'List workflow templates': '',
  'Create workflow template': template,
  'Get workflow template': '',
  'Update workflow template': some(template).replace('steps_setup', 'steps_setup!'),
  'Create workflow from template': 'overwrites*',
  'List template bindings': '',
  // The interface marks none of these as required.
  'Create template binding': 'name! text_bindings* sign_bindings template_uuid!',
  'Validate expression syntax': 'expression! data_names',
  'Get template binding': '',
  'Update template binding': 'name text_bindings* sign_bindings',
  'List rules': '',
};

export const verification: Inputs = {
  'Get CURP information (government lookup)': 'curp! callbackUrl',
  'Obtain CURP information': 'curp!',
  'Obtain CURP from personal data': 'birth_date! birth_federal_entity! first_last_name! gender! name! second_last_name!',
  'Get RFC information': 'rfc! name postal_code',
  // Both surnames are required for a natural person.
  'Reverse RFC information': 'name! first_last_name second_last_name birth_date! person_type! postal_code',
  'Reverse RFC and CURP': 'curp!',
  'Get CFDI information': 'document! callback_url',
  'Validate voter credential asynchronously': 'webhook! cic ocr type! electorKey emissionNumber',
  // The CIC (the card's id number) is required for the types D and EFGH.
  'Validate a voter credential': 'webhook! type! cic ocr! elector_key! emission_number!',
};

export const extraction: Inputs = {
  'Extract address proof': 'file! password',
  'Extract bank statement': 'file! password validate_rfc',
  'Extract CURP': 'file! password validate_curp',
  'Extract CIF': 'file! password validate_rfc',
  'Extract CSF': 'file! password validate_rfc',
  'Extract NSS assignment': 'file! password validate_curp validate_nss',
  'Extract passport': 'file! password',
  'Extract FM2 / FM3': 'file! password validate_curp',
  'Extract carta libranza': 'file! password pages validate_curp',
  'Extract credit report': 'file! password',
  'Extract voter credential front': 'file! password',
  'Extract voter credential back': 'file! password',
};

export const otp: Inputs = {
  'Send OTP by email': 'email! expires_in! metadata {company user_name} user!',
  'Send OTP by SMS': 'phone! expires_in! user! country_code country_code_included metadata {company user_name} retry',
  'Send OTP by WhatsApp': 'phone! expires_in! user!',
  'Validate OTP': 'code! type! user!',
};

/** The values that the published interface lists, by operation and member. */
export const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Create person': { gender: 'MALE FEMALE' },
  'Export people as CSV': { exclude: 'address contact' },
  'Save biometric result': { type: 'LIVENESS ENROLL FACE_3D_MATCH FACE_2D_MATCH FACE_MATCH_ID' },
  'Create validation': {
    class: 'curp rfc blacklist document external ine anti_spoofing face_duplicity',
    execution_type: 'auto manual',
  },
  'List workflows': { status: 'pristine working error success failed people_error rules_failed skipped', order: 'asc desc' },
  'Update running workflow': { status: 'pristine working error success failed people_error rules_failed skipped' },
  'Obtain CURP from personal data': {
    // NE, born abroad, is our addition.
    birth_federal_entity: `AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE`,
    gender: 'H M X',
  },
  'Reverse RFC information': { person_type: 'PF PM' },
  'Validate voter credential asynchronously': { type: 'EFGH C D' },
  'Validate a voter credential': { type: 'EFGH C D' },
  'Validate OTP': { type: 'SMS EMAIL WHATSAPP' },
};
