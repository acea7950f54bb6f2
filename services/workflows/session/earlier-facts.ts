import type { EarlierFacts } from '#contracts/steps/step.ts';
import type { PrintedAddress } from '#mexico/places/printed-address.ts';
import type { StepRow } from '../model/step-row.ts';

/** Merges the facts of the finished steps before a step, limited to facts that it may show; later facts take precedence. */
export function earlierFacts(steps: readonly StepRow[], { position }: Pick<StepRow, 'position'>): EarlierFacts {
  const facts = steps.flatMap((step) => (step.position < position && step.status === 'success' ? (step.facts ?? []) : []));
  const persons = facts.flatMap(({ person }) => person ?? []);
  const {
    national_id = null,
    name = '',
    first_lastname = '',
    second_lastname = '',
  } = Object.assign({}, ...persons) as (typeof persons)[number] | Record<string, never>;
  return {
    person: national_id === null ? null : { national_id, name, first_lastname, second_lastname },
    printed_address: facts.flatMap(({ printed_address }) => printed_address ?? []).at(-1) ?? null,
    address: facts.flatMap(({ address }) => (address ? [asPrinted(address)] : [])).at(-1) ?? null,
    phones: facts.flatMap(({ contact }) => contact?.phone ?? []),
  };
}

/** Converts the address of a person's record to the members of a printed address. */
function asPrinted(address: Readonly<Record<string, unknown>>): PrintedAddress {
  const partOf = (member: string) => (typeof address[member] === 'string' && address[member] !== '' ? address[member] : null);
  const street = [partOf('street'), partOf('ext_num'), partOf('int_num')].filter((part) => part !== null).join(' ');
  return {
    ...{ street: street || null, neighborhood: partOf('colony'), zip_code: partOf('zip_code') },
    ...{ city: partOf('municipality'), province: partOf('state') },
  };
}
