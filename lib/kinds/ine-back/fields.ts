/** Text members read from a credential's machine-readable zone, in the order of the answer. */
export const ineBackTexts = [
  'ocr_number',
  'cic',
  'cic_digit_check',
  'section_and_consecutive',
  'gender',
  'nationality',
  'name',
  'lastname',
  'date',
  'expiration_date',
  'date_check_digit',
  'expiration_date_digit_check',
  'emission_and_fuare',
] as const;

export type IneBackText = (typeof ineBackTexts)[number];
