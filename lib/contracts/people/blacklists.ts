import { z } from 'zod';
import { recordOperations } from '../base/record-operations.ts';
import { line, pageQuery, timestamp, uuid } from '../base/service.ts';

/** Operations (not in `spec/`) on lists of people whom a tenant refuses; validations of the class `blacklist` read the lists. */

const MOST_ENTRIES = 5_000;

const entryKind = z
  .enum(['name', 'national_id', 'tax_id', 'email', 'phone', 'address'])
  .meta({ description: '`name` and `address` match what is alike; the others what is the same.' });

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
    .max(MOST_ENTRIES)
    .meta({ examples: [[{ kind: 'name', value: 'Luisa Pérez Gómez' }]] }),
});
const records = recordOperations(
  '/v1/blacklists',
  ['Blacklists', 'Ours'],
  { one: 'blacklist', many: 'blacklists', id: 'id' },
  blacklistDetail,
);

export const blacklistsContract = {
  list: records.list('Without their entries, which *Get blacklist* shows.', z.object(pageQuery), blacklist),
  create: records.create('The entries are kept sealed.', fields),
  get: records.get('One list, with its entries.'),
  update: records.update('`entries` are replaced whole.', fields.partial()),
};
