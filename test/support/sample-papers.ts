import type { PaperKind } from '#kinds/kinds.ts';
import type { PaperData } from '#steps/ports/papers.ts';

/** An invented voter credential, as extraction reads it; all its fields are consistent. */
export const front: PaperData['ine_front'] = {
  ...{ name: 'LUISA', first_lastname: 'PEÑA', second_lastname: 'GÓMEZ', birthdate: '1989-09-09', gender: 'M' },
  ...{ elector_key: 'PXGMLS89090914M100', curp: 'PEGL890909MJCXMS08', expiration_date: '2034-12-31', section_id: '1234' },
  ...{ street: 'C DEL ZAGUÁN 12', neighborhood: 'CENTRO', zip_code: '44100', city: 'GUADALAJARA', province: 'JAL.' },
  ...{ emission_number: '01', type: 'INE', ine_type: 'G', register_year: '2007', emission_year: '2024', is_foreign: false },
  ...{ state_id: null as string | null, city_id: null as string | null },
};

export const back: PaperData['ine_back'] = {
  ...{ ocr_number: '1234000000012', cic: '000123456', cic_digit_check: '4', is_cic_digit_check_consistent: true },
  lines: ['IDMEX0001234564<<1234000000012', '8909091M3412318MEX<01<<00123<0', 'PENA<GOMEZ<<LUISA<<<<<<<<<<<<<'],
  ...{ section_and_consecutive: '1234000000012', gender: 'M', nationality: 'MEX', name: 'LUISA', lastname: 'PENA GOMEZ' },
  ...{ date: '19890909', expiration_date: '20341231', date_check_digit: '1', expiration_date_digit_check: '8' },
  emission_and_fuare: '01<<00123',
};

/** The same person's electricity bill. */
export const addressProof: PaperData['address_proof'] = {
  ...{ name: 'PEÑA GOMEZ LUISA', type: 'electricity', issued_by: 'CFE', date: '2026-09-05', end_date: '2026-11-04', likely_recent: true },
  address: {
    ...{ street: 'C DEL ZAGUÁN', ext_num: '12', int_num: null, postal_code: '44100', neighborhood: 'CENTRO' },
    ...{ municipality: 'GUADALAJARA', state: 'JALISCO', country: 'México' },
  },
};

/** The same person's social security letter. */
export const nss: PaperData['nss'] = {
  ...{ nss: '92048901232', request_date: '2026-11-05', folio: null, name: 'LUISA', first_lastname: 'PEÑA', second_lastname: 'GÓMEZ' },
  ...{ birthdate: null, curp: 'PEGL890909MJCXMS08', gender: null, state_of_birth: null, nss_structure_valid: true },
  ...{
    qr_found: null,
    qr_valid: null,
    nss_valid: null,
    nss_response: null,
    curp_structure_valid: true,
    valid_curp: null,
    curp_response: null,
  },
};

/** The extraction result of each kind of paper. */
export const papers: Readonly<Partial<Record<PaperKind, object>>> = {
  address_proof: addressProof,
  ine_front: front,
  ine_back: back,
  nss,
};
