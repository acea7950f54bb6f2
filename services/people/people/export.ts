import { ReadableStream } from 'node:stream/web';
import type { z } from 'zod';
import type { exportRequest } from '#contracts/people/people.ts';
import { mexicanDate, startOfDay } from '#mexico/today.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { type AddressRow, addressesOf } from '../model/address-store.ts';
import { type ContactRow, contactsOf } from '../model/contact-store.ts';
import { type PersonRow, peopleOf } from '../model/person-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import { personRecord } from '../records/person-record.ts';
import { CSV_START, type CsvValue, csvLine } from './csv.ts';

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
const addressColumns = ['street', 'ext_num', 'int_num', 'colony', 'municipality', 'city', 'state', 'zip_code'] as const;
const contactColumns = ['email', 'phone', 'email_confirmation', 'sms_confirmation'] as const;

/** The people read per query, so that the first lines are sent before the last ones are read. */
const BATCH = 500;

/**
 * Streams people as lines of CSV, newest first, each with the current (else newest) address and the newest contact data. The first lines
 * are read before the function resolves, so that an early failure can still be answered as a problem.
 */
export async function exportPeople(
  platform: Platform<PeopleTables>,
  caller: Caller,
  { start_date, end_date, exclude }: z.output<typeof exportRequest>,
): Promise<ReadableStream<Uint8Array>> {
  const { clock, database } = platform;
  const today = mexicanDate(clock.now());
  const withAddress = !exclude?.includes('address');
  const withContact = !exclude?.includes('contact');
  const people = peopleOf(caller, database.query, clock.now());
  const bounds = { from: dayOrNull(start_date), before: dayOrNull(end_date, 1) };

  const linesOf = async (rows: readonly PersonRow[]) => {
    const ids = rows.map(({ id }) => id);
    const addresses = withAddress ? await addressesOf(caller, database.query, clock.now()).presentOf(ids) : new Map<string, AddressRow>();
    const contacts = withContact ? await contactsOf(caller, database.query, clock.now()).newestOf(ids) : new Map<string, ContactRow>();
    return rows.map((row) => {
      const person = personRecord(row, today);
      const cells: CsvValue[] = personColumns.map((column) => person[column]);
      if (withAddress) cells.push(...addressColumns.map((column) => addresses.get(row.id)?.[column] ?? null));
      if (withContact) cells.push(...contactColumns.map((column) => contacts.get(row.id)?.[column] ?? null));
      return csvLine(cells);
    });
  };

  const batch = (cursor?: string) => people.list({ page: 1, per_page: BATCH, cursor }, bounds);
  const first = await batch();
  const firstLines = await linesOf(first.rows);
  const encoder = new TextEncoder();

  async function* lines(): AsyncGenerator<Uint8Array> {
    const titles = [...personColumns, ...(withAddress ? addressColumns : []), ...(withContact ? contactColumns : [])];
    yield encoder.encode(CSV_START + csvLine(titles) + firstLines.join(''));
    for (let page = first; page.after; ) {
      page = await batch(page.after);
      yield encoder.encode((await linesOf(page.rows)).join(''));
    }
  }
  return ReadableStream.from(lines());
}

const dayOrNull = (date: string | null | undefined, later = 0) => (date ? startOfDay(date, later) : null);
