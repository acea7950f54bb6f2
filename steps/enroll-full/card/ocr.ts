import type { BackData, FrontData } from './card-data.ts';
import type { OcrBackside, OcrFrontside } from './credential.contract.ts';

/** Maps the extraction service's data to the names of a workflow's record. Only this file knows both. */
export function frontside(front: FrontData): OcrFrontside {
  return {
    city: front.city,
    curp: front.curp,
    name: front.name,
    type: front.type,
    gender: front.gender,
    street: front.street,
    city_id: null,
    control: null,
    ine_type: front.ine_type,
    province: front.province,
    state_id: null,
    zip_code: front.zip_code,
    last_name: front.first_lastname,
    birth_date: front.birthdate,
    elector_key: front.elector_key,
    neighborhood: front.neighborhood,
    emission_number: front.emission_number,
    expiration_date: front.expiration_date,
    mothers_last_name: front.second_lastname,
  };
}

export function backside(back: BackData): OcrBackside {
  // Two words are two surnames; with more words the border between the surnames is unknown.
  const words = back.lastname?.split(' ') ?? [];
  const [first = null, second = null] = words.length === 2 ? words : [];
  return {
    cic: back.cic,
    date: back.date,
    name: back.name,
    lines: [...back.lines],
    gender: back.gender,
    last_name: first,
    last_names: back.lastname,
    ocr_number: back.ocr_number,
    nationality: back.nationality,
    cic_digit_check: back.cic_digit_check,
    expiration_date: back.expiration_date,
    date_check_digit: back.date_check_digit,
    emission_and_fuar: back.emission_and_fuare,
    mothers_last_name: second,
    expiration_date_digit: back.expiration_date_digit_check,
    section_and_consecutive: back.section_and_consecutive,
    is_cic_digit_check_consistent: back.is_cic_digit_check_consistent,
  };
}
