import { FieldCollector, type ParsedPaper } from '#papers/findings/findings.ts';
import { zoneField } from '#papers/findings/zone-values.ts';
import type { Paper } from '#papers/layout/page.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import { takeKnown } from '../values/first-by-phrase.ts';
import { type IneBackText, ineBackTexts } from './fields.ts';

/** Fields of the machine-readable zone. A field that was not read surely is null. */
export interface IneBack extends Record<IneBackText, string | null> {
  lines: string[];
  is_cic_digit_check_consistent: boolean;
}

const noTexts = Object.fromEntries(ineBackTexts.map((name) => [name, null])) as Record<IneBackText, null>;
const NOTHING: IneBack = { ...noTexts, lines: [], is_cic_digit_check_consistent: false };

const compact = (iso: string | null) => iso?.replaceAll('-', '') ?? null;

/** Reads the back of an INE from its machine-readable zone; all fields are null without a zone. @param today ISO date in Mexico. */
export function readIneBack({ pages }: Paper, { today }: { today: string }): ParsedPaper<IneBack> {
  const zone = zoneOf(pages, today);
  const ine = zone?.mrz.ine;
  if (!zone || !ine) return { data: NOTHING, sources: {} };
  const { lines, mrz } = zone;
  const findings = new FieldCollector();
  const partOfZone = (value: string | null, isCheckRight?: boolean) => zoneField(zone, value, isCheckRight);
  const { checks } = mrz;
  // Parts of the second line before `MEX<`, as they were read.
  const head = /(\d{6})(\d)([A-Z<])(\d{6})(\d)MEX/.exec(lines[1]!);
  return {
    data: {
      ...findings.takeAll({
        ocr_number: partOfZone(ine.sectionAndConsecutive),
        cic: partOfZone(ine.cic, checks.document_number),
        cic_digit_check: partOfZone(ine.cicCheckDigit),
        section_and_consecutive: partOfZone(ine.sectionAndConsecutive),
        gender: partOfZone(mrz.sex),
        nationality: partOfZone(mrz.nationality),
        name: partOfZone(mrz.names),
        lastname: partOfZone(mrz.lastNames),
        date: partOfZone(compact(mrz.birthDate), checks.birth_date),
        expiration_date: partOfZone(compact(mrz.expiryDate), checks.expiry_date),
        date_check_digit: partOfZone(head?.[2] ?? null),
        expiration_date_digit_check: partOfZone(head?.[5] ?? null),
        emission_and_fuare: partOfZone(ine.emissionAndFuar),
      }),
      lines: lines.map((line, at) => takeKnown(findings, `lines.${at}`, partOfZone(line)) ?? line),
      is_cic_digit_check_consistent: checks.document_number === true,
    },
    sources: findings.sources,
  };
}

export const hasEnoughOfBack = ({ cic, ocr_number }: Pick<IneBack, 'cic' | 'ocr_number'>): boolean => cic !== null || ocr_number !== null;
