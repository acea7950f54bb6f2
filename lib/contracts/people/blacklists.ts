import { z } from 'zod';
import { addressedOperation, envelope, line, operation, paged, pageQuery, pathUuid, timestamp, uuid } from '../base/service.ts';

/** Lists of whom a tenant does not want. Ours; the class `blacklist` of validations reads them. */

/** Of one list. */
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

/** As lists show it. */
export const blacklist = z.object(listed).meta({ id: 'Blacklist' });

export const blacklistDetail = z
  .object({ ...listed, entries: z.array(z.object({ kind: entryKind, value: z.string() })) })
  .meta({ id: 'BlacklistDetail' });

const fields = z.object({
  name: line(200).min(1),
  entries: z
    .array(blacklistEntry)
    .max(MOST_ENTRIES)
    .meta({ examples: [[{ kind: 'name', value: 'Luisa Pérez Gómez' }]] }),
});
const byId = z.object({ id: pathUuid });
const blacklists = { tags: ['Blacklists', 'Ours'] };

export const blacklistsContract = {
  list: operation
    .route({
      method: 'GET',
      path: '/v1/blacklists',
      summary: 'List blacklists',
      description: 'Without their entries, which *Get blacklist* shows.',
      ...blacklists,
    })
    .input(z.object(pageQuery))
    .output(envelope(paged(blacklist))),
  create: operation
    .route({
      method: 'POST',
      path: '/v1/blacklists',
      summary: 'Create blacklist',
      description: 'The entries are kept sealed.',
      successStatus: 201,
      ...blacklists,
    })
    .input(fields)
    .output(envelope(blacklistDetail)),
  get: operation
    .route({
      method: 'GET',
      path: '/v1/blacklists/{id}',
      summary: 'Get blacklist',
      description: 'One list, with its entries.',
      ...blacklists,
    })
    .input(byId)
    .output(envelope(blacklistDetail)),
  update: addressedOperation
    .route({
      method: 'PATCH',
      path: '/v1/blacklists/{id}',
      summary: 'Update blacklist',
      description: '`entries` are replaced whole.',
      ...blacklists,
    })
    .input(z.object({ params: byId, body: fields.partial() }))
    .output(envelope(blacklistDetail)),
};
