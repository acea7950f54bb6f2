import type { z } from 'zod';
import { parseCsfCode } from '../../../mexico/csf-code.ts';
import type { Paper } from '../layout/page.ts';
import { postalCodeIn } from '../texts/addresses.ts';
import { dateIn } from '../texts/dates.ts';
import { figuresIn } from '../texts/identifiers.ts';
import { nameIn } from '../texts/names.ts';
import { agreed, birthOf, curpOf, curpRead, rfcOf, rfcRead, sameAsCode } from './codes/read.ts';
import { corroborated, Findings, type Found, foundBy, isSure, together } from './findings.ts';
import type { Reading } from './kind.ts';
import { LabelReader, printed } from './label-reader.ts';
import { taxLabels } from './tax-labels.ts';
import { regimesOf } from './tax-regimes.ts';
import type { taxpayer, taxSituation } from './tax-situation.contract.ts';
import { asKnown, stateNames } from './vocabulary.ts';

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
/** `JALISCO 1`: the blank before the figure is narrow. */
const officeIn = (text: string) => printed(text.replace(/(?<=\p{L}{3})(?=\d{1,2}$)/u, ' '));
/** States of a taxpayer. */
const situations = ['ACTIVO', 'REACTIVADO', 'SUSPENDIDO', 'CANCELADO'];
/** How rarely a name that is printed at two places is read wrongly at both. */
const PRINTED_TWICE = 100;

/** Reads SAT's certificate or card. `name` is that of the member with name, RFC and idCIF. */
export function readTaxSituation({ pages, symbols }: Paper, { today }: Reading, name: string): TaxSituation {
  const reader = new LabelReader(pages, taxLabels);
  const findings = new Findings();
  const day = (text: string) => dateIn(text, today);
  const code = symbols.map((payload) => parseCsfCode(payload, today)).find((parsed) => parsed?.kind === 'cif') ?? null;

  const birth = reader.value('birth', day);
  const curp = curpOf(curpRead(reader, 'curp'), { birthDate: birth?.value ?? null }, today);
  const person = { curp: isSure(curp) ? curp!.value : null, birthDate: birth?.value ?? null };
  const printedRfc = rfcOf(rfcRead(reader, 'rfc', { places: ['right', 'above', 'below'] }), person, today);
  const rfc = sameAsCode(printedRfc, foundBy('qr', code?.rfc ?? null));
  const printedId = reader.value('idCif', idIn);
  const id = code?.kind === 'cif' && code.rfc === rfc?.value ? sameAsCode(printedId, foundBy('qr', code.id_cif)) : printedId;
  const holder = reader.value('holder', printed, { places: ['above', 'right', 'below'], lines: 2 });
  const names = (['name', 'first', 'second'] as const)
    .map((part) => reader.value(part, nameIn, { lines: 2 }))
    .map((part) => (part && holder && ` ${holder.value} `.includes(` ${part.value} `) ? corroborated(part, PRINTED_TWICE) : part));
  const parts = names.filter((part) => part !== null && part !== undefined);
  const joined = names[0] && names[1] ? together(parts.map(({ value }) => value).join(' '), parts) : null;
  const wholeName = joined ? agreed(holder, joined) : holder;

  const at = (path: string, found: Found | null) => findings.take(path, found);
  const rest: TaxSituation['rest'] = {
    identification_data: {
      curp: at('identification_data.curp', curp),
      name: at('identification_data.name', names[0] ?? null),
      first_lastname: at('identification_data.first_lastname', names[1] ?? null),
      second_lastname: at('identification_data.second_lastname', names[2] ?? null),
      birthdate: at('identification_data.birthdate', agreed(birth, birthOf(curp, today))),
      start_date: at('identification_data.start_date', reader.value('start', day)),
      situation: at('identification_data.situation', asKnown(reader.value('situation', printed), situations)),
      situation_last_update: at('identification_data.situation_last_update', reader.value('change', day)),
    },
    fiscal_address: {
      street: at('fiscal_address.street', reader.text('street', LONG)),
      ext_num: at('fiscal_address.ext_num', reader.text('outer')),
      int_num: at('fiscal_address.int_num', reader.value('inner', printed, { places: ['right'] })),
      postal_code: at('fiscal_address.postal_code', reader.value('postalCode', postalCodeIn)),
      neighborhood: at('fiscal_address.neighborhood', reader.text('neighborhood', LONG)),
      municipality: at('fiscal_address.municipality', reader.text('municipality', LONG)),
      state: at('fiscal_address.state', asKnown(reader.text('state', LONG), stateNames)),
      email: at('fiscal_address.email', reader.value('email', emailIn, LONG)),
      al: at('fiscal_address.al', reader.value('administration', officeIn)),
    },
    fiscal_characteristics: { rfc: at('fiscal_characteristics.rfc', rfc), regimes: regimesOf(reader, today, findings) },
    qr_found: code !== null,
    qr_valid: code?.kind === 'cif' && code.rfc === rfc?.value && (id === null || code.id_cif === id.value),
  };
  return {
    holder: { full_name: at(`${name}.full_name`, wholeName), rfc: at(`${name}.rfc`, rfc), id: at(`${name}.id`, id) },
    rest,
    sources: findings.sources,
  };
}
