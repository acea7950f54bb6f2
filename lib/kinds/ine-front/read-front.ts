import { type KnownOfPerson, knownName } from '#papers/findings/codes/hints.ts';
import { birthOf, correctCurp, correctElectorKey, readCurp, readElectorKey, reconcile } from '#papers/findings/codes/read.ts';
import { FieldCollector, isSure, mapField, type ParsedPaper, sureValue } from '#papers/findings/findings.ts';
import { LabelReader } from '#papers/findings/label-reader.ts';
import type { Paper } from '#papers/layout/page.ts';
import { hasPhrase } from '#papers/layout/phrases.ts';
import { dateIn } from '#papers/texts/dates.ts';
import { firstByPhrase, takeKnown } from '../values/first-by-phrase.ts';
import { addressAbroad, addressBelow, namesBelow } from './blocks.ts';
import type { IneFrontText } from './fields.ts';
import { ineLabels } from './labels.ts';
import { modelOf } from './model.ts';
import { validityOf } from './validity.ts';

/** Text of each field, as it is printed. A field that was not read surely is null. */
export interface IneFront extends Record<IneFrontText, string | null> {
  is_foreign: boolean;
  /** The numbers of state and municipality that models C to F print: `14`, `039`. */
  state_id: string | null;
  city_id: string | null;
}

const yearIn = (text: string) => /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0] ?? null;
const figures = (count: number) => (text: string) => new RegExp(`(?<!\\d)\\d{${count}}(?!\\d)`).exec(text)?.[0] ?? null;
/** Reads a number that stands alone; of states there are 32. */
const stateNumberIn = (text: string) => /^(?:0[1-9]|[12]\d|3[0-2])$/.exec(text.trim())?.[0] ?? null;
const municipalityNumberIn = (text: string) => /^\d{3}$/.exec(text.trim())?.[0] ?? null;
const sexIn = (text: string) => /(?<!\p{L})(?:[HMX]|NB)(?!\p{L})/u.exec(text)?.[0] ?? null;
/** Reads the year of registration and the number of the emission, `2003 02`; null without a year. */
const registrationIn = (text: string) => {
  const [, year, emission] = /(?<!\d)((?:19|20)\d\d)(?:[ -]{1,3}(\d{2}))?(?!\d)/.exec(text) ?? [];
  return year === undefined ? null : { year, emission: emission ?? null };
};

const institutes = [
  { name: 'IFE', phrases: ['Instituto Federal Electoral'] },
  { name: 'INE', phrases: ['Instituto Nacional Electoral'] },
] as const;

/** Reads the front of an INE. @param today ISO date in Mexico. */
export function readIneFront({ pages }: Paper, { today }: { today: string }): ParsedPaper<IneFront> {
  const reader = new LabelReader(pages, ineLabels);
  const findings = new FieldCollector();
  const names = namesBelow(reader);
  const birth = reader.value('birth', (text) => dateIn(text, today), { places: ['below', 'right'] });
  const sex = reader.value('sex', sexIn);
  const printedKey = readElectorKey(reader, 'electorKey');
  const person = {
    name: knownName(names.name, names.first_lastname, names.second_lastname),
    birthDate: sureValue(birth),
    sex: sureValue(sex),
    electorKey: sureValue(printedKey),
  };
  const printedCurp = readCurp(reader, 'curp');
  const curpWith = (facts: KnownOfPerson) => correctCurp(printedCurp, facts, today);
  const curp = curpWith(person);
  // The CURP that checks the elector key is settled without that key, so that the key does not confirm itself.
  const key = correctElectorKey(printedKey, { ...person, curp: sureValue(curpWith({ ...person, electorKey: null })) });
  const curpWithoutSex = curpWith({ ...person, sex: null });
  const registration = reader.value('registration', registrationIn);
  const section = reader.value('section', figures(4));
  const emissionYear = reader.value('emission', yearIn);
  const span = validityOf(reader, { emission: emissionYear?.value ?? null, section: section?.value ?? null, today });
  const emission = emissionYear ?? mapField(span, ({ start }) => start);
  const isForeign = hasPhrase(reader.rows, 'Desde el extranjero');
  const address = isForeign ? addressAbroad(reader) : addressBelow(reader);
  const isDomestic = !isForeign && address.province !== null;
  const keySex = mapField(isSure(curpWithoutSex) ? curpWithoutSex : null, (code) => code.charAt(10));
  const institute = firstByPhrase(reader.rows, institutes);
  const model = modelOf({ reader, isForeign, isDomestic, hasCurp: curp !== null, hasSpan: (span?.value.start ?? null) !== null });
  const [type, ineType] = [mapField(institute, ({ name }) => name), mapField(institute, () => model)];
  return {
    data: {
      ...findings.takeAll({
        ...names,
        birthdate: reconcile(birth, birthOf(curpWith({ ...person, birthDate: null }), today)),
        gender: reconcile(sex, keySex),
        elector_key: key,
        curp,
        // A credential prints a year, and is in force until its last day.
        expiration_date: mapField(span, ({ end }) => `${end}-12-31`),
        ...address,
        emission_number: mapField(registration, ({ emission }) => emission),
        section_id: section,
        register_year: mapField(registration, ({ year }) => year),
        emission_year: emission,
      }),
      type: takeKnown(findings, 'type', type),
      ine_type: takeKnown(findings, 'ine_type', ineType),
      is_foreign: isForeign,
      ...findings.takeAll({
        state_id: reader.value('state', stateNumberIn),
        city_id: reader.value('municipality', municipalityNumberIn),
      }),
    },
    sources: findings.sources,
  };
}

export const hasEnoughOfFront = ({ elector_key, curp, name }: Pick<IneFront, 'elector_key' | 'curp' | 'name'>): boolean =>
  (elector_key !== null || curp !== null) && name !== null;
