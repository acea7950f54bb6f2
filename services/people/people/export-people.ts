import { ReadableStream } from 'node:stream/web';
import type { z } from 'zod';
import { addressTexts } from '#contracts/people/addresses.ts';
import type { exportRequest } from '#contracts/people/people.ts';
import { mexicanDate, startOfDay } from '#mexico/today.ts';
import type { Caller } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { type AddressRow, addressesOf } from '../model/address-store.ts';
import { type ContactRow, contactsOf } from '../model/contact-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { sourceOf } from '../model/known-by.ts';
import { type PersonRow, peopleOf } from '../model/person-store.ts';
import { personRecord } from '../records/person-record.ts';
import { CSV_START, type CsvValue, csvLine } from './csv.ts';
import { fileHeaders } from './file-headers.ts';

const personColumns = [
  'id',
  'national_id',
  'name',
  'first_lastname',
  'second_lastname',
  'birthdate',
  'gender',
  'tax_id',
  'nationality_id',
  'state_id',
  'entity_of_birth',
  'external_ref_id',
  'vendor_ref_id',
  'marital_status_id',
  'people_group_id',
  'age',
  'information_percentage',
  'created_at',
  'updated_at',
] as const;
const contactColumns = ['email', 'phone', 'email_confirmation', 'sms_confirmation'] as const;
/** How the person, the address and the contact data are known, after all other columns. */
const sourceColumns = { person: ['vouched_by'], address: ['address_known_by'], contact: ['email_known_by', 'phone_known_by'] } as const;

/** The people read per query, so that the first lines are sent before the last ones are read. */
const BATCH = 500;

export const exportPeople = (platform: PeoplePlatform) =>
  implementer.people.exportCsv.handler(async ({ input, context: { caller } }) => {
    const { start_date, end_date } = input;
    if (start_date && end_date && end_date < start_date) throw invalidMember('end_date', 'too_early', 'end_date is before start_date.');
    const body = await csvOf(platform, caller, input);
    return { headers: fileHeaders('text/csv; charset=utf-8', `people-${mexicanDate(platform.clock.now())}.csv`), body };
  });

/**
 * Streams people as lines of CSV, newest first, each with the current (else newest) address and the newest contact data. The first lines
 * are read before the function resolves, so that an early failure can still be answered as a problem.
 */
async function csvOf(
  { clock, database }: PeoplePlatform,
  caller: Caller,
  { start_date, end_date, exclude }: z.output<typeof exportRequest>,
): Promise<ReadableStream<Uint8Array>> {
  const now = clock.now();
  const withAddress = !exclude?.includes('address');
  const withContact = !exclude?.includes('contact');
  const people = peopleOf(caller, database.query, now);
  const bounds = { from: dayOrNull(start_date), before: dayOrNull(end_date, 1) };

  const linesOf = async (rows: readonly PersonRow[]) => {
    const ids = rows.map(({ id }) => id);
    const addresses = withAddress ? await addressesOf(caller, database.query, clock.now()).presentOf(ids) : new Map<string, AddressRow>();
    const contacts = withContact ? await contactsOf(caller, database.query, clock.now()).newestOf(ids) : new Map<string, ContactRow>();
    return rows.map((row) => {
      const person = personRecord(row, now);
      const cells: CsvValue[] = personColumns.map((column) => person[column]);
      if (withAddress) cells.push(...addressTexts.map((column) => addresses.get(row.id)?.[column] ?? null));
      const contact = contacts.get(row.id);
      if (withContact) cells.push(...contactColumns.map((column) => contact?.[column] ?? null));
      cells.push(row.vouched_by);
      if (withAddress) cells.push(addresses.get(row.id)?.known_by?.by ?? null);
      if (withContact)
        cells.push(...(['email', 'phone'] as const).map((member) => sourceOf(contact?.known_by ?? null, member)?.by ?? null));
      return csvLine(cells);
    });
  };

  const batch = (cursor?: string) => people.list({ page: 1, per_page: BATCH, cursor }, bounds);
  const first = await batch();
  const firstLines = await linesOf(first.rows);
  const encoder = new TextEncoder();

  async function* lines(): AsyncGenerator<Uint8Array> {
    const columns = [...personColumns, ...(withAddress ? addressTexts : []), ...(withContact ? contactColumns : [])];
    const { person, address, contact } = sourceColumns;
    const titles = [...columns, ...person, ...(withAddress ? address : []), ...(withContact ? contact : [])];
    yield encoder.encode(CSV_START + csvLine(titles) + firstLines.join(''));
    for (let page = first; page.after; ) {
      page = await batch(page.after);
      yield encoder.encode((await linesOf(page.rows)).join(''));
    }
  }
  return ReadableStream.from(lines());
}

const dayOrNull = (date: string | null | undefined, later = 0) => (date ? startOfDay(date, later) : null);
