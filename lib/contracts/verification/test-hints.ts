import { type TestPerson, testInvoiceCode, testInvoices, testPeople } from './test-people.ts';

/** Sentences for the API references about the fictitious people of test keys. */

const sentence = (items: readonly string[]) => `With a test key: ${items.join('; ')}.`;

const named = (member: 'curp' | 'rfc', people: readonly TestPerson[]) =>
  people.flatMap(({ record, plays }) => (record[member] ? [`\`${record[member]}\` ${plays}`] : []));

/** Returns the sentence for a CURP operation. `find` searches by personal data, the others by CURP. */
export function curpsOf(operation: 'government' | 'get' | 'find' | 'combined'): string {
  if (operation !== 'find') return sentence(named('curp', testPeople));
  const [luisa] = testPeople;
  const { name, first_last_name, second_last_name, birth_date, birth_federal_entity } = luisa!.record;
  return sentence([
    `the data of \`${luisa!.record.curp}\` (${name} ${first_last_name} ${second_last_name}, ${birth_date}, M, ${birth_federal_entity}), and of everybody whom Obtain CURP information lists`,
  ]);
}

export const rfcsOf = (): string => sentence(named('rfc', testPeople));

export const votersOf = (): string =>
  sentence(
    testPeople.flatMap(({ record: { cic, elector_key, ocr, emission_number, credential_type, curp }, plays }) =>
      cic
        ? [
            `\`${credential_type}\` cic \`${cic}\`, elector key \`${elector_key}\`, ocr \`${ocr}\`, emission number \`${emission_number}\` (\`${curp}\`) ${plays}`,
          ]
        : [],
    ),
  );

export const invoicesOf = (): string =>
  sentence([
    `a PDF with a QR code that says \`${testInvoiceCode(testInvoices[0]!)}\` is ${testInvoices[0]!.plays}`,
    ...testInvoices.slice(1).map(({ uuid, plays }) => `with the uuid \`${uuid}\`: ${plays}`),
  ]);
