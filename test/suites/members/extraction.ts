import type { Results } from './shapes.ts';

const read = (data: string, more = '') => `message data {${data}} ${more}`;

/** The original API spells `provatory_document` so in this result only. */
const curpResponse = `curp_response {curp valid name first_last_name second_last_name birth_date gender nationality birth_federal_entity
  issuing_entity_key curp_status curp_status_description registration_year certificate_folio registration_entity_number municipality_key
  foreign_registration_number provatory_document probatory_document_data {id name book act_number sheet tome crip letter_folio}}`;
const taxSituation = `identification_data {curp name first_lastname second_lastname birthdate start_date situation situation_last_update}
  fiscal_address {street ext_num int_num postal_code neighborhood municipality state email al}
  fiscal_characteristics {rfc regimes {regime start_date}} qr_found qr_valid`;

/** The results of the extraction service by operation name. */
export const extraction: Results = {
  'Extract address proof': read(`name type issued_by date end_date likely_recent
    address {street ext_num int_num postal_code neighborhood municipality state country}`),
  'Extract bank statement':
    read(`name entity rfc_person rfc_entity rfc_person_structure_valid rfc_entity_structure_valid date_start date_end
    account_number clabe average_amount total_amount`),
  'Extract CURP': read(`full_name curp curp_structure_valid birthdate state_of_birth state_of_registration asociated_curps qr_found qr_valid
    curp_valid ${curpResponse}`),
  'Extract CIF': read(`cif {full_name rfc id} ${taxSituation}`),
  'Extract CSF': read(`csf_data {full_name rfc id} ${taxSituation} rfc_person_valid rfc_person_status`),
  'Extract NSS assignment': read(`nss request_date folio name first_lastname second_lastname birthdate curp gender state_of_birth qr_found
    qr_valid nss_valid nss_structure_valid
    nss_response {success result {nss name first_lastname second_lastname birth_date}} curp_structure_valid valid_curp ${curpResponse}`),
  'Extract passport': read(`type number nationality expiration_date issuing_country issuing_date birth_date birth_place name last_name
    first_lastname second_lastname gender national_id remarks`),
  'Extract FM2 / FM3': read(`type number name last_name first_lastname second_lastname country birth_date gender curp curp_structure_valid
    curp_valid expedition_date expiration_date ${curpResponse}`),
  'Extract carta libranza': read(`business_email business_name business_folio business_phone curp date email first_name first_lastname
    second_lastname mobile_number nss ooad promotor curp_structure_valid loan_amount loan_amount_to_receive loan_monthly_deduction
    loan_total_amount_due loan_cat_with_iva loan_first_deduction_date loan_folio_validity_date loan_term
    loans_to_liquidate {cat_with_iva loan_amount monthly_deduction deductions_term capital_balance total_amount_due entity_clabe fine_entity}`),
  'Extract credit report': read(
    `type name rfc curp birthdate fiscal_address {street number neighborhood zip_code city state country} credit_score
    shareholders {name rfc address participation} guarantors {name rfc address amount}
    credits {institution status type start_date end_date last_update last_payment_date current_balance overdue_balance payment_amount
      credit_limit_amount max_credit_amount}
    previous_consultations {institution date phone address}`,
    'status',
  ),
  'Extract voter credential front': read(`name first_lastname second_lastname birthdate gender elector_key curp expiration_date street
    neighborhood zip_code city province emission_number type ine_type section_id register_year emission_year is_foreign`),
  'Extract voter credential back': read(`ocr_number lines cic cic_digit_check is_cic_digit_check_consistent section_and_consecutive gender
    nationality name lastname date expiration_date date_check_digit expiration_date_digit_check emission_and_fuare`),
};
