import { FieldCollector, type ParsedPaper } from '#papers/findings/findings.ts';
import { ofZone } from '#papers/findings/zone-values.ts';
import type { Paper } from '#papers/layout/page.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import { type IneBackText, ineBackTexts } from './fields.ts';

/** The fields of the machine-readable zone; null where one was not read for sure. */
export interface IneBack extends Record<IneBackText, string | null> {
  lines: string[];
  is_cic_digit_check_consistent: boolean;
}

const noTexts = Object.fromEntries(ineBackTexts.map((name) => [name, null])) as Record<IneBackText, null>;
const NOTHING: IneBack = { ...noTexts, lines: [], is_cic_digit_check_consistent: false };

const compact = (iso: string | null) => iso?.replaceAll('-', '') ?? null;

/** @param today ISO date in Mexico. */
export function readIneBack({ pages }: Paper, { today }: { today: string }): ParsedPaper<IneBack> {
  const zone = zoneOf(pages, today);
  const ine = zone?.mrz.ine;
  if (!zone || !ine) return { data: NOTHING, sources: {} };
  const { lines, mrz } = zone;
  const findings = new FieldCollector();
  const fieldOf = (value: string | null, holds?: boolean) => ofZone(zone, value, holds);
  const { checks } = mrz;
  // The second line as it was read: what comes before `MEX<`.
  const head = /(\d{6})(\d)([A-Z<])(\d{6})(\d)MEX/.exec(lines[1]!);
  return {
    data: {
      ...findings.takeAll({
        ocr_number: fieldOf(ine.sectionAndConsecutive),
        cic: fieldOf(ine.cic, checks.document_number),
        cic_digit_check: fieldOf(ine.cicCheckDigit),
        section_and_consecutive: fieldOf(ine.sectionAndConsecutive),
        gender: fieldOf(mrz.sex),
        nationality: fieldOf(mrz.nationality),
        name: fieldOf(mrz.names),
        lastname: fieldOf(mrz.lastNames),
        date: fieldOf(compact(mrz.birthDate), checks.birth_date),
        expiration_date: fieldOf(compact(mrz.expiryDate), checks.expiry_date),
        date_check_digit: fieldOf(head?.[2] ?? null),
        expiration_date_digit_check: fieldOf(head?.[5] ?? null),
        emission_and_fuare: fieldOf(ine.emissionAndFuar),
      }),
      lines: [...lines],
      is_cic_digit_check_consistent: checks.document_number === true,
    },
    sources: findings.sources,
  };
}

/** True where enough was read to be of use. */
export const hasEnoughOfBack = ({ cic, ocr_number }: Pick<IneBack, 'cic' | 'ocr_number'>): boolean => cic !== null || ocr_number !== null;
