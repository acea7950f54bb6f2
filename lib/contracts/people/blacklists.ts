import { z } from 'zod';
import { recordOperations } from '../base/record-operations.ts';
import { line, pageQuery, timestamp, uuid } from '../base/service.ts';

/** Operations (not in `spec/`) on lists of people whom a tenant refuses; validations of the class `blacklist` read the lists. */

const MAX_ENTRIES = 5_000;

const entryKind = z
  .enum(['name', 'national_id', 'tax_id', 'email', 'phone', 'address'])
  .describe('The type of the value. `name` and `address` match similar values, the others equal values.');

export const blacklistEntry = z.object({ kind: entryKind, value: line(200).min(1) });
export type BlacklistEntry = z.output<typeof blacklistEntry>;

const listed = {
  id: uuid,
  name: z.string(),
  entry_count: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
};

export const blacklist = z.object(listed).meta({ id: 'Blacklist' });

const blacklistDetail = z
  .object({ ...listed, entries: z.array(z.object({ kind: entryKind, value: z.string() })) })
  .meta({ id: 'BlacklistDetail' });

const fields = z.object({
  name: line(200).min(1),
  entries: z
    .array(blacklistEntry)
    .max(MAX_ENTRIES)
    .meta({ examples: [[{ kind: 'name', value: 'Luisa Pérez Gómez' }]] }),
});
const records = recordOperations(
  '/v1/blacklists',
  ['Blacklists', 'Ours'],
  { one: 'blacklist', many: 'blacklists', id: 'id' },
  blacklistDetail,
);

export const blacklistsContract = {
  list: records.list('Returns the lists without their entries, which *Get blacklist* returns.', z.object(pageQuery), blacklist),
  create: records.create('Creates a list. Its entries are stored encrypted.', fields),
  get: records.get('Returns a list with its entries.'),
  update: records.update('Changes the members that are sent; `entries` are replaced whole.', fields.partial()),
};
