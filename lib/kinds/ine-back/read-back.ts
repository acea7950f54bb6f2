import { FieldCollector, type ParsedPaper } from '#papers/findings/findings.ts';
import { ofZone } from '#papers/findings/zone-values.ts';
import type { Paper } from '#papers/layout/page.ts';
import { zoneOf } from '#papers/layout/zone.ts';

/** What the machine-readable zone of a credential says; null where it says nothing, or nothing for sure. */
export interface IneBack
  extends Record<
    | ('ocr_number' | 'cic' | 'cic_digit_check' | 'section_and_consecutive' | 'gender' | 'nationality' | 'name' | 'lastname')
    | ('date' | 'expiration_date' | 'date_check_digit' | 'expiration_date_digit_check' | 'emission_and_fuare'),
    string | null
  > {
  lines: string[];
  is_cic_digit_check_consistent: boolean;
}

const NOTHING: IneBack = {
  ...{ ocr_number: null, lines: [], cic: null, cic_digit_check: null, is_cic_digit_check_consistent: false },
  ...{ section_and_consecutive: null, gender: null, nationality: null, name: null, lastname: null, date: null },
  ...{ expiration_date: null, date_check_digit: null, expiration_date_digit_check: null, emission_and_fuare: null },
};

const compact = (iso: string | null) => iso?.replaceAll('-', '') ?? null;

/** @param today ISO date in Mexico. */
export function readIneBack({ pages }: Paper, { today }: { today: string }): ParsedPaper<IneBack> {
  const zone = zoneOf(pages, today);
  const ine = zone?.mrz.ine;
  if (!zone || !ine) return { data: NOTHING, sources: {} };
  const { lines, mrz } = zone;
  const findings = new FieldCollector();
  const at = (path: string, value: string | null, holds?: boolean) => findings.take(path, ofZone(zone, value, holds));
  const { checks } = mrz;
  // The second line as it was read: what comes before `MEX<`.
  const head = /(\d{6})(\d)([A-Z<])(\d{6})(\d)MEX/.exec(lines[1]!);
  return {
    data: {
      ocr_number: at('ocr_number', ine.sectionAndConsecutive),
      lines: [...lines],
      cic: at('cic', ine.cic, checks.document_number),
      cic_digit_check: at('cic_digit_check', ine.cicCheckDigit),
      is_cic_digit_check_consistent: mrz.checks.document_number === true,
      section_and_consecutive: at('section_and_consecutive', ine.sectionAndConsecutive),
      gender: at('gender', mrz.sex),
      nationality: at('nationality', mrz.nationality),
      name: at('name', mrz.names),
      lastname: at('lastname', mrz.lastNames),
      date: at('date', compact(mrz.birthDate), checks.birth_date),
      expiration_date: at('expiration_date', compact(mrz.expiryDate), checks.expiry_date),
      date_check_digit: at('date_check_digit', head?.[2] ?? null),
      expiration_date_digit_check: at('expiration_date_digit_check', head?.[5] ?? null),
      emission_and_fuare: at('emission_and_fuare', ine.emissionAndFuar),
    },
    sources: findings.sources,
  };
}

/** Whether enough was read to be of use. */
export const hasEnoughOfBack = ({ cic, ocr_number }: Pick<IneBack, 'cic' | 'ocr_number'>): boolean => cic !== null || ocr_number !== null;
