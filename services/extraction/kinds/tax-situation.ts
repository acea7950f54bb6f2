import type { z } from 'zod';
import { parseCsfCode } from '../../../mexico/csf-code.ts';
import { parseCurp } from '../../../mexico/curp.ts';
import type { Paper } from '../layout/page.ts';
import { postalCodeIn } from '../texts/addresses.ts';
import { dateIn } from '../texts/dates.ts';
import { curpIn, figuresIn, rfcIn } from '../texts/identifiers.ts';
import { nameIn } from '../texts/names.ts';
import { Findings, type Found, foundBy, mapFound } from './findings.ts';
import type { Reading } from './kind.ts';
import { LabelReader, printed } from './label-reader.ts';
import { taxLabels } from './tax-labels.ts';
import { regimesOf } from './tax-regimes.ts';
import type { taxpayer, taxSituation } from './tax-situation.contract.ts';

type Member<Name extends keyof typeof taxSituation> = z.output<(typeof taxSituation)[Name]>;

export interface TaxSituation {
  holder: z.output<typeof taxpayer>;
  rest: { [Name in keyof typeof taxSituation]: Member<Name> };
  sources: Findings['sources'];
}

/** Figures of an idCIF. */
const idIn = (text: string) => [11, 10, 9, 8].map((count) => figuresIn(text, count)).find((figures) => figures !== null) ?? null;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;
const emailIn = (text: string) => EMAIL.exec(text.replace(/\s/g, ''))?.[0] ?? null;
const LONG = { lines: 3 };

/** Reads SAT's certificate or card. `name` is that of the member with name, RFC and idCIF. */
export function readTaxSituation({ pages, symbols }: Paper, { today }: Reading, name: string): TaxSituation {
  const reader = new LabelReader(pages, taxLabels);
  const findings = new Findings();
  const day = (text: string) => dateIn(text, today);
  const code = symbols.map((payload) => parseCsfCode(payload, today)).find((parsed) => parsed?.kind === 'cif') ?? null;

  const printedRfc = reader.value('rfc', rfcIn, { places: ['right', 'above', 'below'] }) ?? reader.anywhere(rfcIn);
  const rfc = printedRfc ?? foundBy('qr', code?.rfc ?? null);
  const id = reader.value('idCif', idIn) ?? (code?.kind === 'cif' && code.rfc === rfc?.value ? foundBy('qr', code.id_cif) : null);
  const curp = reader.value('curp', curpIn);
  const verdict = curp ? parseCurp(curp.value, today) : null;
  const names = (['name', 'first', 'second'] as const).map((part) => reader.value(part, nameIn, { lines: 2 })) as [
    Found | null,
    Found | null,
    Found | null,
  ];
  const holder = reader.value('holder', printed, { places: ['above', 'right', 'below'], lines: 2 });
  const joined = names[0] && names[1] ? { ...names[0], value: names.flatMap((part) => part?.value ?? []).join(' ') } : null;

  const at = (path: string, found: Found | null) => findings.take(path, found);
  const rest: TaxSituation['rest'] = {
    identification_data: {
      curp: at('identification_data.curp', curp),
      name: at('identification_data.name', names[0]),
      first_lastname: at('identification_data.first_lastname', names[1]),
      second_lastname: at('identification_data.second_lastname', names[2]),
      birthdate: at(
        'identification_data.birthdate',
        reader.value('birth', day) ?? mapFound(curp, () => (verdict?.ok ? verdict.value.birthDate : null)),
      ),
      start_date: at('identification_data.start_date', reader.value('start', day)),
      situation: at('identification_data.situation', reader.value('situation', printed)),
      situation_last_update: at('identification_data.situation_last_update', reader.value('change', day)),
    },
    fiscal_address: {
      street: at('fiscal_address.street', reader.text('street', LONG)),
      ext_num: at('fiscal_address.ext_num', reader.text('outer')),
      int_num: at('fiscal_address.int_num', reader.value('inner', printed, { places: ['right'] })),
      postal_code: at('fiscal_address.postal_code', reader.value('postalCode', postalCodeIn)),
      neighborhood: at('fiscal_address.neighborhood', reader.text('neighborhood', LONG)),
      municipality: at('fiscal_address.municipality', reader.text('municipality', LONG)),
      state: at('fiscal_address.state', reader.text('state', LONG)),
      email: at('fiscal_address.email', reader.value('email', emailIn, LONG)),
      al: at('fiscal_address.al', reader.text('administration')),
    },
    fiscal_characteristics: { rfc: at('fiscal_characteristics.rfc', rfc), regimes: regimesOf(reader, today) },
    qr_found: code !== null,
    qr_valid: code?.kind === 'cif' && code.rfc === rfc?.value && (id === null || code.id_cif === id.value),
  };
  return {
    holder: { full_name: at(`${name}.full_name`, holder ?? joined), rfc: at(`${name}.rfc`, rfc), id: at(`${name}.id`, id) },
    rest,
    sources: findings.sources,
  };
}
